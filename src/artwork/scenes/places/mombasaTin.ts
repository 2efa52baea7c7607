import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { lidOfTin, rollOfTin } from '../../figures/objects/sardineLid.ts';
import { bicycleAbove, passengersAbove, type Passenger } from '../../figures/people/passengersAbove.ts';
import { coconutLorry, matatu, tukTukAbove } from '../../figures/vehicles/aboardFromAbove.ts';
import { light } from '../../light/light.ts';

const [SEA, DEEP, SHALLOW, FOAM, SAND, ROCK, ROAD] = [
  '#084763',
  '#06344f',
  '#2a98a0',
  '#eaf7ee',
  '#f5d493',
  '#c98f52',
  '#efe7d8',
];
/** Shade on the land, the lip of the ramp, its line, the deck under the cars. */
const [SHADE, LIP, LINE, HOLD] = ['#d6b684', '#7f8f94', '#cfc2ac', '#cf8630'];
const [RIM, TIN, WALL, GOLD, LIT, DUSK] = ['#fdf8ea', '#c5cfd3', '#74858f', '#e9a93c', '#f6cb66', '#9a5a22'];
const RED = '#d8432f';
/** Where shades fall on the deck, whose bow is up. */
const FALL = [24, -12] as const;

/** A sardine from above, its nose up: a dark back between silver sides. */
const sardine: readonly Layer[] = [
  cut('#a6e0d4', '0,-60,1 10,-46 13,-16 9,24 4,46,1 16,70,1 0,60,1 -16,70,1 -4,46,1 -9,24 -13,-16 -10,-46'),
  cut('#2b7f95', '0,-60,1 5,-44 6,-14 3,26 1,58,1 -1,58,1 -3,26 -6,-14 -5,-44'),
];

const [BLUE, MILK, PLUM, LEAF, TEAL, ROSE] = [
  '#2c5f9e',
  '#f0e6cf',
  '#7b3f8c',
  '#2f8a5a',
  '#2c8a86',
  '#d4577a',
];
const ON_FOOT: readonly Passenger[] = [
  [-88, -346, 0, BLUE, 'hair'],
  [-30, -352, 8, MILK, 'kofia'],
  [28, -350, -6, PLUM, 'scarf'],
  [86, -344, 10, RED, 'hair'],
  [-142, -238, 8, TEAL, 'hair'],
  [-74, -300, -8, ROSE, 'scarf'],
  [-14, -304, 6, LEAF, 'hair'],
  [44, -304, -4, MILK, 'hair'],
  [-92, -254, 12, MILK, 'scarf'],
  [-34, -258, -10, PLUM, 'hair'],
  [24, -260, 0, BLUE, 'kofia'],
  [146, -262, 6, RED, 'hair'],
  [82, -258, -6, TEAL, 'scarf'],
  [-64, -212, 6, BLUE, 'hair'],
  [66, -216, 4, MILK, 'hair'],
  [-142, -300, 0, RED, 'umbrella'],
  [122, -310, -8, LEAF, 'basket'],
];
const WAITING: readonly Passenger[] = [
  [-92, -616, 176, ROSE, 'scarf'],
  [-34, -640, 184, RED, 'hair'],
  [22, -612, 170, BLUE, 'hair'],
  [84, -622, 176, TEAL, 'kofia'],
  [34, -700, 180, PLUM, 'umbrella'],
];

/** A coconut palm on Mombasa's shore from above: its fronds, the sunny half of each, and over the land its shade. */
const FRONDS = [8, 46, 84, 126, 160, 204, 246, 282, 322].map((turn, at) => ({
  x: 0,
  y: 0,
  turn,
  scale: [1.06, 0.84, 0.97][at % 3]!,
}));
const frondOf = limb('0,0,7 40,-10,15 84,-6,13 112,12,1');
const palm: readonly Layer[] = [
  moved(
    { x: 126, y: 72 },
    cut(SHADE, limb('-126,-72,9 -60,-36,8 0,0,7')),
    ...FRONDS.map((placing) => moved(placing, cut(SHADE, frondOf))),
  ),
  ...FRONDS.map((placing) =>
    moved(placing, cut('#1d6b46', frondOf), cut('#57a84e', '0,0,1 40,-24 84,-20 112,12,1 84,-4 40,-8')),
  ),
  cut('#8a5424', disc(-7, 6, 8), disc(8, 4, 8), disc(0, -8, 8)),
];

