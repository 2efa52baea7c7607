import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { craterCup } from '../../land/craterCup.ts';
import { steamRange } from '../../land/steamRange.ts';
import { light } from '../../light/light.ts';

const [CANOE, WAKE] = ['#101c46', '#ffe8c8'];

/** The glow before the sun, about (x, y). */
const glowing = (x: number, y: number, size: number): Layer[] =>
  [
    ['#54407c', 1000, 220],
    ['#8c5080', 800, 130],
    ['#d87880', 620, 76],
    ['#ffb088', 420, 38],
  ].map(([ink, wide, high]) => {
    const [w, h] = [Number(wide) * size, Number(high) * size];
    return cut(
      String(ink),
      `${x - w},${y},1 ${x - w * 0.6},${y - h * 0.3} ${x - w * 0.4},${y - h * 0.8} ${x},${y - h} ${x + w * 0.4},${y - h * 0.9} ${x + w},${y - h * 0.3},1 ${x + w},${y},1`,
    );
  });

/** A dugout on the lake with the one who paddles it. */
const canoe: readonly Layer[] = [
  cut(WAKE, limb('20,8,0 70,9,3 130,7,0')),
  cut(
    CANOE,
    '-44,-6,1 -20,4 20,4 44,-6,1 30,10 -30,10',
    '6,2,1 8,-18 15,-22,1 8,-28 11,-38 21,-38 27,-30 20,-22,1 28,-14 26,2,1',
  ),
  cut(CANOE, limb('-12,12,4 2,-8,2 16,-18,3')),
];

/** The crater and what rises from its lake. */
const cup = (x: number, y: number, scale: number): Layer =>
  moved({ x, y, scale }, ...craterCup, ...steamRange, moved({ x: -172, y: 38, scale: 1.35 }, ...canoe));

/** The great view of the article on western Uganda: a crater lake by Fort Portal is a cup of tea, its steam the Rwenzori at sunrise. */
export const postersWesternUganda: readonly Picture[] = poster('westernuganda', {
  light: light('dawn', 'uganda', 'right'),
  wide: [
    plan({ subject: [1420, 606, 420, 80], camera: 'above' }),
    strata(['#12164a', '#20225c', '#30306c', '#4c3c7c'], { height: 720, bands: 7 }),
    ...glowing(2240, 720, 1),
    floor('#2e3468', '-40,700 400,680 800,720 1200,710 1600,730 2000,710 2440,720'),
    floor('#20305e', '-40,800 500,776 1000,810 1500,800 2440,790'),
    floor('#162650', '-40,910 700,880 1500,910 2440,880'),
    cup(1690, 606, 1),
  ],
  tall: [
    plan({ subject: [290, 1010, 330, 62], camera: 'above' }),
    strata(['#12164a', '#20225c', '#30306c', '#4c3c7c'], { height: 1060, bands: 9 }),
    ...glowing(1060, 1060, 0.8),
    floor('#2e3468', '-40,1050 300,1040 600,1060 1120,1050'),
    floor('#20305e', '-40,1130 300,1120 600,1140 1120,1130'),
    floor('#162650', '-40,1240 300,1230 1120,1240'),
    cup(500, 1014, 0.78),
  ],
});
