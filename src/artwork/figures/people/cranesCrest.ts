import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [HAIR, ROOT, GOLD, GOLD_SHADE] = ['#2a1a30', '#a85a1e', '#ffd23e', '#e39a2a'];
/** How many bristles stand on the head, from the nape to the forehead. */
const COUNT = 46;
/** The skull that they grow from: its middle and its radii. */
const [X, Y, RX, RY] = [560, 280, 172, 178];

/** How long they are: the longest stand over the back of the head, those over the forehead are stubble. */
const lengthAt = (share: number) =>
  26 + 172 * Math.sin(Math.PI * (share < 0.35 ? share / 0.7 : 0.5 + (share - 0.35) / 1.34)) ** 1.1;

/** A place above the scalp: `share` of the way from nape (0) to forehead (1), and how far out. */
function above(share: number, out: number): [number, number] {
  const root = ((196 - share * 128) / 180) * Math.PI;
  const heading = ((204 - share * 114) / 180) * Math.PI;
  return [
    Math.round(X + Math.cos(root) * RX + Math.cos(heading) * out),
    Math.round(Y - Math.sin(root) * RY - Math.sin(heading) * out),
  ];
}

const bristle = (at: number) => {
  const share = at / (COUNT - 1);
  const length = lengthAt(share) * (0.84 + ((at * 37) % 29) / 110);
  const half = 6;
  const along = (way: number) => above(share, length * way).join(',');
  return limb(`${along(-0.3)},${half} ${along(0.5)},${half - 1} ${along(1)},0`);
};
const bristles = (remainder: number) =>
  Array.from({ length: COUNT }, (_, at) => at)
    .filter((at) => at > 1 && at % 2 === remainder)
    .map(bristle);

/** The edge of the dark hair: short tufts that stand between the roots of the bristles. */
const tufts = (out: number, depth: number): string =>
  outline([
    ...Array.from({ length: COUNT * 2 - 1 }, (_, at): Knot => {
      const share = at / (COUNT * 2 - 2);
      return [
        ...above(
          share,
          at % 2 ? out * Math.min(1, lengthAt(share) / 90) * (0.7 + ((at * 13) % 7) / 10) : out * 0.2,
        ),
        1,
      ];
    }),
    ...[0.97, 0.8, 0.6, 0.4, 0.2, 0.03].map((share): Knot => [...above(share, -depth), 1]),
  ]);

/** The stiff gold crown of a crowned crane, which grows from the top of a head in profile to the right: hair lies between. */
export const cranesCrest: Readonly<Record<'bristles' | 'tufts', Layer>> = {
  bristles: (canvas) => {
    cut(GOLD_SHADE, ...bristles(1))(canvas);
    cut(GOLD, ...bristles(0))(canvas);
  },
  tufts: (canvas) => {
    cut(ROOT, tufts(44, 6))(canvas);
    cut(HAIR, tufts(24, 30))(canvas);
  },
};