/** The Likoni ferry from above, as full as a tin of sardines, with its lid rolled back; a free shoal keeps it company. */
export const mombasaTin: readonly Picture[] = [
  picture(
    'places/mombasa-4',
    light('golden', 'kenya', 'left'),
    plan({ subject: [520, 280, 270, 260], camera: 'above' }),
    wash(SEA),
    moved(
      { x: 442, y: 532, turn: 56, scale: 0.9 },
      // The other side of the channel: shallows, foam, coral rock, the slip and its road.
      cut(SHALLOW, '-900,-560,1 -500,-520 -200,-540 200,-500 500,-540 900,-520,1 900,-1200,1 -900,-1200,1'),
      cut(FOAM, '-900,-600,1 -500,-556 -200,-580 200,-546 500,-580 900,-560,1 900,-1200,1 -900,-1200,1'),
      cut(ROCK, '-900,-620,1 -500,-572 -200,-596 200,-562 500,-596 900,-580,1 900,-1200,1 -900,-1200,1'),
      cut(SAND, '-900,-650,1 -500,-600 -200,-620 200,-590 500,-620 900,-610,1 900,-1200,1 -900,-1200,1'),
      cut(ROAD, '-140,-540,1 140,-530,1 140,-1200,1 -140,-1200,1'),
      cut(LIP, '-140,-540,1 140,-530,1 140,-576,1 -140,-584,1'),
      inked(LINE, 10, '0,-720 0,-770', '0,-810 0,-860'),
      moved({ x: -212, y: -664, turn: -56, scale: 0.86 }, ...palm),
      ...passengersAbove(WAITING, FALL),
      // The wake.
      cut(SHALLOW, '-190,360,1 -240,560 -340,960,1 340,960,1 240,560 190,360,1'),
      cut(FOAM, limb('-180,370,10 -240,560,22 -380,960,60;180,370,10 240,560,22 380,960,60')),
      cut(
        FOAM,
        limb('-80,420,12 -96,520,7 -120,700,1;0,430,14 6,560,9 -6,760,1;84,420,12 106,540,7 120,660,1'),
      ),
      // The hull.
      cut(DEEP, panel('-150,-424,120 266,-424,120 266,380,120 -150,380,120')),
      cut(WALL, panel('-214,-392,116 226,-400,116 226,410,116 -214,416,116')),
      cut(TIN, panel('-218,-400,116 218,-400,116 218,416,116 -218,416,116')),
      cut(RIM, panel('-208,-390,108 208,-390,108 208,406,108 -208,406,108')),
      within(
        GOLD,
        panel('-194,-374,96 194,-374,96 194,392,96 -194,392,96'),
        cut(HOLD, '-240,-186,1 240,-186,1 240,420,1 -240,420,1'),
        cut(DUSK, panel('-240,-400,10 -166,-360,70 -166,420,70 -240,420,10')),
        cut(LIT, '150,-400,1 176,-330 178,-200 178,420,1 240,420,1 240,-400,1'),
        inked(LIT, 7, '-62,-190 -62,100', '62,-190 62,100'),
        moved({ x: -122, y: -32, scale: 0.96 }, ...matatu(FALL)),
        moved({ x: 4, y: -36, scale: 0.96 }, ...coconutLorry(FALL)),
        moved({ x: 128, y: -34, scale: 0.92 }, ...tukTukAbove(FALL)),
        moved({ x: 146, y: -196, turn: 14 }, ...bicycleAbove),
        ...passengersAbove(ON_FOOT, FALL),
        ...lidOfTin,
      ),
      ...rollOfTin,
    ),
    ...[
      [860, 636, 58],
      [1014, 628, 55],
      [786, 722, 57],
      [930, 718, 56],
      [850, 808, 58],
      [1016, 752, 54],
    ].map(([x = 0, y = 0, turn = 0]) => moved({ x, y, turn, scale: 0.9 }, ...sardine)),
  ),
];
