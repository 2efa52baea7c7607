import { cut, floor, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { wildebeestGrazing } from '../../figures/animals/wildebeestGrazing.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cumulonimbus } from '../../sky/cumulonimbus.ts';

/** The nearest of the herd: where each stands, and the pixels of a metre. */
const NEAREST = [
  [560, 790, 50],
  [440, 800, 54],
  [262, 808, 60],
  [30, 822, 68],
] as const;

/** The trip to the Serengeti: the storm. */
export const serengetiSafariMore: readonly Picture[] = [
  // The rain comes over the plain, and the herd walks towards it.
  picture(
    'packages/serengetimigrationsafari-5',
    light('storm', 'tanzania', 'left'),
    plan({ subject: [340, 500, 840, 146], camera: 'wide' }),
    strata(['#1f6f86', '#6fb0a4', '#ffe08c', '#fff0b4'], { height: 650 }),
    // The curtain of rain below the base, in slanting planes.
    cut('#4a4a86', '330,480,1 1240,480,1 1240,660,1 210,660,1'),
    cut('#34356e', '520,480,1 1240,480,1 1240,660,1 400,660,1'),
    cut('#24245a', '690,480,1 1000,480,1 900,660,1 590,660,1', '1080,480,1 1240,480,1 1240,660,1 1000,660,1'),
    cut(
      { fill: '#8a86b4', opacity: 0.5 },
      '400,480,1 440,480,1 340,660,1 280,660,1',
      '640,480,1 660,480,1 560,660,1 530,660,1',
    ),
    cut(
      '#fff8da',
      limb('1080,470,5 1066,510,4 1090,536,4 1070,580,3 1084,604,3 1064,654,2'),
      limb('1086,536,3 1116,560,2 1110,586,2 1130,612,0'),
    ),
    cumulonimbus(['#fff0cc', '#f0b48c', '#7a6c9c', '#3f3e78', '#1b1b48']),
    cut('#5c6a8c', '-10,650,1 -10,632 120,626 260,640 420,634 600,646 1210,640,1 1210,660,1'),
    floor('#ffdf6c', '0,650 400,646 800,652 1200,648'),
    trail([wildebeest()], {
      through: '40,668 420,664 760,660 1010,656',
      count: 44,
      metre: [14, 8],
      loose: 0.5,
      flat: '#5c4a4a',
      shadow: false,
    }),
    floor('#f0c244', '0,690 400,682 800,694 1200,684'),
    cut(
      { fill: '#8c6a2c', opacity: 0.7 },
      '816,714,1 900,716 1020,720 1210,716,1 1210,734,1 1040,732 900,724 820,720,1',
    ),
    place(acacia({ variant: 1 }), {
      x: 830,
      y: 716,
      metre: 40,
      by: CLEAR,
      shadow: false,
      coat: { body: '#b8a83c', shade: '#4e6a34', lit: '#ffe68a', dark: '#6a3a24', pale: '#ffe68a' },
    }),
    trail([wildebeest(), wildebeestGrazing()], {
      through: '640,742 860,732 1010,726',
      count: 5,
      metre: [34, 26],
      loose: 0.5,
      flat: '#4a2c44',
      shadow: false,
    }),
    floor('#d8ae3a', '0,770 400,760 800,776 1200,752'),
    // Those nearest, each with its long shade.
    ...NEAREST.flatMap(([x, y, metre]) => [
      cut(
        { fill: '#6a5a2c', opacity: 0.75 },
        `${x - metre},${y - 4},1 ${x},${y - 6} ${x + metre * 2.6},${y} ${x + metre * 3.4},${y + 8} ${x + metre},${y + 7} ${x - metre},${y + 3},1`,
      ),
      place(wildebeest(), { x, y, metre, flat: '#2c1836', shadow: false }),
    ]),
    floor('#8c8c36', '0,850 400,836 800,856 1200,826'),
    floor('#3c5a3c', '0,880 400,866 800,884 1200,860'),
  ),
];
