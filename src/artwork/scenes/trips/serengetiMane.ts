import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { wildebeestOfHerd } from '../../figures/animals/wildebeestOfHerd.ts';
import { wildebeestShape } from '../../figures/animals/wildebeestStreaming.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, COAT, SHADE, DARK] = ['#ffe3a6', '#f2a33a', '#b8603f', '#8f4338', '#2a1736'];

/** The slope of the back, from the plain up to the nape, and down the chest. */
const BACK =
  '-60,486,1 60,470 180,420 300,336 410,262 520,222 640,222 740,240,1 760,560,1 730,660 710,760 700,840 706,940,1 -60,940,1';

/** The herd up the back, near to far: where it runs, how steeply, and the size. */
const HERD: readonly [x: number, foot: number, turn: number, scale: number][] = [
  [574, 228, 0, 0.64],
  [434, 268, -21, 0.52],
  [332, 328, -32, 0.43],
  [249, 384, -32, 0.355],
  [180, 422, -25, 0.29],
  [124, 446, -18, 0.235],
  [78, 461, -12, 0.19],
  [42, 471, -8, 0.145],
  [14, 477, -5, 0.11],
  [-8, 480, -4, 0.08],
];

/** The trip to the Serengeti: the herd is the mane of one wildebeest, and its shadows the stripes of the coat. */
export const serengetiMane: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('morning', 'tanzania', 'behind'),
    plan({ subject: [680, 230, 240, 400], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(PLAIN, '-40,480,1 1240,480,1'),
    within(
      COAT,
      BACK,
      cut(
        SHADE,
        '720,420,1 640,460 600,580 560,660 470,730 330,770 150,790 -60,860,1 -60,940,1 760,940,1 760,560,1',
      ),
      cut(
        DARK,
        ...HERD.flatMap(([x, y, , scale]) =>
          [-0.9, 0.1, 0.9].map((at) => {
            const [left, long] = [x + at * 74 * scale, (840 - Math.abs(at + 0.3) * 260) * scale];
            return limb(
              `${left},${y - 120 * scale},${8 * scale} ${left - 20 * scale},${y + long * 0.3},${22 * scale} ${left + 4 * scale},${y + long * 0.7},${16 * scale} ${left - 30 * scale},${y + long},0`,
            );
          }),
        ),
      ),
    ),
    ...HERD.toReversed().map(([x, y, turn, scale]) =>
      moved({ x, y, scale, turn, flip: true }, cut(DARK, ...wildebeestShape('running'))),
    ),
    ...wildebeestOfHerd,
  ),
];
