import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [EARTH, GLASS, WATER, HIDE, LIT, DARK, PINK] = [
  '#ea5a30',
  '#fbf1dc',
  '#86d6d2',
  '#573a61',
  '#86618d',
  '#311f3b',
  '#f0a08a',
];

// The bowl's glass, and the water in it from its surface to the bowl's floor.
const BOWL = 'M-258 139A408 408 0 0 0-182 820L182 820A408 408 0 0 0 258 139Z';
const POOL = 'M-348 278A390 390 0 0 0-190 796L190 796A390 390 0 0 0 348 278Z';
const HEAD = twin(
  '0,240 62,242 84,208 126,198 154,222 156,272 138,316 176,350 234,404 256,486 242,560 196,606 110,632 0,636',
);
const BODY = twin('0,300 210,292 330,380 372,490 340,620 240,716 0,736');
const LEG = '46,580,1 48,700 46,750 34,780 40,797,1 168,797,1 174,780 158,750 160,700 190,580,1';

/** Mzima Springs, for Tsavo: water so clear that one sees the hippo in it as a fish in its bowl. */
export const tsavoSpring: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('noon', 'kenya', 'left'),
    plan({ subject: [280, 320, 640, 440], camera: 'front' }),
    wash(EARTH),
    moved(
      { x: 600, y: 0, scale: 1.04 },
      cut(GLASS, panel('-270,84,16 270,84,16 250,112,14 260,144 -260,144 -250,112,14')),
      cut(GLASS, BOWL),
      within(WATER, POOL, cut(DARK, pair('186,640,1 196,730 186,764 196,790,1 280,790,1 282,730 310,600,1'))),
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
      cut(GLASS, disc(-114, 239, 4), disc(118, 239, 4)),
      cut(DARK, pair('58,420 70,392 104,388 116,404 96,418 80,436')),
      inked(DARK, 8, '-238,540 -190,592 -90,586 0,566 90,586 190,592 238,540'),
    ),
  ),
];
