import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

/** Fur, fur in the light; bare skin, skin in the light; eyes. */
const [FUR, SHEEN, SKIN, GLEAM, EYE] = ['#0f1a20', '#22333b', '#34464e', '#556a70', '#e8923a'];
const [WING, WING_DEEP, FLECK, VEIN] = ['#ff7a2b', '#d8482a', '#ffe3a0', '#2a1018'];

const FORE = '0,-30,1 60,-78 150,-112 214,-106,1 226,-70 200,-20 150,14 90,20 20,16,1';
const HIND = '0,10,1 60,2 130,14 184,52,1 170,84 180,108 130,120 76,100 30,62,1';

/** A giant swallowtail with open wings, its body at the origin. */
const swallowtail: readonly Layer[] = [
  inked(FLECK, 6, pair('6,-50 14,-78 48,-102')),
  cut(FLECK, twoDiscs(50, -104, 8)),
  cut(WING_DEEP, pair(HIND)),
  cut(WING, pair(FORE)),
  inked(
    VEIN,
    9,
    pair('20,-14 110,-56 200,-76; 22,0 110,-14 170,-18; 24,30 90,52 146,88; 24,24 100,30 160,54'),
  ),
  cut(
    FLECK,
    ...[
      [196, -92, 11],
      [206, -62, 10],
      [190, -34, 9],
      [158, 92, 9],
      [164, 66, 8],
      [128, 104, 8],
    ].flatMap(([x, y, r]) => [disc(-x!, y!, r!), disc(x!, y!, r!)]),
  ),
  cut(VEIN, limb('0,-52,12 0,-30,20 0,0,18 0,40,14 0,84,4')),
];

/** A silverback from the front, his chin at the origin, with a butterfly at his throat for a bow tie. */
export const silverbackInBowTie: readonly Layer[] = [
  cut(FUR, twoDiscs(226, -176, 30, 44)),
  cut(SKIN, twoDiscs(230, -176, 16, 26)),
  within(
    FUR,
    twin(
      '0,-460 76,-450 150,-396 200,-300 228,-190 236,-100 250,-30 330,-10 470,50 590,160 660,320 720,620,1 0,620,1',
    ),
    cut(
      SHEEN,
      '-20,-480,1 -300,-480,1 -300,-60,1 -700,40,1 -760,620,1 -600,620,1 -565,420 -520,300,1 -520,360,1 -490,240 -420,150,1 -430,200,1 -380,110 -290,60,1 -310,100,1 -240,30 -200,-60,1 -196,-180 -170,-280,1 -160,-240,1 -130,-340 -80,-390,1 -80,-360,1 -40,-420 10,-450,1',
    ),
    cut(
      SHEEN,
      pair(
        '170,70,1 250,110 300,180 330,262,1 270,268 318,300,1 270,400 180,520 110,640,1 0,640,1 60,440 130,300 176,180',
      ),
    ),
    cut(
      GLEAM,
      twin(
        '0,40 120,50 170,100 184,150,1 160,200 156,250,1 130,290 124,350,1 96,390 84,450,1 56,490 40,560,1 20,580 0,640,1',
      ),
    ),
  ),
  cut(
    SKIN,
    twin(
      '0,-244 60,-256 130,-248 178,-204 174,-154 144,-114 134,-82 166,-40 184,10 176,64 124,104 50,118 0,118',
    ),
  ),
  cut(
    GLEAM,
    twin(
      '0,-216 50,-246 122,-242 174,-196 168,-168,1 120,-200 60,-196 30,-178 30,-130 46,-104 96,-70 116,-34 100,2 50,16 0,20',
    ),
  ),
  // Eyes below the brow.
  cut(FUR, pair('34,-146,1 50,-182 110,-190 152,-154,1 124,-124 70,-118')),
  cut(EYE, twoDiscs(90, -152, 20)),
  cut(FUR, twoDiscs(90, -152, 10)),
  cut(FUR, pair('60,-176,1 120,-178,1 130,-156 90,-164 54,-156')),
  cut(FUR, pair('20,-14,1 26,-50 62,-64 90,-44,1 86,-20 58,-10 36,-2')),
  // The long lip.
  cut(GLEAM, twin('0,74 60,80 100,64,1 70,100 0,102')),
  inked(FUR, 9, '-128,44 -90,60 -50,62 0,54 50,62 90,60 128,44'),
  moved({ x: 0, y: 216, scale: 0.88, turn: -6 }, ...swallowtail),
];
