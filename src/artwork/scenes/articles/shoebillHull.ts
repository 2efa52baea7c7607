import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twice } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, SLATE, LIGHT, DUSK, INK] = ['#ffcb47', '#5a7fa8', '#86a8c8', '#3d5c86', '#1a2440'];
const [RIM, WOOD, SIDE, HOLD, EYE] = ['#f8bd78', '#d77a38', '#a94f22', '#6b2c17', '#fff3b8'];

const HEAD =
  '0,74,1 90,70 190,96 262,156 300,240 296,330 262,420 232,500 236,580 270,680 350,790 470,900 520,980,1 0,980,1';
const CREST =
  '-60,96,1 -84,50 -70,10,1 -40,40 -26,60,1 -30,20 0,-10,1 10,30 8,56,1 30,20 66,8,1 50,50 50,66,1 80,44 116,50,1 90,80 76,110,1';

/** The bill from its root between the eyes down to the hook. */
const BILL =
  '0,150,1 50,168 110,240 172,350 214,460 222,550 190,640 140,704 92,750 62,790 50,826 34,864 0,884,1';
const JAW = '0,520,1 200,500 236,570 222,650 170,730 110,790 60,830 0,840,1';
/** What lies between the gunwales. */
const HOLE = '0,216,1 36,240 90,316 138,410 162,496 154,570 118,630 64,676 20,702 0,716,1';
const GUNWALE = '0,184,1 44,208 112,296 164,400 190,496 182,580 140,652 80,704 32,734 0,744,1';

/** The hull: its planks to both sides of the stem, the gunwale, and the hold with its thwarts. */
const hull: readonly Layer[] = [
  cut(HOLD, twin(JAW)),
  within(
    WOOD,
    twin(BILL),
    cut(SIDE, '0,640,1 20,720 26,800 20,890,1 300,890,1 300,100,1 0,100,1'),
    inked(SIDE, 6, '-216,560 -176,654 -100,724 -20,790', '-208,620 -150,700 -80,760 -24,826'),
    inked(HOLD, 6, '216,560 176,654 100,724 20,790', '208,620 150,700 80,760 24,826'),
  ),
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
  // The paddle lies across the thwarts.
  inked(HOLD, 11, '-62,618 58,300'),
  inked(EYE, 11, '-70,612 50,296'),
  cut(EYE, limb('36,334,5 52,292,18 72,236,16 82,212,10 86,202,3')),
  // The stem, which is the bill's hook.
  cut(RIM, '-34,726,1 34,726,1 24,764 30,796 50,820,1 0,880,1 -50,820,1 -30,796 -24,764'),
  within(
    HOLD,
    '-50,820,1 -26,802 0,796 26,802 50,820,1 50,862 22,888 0,906,1 -22,888 -50,862',
    cut(SIDE, '-60,780,1 -8,790,1 -20,836 -16,876 0,910,1 -60,910,1'),
  ),
];

const eyes: readonly Layer[] = [
  cut(DUSK, pair('130,214 160,190 220,180 270,200 296,250 286,312 240,346 176,334 142,290')),
  cut(EYE, twice('160,262 168,220 214,200 258,222 268,264 256,306 214,324 172,306')),
  cut(INK, disc(-212, 264, 25, 28), disc(212, 264, 25, 28)),
  cut(EYE, disc(-220, 254, 7), disc(204, 254, 7)),
  // The brows overhang them, each with a dark lid.
  cut(SLATE, pair('114,224,1 134,180 206,146 276,178 294,248,1 262,222 210,206 156,220')),
  cut(
    INK,
    limb(
      '-290,246,1 -262,220,4 -208,207,6 -152,219,5 -114,224,1;290,246,1 262,220,4 208,207,6 152,219,5 114,224,1',
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
          '130,60,1 226,130 290,200 302,300 264,400 226,500 230,600 262,720 336,850 384,990,1 600,990,1 600,60,1',
        ),
        cut(
          DUSK,
          '-234,500,1 -100,760 0,900 100,760 234,500,1 260,640 200,820 60,990,1 -60,990,1 -200,820 -260,640',
        ),
        cut(
          LIGHT,
          '120,60,1 -300,60,1 -320,300,1 -288,210 -240,152 -160,112 -60,88 120,76,1',
          '-240,560,1 -250,640 -330,780 -470,900 -520,990,1 -450,990,1 -360,880 -280,760 -250,660',
        ),
        inked(DUSK, 6, '-150,130 -130,150 -124,176', '-60,112 -44,134 -44,160', '40,112 54,134 52,160'),
      ),
      ...eyes,
      ...hull,
    ),
  ),
];
