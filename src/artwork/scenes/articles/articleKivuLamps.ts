import { cut, floor, inked, moved, spots, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { threeBoats } from '../../figures/boats/threeBoats.ts';
import { light } from '../../light/light.ts';

/** Lake Kivu for the article about Rwanda: three boats lashed abreast come towards us at dusk. */
export const articleKivuLamps: readonly Picture[] = [
  picture(
    'articles/lake-kivu',
    light('dusk', 'rwanda', 'left'),
    plan({ camera: 'front' }),
    strata(
      [
        [0, '#151a4c'],
        [0.5, '#4c3c84'],
        [0.84, '#c86484'],
        [1, '#ffa87c'],
      ],
      { height: 520 },
    ),
    cut('#fff4dc', ...spots('130,90 320,170 480,60 760,130 930,50 1090,180 1010,260 210,280', 3)),
    floor('#5a4484', '-40,480 100,430 220,440 380,400 520,440 700,420 860,452 1000,430 1240,470'),
    floor('#3a2c6c', '-40,500 160,470 300,490 440,500 700,506 900,484 1040,452 1240,440'),
    strata(
      [
        [0, '#f08c7c'],
        [0.16, '#8c5490'],
        [0.5, '#3a2c70'],
        [1, '#141440'],
      ],
      { below: true, y: 512, height: 400 },
    ),
    cut(
      '#2c2460',
      '-40,512,1 300,512,1 440,520,1 160,534 -40,530,1;760,512,1 1240,512,1 1240,560,1 1040,540',
    ),
    // Other lamps far out.
    cut('#ffd880', disc(150, 530, 6), disc(206, 534, 4), disc(1060, 548, 5)),
    cut('#f0a860', box(136, 544, 28, 4), box(142, 556, 18, 4), box(1048, 560, 24, 4)),
    cut('#6c4488', disc(600, 664, 400, 128)),
    cut('#a85c84', disc(600, 668, 280, 88)),
    cut('#f09070', disc(600, 672, 160, 50)),
    // The lamp's path on the water.
    cut(
      '#ffd890',
      box(500, 806, 200, 9),
      box(540, 828, 150, 9),
      box(470, 852, 210, 10),
      box(560, 878, 130, 10),
    ),
    cut(
      '#d87c54',
      box(300, 816, 120, 7),
      box(790, 822, 130, 7),
      box(360, 862, 80, 7),
      box(740, 868, 120, 7),
      box(240, 842, 50, 6),
    ),
    moved({ x: 600, y: 790, scale: 1.06 }, ...threeBoats),
    inked('#6c5490', 4, '60,640 140,636', '1040,650 1130,646', '90,720 150,718', '1060,760 1150,756'),
  ),
];
