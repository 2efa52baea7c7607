import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { basketRim } from '../../figures/placing/basketRim.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { greatBalloon } from '../../figures/placing/greatBalloon.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

const HERD = [wildebeest(), wildebeest('running'), wildebeest()];
const DARK = '#4a2050';

/** Over the plain in a balloon at sunrise. */
export const serengetiAir: readonly Picture[] = [
  // Over the basket's rim: the balloon's own shade lies on the plain before it, and the herd walks through.
  picture(
    'places/serengeti-5',
    light('dawn', 'tanzania', 'behind'),
    plan({ subject: [440, 300, 330, 240], camera: 'above' }),
    wash(['#5f4a98', '#b878a4', '#ffd0a0'], { height: 200 }),
    cut('#8f6aa4', '-10,176,1 240,160 480,172 800,160 1210,174,1 1210,230,1 -10,230,1'),
    wash(['#ffe2a0', '#fbcb68', '#f4b448', '#e69836'], { y: 190, height: 720 }),
    greatBalloon({ x: 930, y: 176, scale: 0.16 }),
    cut(
      { fill: '#e8a03c', opacity: 0.6 },
      '-10,320,1 300,300 560,330 300,350 -10,350,1',
      '1210,420,1 900,400 760,430 950,460 1210,470,1',
      '-10,600,1 240,570 420,620 200,660 -10,650,1',
      '1210,690,1 1000,680 860,710 1000,730 1210,730,1',
    ),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 204,
      width: 1160,
      height: 20,
      count: 10,
      metre: [4, 7],
      flat: '#8a5a7a',
      shadow: false,
    }),
    // The shade: crown far out, mouth and basket near.
    cut(
      '#b0622e',
      '404,440 440,320 600,282 760,320 796,440 760,540 690,624 646,680,1 554,680,1 510,624 440,540',
      '562,716,1 638,716,1 646,762,1 554,762,1',
      '556,674,1 564,674,1 572,722,1 564,722,1',
      '644,674,1 636,674,1 628,722,1 636,722,1',
    ),
    ...[
      ['1240,236 1000,246 860,262 700,250 480,258 260,246 60,256 -60,250', 40, 8, 8],
      ['1260,330 1100,300 960,330 800,372 620,350 440,330 240,352 60,330 -60,336', 46, 14, 13],
      ['1260,440 1120,470 960,446 800,470 640,500 460,470 300,420 140,440 -60,452', 44, 20, 18],
      ['1280,640 1120,590 960,610 820,640 660,600 480,616 320,590 160,560 -80,590', 38, 26, 24],
      ['-80,700 60,680 200,700 340,690', 8, 32, 30],
    ].map(([through, count, from, to]) =>
      trail(HERD, {
        through: String(through).trim(),
        count: Number(count),
        metre: [Number(from), Number(to)],
        loose: 0.8,
        flat: DARK,
        shadow: false,
      }),
    ),
    floor({ fill: '#c8742c', opacity: 0.4 }, '0,740 400,724 800,730 1200,716'),
    ...basketRim,
  ),
];
