import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { gorillaChild, gorillaFather } from '../../figures/animals/gorillaFather.ts';
import { light } from '../../light/light.ts';

const [SKY, DAY, SHADE, SLOPE, FOREST, MIST] = [
  '#f9cfa8',
  '#83c46c',
  '#3d9566',
  '#22755a',
  '#175646',
  '#f7ecd2',
];

/** The gorilla trekking safari in the order of its days. */
export const gorillaSafari: readonly Picture[] = [
  // Mouth to mouth: what is left between throat and throat is a mountain of Bwindi.
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [640, 60, 470, 560], camera: 'close' }),
    wash(SKY),
    within(
      DAY,
      '100,940,1 100,800,1 240,716 360,600 436,490 458,454,1 474,444 490,454,1 520,498 600,600 760,720 960,800,1 960,940,1',
      cut(SHADE, '476,430,1 468,500 504,556 474,620 520,690 486,770 540,940,1 980,940,1 980,430,1'),
    ),
    // Mist, and the forest at its foot.
    cut(MIST, limb('280,748,0 400,736,10 520,744,8 640,734,16 760,738,22 920,726,26')),
    floor(SLOPE, '100,778 220,762 340,782 460,828 600,860 760,870 900,870'),
    floor(FOREST, '100,930 300,908 460,862 600,816 720,788 820,790 900,800'),
    ...gorillaFather,
    ...gorillaChild,
  ),
];
