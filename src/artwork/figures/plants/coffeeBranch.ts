import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

/** Upper and lower half of a coffee leaf from its stalk at the origin to its drip tip, and its ribs. */
const UPPER = '0,0,1 40,-40 90,-64 130,-44 170,-62 214,-34 250,-6 292,6,1 200,4 100,2';
const LOWER = '0,0,1 100,2 200,4 292,6,1 240,36 206,56 164,46 126,66 80,54 34,34';
const RIBS =
  '0,0,4 120,2,3 290,6,0;50,0,2 74,-24,1 84,-44,0;110,2,2 138,-18,1 150,-38,0;170,3,2 198,-12,1 212,-26,0;70,2,2 92,24,1 98,46,0;130,3,2 156,22,1 162,38,0';

/** The inks of a branch: of leaves in the light, in shade, their ribs; of cherries in the light, in shade, unripe. */
export type CoffeeInks = readonly [
  lit: string,
  shade: string,
  rib: string,
  cherry: string,
  dusk: string,
  unripe: string,
];

/** Where leaves sit in pairs along the branch: x, y, turns of the two, size. */
const NODES = [
  [20, 2, -64, 70, 0.9],
  [180, -26, -62, 52, 1],
  [350, -34, -50, 48, 0.92],
  [510, -22, -34, 62, 0.78],
  [640, 6, -4, 50, 0.62],
] as const;

/** Cherries around a node: their places, and which one is not yet ripe. */
const CLUSTER = [
  [-34, 14, 0],
  [-6, 30, 0],
  [30, 22, 0],
  [16, -10, 0],
  [-20, -14, 1],
] as const;

/** An arabica branch that reaches to the right, 700 pixels long, cherries at its nodes. */
export const coffeeBranch = ([lit, shade, rib, cherry, dusk, unripe]: CoffeeInks): readonly Layer[] => {
  const leaf = [cut(shade, outline(LOWER)), cut(lit, outline(UPPER)), cut(rib, limb(RIBS))];
  return [
    ...NODES.map(([x, y, turn, , scale]) => moved({ x, y, turn, scale }, ...leaf)),
    cut(rib, limb('-200,60,14 20,2,10 200,-34,8 380,-40,6 520,-24,5 660,12,3')),
    ...NODES.slice(0, 4).flatMap(([x, y, , , scale]) => [
      cut(dusk, ...CLUSTER.map(([u, v]) => disc(x + u * scale, y + v * scale, 21 * scale))),
      cut(
        cherry,
        ...CLUSTER.filter(([, , raw]) => raw === 0).map(([u, v]) =>
          disc(x + (u - 4) * scale, y + (v - 4) * scale, 17 * scale),
        ),
      ),
      cut(
        unripe,
        ...CLUSTER.filter(([, , raw]) => raw === 1).map(([u, v]) =>
          disc(x + (u - 3) * scale, y + (v - 3) * scale, 18 * scale),
        ),
      ),
    ]),
    ...NODES.map(([x, y, , turn, scale]) => moved({ x, y: y + 6, turn, scale }, ...leaf)),
  ];
};
