import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
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

/** Where the tables come out of the haze, and where they leave the picture. */
const [FROM, TO] = [330, 990];

/** A drying table on its legs with what lies on it, raked in furrows; the sun stands on the left, behind. */
const table = (left: number, right: number, bean: string, furrow: string): Layer[] => [
  // Its shade lies on the right.
  cut(SHADE, strip(left + 60, right + 76, FROM, TO, 110)),
  cut(LEG, [along(right, FROM), along(right, TO), along(right, TO, 90), along(right, FROM, 90)].join(' ')),
  cut(LEG, [along(left, FROM), along(left, TO), along(left, TO, 90), along(left, FROM, 90)].join(' ')),
  cut('#fffaf0', strip(left, right, FROM, TO)),
  cut(bean, strip(left + 22, right - 22, FROM, TO)),
  cut(
    furrow,
    ...[0.12, 0.27, 0.43, 0.58, 0.72, 0.88].map((at, one) => {
      const x = left + (right - left) * at;
      return [along(x, 352 + (one % 3) * 12), along(x + 18, TO), along(x - 4, TO)].join(' ');
    }),
  ),
];

/** How shadows lie: away from the sun, towards us. */
const [LEAN, SQUASH] = [0.5, -0.42];
/** The shadow of somebody on the ground, from the soles. */
const shadow = (place: Placing, shape: readonly Layer[]): Layer =>
  moved({ ...place, lean: LEAN, squash: SQUASH, fill: SHADE }, ...shape);
/** The same shadow where a table's top catches it, `high` pixels above the ground and so the sooner. */
const shadowOn = (
  [left, right]: readonly [number, number],
  high: number,
  place: Placing,
  shape: readonly Layer[],
): Layer =>
  within(
    'none',
    strip(left, right, FROM, TO),
    shadow({ ...place, x: place.x - LEAN * high, y: place.y - high * (1 - SQUASH) }, shape),
  );

const [RAKER, BEARER] = [
  { x: 484, y: 742, scale: 0.9 },
  { x: 832, y: 570, scale: 0.5 },
];
/** The tables on which their shadows fall. */
const [RAKED, RED] = [
  [524, 890],
  [1120, 1510],
] as const;

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
    plan({ subject: [600, 600, 200, 300], camera: 'above' }),
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
    floor(EARTH, '-40,334 600,330 1240,334'),
    ...table(-1500, -1080, BEAN, SUN),
    ...table(-840, -420, SUN, BEAN),
    ...table(-210, 205, BEAN, '#e3b468'),
    ...table(2180, 2600, SUN, BEAN),
    ...table(1660, 2050, BEAN, SUN),
    // A shadow on the ground goes under the table that stands in its way, and on over its top.
    shadow(RAKER, coffeeRakerShape),
    shadow(BEARER, cherryBearerShape),
    ...table(...RED, '#d8402e', '#a8283c'),
    ...table(...RAKED, SUN, BEAN),
    shadowOn(RED, 10, BEARER, cherryBearerShape),
    shadowOn(RAKED, 16, RAKER, coffeeRakerShape),
    // The far ends lie in the haze; a hedge runs before the grove.
    ...[92, 70, 52, 38, 26, 16].map((height) => wash({ fill: '#f4e0b4', opacity: 0.15 }, { y: 326, height })),
    cut(
      '#2f7358',
      '-40,316 60,306 150,318 260,308 380,320 480,310 600,322 700,312 800,322 930,310 1040,320 1150,308 1240,318,1 1240,338,1 1130,344 1010,336 900,344 780,337 690,341 590,336 460,344 340,337 200,345 80,337 -40,344,1',
    ),
    // What she has drawn together, and its shade.
    cut('#b0803c', '680,608,1 720,590 744,602 766,612,1 720,622'),
    cut('#c98f4e', '652,608,1 680,596 698,572 710,564 726,576 746,610,1 700,620'),
    moved(RAKER, ...coffeeRaker('#e2402e', '#ffc63c', '#8c1f4a')),
    moved(BEARER, ...cherryBearer),
  ),
];
