import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [EARTH, WATER, SAND, HIDE, LIT, DARK, PINK] = [
  '#e2492b',
  '#5ccdc9',
  '#d3f1e2',
  '#4a3159',
  '#7d5888',
  '#2d1b3a',
  '#f5a68f',
];
const [WALL, LAMP, GUEST] = ['#1f2650', '#ffd25e', '#2d1b3a'];

const BODY =
  '-60,420 20,280 140,200 300,170 460,180 600,216 680,240 800,330,1 740,480,1 660,560 600,640 500,690 300,690 140,680 10,650 -50,560';
/** Its head, level, from the nape at the origin to the nose. */
const HEAD =
  '-200,-100,1 -120,-150 -30,-150,1 -34,-190 -10,-222 26,-206 32,-150,1 76,-182 124,-176 150,-132 210,-96 290,-104 320,-150 364,-146 404,-96 424,-20 420,60 380,118 318,124 240,84 160,100 90,140 0,180 -120,200,1';

/** A leg on the tips of its toes, from the body at the origin. */
const leg = (x: number, y: number, turn: number, fill = HIDE) =>
  moved(
    { x, y, turn },
    cut(
      fill,
      '-84,-60,1 84,-60,1 80,40 58,110 42,150 52,184 50,232 40,250,1 -34,250,1 -52,226 -40,170 -56,110 -86,40',
    ),
    cut(
      PINK,
      '-38,250,1 -36,218 -22,210 -12,220 -10,250,1;-6,250,1 -4,214 8,208 18,216 20,250,1;24,250,1 24,220 34,214 42,222 42,250,1',
    ),
  );

/** Mzima Springs, for Tsavo: under the water it is the visitors who sit in a tank, and a hippo comes on its toes to look at them. */
export const tsavoSpring: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('noon', 'kenya', 'left'),
    plan({ subject: [0, 200, 880, 460], camera: 'close' }),
    wash(WATER),
    wash(EARTH, { height: 112 }),
    floor(SAND, '-40,830 1240,830'),
    moved(
      { x: -70, y: -6 },
      leg(280, 560, 16, DARK),
      leg(590, 556, -44, DARK),
      leg(140, 586, -1),
      leg(470, 586, -6),
      within(
        HIDE,
        BODY,
        cut(
          LIT,
          '-100,140,1 800,140,1 800,360,1 690,300 560,262 400,276 250,310 120,390 50,490 -10,640,1 -100,640,1',
        ),
      ),
      moved(
        { x: 690, y: 392, turn: 25 },
        within(
          HIDE,
          HEAD,
          cut(
            LIT,
            '-220,-300,1 440,-300,1 440,-60,1 400,-84 350,-80 290,-50 200,-40 120,-80 60,-64 -40,-60 -120,-60 -220,-60,1',
          ),
        ),
        cut(DARK, disc(106, -140, 11), disc(374, -94, 16, 11)),
        inked(DARK, 8, '384,84 300,70 236,36 150,50'),
      ),
    ),
    cut(LIT, '456,214,1 524,214,1 524,272,1 474,262,1 456,262,1'),
    // The chamber, and who is in it.
    cut(WALL, 'M784 920V850A206 206 0 0 1 1196 850V920Z'),
    within(
      LAMP,
      'M818 850A172 172 0 0 1 1162 850Z',
      cut(
        GUEST,
        '872,870,1 874,816 906,796 944,792 982,796 1012,816 1016,870,1;916,744,1 922,714 962,714 968,744,1',
        disc(942, 756, 27, 32),
        disc(942, 743, 56, 9),
        '1040,870,1 1042,842 1062,828 1082,826 1104,830 1118,846 1122,870,1',
        disc(1080, 798, 23, 26),
      ),
    ),
  ),
];
