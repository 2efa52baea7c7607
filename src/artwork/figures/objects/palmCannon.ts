import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [IRON, SHEEN, WOOD, WOOD_DEEP, LEAF, LEAF_DEEP, NUT, NUT_LIT] = [
  '#2c1a3c',
  '#5b3f6e',
  '#a03d2a',
  '#742a24',
  '#2f9a58',
  '#14603f',
  '#9a3f1c',
  '#d9702c',
];

/** A frond from the origin to the right that rises and droops: smooth above, combed below. */
function frond(long: number, rise: number, droop: number): string {
  const at = (share: number) => [share * long, droop * share * share - rise * share] as const;
  const upper = [0.25, 0.5, 0.75].map((share) => {
    const [x, y] = at(share);
    return `${Math.round(x)},${Math.round(y - 18 * (1 - share))}`;
  });
  const comb = Array.from({ length: 10 }, (_, at10) => {
    const share = (9.4 - at10) / 10;
    const [x, y] = at(share);
    const deep = 88 * Math.min(1, (1 - share) * 2.6, share * 3 + 0.2);
    return `${Math.round(x + deep * 0.32)},${Math.round(y + deep)},1 ${Math.round(x - 12)},${Math.round(y + 9)},1`;
  });
  const [x, y] = at(1);
  return `0,-10,1 ${upper.join(' ')} ${Math.round(x)},${Math.round(y)},1 ${comb.join(' ')}`;
}

/** The crown, far and near: how far each frond is turned, whether to the left, how long it is, its rise and droop. */
type Frond = readonly [turn: number, flip: boolean, long: number, rise: number, droop: number];
const FAR: readonly Frond[] = [
  [-36, false, 310, 110, 190],
  [34, true, 300, 110, 190],
  [14, false, 340, 90, 220],
  [-34, true, 250, 50, 190],
];
const NEAR: readonly Frond[] = [
  [-64, false, 262, 40, 120],
  [62, true, 258, 50, 120],
  [-14, false, 360, 120, 220],
  [8, true, 340, 110, 230],
  [38, false, 310, 50, 170],
];
const crown = (ink: string, fronds: readonly Frond[]) =>
  fronds.map(([turn, flip, long, rise, droop]) =>
    moved({ x: 500, y: -394, turn, flip }, cut(ink, frond(long, rise, droop))),
  );

/** The barrel from breech to muzzle, along the x axis. */
const BARREL =
  '-126,-20,1 -122,-84,1 -92,-84,1 -86,-72,1 60,-66,1 64,-76,1 90,-76,1 94,-60,1 240,-52,1 244,-62,1 266,-62,1 270,-48,1 506,-36,1 528,-40 552,-66,1 576,-66,1 576,66,1 552,66,1 528,40 506,36,1 270,48,1 266,62,1 244,62,1 240,52,1 94,60,1 90,76,1 64,76,1 60,66,1 -86,72,1 -92,84,1 -122,84,1 -126,20,1';

const NUTS = [
  [498, -362],
  [560, -364],
  [530, -312],
] as const;

/** An old ship's gun on its carriage, its trunnion at the origin; the barrel is the trunk of a coconut palm. */
export const palmCannon: readonly Layer[] = [
  ...crown(LEAF_DEEP, FAR),
  moved(
    { x: 0, y: 0, turn: -38 },
    cut(IRON, disc(-160, 0, 28), '-160,-14,1 -120,-22,1 -120,22,1 -160,14,1'),
    within(
      IRON,
      BARREL,
      cut(SHEEN, '-170,-58,1 60,-48,1 260,-36,1 600,-32,1 600,-14,1 260,-16,1 60,-24,1 -170,-32,1'),
      // The rings of the trunk.
      inked(
        SHEEN,
        7,
        ...[126, 164, 202, 304, 342, 380, 418, 456, 494, 560].map((x) => `${x},-56 ${x + 16},0 ${x},56`),
      ),
    ),
  ),
  ...crown(LEAF, NEAR),
  cut(NUT, ...NUTS.map(([x, y]) => disc(x, y, 40))),
  cut(NUT_LIT, ...NUTS.map(([x, y]) => disc(x - 6, y - 6, 30))),
  // Carriage.
  cut(
    WOOD,
    '-246,150,1 -246,104,1 -190,104,1 -190,62,1 -134,62,1 -134,20,1 -76,20,1 -76,-20,1 66,-20,1 116,150,1',
  ),
  cut(WOOD_DEEP, '-246,150,1 -246,128,1 109,128,1 116,150,1'),
  cut(IRON, disc(-172, 158, 48), disc(56, 158, 48), disc(0, -4, 32)),
  cut(SHEEN, disc(-172, 158, 18), disc(56, 158, 18), disc(-6, -10, 14)),
];
