import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { rimWalkers } from '../../figures/people/rimWalkers.ts';
import { craterLake, type CraterInks } from '../../land/craterLake.ts';
import { craterCup } from '../../land/craterCup.ts';
import { steamRange } from '../../land/steamRange.ts';
import { light } from '../../light/light.ts';

/** A crater that the sun has not reached yet. */
const ASLEEP: CraterInks = {
  slope: '#22305f',
  flank: '#2c3468',
  lip: '#3a4480',
  near: '#182452',
  wall: '#26305f',
  half: '#343868',
  lit: '#504678',
  water: '#5c5c98',
  pale: '#8c7cac',
  bright: '#b494b8',
};

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

/** The crater with those who walk on its rim, their shadows along it, and what rises from its lake. */
const cup = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    ...craterCup,
    ...steamRange,
    cut('#163050', limb('-74,72,5 -130,68,7 -200,60,8 -270,43,8 -330,14,0')),
    moved({ x: -170, y: 72, scale: 0.86 }, ...rimWalkers),
  );

/** The great view of the article on western Uganda: a crater lake by Fort Portal is a cup of tea, its steam the Rwenzori at sunrise. */
export const postersWesternUganda: readonly Picture[] = poster('westernuganda', {
  light: light('dawn', 'uganda', 'right'),
  wide: [
    plan({ subject: [1420, 606, 420, 80], camera: 'above' }),
    strata(['#12164a', '#20225c', '#30306c', '#4c3c7c'], { height: 720, bands: 7 }),
    ...glowing(2240, 720, 1),
    floor('#2e3468', '-40,700 400,680 800,720 1200,710 1600,730 2000,710 2440,720'),
    craterLake(960, 738, 110, 18, ASLEEP),
    floor('#20305e', '-40,800 500,790 1000,810 1500,800 2440,790'),
    craterLake(330, 812, 170, 30, ASLEEP),
    floor('#162650', '-40,910 700,890 1500,910 2440,880'),
    craterLake(770, 906, 210, 36, ASLEEP),
    cup(1690, 606, 1),
  ],
  tall: [
    plan({ subject: [320, 1022, 350, 56], camera: 'above' }),
    strata(['#12164a', '#20225c', '#30306c', '#4c3c7c'], { height: 1060, bands: 9 }),
    ...glowing(1060, 1060, 0.8),
    floor('#2e3468', '-40,1050 300,1040 600,1060 1120,1050'),
    craterLake(120, 1076, 90, 16, ASLEEP),
    floor('#20305e', '-40,1130 300,1120 600,1140 1120,1130'),
    craterLake(1010, 1176, 120, 24, ASLEEP),
    floor('#162650', '-40,1240 300,1230 1120,1240'),
    cup(500, 1014, 0.78),
  ],
});
