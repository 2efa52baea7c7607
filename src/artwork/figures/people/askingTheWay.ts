import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';

const SHADE = { fill: '#2a1638', opacity: 0.62 };
const [CREAM, DIM, INK, GLASS, SPARE] = ['#fff3d6', '#d8bf98', '#1d1a2a', '#2c4a5c', '#3a3446'];
const [THATCH, DUSK, STRAW, PEAK] = ['#f2cf7c', '#b67c3c', '#d9a654', '#8a5526'];
const [SKIN, HAIR, SHIRT, CLOTH, HAT] = ['#8a5034', '#1a1220', '#2f6fb0', '#ffc23c', '#f6e2b0'];

/** The shadow of somebody upright, feet at 0,0 and the head to the right; `arms` of their own. */
const standing = (arms: string): Layer =>
  cut(
    SHADE,
    limb('-4,-7,6 34,-6,7 64,-5,9;-4,7,6 34,6,7 64,5,9'),
    '50,-13,1 78,-16 96,-17 104,-6,1 104,6,1 96,17 78,16 50,13,1',
    limb('98,0,5 112,0,5'),
    disc(120, 0, 12, 11),
    limb(arms),
  );

/** Somebody from above who looks to the top: arms, shoulders, head. */
const person = (shirt: string, arms: string, hands: string, ...head: readonly Layer[]): Layer[] => [
  cut(SKIN, limb(arms), ...spots(hands, 6)),
  cut(shirt, '-24,2,1 -20,-10 0,-12 20,-10 24,2,1 18,12 0,14 -18,12'),
  ...head,
];

const CAR = panel(twin('0,-74,0 18,-74,12 29,-60,12 31,-30,6 31,72,10 0,72,0'));

/** A van from above, its bonnet up: wheels, windscreen, roof with the hatch, spare wheel. */
const van: readonly Layer[] = [
  cut(INK, box(-35, -56, 70, 26), box(-35, 30, 70, 26)),
  within(
    CREAM,
    CAR,
    cut(DIM, box(-58, -80, 40, 160)),
    inked(DIM, 3, '-12,-38 -9,-66', '12,-38 9,-66'),
    cut(GLASS, twin('0,-42,1 20,-40 26,-26,1 24,-14,1 0,-14,1')),
    cut(CREAM, '-18,-36,1 -8,-38,1 -14,-16,1 -22,-16,1'),
    cut(DIM, panel('-25,-12,5 25,-12,5 25,66,5 -25,66,5')),
    cut(CREAM, panel('-20,-12,5 25,-12,5 25,62,5 -20,62,5')),
    cut(INK, panel('-16,-4,4 14,-4,4 14,34,4 -16,34,4')),
  ),
  cut(SPARE, disc(0, 78, 19, 9)),
];

/** They ask the way, at the end of the road: the van from above, the driver before it, a guest with the map in the hatch. */
export const asking: readonly Layer[] = [
  moved(
    { x: 603, y: 560, turn: 179 },
    cut(SHADE, '29,-70,1 29,72,1 -24,80,1 -78,40,1 -80,-96,1 -66,-114 -40,-112,1'),
    ...van,
    cut(CREAM, '-27,-16,1 0,-10,1 27,-18,1 27,6,1 0,14,1 -27,8,1'),
    cut(CLOTH, '-27,-16,1 0,-10,1 0,14,1 -27,8,1'),
    inked('#d9432c', 3, '-20,0 -8,-2 6,4 18,-8'),
    cut(SKIN, disc(-27, 0, 5), disc(27, -4, 5)),
    cut('#d9432c', '-20,28,1 -16,16 0,14 16,16 20,28,1 0,34'),
    cut(HAT, disc(0, 22, 15)),
    cut(DIM, disc(2, 23, 8)),
  ),
  moved(
    { x: 612, y: 664, scale: 0.72, turn: 34 },
    standing('92,-14,5 76,-34,5 104,-26,4;92,14,5 70,22,5 50,20,4'),
  ),
  moved(
    { x: 609, y: 662, scale: 0.72, turn: 170 },
    ...person(SHIRT, '20,0,7 34,-6,6 16,-14,5;-20,0,7 -28,14,6', '14,-12 -29,16', cut(HAIR, disc(0, -3, 11))),
  ),
];

/** The yard: a thatched hut from above, hens, and an old man who points back to where they came from. */
export const yard: readonly Layer[] = [
  cut(SHADE, '570,830,1 612,762,1 664,806 690,842 676,862 636,862,1'),
  within(
    THATCH,
    disc(588, 796, 44),
    cut(DUSK, '588,796,1 640,770,1 640,850,1 560,850,1 572,834,1'),
    inked(
      STRAW,
      3,
      ...Array.from({ length: 14 }, (_, at) => {
        const [x, y] = [Math.cos(at * 0.449), Math.sin(at * 0.449)];
        return `${Math.round(588 + 12 * x)},${Math.round(796 + 12 * y)} ${Math.round(588 + 44 * x)},${Math.round(796 + 44 * y)}`;
      }),
    ),
  ),
  cut(PEAK, disc(588, 796, 6)),
  cut(CREAM, disc(652, 822, 6, 4), disc(664, 808, 5, 4), disc(640, 846, 5, 4)),
  moved(
    { x: 656, y: 762, scale: 0.76, turn: 34 },
    standing('94,-12,6 92,-44,5 94,-84,3;92,14,5 66,20,5 48,18,4;46,18,3 -2,18,2'),
  ),
  moved(
    { x: 653, y: 760, scale: 0.76, turn: 30 },
    ...person(
      CLOTH,
      '18,-2,7 14,-30,6 8,-56,4;8,-56,3 6,-72,2;-20,0,7 -28,-10,6',
      '8,-56 -28,-12',
      cut(HAT, disc(0, -2, 16)),
      cut(DIM, disc(2, 0, 9)),
    ),
  ),
];
