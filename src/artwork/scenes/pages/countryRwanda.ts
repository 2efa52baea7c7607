import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { zigzag } from '../../drawing/imigongo.ts';
import { placed } from '../../drawing/placed.ts';
import type { Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [FIELD, ROW, ROAD, BANK, DITCH] = ['#b6d965', '#dae97c', '#a83422', '#ff9a5c', '#6b1a22'];
const [RED, ORANGE, GOLD, PALE, STRAW] = ['#a3241f', '#f0701e', '#ffa03c', '#fff6dc', '#f6d493'];

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
  return outline([...swing(0), ...swing(68).reverse()]);
});
/** Imigongo: narrower rows in straight lines, on the wrap alone. */
const bands = Array.from({ length: 3 }, (_, at) => zigzag(-156, -290 + at * 58, 44, 36, 22, 6)).join('');

const canopy = placed({ x: 26, y: -660, turn: -11 });
/** What her wrap lies over: the umbrella she holds, her head in its scarf, that of the child. */
const BEHIND = [
  canopy(
    '-4,-34,1 4,-34,1 7,0,1 80,4 176,46 216,100 232,152,1 196,120 156,112 118,116 80,146,1 52,122 28,114 0,112 -28,114 -52,122 -80,146,1 -118,116 -156,112 -196,120 -232,152,1 -216,100 -176,46 -80,4 -7,0,1',
  ),
  limb('25,-652,10 19,-696,7'),
  limb('112,-262,5 44,-570,5'),
  '-26,-406,1 -64,-424 -66,-466 -26,-492 24,-486 46,-453,1 22,-446 0,-428,1',
  '-52,-446,1 -78,-470 -104,-460 -100,-438 -76,-428 -54,-430,1',
  '0,-440,1 44,-455,1 44,-444 43,-438 50,-430 60,-420 55,-414 47,-414,1 54,-408 49,-403,1 54,-397 48,-391,1 49,-378 30,-370 14,-380,1 12,-362 24,-330,1 -52,-334,1 -12,-366 -30,-410,1',
  disc(-88, -372, 32, 34),
];
/** The wrap that carries a child on her back. */
const WRAP =
  '-22,-360,1 12,-364 36,-350 46,-318 40,-280 26,-238,1 44,-196 58,-150 68,-98,1 36,-86 -40,-80 -84,-92,1 -74,-140 -58,-190 -48,-222,1 -94,-228 -118,-272 -106,-322 -70,-348 -44,-350,1';
/** What lies over it: the child's foot at her waist, her arm, her calves and her feet. */
const BEFORE = [
  limb('24,-268,12 40,-236,12 46,-212,9'),
  '36,-222,1 52,-226,1 62,-212 84,-206 82,-192 50,-190 37,-198',
  limb('2,-330,18 26,-306,17 52,-284,13'),
  disc(52, -284, 13),
  limb('52,-284,13 76,-292,11 98,-308,9'),
  '84,-320,1 100,-334 116,-324 117,-304 104,-292 90,-298,1',
  limb('34,-110,17 46,-64,16 52,-34,11 54,-2,9'),
  '46,-16,1 62,-18,1 76,-2 100,4 102,15,1 44,15,1',
  limb('-32,-110,18 -40,-66,16 -52,-36,11 -58,-8,9'),
  '-70,-20,1 -50,-22,1 -42,-4 -28,20,1 -48,20,1 -68,-2',
];
/** Her shadow, flat on what is of one colour: it, and the pattern of her wrap. */
const shadow = (ink: string, pattern: string): readonly Layer[] => [
  ...BEHIND.map((shape) => cut(ink, shape)),
  within(ink, WRAP, cut(pattern, bands)),
  ...BEFORE.map((shape) => cut(ink, shape)),
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

/** Where she has been. */
const FOOTPRINTS = [-250, -340, -430, -520, -610].map((x, at) => disc(x, 40 + (at % 2) * 40 - at * 3, 20, 8));

const ROADSIDE = '-900,-170,1 -600,-60 -300,-150 0,-128 260,-110 520,-190 900,-70,1';

/** Rwanda from above, a mother on a red road by the tea: in her shadow they are two. */
export const countryRwanda: readonly Picture[] = [
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [233, 594, 252, 252], camera: 'above' }),
    wash(FIELD),
    // All of it is drawn along the road and turned: 0,0 is where she stands. Her shadow takes the colour of what it lies on.
    moved(
      { x: 452, y: 616, turn: 38 },
      cut(ROW, hedges),
      ...shadow('#0b3a34', '#7fae4e'),
      cut(DITCH, `${ROADSIDE} 900,300,1 520,170 260,270 0,250 -300,240 -600,330 -900,230,1`),
      within(
        ROAD,
        `${ROADSIDE} 900,276,1 520,146 260,246 0,226 -300,216 -600,306 -900,206,1`,
        cut(DITCH, ...FOOTPRINTS),
        inked(BANK, 24, ROADSIDE),
        ...shadow('#3d0f1e', '#a83422'),
      ),
      moved({ x: -10, y: 134 }, ...umbrella),
    ),
  ),
];
