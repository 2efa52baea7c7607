import { cut, floor, inked, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, HILL, LIT, TURNED, GROOVE, SAND, CAST, SHEET, FOLD, SEA, DEEP, SUN] = [
  '#d6f0ec',
  '#1c6656',
  '#f3c5af',
  '#cd9082',
  '#9a6467',
  '#fbe3b6',
  '#dfb183',
  '#fffdf2',
  '#bfe9df',
  '#22b4b8',
  '#0f8ea6',
  '#fbdfcd',
];

/** The wooded hill behind the beach, cut like the head of a bed. */
const HEADBOARD =
  '-40,600,1 -40,150,1 90,146 190,84 420,90 600,10 780,90 1010,84 1110,146 1240,150,1 1240,600,1';

/** Boulders as plump as pillows, and the grooves that rain has worn. */
const LEFT =
  '52,500 26,440 66,370 70,310 36,246 62,200 130,210 230,238 340,242 450,222 560,172 620,190 620,250 592,320 612,390 644,450 634,510 560,544 380,560 180,552';
const RIGHT =
  '590,520 566,460 590,380 580,300 550,220 590,176 660,194 770,226 880,228 990,206 1090,164 1154,184 1156,250 1122,320 1142,400 1174,470 1150,530 1060,554 880,566 700,556';
const boulder = (body: string, sun: string, shade: string, grooves: string, cores: string) =>
  within(LIT, body, cut(SUN, sun), cut(TURNED, shade, limb(grooves)), cut(GROOVE, limb(cores)));

/** Seychelles: two boulders of granite are the pillows, the lagoon is the cover turned down. */
export const seychellesBed: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('noon', 'zanzibar', 'left'),
    plan({ camera: 'front' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(HILL, HEADBOARD),
    floor(SAND, '-40,500 200,520 640,500 1000,520 1240,500'),
    cut(CAST, '40,480,1 60,556 330,586 640,552 700,562 980,586 1240,540 1220,480,1'),
    boulder(
      RIGHT,
      '540,100,1 1150,100,1 1120,190,1 1080,214 1010,250 860,274 740,272 656,250 616,300 634,390 600,470 560,520,1',
      '1170,140,1 1124,190 1100,300 1130,400 1090,490 900,534 700,530 560,490,1 560,640,1 1240,640,1 1240,140,1',
      '700,190,16 712,290,26 770,390,20 850,480,0;862,220,14 876,290,20 916,360,0;1050,180,16 1040,260,24 1060,340,16 1100,420,0',
      '694,190,7 704,280,13 750,370,0;1044,180,7 1034,250,11 1044,310,0',
    ),
    boulder(
      LEFT,
      '0,100,1 620,100,1 600,190,1 550,220 470,266 340,286 210,278 116,256 96,320 108,390 66,450 20,500,1',
      '640,130,1 590,190 570,300 604,390 560,480 370,530 200,526 20,480,1 -20,640,1 700,640,1 700,130,1',
      '150,200,16 146,290,26 190,390,22 270,490,0;330,232,14 346,310,22 392,400,14 440,440,0;496,196,14 490,270,20 520,340,0',
      '143,200,7 138,280,13 168,360,0;324,236,7 336,300,11 368,360,0',
    ),
    // The cover: the lagoon, hemmed with surf, one corner turned back.
    cut(CAST, '640,580,1 900,660 1240,822,1 1240,900,1 900,740'),
    floor(SEA, '-40,620 120,606 330,634 520,612 700,620,1 1240,960,1'),
    cut(DEEP, '-40,760,1 140,744 330,766 470,810 550,870 570,960,1 -40,960,1'),
    inked('#8fdcd0', 6, '-40,694 120,676 330,706 500,680 600,676'),
    cut(FOLD, '690,620,1 740,720 800,790 820,870 880,960,1 1240,960,1'),
    cut(
      SHEET,
      '-40,612,1 120,592 330,620 520,596 680,594,1 900,684 1240,860,1 1240,960,1 960,960,1 920,890 850,850 836,790 776,750 756,700 700,660,1 660,640 520,638 330,668 120,640 -40,660,1',
    ),
  ),
];
