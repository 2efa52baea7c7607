import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [SNOW, ICE, ROCK, FAR] = ['#fff6e2', '#c3d3e4', '#4f86b4', '#346394'];
const [NIGHT, LEAF, LIT, TWIG] = ['#0a2f2b', '#125044', '#1f7a58', '#7a4326'];
const [CHERRY, DARK, RIPENING, RUST, GLINT] = ['#e2332b', '#a51c27', '#f2a03a', '#d0702a', '#ffd9bd'];

/** A coffee leaf that points up from its stalk at the origin; then its half in the light and its veins. */
const LEAVES = '0,0,1 -70,-60 -118,-190 -100,-330 -30,-430 0,-500,1 30,-430 100,-330 118,-190 70,-60';
const HALF = '0,0,1 -70,-60 -118,-190 -100,-330 -30,-430 0,-500,1';
const VEINS = [
  '0,0 4,-250 0,-480',
  '0,-80 -50,-116 -84,-170',
  '2,-170 -60,-210 -96,-270',
  '2,-260 -50,-300 -76,-352',
  '0,-80 50,-116 84,-170',
  '2,-170 60,-210 96,-270',
  '2,-260 50,-300 76,-352',
];
const leaf = within(LEAF, LEAVES, cut(LIT, HALF), inked(NIGHT, 5, ...VEINS));
const shadow = cut(NIGHT, LEAVES);
/** Leaves in a row of stalks: x, y, turn. */
const leaves = (one: Layer, row: string, scale: number) =>
  points(row).map(([x, y, turn = 0]) => moved({ x, y, turn, scale }, one));

/** Cherries in one colour: x, y. */
const cherries = (body: string, shade: string, row: string) =>
  points(row).flatMap(([x, y]) => [
    within(body, disc(x, y, 36, 38), cut(shade, disc(x + 34, y + 20, 40, 44))),
    cut(GLINT, disc(x - 13, y - 13, 7, 9)),
  ]);

/** The long leaf along the mountain's left side, whose lower edge is the slope. */
const SLOPE = '352,250,1 300,400 190,560 60,664 -60,716,1 -60,520 20,380 180,264';
const SLOPE_LIT = '352,250,1 180,390 40,560 -60,716,1 -60,520 20,380 180,264';
const slope = [
  within(
    LEAF,
    SLOPE,
    cut(LIT, SLOPE_LIT),
    inked(
      NIGHT,
      5,
      '352,250 180,390 40,560 -60,716',
      '270,320 200,300 140,310',
      '190,390 110,370 50,400',
      '116,470 50,460 0,490',
      '270,320 280,370 262,430',
      '190,390 206,440 180,520',
      '116,470 130,540 100,600',
    ),
  ),
];

/** The coffee garden at the end of the walk: what its leaves leave open is Kibo. */
export const kiboBetweenLeaves: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-5',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [380, 240, 440, 150], camera: 'frame' }),
    cut(ROCK, box(-20, -20, 1240, 940)),
    // Snow down to the ribs of rock; each rib and each tongue has a side away from the light.
    cut(SNOW, box(200, 160, 800, 600)),
    cut(
      ICE,
      '470,190,1 500,270,1 474,320,1 508,366,1 520,480,1 560,540,1 592,660,1 600,540,1 580,430,1 606,330,1 580,260,1 590,190,1',
      '700,190,1 720,260,1 690,330,1 714,440,1 736,500,1 752,560,1 770,480,1 750,390,1 786,300,1 764,240,1 772,190,1',
      '820,190,1 836,260,1 806,320,1 824,392,1 890,560,1 1010,640,1 1010,300,1 870,190,1',
      '362,430,1 400,470,1 436,560,1 440,470,1 410,400,1 426,320,1 400,260,1 370,330,1',
    ),
    cut(
      ROCK,
      '-40,760,1 -40,420,1 180,430,1 240,480,1 300,560,1 328,490,1 362,430,1 400,500,1 436,580,1 466,480,1 508,366,1 552,500,1 592,680,1 632,520,1 676,424,1 716,490,1 752,580,1 786,500,1 824,392,1 870,500,1 908,570,1 960,500,1 1240,420,1 1240,940,1 -40,940,1',
    ),
    cut(
      FAR,
      '362,430,1 400,500,1 436,580,1 420,660,1 450,760,1 430,940,1 330,940,1 350,760,1 320,640,1 370,540,1',
      '508,366,1 552,500,1 592,680,1 570,760,1 600,860,1 590,940,1 490,940,1 510,780,1 480,640,1 524,520,1',
      '676,424,1 716,490,1 752,580,1 740,660,1 790,760,1 790,940,1 680,940,1 690,780,1 650,640,1 692,530,1',
      '824,392,1 870,500,1 908,570,1 960,500,1 1240,420,1 1240,940,1 940,940,1 930,800,1 850,660,1 856,540,1',
    ),
    cut(
      NIGHT,
      '-40,-40,1 1240,-40,1 1240,716,1 1140,664 1010,560 900,400 848,250,1 800,222 700,206 600,204 500,206 400,222 352,250,1 300,400 190,560 60,664 -40,716,1',
    ),
    ...leaves(leaf, '160,262,-50 352,236,-22 600,204,8 848,236,24 1040,262,52', 0.8),
    ...slope,
    moved({ x: 1200, y: 0, flip: true }, ...slope),
    cut(NIGHT, box(-20, 850, 1240, 90)),
    ...leaves(
      shadow,
      '-10,1000,-6 120,1040,2 204,1090,-3 300,1060,-8 460,1080,14 600,1080,0 740,1080,-14 900,1060,8 996,1090,3 1080,1040,-2 1210,1000,6',
      0.68,
    ),
    ...leaves(
      leaf,
      '20,1040,-22 190,1050,-28 340,1080,6 540,1110,-22 660,1110,22 860,1080,-6 1010,1050,28 1180,1040,22',
      0.74,
    ),
    inked(TWIG, 18, '-40,330 160,262 352,230 480,200 600,198 720,200 848,230 1040,262 1240,330'),
    ...cherries(RIPENING, RUST, '352,196 846,290'),
    ...cherries(
      CHERRY,
      DARK,
      '290,238 406,236 318,294 380,284 346,250 796,246 912,240 854,192 894,292 852,244',
    ),
  ),
];
