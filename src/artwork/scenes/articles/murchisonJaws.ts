import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { crocodileJaws } from '../../figures/animals/crocodileJaws.ts';
import { light } from '../../light/light.ts';

const [SKY, RIVER, ROCK, CRACK, WHITE, FLOW] = [
  '#86cbc0',
  '#17807f',
  '#e8774a',
  '#d45f39',
  '#fffdf0',
  '#8fcfc0',
];

/** Murchison Falls: the two walls that squeeze the whole Nile are a crocodile's jaws, and it falls down its throat. */
export const murchisonJaws: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'left'),
    plan({ camera: 'close' }),
    wash(SKY),
    floor(ROCK, '-40,170,1 1240,170,1'),
    // The wide river, and the seven metres it is left.
    cut(
      RIVER,
      '-40,170,1 1240,170,1 1240,204,1 1000,208 800,222 712,262,1 488,262,1 400,222 200,208 -40,204,1',
    ),
    cut(
      CRACK,
      '-40,206,1 96,206,1 112,400,1 84,620,1 116,870,1 -40,870,1',
      '1056,212,1 1150,208,1 1136,420,1 1164,640,1 1140,870,1 1040,870,1 1066,640,1 1038,430,1',
    ),
    cut(CRACK, '400,225,1 488,262,1 520,640,1 440,640,1', '800,225,1 712,262,1 680,640,1 760,640,1'),
    cut(RIVER, '430,610,1 770,610,1 600,760,1'),
    cut(WHITE, '500,262,1 514,238 600,230 664,238 678,262,1 648,420 638,640,1 562,640,1 546,420'),
    cut(
      FLOW,
      limb('546,264,0 566,420,9 586,610,2'),
      limb('636,258,0 630,420,9 618,590,0'),
      limb('598,310,0 604,470,8 602,620,0'),
    ),
    cut(WHITE, '500,640,1 520,604 548,612 566,584 600,600 634,584 652,612 680,604 700,640,1 600,660'),
    ...crocodileJaws(600, 690, 20),
    floor(RIVER, '-40,850,1 1240,850,1'),
    cut(FLOW, '330,862,1 400,848 780,848 860,862,1 760,868 420,868'),
  ),
];
