import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, GOLD, NIGHT, BLUE, LIT, MIST] = [
  '#6cbdbd',
  '#f7b02c',
  '#171a3a',
  '#3a4f9e',
  '#8fa6e0',
  '#fff3dc',
];

const CONE = twin('0,246,1 38,232,1 52,320 78,430 130,560 240,700,1 200,780 0,780,1');

/** The face of a golden monkey is a volcano of the Virungas, its chin the mist at the foot. */
export const volcanoesFace: readonly Picture[] = [
  picture(
    'places/volcanoes-3',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [300, 330, 600, 340], camera: 'close' }),
    wash(GROUND),
    moved(
      { x: 600, y: -46 },
      cut(
        NIGHT,
        twin('0,720,1 260,730 420,800 560,1000,1 0,1000,1'),
        pair('320,270 390,240 420,300 410,380 330,400'),
      ),
      cut(
        GOLD,
        twin(
          '0,110,1 160,110 280,180 350,290 430,370 470,430 496,510,1 440,516,1 480,580 488,664,1 424,656,1 448,720 436,790,1 360,764,1 250,860 0,884,1',
        ),
      ),
      cut(NIGHT, twin('0,30,1 150,30 280,100 330,220 344,320,1 290,240 240,190 160,150 60,142 0,164,1')),
      cut(
        NIGHT,
        pair('0,660,1 20,440 90,380 146,284,1 176,284,1 220,370 318,440,1 300,560 250,640 226,720,1'),
      ),
      cut(GOLD, twoDiscs(150, 430, 54, 50)),
      cut(NIGHT, twoDiscs(148, 430, 31, 33)),
      cut(NIGHT, pair('94,404,1 102,372,1 200,372,1 210,414,1 150,390')),
      cut(MIST, disc(-158, 416, 9) + disc(138, 416, 9)),
      cut(BLUE, CONE),
      cut(
        LIT,
        '-38,232,1 0,246,1 -14,310,1 12,370,1 -18,450,1 16,530,1 -20,600,1 0,640,1 -12,690,1 -6,760,1 -200,760,1 -240,700,1 -130,560 -78,430 -52,320',
      ),
      cut(NIGHT, pair('10,650,1 24,632 52,630 60,644 44,654 18,668,1')),
      cut(
        MIST,
        twin('0,716,1 50,700 96,726 150,690 230,676 320,690,1 270,716 244,740 220,800 130,842 0,850,1'),
      ),
      inked(NIGHT, 6, '-80,764 -40,780 0,768 40,780 80,764'),
    ),
  ),
];
