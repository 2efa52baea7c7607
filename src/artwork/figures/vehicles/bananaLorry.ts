import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

/** The fingers of a bunch of cooking bananas, row over row, each bent upwards from the stalk. */
const fingers = (half: number, from: number, to: number): string =>
  [-66, -22, 22, 66]
    .flatMap((y, row) =>
      [-2, -1, 0, 1, 2]
        .filter((place) => place >= from && place <= to)
        .map((place) => {
          const wide = [11, 16, 17, 12][row]!;
          const x = place * wide;
          return limb(
            `${x * 0.8},${y + 30},${half * 0.7} ${x * 1.9},${y + 22},${half} ${x * 2.3},${y - 12},${half} ${x * 2.1},${y - 34},${half * 0.3}`,
          );
        }),
    )
    .join('');

/** A bunch of green bananas, 160 pixels wide, its middle at the origin, the sun at the right. */
const bunch: readonly Layer[] = [
  cut('#123f2a', '0,-112 50,-104 78,-50 80,20 54,84 0,110 -54,84 -80,20 -78,-50 -50,-104'),
  cut('#2a7038', fingers(12, -2, 2)),
  cut('#4f9c3c', fingers(8, -1, 2)),
  cut('#a4cc4c', fingers(5, 0, 2)),
  cut('#6a4c2c', disc(0, -100, 12, 9)),
];

const BUNCHES: readonly (readonly [x: number, y: number, scale: number, turn: number])[] = [
  [-10, -640, 0.9, 4],
  [-130, -600, 0.96, -18],
  [112, -606, 0.96, 20],
  [-214, -520, 1, -34],
  [204, -520, 1, 32],
  [-50, -540, 1.04, -6],
  [70, -530, 1.04, 12],
  [-262, -408, 1.06, -22],
  [264, -404, 1.06, 20],
  [-150, -440, 1.1, 10],
  [150, -436, 1.1, -14],
  [0, -430, 1.12, 2],
  [-224, -310, 1.08, 8],
  [226, -306, 1.08, -6],
  [-90, -320, 1.16, -12],
  [80, -316, 1.16, 10],
];

/** Two who ride on the load, from behind: their backs and hats alone. */
const riders: readonly Layer[] = [
  cut('#8c2438', '-120,-660,1 -124,-730 -100,-760 -70,-760 -44,-730 -46,-660,1'),
  cut('#ff7650', '-76,-760,1 -56,-746 -42,-720 -46,-660,1 -66,-660,1 -62,-720'),
  cut('#4c2620', disc(-84, -780, 20, 22)),
  cut('#e8b450', '-126,-786,1 -104,-796 -104,-822 -64,-822 -64,-796 -42,-786,1 -84,-776'),
  cut('#fff0b8', '-74,-820,1 -64,-818 -64,-796 -42,-786,1 -70,-780,1'),
  cut('#1c3c6c', '-20,-670,1 -24,-730 0,-756 34,-756 56,-730 58,-670,1'),
  cut('#6ab4d0', '28,-756,1 48,-744 58,-716 58,-670,1 36,-670,1 40,-716'),
  cut('#4c2620', disc(16, -778, 20, 24)),
  cut('#b86848', '26,-798,1 36,-788 36,-768 26,-758,1 30,-778'),
];

/** A lorry under a mountain of green bananas from behind, two riders on top; 640 pixels wide, its wheels on the ground at the origin. */
export const bananaLorry: readonly Layer[] = [
  cut({ fill: '#5c1c20', opacity: 0.7 }, disc(-70, 0, 340, 34)),
  cut(
    '#191420',
    '-240,-150,1 -110,-150,1 -110,-16 -126,0,1 -224,0,1 -240,-16;110,-150,1 240,-150,1 240,-16 224,0,1 126,0,1 110,-16',
  ),
  cut(
    '#3f2e36',
    '-150,-150,1 -110,-150,1 -110,-16 -126,0,1 -150,0,1;200,-150,1 240,-150,1 240,-16 224,0,1 200,0,1',
  ),
  cut('#191420', box(-200, -170, 400, 80)),
  ...riders,
  cut('#0c2c20', '-280,-240,1 -330,-400 -290,-560 -150,-680 0,-700 150,-680 290,-560 330,-400 280,-240,1'),
  ...BUNCHES.flatMap(([x, y, scale, turn]) => moved({ x, y, scale, turn }, ...bunch)),
  cut('#174a74', box(-270, -290, 540, 150)),
  cut('#2f86a8', '90,-290,1 270,-290,1 270,-140,1 150,-140,1'),
  cut('#0f3254', box(-270, -216, 540, 10), box(-270, -150, 540, 14)),
  cut('#f4b83c', '0,-274,1 44,-250,1 0,-224,1 -44,-250,1'),
  cut('#ffe9a8', '0,-274,1 44,-250,1 0,-224,1'),
  cut('#f4b83c', box(-270, -302, 540, 14)),
  cut('#fff0b0', box(60, -302, 210, 14)),
  cut('#d83a2c', box(-258, -196, 44, 26), box(214, -196, 44, 26)),
  cut('#ffe9c8', box(-60, -192, 120, 30)),
  inked('#0a1c30', 8, '-200,-290 -200,-140', '200,-290 200,-140'),
];
