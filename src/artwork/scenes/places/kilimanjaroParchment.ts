import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { cherryBearer, cherryBearerShape } from '../../figures/people/cherryBearer.ts';
import { coffeeRaker, coffeeRakerShape } from '../../figures/people/coffeeRaker.ts';
import { light } from '../../light/light.ts';

const [SUN, BEAN, SHADE, LEG] = ['#fff0c2', '#f6d38c', '#5b3a80', '#3a2260'];
const [EARTH, GROVE] = ['#e59a4c', '#1f5a4a'];
/** Where the tables run to, and the line at which their width is given. */
const [FAR_X, FAR_Y, NEAR_Y] = [690, 316, 920];

/** A point of the line that runs from (x, NEAR_Y) to the vanishing point, `drop` lower at the near end. */
const along = (x: number, y: number, drop = 0) => {
  const share = (y - FAR_Y) / (NEAR_Y - FAR_Y);
  return `${Math.round(FAR_X + (x - FAR_X) * share)},${Math.round(y + drop * share)},1`;
};

/** A strip between two such lines. */
const strip = (left: number, right: number, from: number, to: number, dropLeft = 0, dropRight = dropLeft) =>
  [
    along(left, from, dropLeft),
    along(right, from, dropRight),
    along(right, to, dropRight),
    along(left, to, dropLeft),
  ].join(' ');

/** A drying table on its legs with what lies on it, raked in furrows; the sun stands on the left. */
const table = (left: number, right: number, bean: string, furrow: string): Layer[] => [
  // Its shade lies on the right.
  cut(SHADE, strip(left + 60, right + 150, 356, 990, 110)),
  cut(LEG, [along(right, 356), along(right, 990), along(right, 990, 90), along(right, 356, 90)].join(' ')),
  cut(LEG, [along(left, 356), along(left, 990), along(left, 990, 90), along(left, 356, 90)].join(' ')),
  cut('#fffaf0', strip(left, right, 356, 990)),
  cut(bean, strip(left + 22, right - 22, 358, 990)),
  cut(
    furrow,
    ...[0.1, 0.24, 0.36, 0.52, 0.66, 0.78, 0.9].map((at, one) => {
      const x = left + (right - left) * at;
      return [along(x, 366 + (one % 3) * 10), along(x + 16, 990), along(x - 4, 990)].join(' ');
    }),
  ),
];

/** Banana plants of the grove: where each stands, how tall it is. */
const PLANTS = points(
  '20,330,60 74,326,44 120,330,70 196,326,50 236,328,38 300,330,58 352,326,40 420,330,52 472,326,34 520,326,44 850,326,40 892,328,56 950,326,44 1016,328,66 1070,326,46 1110,328,56 1176,326,74',
).map(([x, y, tall], at) => {
  const top = y - tall * 0.6;
  const reach = tall * 0.86;
  const tip = (across: number, down: number) =>
    `${Math.round(x + reach * across)},${Math.round(top + reach * down)},1`;
  const side = at % 2 ? 0.1 : -0.12;
  return limb(
    [
      `${x},${y},8 ${x},${Math.round(top)},5`,
      `${x},${Math.round(top) + 6},2 ${Math.round(x - reach * 0.5)},${Math.round(top - reach * 0.5)},13 ${tip(-1, 0.1 + side)}`,
      `${x},${Math.round(top) + 6},2 ${Math.round(x + reach * 0.5)},${Math.round(top - reach * 0.5)},13 ${tip(1, 0.2 - side)}`,
      `${x},${Math.round(top) + 6},2 ${Math.round(x - reach * 0.2)},${Math.round(top - reach * 0.7)},10 ${tip(-0.5, -0.9)}`,
      `${x},${Math.round(top) + 6},2 ${Math.round(x + reach * 0.3)},${Math.round(top - reach * 0.6)},10 ${tip(0.7, -0.7 + side)}`,
      `${x},${Math.round(top) + 6},2 ${Math.round(x - reach * 0.5)},${Math.round(top)},9 ${tip(-0.8, 0.8)}`,
    ]
      .join(';')
      .replaceAll(/,1(?=;|$)/g, ',0'),
  );
});

/** Noon among the drying tables of a coffee garden under Kibo. */
export const kilimanjaroParchment: readonly Picture[] = [
  picture(
    'places/kilimanjaro-5',
    light('noon', 'tanzania', 'left'),
    plan({ subject: [560, 500, 240, 300], camera: 'above' }),
    strata(['#2f8fb4', '#58b0c4', '#9ad2d0', '#d8ecd8'], { height: 330, bands: 5 }),
    cut(
      '#4a62a4',
      '60,340,1 220,286 380,210 470,150 540,108,1 600,98 700,94 790,104,1 850,150 930,206 1020,244 1060,210 1084,222 1110,196 1150,236 1240,270,1 1240,340,1',
    ),
    cut(
      '#34467f',
      '790,104,1 850,150 930,206 1020,244 1060,210,1 1084,222,1 1110,196,1 1150,236 1240,270,1 1240,340,1 760,340,1 800,270 760,220 790,160,1 770,130;620,160,1 650,220 620,280 640,340,1 560,340,1 580,250',
    ),
    cut(
      '#fffdf4',
      '486,142,1 540,108 600,98 700,94 790,104,1 832,136,1 810,128 800,148,1 784,126 766,130 752,190,1 734,140 716,128 704,146,1 690,128 664,126 648,158,1 630,130 612,136 600,204,1 580,150 560,136 540,158,1 520,142',
    ),
    cut(
      '#c4d4f0',
      '790,104,1 832,136,1 810,128 800,148,1 784,126 770,116;752,190,1 740,140 756,120,1 766,130;648,158,1 636,132 654,116,1 664,126;600,204,1 590,150 604,120,1 612,136',
    ),
    cut(
      { fill: '#eef4ea', opacity: 0.9 },
      '-40,270,1 120,250 260,262 380,240 520,252,1 420,268 300,280 100,290 -40,290,1;760,262,1 880,240 1020,252 1240,236,1 1240,262,1 1040,272 900,270',
    ),
    floor('#3f8a5c', '-40,300 200,286 460,296 700,288 960,298 1240,282'),
    cut(GROVE, ...PLANTS),
    floor(GROVE, '-40,326 200,318 460,322 700,316 960,322 1240,314'),
    floor(EARTH, '-40,352 600,346 1240,352'),
    ...table(-1500, -1080, BEAN, SUN),
    ...table(-840, -420, SUN, BEAN),
    ...table(-170, 250, BEAN, '#e3b468'),
    ...table(2180, 2600, SUN, BEAN),
    ...table(1660, 2050, BEAN, SUN),
    ...table(1120, 1510, '#d8402e', '#a8283c'),
    ...table(500, 890, SUN, BEAN),
    // What she has drawn together.
    cut('#c98f4e', '664,604,1 690,592 706,566 722,560 738,572 752,608,1 710,616'),
    moved({ x: 446, y: 726, scale: 0.9, lean: 0.56, squash: -0.46, fill: SHADE }, ...coffeeRakerShape),
    moved({ x: 446, y: 726, scale: 0.9 }, ...coffeeRaker('#e2402e', '#ffc63c', '#8c1f4a')),
    moved({ x: 826, y: 566, scale: 0.5, lean: 0.56, squash: -0.46, fill: SHADE }, ...cherryBearerShape),
    moved({ x: 826, y: 566, scale: 0.5 }, ...cherryBearer),
  ),
];
