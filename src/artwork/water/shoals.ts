import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, wash } from '../canvas/cut.ts';
import { random } from '../canvas/random.ts';
import { disc } from '../drawing/brush.ts';

type Pixel = readonly [x: number, y: number];

/** Where the sea floor lies `deep`: an S from the left to the lower right, out from the sandbank in pixels. */
const depthLine = (x: number, deep: number): number =>
  664 +
  128 * Math.sin((x - 60) / 270) * (1 - deep / 1100) +
  x * 0.1 -
  deep * (1.3 - x / 2000) +
  10 * Math.sin(x / 67 + deep / 46);

/** All that is shallower than `deep`. */
const shelf = (deep: number): string => {
  const edge = Array.from({ length: 17 }, (_, at) => {
    const x = -60 + at * 84;
    return `${x},${Math.round(depthLine(x, deep))}`;
  });
  return `-60,1000,1 -60,${edge[0]!.split(',')[1]},1 ${edge.join(' ')} 1284,1000,1`;
};

/** The meshes of the sun's net on the sand between two depths; the bright cords are what is left between them. */
function meshes(from: number, to: number, cord: number): string[] {
  const chance = random(`net ${from}`);
  const knots = new Map<string, Pixel>();
  const knot = (column: number, line: number): Pixel => {
    const key = `${column} ${line}`;
    const found = knots.get(key) ?? [
      column * 92 + (line % 2) * 46 + chance.between(-26, 26),
      line * 17 + chance.between(-7, 7),
    ];
    knots.set(key, found);
    return found;
  };
  const shapes: string[] = [];
  for (let line = Math.round(from / 17); line < Math.round(to / 17); line += 1) {
    for (let column = -1; column < 14; column += 1) {
      const odd = line % 2;
      const ring = [
        knot(column, line),
        knot(column + odd, line + 1),
        knot(column + 1, line),
        knot(column + odd, line - 1),
      ];
      const mid = [0, 1].map((axis) => ring.reduce((sum, at) => sum + at[axis]!, 0) / 4);
      const [x, y] = [mid[0]!, depthLine(mid[0]!, mid[1]!)];
      // The net is torn: here it is bright, there it fades.
      if (Math.sin(x / 140 + line / 3) + Math.sin(y / 90 - x / 300) < -0.75) continue;
      const corners = ring.map(([cx, deep], at) => {
        const [dx, dy] = [cx - x, depthLine(cx, deep) - y];
        const share = Math.max(0.15, 1 - cord / Math.hypot(dx, dy));
        return `${Math.round(x + dx * share)},${Math.round(y + dy * share)}${at % 2 === 0 ? ',1' : ''}`;
      });
      shapes.push(corners.join(' '));
    }
  }
  return shapes;
}

/** Heads of coral in the deep, in a loose chain along the drop. */
const REEF = Array.from({ length: 34 }, (_, index) => {
  const chance = random(`coral ${index}`);
  const x = 560 + index * 20 + chance.between(-30, 30);
  const y = depthLine(x, 660 + 40 * Math.sin(index / 2.3) + chance.between(0, 60));
  const r = chance.between(5, 20);
  return disc(x, y, r, r * chance.between(0.5, 0.8));
});

/** Clear water from above: from the deep at the upper right to a sandbank, and the sun's net on the floor. */
export const shoals: readonly Layer[] = [
  wash('#0a4a7c'),
  cut('#0c6698', shelf(650)),
  cut('#108cae', shelf(510)),
  cut('#2fb4c0', shelf(390)),
  cut('#66d2cc', shelf(250)),
  cut('#a4e8da', shelf(110)),
  cut('#d8f4e4', shelf(24)),
  cut('#fdf8ea', shelf(-4)),
  cut('#e8d3aa', shelf(-14)),
  cut('#f8ead0', shelf(-70)),
  cut('#159ab4', ...meshes(390, 470, 4)),
  cut('#25a9ba', ...meshes(260, 390, 4)),
  cut('#4fc5c6', ...meshes(130, 260, 5)),
  cut('#86dcd2', ...meshes(40, 130, 5)),
  cut('#083c6a', ...REEF),
  inked(
    '#ead8b4',
    3,
    '800,880 900,846 1010,808 1240,756',
    '980,868 1100,828 1240,800',
    '-20,836 50,852 96,880',
    '-20,880 20,886',
  ),
];
