import { cut, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wildebeestOfSteam } from '../../figures/animals/wildebeestOfSteam.ts';
import { light } from '../../light/light.ts';

const [GROUND, STEAM, DARK] = ['#f2683c', '#ffedcb', '#2a1530'];
const [MUG, MUG_SHADE, MUG_LIT] = ['#1a3f92', '#122b69', '#3f6cc4'];

/** The trip to the Serengeti: the first coffee of the long day, and what rises from it. */
export const serengetiCoffee: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [120, 760, 420, 130], camera: 'close' }),
    wash(GROUND),
    // The mug.
    cut(MUG_SHADE, limb('540,770,18 640,740,22 700,770,22 700,820,20 640,854,18 540,862,18')),
    within(
      MUG,
      '110,716,1 556,716,1 544,930,1 124,930,1',
      cut(MUG_SHADE, '430,600,1 700,600,1 700,960,1 414,960,1 436,800'),
      cut(MUG_LIT, limb('152,790,9 156,850,10 160,940,8')),
    ),
    cut(MUG_SHADE, disc(333, 712, 227, 54)),
    cut(STEAM, disc(333, 710, 216, 46)),
    cut(DARK, disc(333, 720, 194, 35)),
    ...wildebeestOfSteam,
  ),
];
