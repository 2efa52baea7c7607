import { cut, floor, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { crocodileGaping } from '../../figures/animals/crocodileGaping.ts';
import { light } from '../../light/light.ts';

const [SKY, CLIFF, LIT, WHITE, POOL, SAND] = [
  '#ffe9a8',
  '#15644f',
  '#d9593a',
  '#fffdf0',
  '#8fcfc0',
  '#f0b95a',
];

/** Murchison Falls: the whole Nile falls out of its cleft, as it seems into the jaws of a crocodile. */
export const murchisonGape: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'left'),
    plan({ camera: 'close' }),
    floor(SKY, '-40,-20,1 1240,-20,1'),
    // What falls, and the two gates of rock it leaves no wider than a bus is long.
    cut(WHITE, '206,128,1 250,112 300,112 340,128,1 480,720,1 170,720,1'),
    cut(
      CLIFF,
      '-40,150,1 60,130 150,140 210,128,1 236,150,1 242,240,1 262,300,1 250,380,1 230,430,1 226,520,1 200,580,1 190,660,1 -40,660,1',
      '1240,40,1 1100,60 960,44 840,84 720,76 600,110 480,104 380,124 330,128,1 312,160,1 318,250,1 340,300,1 336,390,1 376,450,1 384,520,1 420,570,1 440,660,1 1240,660,1',
    ),
    cut(
      LIT,
      '330,128,1 312,160,1 318,250,1 340,300,1 336,390,1 376,450,1 384,520,1 420,570,1 440,660,1 540,660,1 520,590,1 470,540,1 486,460,1 430,400,1 440,300,1 396,240,1 400,170,1 370,124,1',
    ),
    within(
      'none',
      'M200 120H480V720H200Z',
      cut(
        POOL,
        limb('268,130,0 270,240,5 286,330,9 262,470,8 230,640,4'),
        limb('300,180,0 306,330,5 340,470,8 380,640,6'),
        limb('282,380,0 296,480,6 300,640,8'),
      ),
    ),
    floor(POOL, '-40,640,1 1240,640,1'),
    cut(
      WHITE,
      '20,676,1 120,640 170,590 220,610 260,570 310,600 350,574 400,610 440,592 490,640 600,676,1 300,720',
    ),
    floor(SAND, '-40,780 200,756 400,770 800,800 1240,790'),
    ...crocodileGaping,
  ),
];
