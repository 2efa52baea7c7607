import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';

const SHADE = { fill: '#2a1638', opacity: 0.62 };
const [CREAM, DIM, INK, GLASS, SPARE] = ['#fff3d6', '#d8bf98', '#1d1a2a', '#2c4a5c', '#3a3446'];
const [THATCH, DUSK, STRAW, PEAK] = ['#f2cf7c', '#b67c3c', '#d9a654', '#8a5526'];
const [SKIN, CLOTH, HAT] = ['#8a5034', '#ffc23c', '#f6e2b0'];

/** The shadow of somebody upright, feet at 0,0 and the hat to the right; `arms` of their own. */
const standing = (arms: string): Layer =>
  cut(SHADE, '0,-9,1 50,-16 84,-20,1 98,-12 98,12 84,20,1 50,16 0,9,1', disc(108, 0, 16, 19), limb(arms));

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

/** They ask the way, at the end of the road: the van from above, a guest with the map in its hatch. */
export const asking: readonly Layer[] = [
  moved(
    { x: 604, y: 546, turn: 179, scale: 1.24 },
    cut(SHADE, '29,-70,1 29,72,1 -24,80,1 -74,40,1 -74,-84,1 -66,-100 -44,-104,1'),
    ...van,
    cut(CREAM, '-34,-26,1 0,-20,1 34,-28,1 34,2,1 0,10,1 -34,4,1'),
    cut(CLOTH, '-34,-26,1 0,-20,1 0,10,1 -34,4,1'),
    inked('#d9432c', 4, '-26,-8 -10,-10 8,-4 24,-14'),
    cut(SKIN, disc(-34, -8, 6), disc(34, -10, 6)),
    cut('#d9432c', '-30,32,1 -27,16 0,10 27,16 30,32,1 18,40 -18,40'),
    cut(HAT, disc(0, 25, 17)),
    cut(DIM, disc(2, 27, 9)),
  ),
];

/** The yard: a thatched hut from above, and an old man who points back to where they came from. */
export const yard: readonly Layer[] = [
  cut(SHADE, '552,838,1 610,784,1 652,820 668,856 648,878 612,872,1'),
  within(
    THATCH,
    disc(578, 808, 46),
    cut(DUSK, '578,808,1 632,782,1 632,866,1 550,866,1 562,846,1'),
    inked(
      STRAW,
      3,
      ...Array.from({ length: 12 }, (_, at) => {
        const [x, y] = [Math.cos(at * 0.5236), Math.sin(at * 0.5236)];
        return `${Math.round(578 + 12 * x)},${Math.round(808 + 12 * y)} ${Math.round(578 + 46 * x)},${Math.round(808 + 46 * y)}`;
      }),
    ),
  ),
  cut(PEAK, disc(578, 808, 6)),
  moved({ x: 650, y: 764, scale: 1.1, turn: 34 }, standing('86,-12,7 64,-44,5 44,-76,2')),
  moved(
    { x: 648, y: 760, scale: 1.16, turn: 24 },
    ...person(CLOTH, '18,-2,8 20,-34,7 8,-62,5', '8,-64', cut(HAT, disc(0, -1, 17)), cut(DIM, disc(2, 1, 9))),
  ),
];
