import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { tortoiseReaching } from '../../figures/animals/tortoiseReaching.ts';
import { beachBicycle } from '../../figures/vehicles/beachBicycle.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, SHALLOW, FOAM, SAND, CAST] = [
  '#fdf3dc',
  '#0f8ea6',
  '#5fd3c6',
  '#f4fff4',
  '#fbe6bf',
  '#dcb892',
];
const [LIT, TURNED, SHADE, DEEP] = ['#f8d3b8', '#de9c86', '#3f5266', '#2b3a4c'];

/** The boulder in the light, its top scalloped by the grooves that rain has worn; the side away from the light. */
const BOULDER =
  '636,716,1 600,650 584,560 596,440 640,310 690,222 716,190,1 724,196 732,172,1 760,120 800,88 822,80,1 832,92 842,70,1 880,46 940,34 962,36,1 974,56 986,34,1 1030,28 1080,44 1096,56,1 1104,80 1116,62,1 1160,80 1200,124 1240,170,1 1240,790,1 1000,770 800,740';
const AWAY = '1046,30,1 1000,130 984,330 1000,480 1040,620 1064,820,1 1240,820,1 1240,-20,1';
const GROOVES = limb(
  '724,186,9 668,330,15 644,460,18 650,600,1;832,78,10 764,220,20 730,380,28 728,520,18 748,650,1;974,40,12 914,180,20 884,330,24 880,460,14 896,580,1;816,380,0 806,470,10 818,590,1',
);
const AWAY_GROOVES = limb(
  '1104,60,12 1078,200,24 1070,360,30 1088,500,18 1124,640,1;1196,110,10 1186,240,18 1190,360,20 1214,520,1',
);
/** The same, on the boulder that we see from its shaded side. */
const NEAR_GROOVES = limb(
  '226,-30,16 262,120,24 272,260,20 246,410,1;96,-30,22 138,130,32 150,310,30 124,470,14 96,580,1;-20,60,10 20,180,18 30,320,14 10,440,1',
);

/** Two bicycles lean on each other under the granite; a tortoise helps itself to the lunch of those who swim. */
export const seychellesGranite: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [190, 650, 300, 190], camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    // Another island, the sea, the lagoon, who swims in it.
    cut('#8fb7b4', '300,400,1 372,384 404,356 436,348 470,326 500,332 524,352 570,362 600,384 660,400,1'),
    floor(SEA, '-40,400,1 1240,400,1'),
    floor(SHALLOW, '-40,474 300,464 480,482 700,470'),
    cut(FOAM, disc(428, 524, 34, 4), disc(492, 530, 32, 4), '388,548,1 430,542 520,548,1 450,554'),
    cut('#2c1c1c', disc(428, 510, 12, 15)),
    cut('#7c4630', disc(490, 516, 12, 15)),
    cut('#d8412f', box(418, 504, 21, 7), limb('442,514,2 446,490,2')),
    cut('#f4c430', box(480, 510, 21, 7), limb('504,520,2 508,496,2')),
    floor(FOAM, '-40,640 200,606 330,590 460,612 600,598 760,630'),
    floor(SAND, '-40,660 200,628 330,606 460,630 600,616 760,650'),
    // What the near boulder throws on the sand.
    cut(CAST, '-40,600,1 180,640 330,668 470,740 560,800 640,960,1 -40,960,1'),
    cut(SHADE, '-40,-20,1 330,-20,1 358,50 350,140 374,250 364,380 322,500 262,590 190,650 60,700 -40,716,1'),
    cut(DEEP, NEAR_GROOVES),
    cut(CAST, '600,716,1 700,700 1240,770,1 1240,842,1 1000,812 760,764'),
    within(LIT, BOULDER, cut(TURNED, GROOVES, AWAY), cut('#b56f62', AWAY_GROOVES)),
    cut(CAST, disc(716, 812, 84, 6), disc(900, 816, 96, 7), disc(1160, 812, 84, 6), disc(330, 838, 190, 8)),
    moved({ x: 1016, y: 802, turn: 2, flip: true }, ...beachBicycle(DEEP, '#12707e', '#8a4a30')),
    moved({ x: 746, y: 806, turn: -2 }, ...beachBicycle(DEEP, '#d8412f', '#8a4a30')),
    // The lunch on the carrier, and who has found it.
    moved(
      { x: -40, y: 0 },
      cut(
        '#f6c52e',
        limb(
          '636,650,0 630,622,10 642,592,11 668,576,4;654,650,0 652,618,11 668,592,11 696,582,4;676,650,0 682,620,11 700,602,10 722,600,4',
        ),
      ),
      cut('#a8662e', panel('614,610 724,610,2 712,660,8 628,660,8')),
      cut('#c98b3c', panel('608,604,4 730,604,4 728,622,4 610,622,4')),
    ),
    cut('#f6c52e', limb('590,648,10 616,656,11 640,650,8 654,638,4')),
    moved({ x: 328, y: 836, scale: 1.16 }, ...tortoiseReaching('#6f7885', DEEP, '#4a5c70', '#1c2735')),
  ),
];
