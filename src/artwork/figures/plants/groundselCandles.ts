import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [BARK, LIT, DEAD, LEAF, GREEN, TIP] = [
  '#04181d',
  '#11383a',
  '#3a2e27',
  '#0c3835',
  '#1a5a49',
  '#378a62',
];

/** Leaves of a rosette towards some angles (0 right, 90 up), `long` pixels to their tips. */
const fan = (angles: readonly number[], long: number) =>
  angles
    .map((degrees) => {
      const [c, s] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];
      const knot = (share: number, drop: number, half: number) =>
        `${Math.round(long * share * c)},${Math.round(long * (share * s + drop * Math.abs(c)))},${Math.round(half * long)}`;
      return limb(
        [knot(0.1, 0, 0.08), knot(0.5, 0, 0.16), knot(0.82, 0.05, 0.13), knot(1, 0.12, 0)].join(' '),
      );
    })
    .join('');

/** A rosette over its collar of dead leaves, its heart at the origin, 100 pixels to the tips. */
const rosette: readonly Layer[] = [
  cut(
    DEAD,
    limb('-20,0,10 -44,60,12 -34,124,0'),
    limb('-6,0,10 -18,80,14 -8,150,0'),
    limb('10,0,10 18,70,14 14,140,0'),
    limb('24,0,10 46,60,12 36,116,0'),
  ),
  cut(LEAF, fan([90, 68, 112, 46, 134, 24, 156, 2, 178, -20, 200, -40, 220], 100)),
  cut(GREEN, fan([79, 101, 57, 123, 35, 145, 13, 167, -10, 190], 80)),
  cut(LEAF, fan([90, 66, 114, 42, 138, 18, 162], 58)),
  cut(TIP, fan([78, 102, 54, 126, 30, 150], 44), disc(0, -4, 9)),
];

/** A giant groundsel like a candelabra: boughs written as limbs, the trunk last, and the hearts of the rosettes they hold up. */
export const groundselCandles = (
  boughs: readonly string[],
  hearts: readonly (readonly [x: number, y: number])[],
  scale: number,
): readonly Layer[] => [
  ...boughs.map((row) => within(LIT, limb(row), cut(BARK, limb(placed({ x: -18, y: 6 })(row))))),
  ...hearts.map(([x, y]) => moved({ x, y, scale }, ...rosette)),
];
