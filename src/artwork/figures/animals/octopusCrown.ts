import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [SKIN, SHADE, SUCKER, INK] = ['#e8472f', '#b22b34', '#ffc9a8', '#3a1020'];

/** Eight arms like the fronds of a palm, the far ones first, each from the head to its curled tip. */
const FAR = [
  '606,262,32 540,150,27 430,84,20 320,100,12 278,170,6 306,204,3',
  '694,262,32 776,136,27 890,70,20 1000,92,12 1040,164,6 1010,196,3',
  '640,318,30 604,400,25 560,480,18 566,580,10 604,606,5 616,578,3',
  '676,318,30 736,396,25 790,482,18 796,590,10 756,622,5 738,592,3',
];
const NEAR = [
  '612,288,34 480,206,30 330,206,23 214,300,15 190,412,8 226,444,3',
  '622,310,34 506,300,29 396,354,21 340,470,13 362,560,7 396,552,3',
  '688,288,34 820,196,30 970,190,23 1086,290,15 1106,400,8 1070,430,3',
  '678,310,34 806,304,29 914,362,21 962,480,13 936,566,7 902,556,3',
];

/** The suckers along the lower side of an arm, smaller towards its tip. */
function suckers(arm: string): string[] {
  const joints = points(arm);
  return joints.slice(1, -1).flatMap(([x, y, half], index) => {
    const [nextX, nextY, nextHalf] = joints[index + 2]!;
    const side = x < 650 ? 1 : -1;
    return (nextHalf < 5 ? [0] : [0, 0.34, 0.67]).map((share) => {
      const r = half + (nextHalf - half) * share;
      const [dx, dy] = [nextX - x, nextY - y];
      const reach = (side * r * 0.46) / Math.hypot(dx, dy);
      return disc(x + dx * share + dy * reach, y + dy * share - dx * reach, Math.max(3, r * 0.3));
    });
  });
}

/** A red octopus as the crown of a palm whose trunk ends at 650,310. */
export const octopusCrown: readonly Layer[] = [
  cut(SHADE, ...FAR.map((arm) => limb(arm))),
  cut(SKIN, ...NEAR.map((arm) => limb(arm))),
  cut(SUCKER, ...NEAR.flatMap(suckers)),
  within(
    SKIN,
    '584,330 556,280 560,180 600,84 680,56 760,96 780,190 752,286 716,334 650,346',
    cut(SHADE, '800,40,1 720,60 752,140 740,250 690,330 640,352 800,352,1'),
  ),
  cut(SKIN, disc(600, 296, 38, 34), disc(704, 300, 36, 34)),
  cut(SUCKER, disc(598, 298, 25, 22), disc(706, 302, 24, 22)),
  cut(
    SKIN,
    '560,296,1 566,270 600,262 636,274 640,300,1 600,288',
    '668,304,1 672,276 704,266 740,278 744,304,1 704,292',
  ),
  inked(INK, 12, '584,304 614,302', '692,306 722,308'),
];
