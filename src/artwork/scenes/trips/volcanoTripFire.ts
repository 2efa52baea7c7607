import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { volcanoFire } from '../../figures/objects/volcanoFire.ts';
import { inangaElder } from '../../figures/people/inangaElder.ts';
import { light } from '../../light/light.ts';

const [SKY, CHAIN, NEAR, GROUND, POOL] = ['#6052ae', '#382e7c', '#2b2362', '#1d1742', '#7a2f3e'];

/** The evening of the trip. */
export const volcanoTripFire: readonly Picture[] = [
  // The fire's logs stand in the row of the Virunga, the one cone that burns; an elder plays the inanga beside it.
  picture(
    'packages/volcanoesandgorillas-3',
    light('night', 'rwanda', 'right'),
    plan({ subject: [770, 220, 150, 180], camera: 'front' }),
    wash(SKY),
    cut(
      CHAIN,
      '-60,600,1 -60,480,1 0,440 40,420,1 60,430 90,418,1 150,470 230,520 330,560,1 420,500 458,450,1 470,454,1 490,408,1 504,420,1 524,366,1 544,400,1 566,352,1 584,392,1 600,380,1 620,430,1 680,500 760,600,1 960,600,1 1000,520 1060,420 1096,356,1 1110,350 1124,358,1 1170,440 1260,540,1 1260,760,1 -60,760,1',
    ),
    floor(NEAR, '-40,640 200,600 480,650 760,620 1000,600 1240,640'),
    floor(GROUND, '-40,740 300,716 700,730 1240,710'),
    cut(POOL, '200,830 420,770 800,740 1140,780 1220,840 1000,900 500,910 260,890'),
    moved({ x: 836, y: 806, scale: 0.98 }, ...volcanoFire),
    moved({ x: -36, y: -6 }, ...inangaElder),
  ),
];
