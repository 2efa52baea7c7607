import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { turacoFeet, turacoLeaning } from '../../figures/animals/turacoLeaning.ts';
import { birdBook } from '../../figures/people/birdBook.ts';
import { light } from '../../light/light.ts';

const [PALE, FARTHEST, FAR, BARK, BOUGH, MOSS] = [
  '#eaf0c0',
  '#dfeab4',
  '#cfe0a4',
  '#b9d08b',
  '#153c38',
  '#7fae4e',
];
const [CANOPY, VEIN] = ['#c3da94', '#d8e6b0'];

/** A reader of birds in Kakamega's forest, and the bird. */
export const kakamegaBook: readonly Picture[] = [
  picture(
    'articles/kakamega',
    light('morning', 'kenya', 'left'),
    plan({ subject: [40, 140, 560, 340], camera: 'close' }),
    wash(PALE),
    cut(
      FAR,
      '120,-20,1 230,-20,1 240,500 270,920,1 90,920,1 118,500',
      '980,-20,1 1150,-20,1 1156,500 1180,920,1 950,920,1 980,500',
    ),
    cut(
      FARTHEST,
      '330,-20,1 366,-20,1 364,500 376,920,1 324,920,1 334,500',
      '640,-20,1 662,-20,1 660,500 666,920,1 634,920,1 640,500',
      '716,-20,1 776,-20,1 768,500 784,920,1 700,920,1 722,500',
      '1170,-20,1 1192,-20,1 1192,920,1 1172,920,1',
    ),
    // Bark of the trunks.
    cut(
      BARK,
      limb('150,40,0 160,120,5 152,230,0;196,560,0 188,680,6 206,800,0;142,640,0 134,740,5 120,860,0'),
      limb(
        '1020,-20,0 1030,90,6 1020,200,0;1104,120,0 1092,240,6 1108,360,0;1046,250,0 1054,320,5 1048,390,0',
      ),
    ),
    // Leaves hang into the light.
    cut(
      CANOPY,
      '812,-20,1 850,-20,1 836,60 780,150 716,190,1 706,130 740,40',
      '850,-20,1 920,-20,1 940,80 910,180 856,246,1 820,160 824,60',
      '920,-20,1 970,-20,1 1020,40 1036,120 1020,180,1 960,140 920,60',
    ),
    inked(VEIN, 6, '834,-20 800,80 740,160', '884,-20 882,100 860,206', '944,-20 980,70 1012,146'),
    moved({ x: 20, y: 16 }, ...birdBook),
    ...turacoLeaning,
    cut(BOUGH, limb('-60,600,80 120,570,66 280,540,44 380,552,24 430,580,8 446,596,4')),
    cut(
      '#2f7050',
      '430,578,1 462,560 500,566 526,592,1 490,604 456,598',
      '436,592,1 450,616 446,652 424,678,1 410,644 418,612',
    ),
    cut(
      MOSS,
      '-60,520,1 60,506 160,500 260,494 350,506,1 320,524 290,516 250,540 210,520 160,560 110,530 50,570 0,540 -60,570,1',
    ),
    ...turacoFeet,
  ),
];
