import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wildebeestGalloping } from '../../figures/animals/wildebeestGalloping.ts';
import { light } from '../../light/light.ts';

const [GROUND, STEAM, DARK, COAT, BEARD] = ['#f2683c', '#ffedcb', '#2a1530', '#5c2c3c', '#f5a46a'];
const [MUG, MUG_SHADE, MUG_LIT] = ['#1a3f92', '#122b69', '#3f6cc4'];

/** The herd up the steam, the farthest first: where each runs, how steeply, its size, its moment; those of the second bend run left. */
const HERD = [
  [1010, 74, -9, 0.09, 'gathered'],
  [968, 84, -9, 0.1, 'landing'],
  [918, 88, -9, 0.12, 'reaching'],
  [860, 104, -9, 0.14, 'gathered'],
  [790, 110, -8, 0.17, 'landing'],
  [726, 126, -9, 0.19, 'reaching'],
  [642, 132, -9, 0.22, 'gathered'],
  [556, 156, -12, 0.25, 'landing'],
  [462, 168, -14, 0.26, 'reaching'],
  [520, 286, 8, -0.33, 'landing'],
  [622, 312, 6, -0.37, 'gathered'],
  [752, 322, 6, -0.42, 'reaching'],
  [892, 348, 9, -0.47, 'landing'],
  [904, 516, -14, 0.6, 'reaching'],
  [724, 522, -6, 0.66, 'gathered'],
  [634, 562, -5, 0.74, 'landing'],
  [368, 588, -8, 0.84, 'reaching'],
] as const;

/** The trip to the Serengeti: the first coffee of the long day, and what rises from it. */
export const serengetiCoffee: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [110, 730, 450, 160], camera: 'close' }),
    wash(GROUND),
    // The mug.
    cut(MUG_SHADE, limb('540,730,20 640,690,24 724,726,24 726,800,22 650,850,20 540,866,20')),
    within(
      MUG,
      '84,656,1 576,656,1 560,930,1 100,930,1',
      cut(MUG_SHADE, '440,600,1 700,600,1 700,960,1 424,960,1 446,800'),
      cut(MUG_LIT, limb('130,740,9 136,820,10 142,900,8')),
    ),
    cut(MUG_SHADE, disc(330, 654, 250, 62)),
    cut(STEAM, disc(330, 652, 238, 53)),
    cut(DARK, disc(330, 664, 214, 40)),
    // The steam.
    cut(
      STEAM,
      limb(
        '400,492,90 560,480,90 740,470,84 880,456,80 1000,424,62 1034,370,52 1000,318,48 880,296,56 740,280,54 580,262,50 460,240,48 370,222,42 340,190,38 370,158,36 450,138,35 580,128,32 760,100,26 940,74,18 1070,50,9 1130,26,0',
      ),
      '394,402,1 310,412 222,446 194,530 200,612 236,668 310,694 390,694 450,672,1 404,660 376,630 368,588 408,582,1',
      '790,340,1 890,353 976,367,1 976,390,1 1000,330,1 820,330,1',
      '790,384,1 890,377 976,367,1 976,340,1 1000,420,1 820,420,1',
    ),
    ...HERD.map(([x, y, turn, size, moment]) =>
      moved(
        { x, y, scale: Math.abs(size), turn, flip: size < 0 },
        ...wildebeestGalloping(moment, [COAT, DARK, BEARD]),
      ),
    ),
  ),
];
