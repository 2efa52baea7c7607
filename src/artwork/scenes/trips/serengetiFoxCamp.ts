import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [NIGHT, PLAIN, FUR, SHADE, PALE, MASK, LAMP, GOLD, NECK] = [
  '#2a2f78',
  '#171a48',
  '#d3873f',
  '#8c4733',
  '#fbe3b4',
  '#1d1230',
  '#ffdb63',
  '#e8772a',
  '#5c2b38',
];

/** A night in camp on the Serengeti: the ears of a bat-eared fox are two lit tents. */
export const serengetiFoxCamp: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-5',
    light('night', 'tanzania', 'left'),
    plan({ subject: [240, 480, 720, 360], camera: 'front' }),
    wash(NIGHT),
    floor(PLAIN, '-40,540 300,532 900,538 1240,532'),
    moved(
      { x: 600, y: 0 },
      // The neck.
      cut(NECK, twin('0,640,1 180,660 230,780 270,940,1 0,940,1')),
      // Guy ropes and their pegs.
      inked(PALE, 5, pair('300,48,1 566,560,1')),
      inked(PALE, 10, pair('574,538,1 562,574,1')),
      // The tents: the wall, the light within, the pole, and the flaps that hang back.
      cut(FUR, pair('300,36,1 200,200 120,380 80,560,1 530,560,1 480,380 400,200')),
      cut(SHADE, pair('300,36,1 300,120,1 420,560,1 530,560,1 480,380 400,200')),
      cut(LAMP, pair('300,116,1 428,560,1 172,560,1')),
      cut(GOLD, pair('300,116,1 300,250 250,400 236,480 232,560,1 172,560,1')),
      cut(
        PALE,
        pair(
          '300,110,1 296,250 256,330 214,372,1 196,352,1 250,250; 300,110,1 304,250 346,330 388,372,1 406,352,1 350,250',
        ),
      ),
      // An acacia far off.
      cut(
        PLAIN,
        limb('0,480,9 -4,400,7 -24,350,4'),
        limb('-2,430,6 30,350,4'),
        '-120,350,1 -96,322 -30,300 50,302 110,330 126,348,1 60,356 -60,354',
      ),
      // The head.
      within(
        FUR,
        twin(
          '0,476,1 100,474 220,484 316,520 384,580 430,662,1 384,664 352,660,1 366,690 394,718,1 344,718 312,708,1 318,732 336,754,1 256,744 186,764 126,806 92,850 50,882 0,886,1',
        ),
        cut(
          SHADE,
          pair('460,640,1 400,648 340,650 290,690 220,730 160,756 116,800 90,850 60,900,1 460,900,1'),
        ),
      ),
      cut(PALE, twin('0,600,1 40,570 130,540 240,560 350,640,1 240,590 150,590 90,620 60,680 0,760,1')),
      cut(MASK, pair('84,640,1 140,604 230,606 306,656,1 240,690 180,720 130,770 70,800,1 60,780 76,710')),
      cut(LAMP, pair('112,682,1 124,644 190,622 230,636,1 222,684 160,708')),
      cut(MASK, ...[170, -170].map((x) => disc(x, 661, 31))),
      cut(PALE, ...[180, -160].map((x) => disc(x, 649, 8))),
      cut(MASK, twin('0,800,1 30,796 48,806 44,826 20,846 0,850,1')),
      inked(SHADE, 5, pair('0,850,1 20,868 60,852,1')),
    ),
  ),
];
