import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, COAT, BRASS, SHADE, GLEAM, THROAT] = [
  '#e8503a',
  '#17151f',
  '#f7b733',
  '#d07f1c',
  '#fff0c2',
  '#5c1526',
];

/** Crown, nape and shoulder, down out of the picture, and up the throat. */
const HEAD =
  '500,270,1 456,196 380,150 250,146 126,204 64,320 50,440 -30,560 -200,650 -380,730 -380,1200 460,1200,1 450,1000 424,820 500,660,1';
/** The bare face from the brow to the chin: its lips run out as the bell of a horn. */
const FACE =
  '414,286,1 440,250 530,236 560,272 556,306 530,330,1 526,362 556,388 598,414 620,440,1 672,450 740,484 870,456 946,396 990,300 1004,190,1 1004,800,1 990,716 962,650 890,588 780,576 716,600 676,660 604,706 520,700 434,640 384,560 388,480 424,430 392,360';
const BELL = disc(1020, 492, 88, 350);
const EAR =
  '300,300,1 280,236 200,212 120,250 84,340 104,440 170,506 232,500 266,462 290,430,1 274,380 276,340';
const HOLLOW =
  '270,318,1 252,268 200,258 150,290 130,350 146,420 190,456 226,440,1 196,400 204,366 236,350,1 240,330';

/** A chimpanzee of Kibale hoots: its lips are a brass horn. */
export const kibaleHoot: readonly Picture[] = [
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    plan({ subject: [96, 264, 330, 600], camera: 'profile' }),
    wash(GROUND),
    moved(
      { x: -24, y: 122, turn: -12, scale: 0.97 },
      cut(COAT, HEAD),
      within(
        BRASS,
        FACE,
        cut(SHADE, '360,540,1 440,616 560,620 660,560 760,540 860,552 968,640,1 1040,900,1 360,900,1'),
      ),
      inked(GLEAM, 15, '690,506 820,500 876,474 912,436'),
      cut(BRASS, BELL),
      cut(THROAT, disc(1032, 492, 64, 318)),
      inked(SHADE, 12, '548,452 500,486 500,560'),
      cut(COAT, '426,330,1 460,300 520,304 530,330,1 510,354 466,358'),
      cut(GLEAM, disc(496, 326, 7)),
      cut(COAT, disc(584, 430, 15, 9)),
      cut(BRASS, EAR),
      cut(COAT, HOLLOW),
    ),
  ),
];
