import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { cubFace, lionessFace, pawOver } from '../../figures/animals/lionFaces.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, FAR, STONE, SHADE, CRACK, TAWNY, DEEP] = [
  '#1f7686',
  '#f3d27a',
  '#d9ae56',
  '#eadac6',
  '#80656c',
  '#4a3440',
  '#e9ad50',
  '#a8632f',
];

/** The pride at home: a lioness and her cubs on a kopje, the herds of the plain beyond. */
export const serengetiKopje: readonly Picture[] = [
  picture(
    'places/serengeti-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [380, 240, 200, 160], camera: 'front' }),
    cut(SKY, '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    // The plain without an end, its herds on their way, another kopje far out.
    cut(SHADE, '960,440,1 970,404 1000,400 1016,416 1024,380 1060,370 1090,400 1100,440,1'),
    floor(PLAIN, '-40,434 400,430 800,434 1240,428'),
    floor(FAR, '-40,640 400,600 900,620 1240,570'),
    trail([wildebeest()], {
      through: '1260,880 1120,800 960,720 1050,620 1220,570 1080,510 900,490 1000,460 1220,452',
      count: 54,
      metre: [34, 7],
      loose: 0.6,
      flat: CRACK,
      shadow: false,
    }),
    // Her back, and the cub that climbed it.
    cut(TAWNY, '330,520,1 360,400 450,300 560,270 680,290 780,360 840,440 860,540,1'),
    cut(DEEP, '640,284,1 780,360 840,440 860,540,1 640,540,1 690,420'),
    moved({ x: 716, y: 236, scale: 0.72, turn: 8 }, ...cubFace),
    moved({ x: 196, y: 388, scale: 0.66, turn: -10 }, ...cubFace),
    // The boulders.
    cut(STONE, '-60,940,1 -60,420,1 40,380 140,400 210,470 230,600 220,760 240,940,1'),
    cut(SHADE, '90,384,1 140,400 210,470 230,600 220,760 240,940,1 120,940,1 150,760 160,600 140,480'),
    cut(
      STONE,
      '210,940,1 220,700 250,560 330,490 480,474 640,484 800,478 900,530 960,640 980,780 1010,940,1',
    ),
    cut(SHADE, '700,480,1 800,478 900,530 960,640 980,780 1010,940,1 620,940,1 700,800 720,640'),
    cut(
      CRACK,
      limb('225,600,3 236,700,8 222,800,12 238,960,18'),
      limb('470,960,12 480,860,8 450,780,2;470,870,6 540,820,1'),
    ),
    moved({ x: 424, y: 500 }, ...pawOver),
    moved({ x: 612, y: 506 }, ...pawOver),
    moved({ x: 530, y: 380, scale: 1.25 }, ...lionessFace),
  ),
];
