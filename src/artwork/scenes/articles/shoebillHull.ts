import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twice } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, SLATE, LIGHT, DUSK, INK] = ['#ffcb47', '#5a7fa8', '#86a8c8', '#3d5c86', '#1a2440'];
const [GAPE_LIT, GAPE_SHADE] = ['#c0652f', '#92431d'];
const [RIM, WOOD, SIDE, HOLD, EYE] = ['#f8bd78', '#d77a38', '#a94f22', '#6b2c17', '#fff3b8'];

const HEAD =
  '0,74,1 90,70 190,96 262,156 300,240 302,330 280,420 264,500 272,580 304,680 372,790 470,900 520,980,1 0,980,1';
const CREST =
  '-60,96,1 -84,50 -70,10,1 -40,40 -26,60,1 -30,20 0,-10,1 10,30 8,56,1 30,20 66,8,1 50,50 50,66,1 80,44 116,50,1 90,80 76,110,1';

/** The bill from its root between the eyes down to the hook. */
const BILL =
  '0,150,1 50,168 110,240 172,350 214,460 222,550 190,640 140,704 92,750 62,790 50,826 34,864 0,884,1';
/** The gape, which runs from the bill to under the eye, and its outer edge. */
const GAPE = '170,400,1 214,424 240,400 262,356,1 264,420 242,490 196,600,1 170,600,1';
const GAPE_LINE = '264,356 266,420 244,490 206,588';
/** What lies between the gunwales. */
const HOLE = '0,216,1 36,240 90,316 138,410 162,496 154,570 118,630 64,676 20,702 0,716,1';
const GUNWALE = '0,184,1 44,208 112,296 164,400 190,496 182,580 140,652 80,704 32,734 0,744,1';

/** The hull: its planks to both sides of the stem, the gunwale, and the hold with its thwarts. */
const hull: readonly Layer[] = [
  cut(GAPE_LIT, mirrored(GAPE)),
  cut(GAPE_SHADE, GAPE),
  inked(DUSK, 6, GAPE_LINE, mirrored(GAPE_LINE)),
  within(WOOD, twin(BILL), cut(SIDE, '0,640,1 20,720 26,800 20,890,1 300,890,1 300,100,1 0,100,1')),
  cut(RIM, twin(GUNWALE)),
  within(
    HOLD,
    twin(HOLE),
    cut(WOOD, '-300,100,1 0,100,1 0,740,1 -300,740,1'),
    inked(SIDE, 5, '-200,324 -100,346 0,338', '-200,464 -110,488 0,478', '-200,610 -100,640 0,628'),
    inked(SIDE, 5, '0,338 100,346 200,324', '0,478 110,488 200,464', '0,628 100,640 200,610'),
    cut(RIM, '-8,200,1 8,200,1 10,730,1 -10,730,1'),
    cut(HOLD, '-220,420,1 220,420,1 220,438,1 -220,438,1', '-220,566,1 220,566,1 220,584,1 -220,584,1'),
    cut(RIM, '-220,380,1 220,380,1 220,422,1 -220,422,1', '-220,526,1 220,526,1 220,568,1 -220,568,1'),
  ),
  // The stem, which is the bill's hook.
  cut(RIM, '-34,726,1 34,726,1 26,764 36,800 48,824,1 0,840,1 -48,824,1 -36,800 -26,764'),
  within(
    HOLD,
    '-50,822,1 -30,800 30,800 50,822,1 56,862 30,888 0,912,1 -30,888 -56,862',
    cut(SIDE, '-80,780,1 4,780,1 -10,830 -8,880 0,912,1 -80,930,1'),
  ),
];

const eyes: readonly Layer[] = [
  cut(DUSK, pair('144,224 168,190 220,180 264,200 284,250 276,308 234,336 184,328 152,286')),
  cut(EYE, twice('160,262 168,220 214,200 258,222 268,264 256,306 214,324 172,306')),
  cut(INK, disc(-212, 272, 25, 27), disc(212, 272, 25, 27)),
  cut(EYE, disc(-220, 264, 7), disc(204, 264, 7)),
  // The brows overhang them, each with a dark lid.
  cut(SLATE, pair('112,244,1 134,180 206,146 276,178 294,240,1 266,228 212,226 158,244')),
  cut(
    INK,
    limb(
      '-292,240,1 -266,226,4 -212,224,7 -158,242,6 -112,244,1;292,240,1 266,226,4 212,224,7 158,242,6 112,244,1',
    ),
  ),
];

/** A shoebill of the Mabamba swamp, face to face: its bill is a wooden canoe. */
export const shoebillHull: readonly Picture[] = [
  picture(
    'articles/entebbe',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [330, 60, 540, 760], camera: 'front' }),
    wash(GROUND),
    moved(
      { x: 600, y: 34, scale: 0.93 },
      cut(DUSK, CREST),
      within(
        SLATE,
        twin(HEAD),
        cut(
          DUSK,
          '130,60,1 226,130 290,200 302,300 284,400 262,500 266,600 292,720 350,850 390,990,1 600,990,1 600,60,1',
        ),
        cut(
          DUSK,
          '-240,520,1 -100,760 0,900 100,760 240,520,1 276,640 200,820 60,990,1 -60,990,1 -200,820 -276,640',
        ),
        cut(
          LIGHT,
          '120,60,1 -300,60,1 -320,300,1 -288,210 -240,152 -160,112 -60,88 120,76,1',
          '-276,560,1 -280,640 -346,780 -470,900 -520,990,1 -450,990,1 -370,880 -300,760 -276,660',
        ),
        inked(DUSK, 6, '-150,130 -130,150 -124,176', '-60,112 -44,134 -44,160', '40,112 54,134 52,160'),
      ),
      ...eyes,
      ...hull,
    ),
  ),
];
