import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [EARTH, WATER, SHALLOW, DEEP, DARK, GLINT] = [
  '#c9421f',
  '#52bcc3',
  '#86d6d2',
  '#237f94',
  '#0e3a4d',
  '#fbf1dc',
];

const DROP = twin('0,16,1 44,120 112,226 194,330 268,436 318,548 326,650 290,754 208,826 104,858 0,864');

/** Mzima Springs, for Tsavo: a drop of clear water in dry red land is a hippo. */
export const tsavoSpring: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('noon', 'kenya', 'left'),
    plan({ subject: [400, 400, 400, 380], camera: 'front' }),
    wash(EARTH),
    moved(
      { x: 600, y: 6 },
      // Ears, seen from before.
      cut(WATER, pair('126,262 152,190 204,150 248,162 266,210 248,274 206,326 160,350')),
      cut(DEEP, pair('176,262 190,212 218,184 238,196 238,238 218,280 194,306')),
      within(
        WATER,
        DROP,
        // The side away from the sun, and the muzzle with its upper lip.
        cut(DEEP, '0,0,1 70,200 140,330 170,420 250,520 280,640 240,760 140,880,1 500,900,1 500,0,1'),
        cut(
          SHALLOW,
          '-156,440 -70,416 70,416 156,440 222,520 250,610 232,700 160,732 80,690 0,672 -80,690 -170,734 -244,704 -288,612 -232,520',
        ),
      ),
      cut(DARK, twoDiscs(116, 356, 28)),
      cut(GLINT, disc(-124, 346, 9), disc(108, 346, 9)),
      inked(DARK, 9, '-160,334 -138,310 -112,303 -84,312', '160,334 138,310 112,303 84,312'),
      // Nostrils and mouth.
      cut(DARK, pair('62,534 76,500 116,492 134,514 112,536 90,560')),
      inked(DARK, 10, '-262,706 -214,738 -146,732 -70,692 0,680 70,692 146,732 214,738 262,706'),
      // Light on the water.
      cut(GLINT, '-38,120,1 -66,184 -112,248 -102,256 -56,206 -34,152'),
    ),
  ),
];
