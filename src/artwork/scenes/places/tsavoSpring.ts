import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [CHAMBER, WATER, HIDE, LIT, DARK, PINK, GLEAM] = [
  '#1b1f45',
  '#8fe0d8',
  '#6d4c79',
  '#9c78a6',
  '#3f2a50',
  '#f5a68f',
  '#fbf1dc',
];

const WINDOW = 'M150 960V500A450 450 0 0 1 1050 500V960Z';

const HEAD = twin(
  '0,240 62,242 84,208 126,198 154,222 156,272 138,316 176,350 234,404 256,486 242,560 196,606 110,632 0,636',
);
const BODY = twin('0,300 210,292 330,380 372,490 340,620 240,716 0,736');
const LEG = '46,580,1 48,700 46,750 34,780 40,797,1 168,797,1 174,780 158,750 160,700 190,580,1';

/** Mzima Springs, for Tsavo: in a chamber under the water visitors look at a hippo, and the hippo at them. */
export const tsavoSpring: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('noon', 'kenya', 'left'),
    plan({ subject: [190, 60, 820, 520], camera: 'frame' }),
    wash(CHAMBER),
    within(
      WATER,
      WINDOW,
      moved(
        { x: 600, y: -60, scale: 1.04 },
        cut(DARK, pair('186,640,1 196,730 186,764 196,790,1 280,790,1 282,730 310,600,1')),
        within(HIDE, BODY, cut(DARK, '40,200,1 400,200,1 400,900,1 20,900,1 60,700 20,500')),
        cut(HIDE, mirrored(LEG)),
        within(HIDE, LEG, cut(DARK, '100,560,1 220,560,1 220,820,1 140,820,1 126,750 110,700')),
        cut(
          PINK,
          pair(
            '44,797,1 46,776 60,772 72,780 74,797,1;84,797,1 86,774 102,770 116,778 118,797,1;128,797,1 130,778 146,772 158,782 160,797,1',
          ),
        ),
        cut(LIT, pair('96,216 82,184 96,152 128,146 148,168 142,206 120,224')),
        cut(PINK, pair('108,208 98,184 108,164 126,162 134,180 128,206')),
        within(LIT, HEAD, cut(HIDE, '60,100,1 76,300 56,400 120,440 140,520 80,700,1 400,700,1 400,100,1')),
        cut(PINK, pair('90,250 96,226 124,222 146,240 132,256 108,262')),
        cut(DARK, pair('98,246 104,232 122,230 136,240 126,250 110,254')),
        cut(HIDE, pair('84,238 104,214 132,214 152,240 128,230 104,230')),
        cut(GLEAM, disc(-114, 239, 4), disc(118, 239, 4)),
        cut(DARK, pair('58,420 70,392 104,388 116,404 96,418 80,436')),
        inked(DARK, 8, '-238,540 -190,592 -90,586 0,566 90,586 190,592 238,540'),
      ),
    ),
    // Who looks at it, seen from behind.
    cut(
      CHAMBER,
      '120,920,1 130,800 180,756 250,736 256,700,1 324,700,1 330,736 400,756 450,800 470,920,1',
      disc(290, 660, 62, 70),
      disc(290, 640, 126, 20),
      '226,640,1 236,572 262,560 318,560 344,572 354,640,1',
      '790,920,1 796,850 830,818 880,806 884,780,1 936,780,1 940,806 990,818 1024,850 1034,920,1',
      disc(910, 742, 52, 58),
    ),
  ),
];
