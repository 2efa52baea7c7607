import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { zigzag } from '../../drawing/imigongo.ts';
import { placed } from '../../drawing/placed.ts';
import type { Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [FIELD, ROW, ROAD, BANK, DITCH] = ['#8cc25c', '#78b152', '#c14a29', '#f0925c', '#9a3520'];
const [BLACK, CREAM, RED] = ['#10201f', '#f4e2bd', '#b5341f'];
const [ORANGE, GOLD, PALE, STRAW, SKIN] = ['#f57e22', '#ff9d3c', '#fff0cf', '#f6d699', '#5f3320'];

/** How far apart the rows of tea are, how long a step of theirs is, how far it climbs, and where the first one lies. */
const [ROWS, STEP, CLIMB, FIRST] = [118, 72, 52, -1297];
const everyRow = (band: (y: number) => string) =>
  Array.from({ length: 17 }, (_, at) => band(FIRST + at * ROWS)).join('');

/** Tea in rows: hedges that swing, less and less away from her. */
const hedges = everyRow((y) => {
  const swing = (down: number) =>
    Array.from({ length: 34 }, (_, at): Knot => {
      const x = -1200 + at * STEP;
      const calm = Math.max(0.35, Math.min(1.5, 2.1 - Math.abs(x) / 420));
      return [x, y + down - CLIMB / 2 + (0.5 - (at % 2)) * calm * CLIMB];
    });
  return outline([...swing(0), ...swing(62).reverse()]);
});
/** Narrower rows in straight lines through all the cloth: a band of each, from so far below its upper edge, so thick. */
const bands = (down: number, thick: number) =>
  Array.from({ length: 13 }, (_, at) => zigzag(-288, -860 + at * 74 + down, 48, 40, thick, 13)).join('');

const canopy = placed({ x: 26, y: -660, turn: -11 });
/** Cloth: the umbrella, the wrap with a child on her back, the head scarf. */
const CLOTH = outline(
  [
    canopy(
      '-4,-34,1 4,-34,1 7,0,1 80,4 176,46 216,100 232,152,1 196,120 156,112 118,116 80,146,1 52,122 28,114 0,112 -28,114 -52,122 -80,146,1 -118,116 -156,112 -196,120 -232,152,1 -216,100 -176,46 -80,4 -7,0,1',
    ),
    '-22,-360,1 12,-364 40,-346 50,-312 38,-276 26,-238,1 44,-196 56,-140 62,-84,1 -74,-76,1 -66,-140 -54,-190 -48,-222,1 -94,-228 -118,-272 -106,-322 -70,-348 -44,-350,1',
    '-26,-406,1 -64,-424 -66,-466 -26,-492 24,-486 44,-456,1 22,-446 0,-428,1',
    '-52,-446,1 -78,-470 -104,-460 -100,-438 -76,-428 -54,-430,1',
  ].join(';'),
);
/** What her clothes lie over: her head, the child's, the pole. */
const BEHIND = [
  '0,-440,1 40,-462,1 45,-446,1 44,-440 58,-422,1 56,-416 46,-415,1 53,-408 48,-403,1 54,-397 48,-392,1 47,-378 28,-372 14,-378,1 12,-360 22,-330,1 -24,-330,1 -12,-370 -30,-410,1',
  disc(-88, -372, 32, 34),
  limb('112,-262,5 44,-570,5'),
];
/** The child's leg and foot beside her waist. */
const CHILD_FOOT = [
  limb('28,-276,12 36,-250,12 42,-228,9'),
  '32,-236,1 50,-238,1 56,-226 78,-220 76,-206 46,-204 32,-212',
];
/** What lies over them, and what falls on the road: her arm, the hem of the wrap, her calves and feet. */
const BEFORE = [
  limb('25,-652,10 19,-696,7'),
  limb('6,-320,18 26,-290,17 50,-260,13'),
  disc(50, -260, 14),
  limb('50,-258,14 76,-276,12 98,-308,9'),
  '84,-320,1 100,-334 116,-324 117,-304 104,-292 90,-298,1',
  '-68,-124,1 58,-126,1 70,-62,1 10,-48 -88,-56,1',
  limb('32,-84,18 50,-36,15 54,-2,9;-46,-84,18 -74,-42,15 -97,-13,9'),
  '44,-10,1 60,-12 84,0 98,8,1 72,12 44,8,1',
  disc(-97, -14, 9),
  '-104,-19,1 -88,-14,1 -68,4 -62,20,1 -86,14 -102,-6,1',
];

const PANELS = Array.from({ length: 8 }, (_, at) => at * 0.7854 + 0.3);
const spoke = (angle: number, reach: number) =>
  `${Math.round(reach * Math.cos(angle))},${Math.round(reach * Math.sin(angle))}`;
const panel = (from: number, to: number) =>
  `0,0,1 ${spoke(from, 152)},1 ${spoke((from + to) / 2, 126)} ${spoke(to, 152)},1`;

/** An umbrella from above: eight panels in two inks, those away from the sun in the shade. */
const umbrella: readonly Layer[] = [
  ...PANELS.map((angle, at) =>
    cut(at % 2 ? (at > 3 ? STRAW : PALE) : at > 3 ? ORANGE : GOLD, panel(angle, angle + 0.7854)),
  ),
  cut(RED, disc(0, 0, 11)),
];

const FOOT = '36,10,1 52,-2 78,0 100,8 96,22 70,26 40,26,1';

/** Where she has been. */
const FOOTPRINTS = [-250, -340, -430, -520, -610].map((x, at) => disc(x, 40 + (at % 2) * 40 - at * 3, 20, 8));

const ROADSIDE = '-900,-170,1 -600,-60 -300,-150 0,-128 260,-110 520,-190 900,-70,1';

/** Rwanda from above, a mother on a red road by the tea: in her shadow its rows are the zigzags of imigongo. */
export const countryRwanda: readonly Picture[] = [
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [250, 640, 260, 240], camera: 'above' }),
    wash(FIELD),
    // All of it is drawn along the road and turned: 0,0 is where she stands.
    moved(
      { x: 452, y: 616, turn: 38 },
      cut(ROW, hedges),
      cut(DITCH, `${ROADSIDE} 900,300,1 520,170 260,270 0,250 -300,240 -600,330 -900,230,1`),
      cut(ROAD, `${ROADSIDE} 900,276,1 520,146 260,246 0,226 -300,216 -600,306 -900,206,1`),
      inked(BANK, 12, ROADSIDE),
      cut(DITCH, ...FOOTPRINTS),
      // Where her shadow leaves the road, the rows are in it.
      cut(BLACK, ...BEHIND),
      within(BLACK, CLOTH, cut(RED, bands(0, 34)), cut(CREAM, bands(34, 10), bands(64, 10))),
      cut({ fill: 'none', stroke: BLACK, width: 10 }, CLOTH),
      // The child: the edge of the wrap below its head, a foot at her waist.
      inked(CREAM, 8, '-110,-314 -84,-346 -50,-344'),
      cut({ fill: BLACK, stroke: CREAM, width: 12 }, ...CHILD_FOOT),
      cut(BLACK, ...CHILD_FOOT),
      cut(BLACK, ...BEFORE),
      cut(SKIN, FOOT, placed({ x: -150, y: 8 })(FOOT)),
      moved({ x: -10, y: 160 }, ...umbrella),
    ),
  ),
];
