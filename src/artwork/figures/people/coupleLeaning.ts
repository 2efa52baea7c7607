import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HIS, HIS_SHADE, HERS, HERS_SHADE, HAIR, GLOSS] = [
  '#a8643c',
  '#6e3629',
  '#c4814f',
  '#874330',
  '#23131f',
  '#5a2f33',
];
const [RED, RED_SHADE, BLUE, BLUE_SHADE, GOLD] = ['#e8402c', '#a8242f', '#0f7d8e', '#0a5566', '#ffd05a'];

/** His back, from the waist to the shoulders and the neck. */
const BACK =
  '24,-20,1 20,-90 6,-146 4,-186 34,-206 68,-216 74,-236 74,-262,1 114,-262,1 114,-234 122,-216 158,-208 186,-180 178,-130 164,-80 166,-20,1';
const HER_BACK =
  '-138,-10,1 -136,-60 -132,-110 -124,-152 -94,-176 -56,-186 -28,-196 -14,-212 -9,-236,1 30,-210,1 18,-180,1 34,-150 20,-90 10,-10,1';

const him: Layer[] = [
  // The arm that props him up, its hand flat on the sand.
  cut(HIS_SHADE, limb('140,-160,30 184,-160,24 214,-96,18 226,-50,15 228,-14,12')),
  cut(
    HIS_SHADE,
    '212,-22,1 241,-24,1 252,-12 272,-4 294,4 300,11 288,14,1 284,19 273,15,1 266,20 255,16,1 248,20 238,14,1 231,19 220,16 213,6',
  ),
  cut(GLOSS, limb('288,14,1 270,8,2 256,2,0;273,15,1 258,9,2 248,3,0;255,16,1 246,11,2 240,6,0')),
  within(
    HIS,
    BACK,
    cut(HIS_SHADE, '120,-270,1 108,-226 130,-190 146,-130 120,-80 124,0,1 220,0,1 220,-270,1'),
    cut(HIS_SHADE, limb('92,-176,1 96,-110,4 92,-24,1'), limb('44,-176,1 62,-150,4 56,-122,1')),
  ),
  cut(BLUE, '14,-44,1 90,-36 172,-44,1 212,-36 238,-14 232,2,1 0,2,1'),
  cut(BLUE_SHADE, '112,-40,1 172,-44,1 212,-36 238,-14 232,2,1 128,2,1'),
  moved(
    { x: 92, y: -256, turn: -9 },
    cut(HIS_SHADE, disc(36, -34, 8, 13)),
    cut(HIS, disc(-36, -34, 8, 13)),
    cut(HIS, '-19,12,1 -34,-24 -34,-60 0,-60,1 34,-60 34,-24 23,12,1'),
    within(
      HAIR,
      '-22,-8,1 -36,-24 -38,-56 -24,-86 0,-92 24,-86 38,-56 36,-24 22,-8,1 0,-4',
      cut(GLOSS, '-50,-20,1 -30,-40 -22,-70 0,-92,1 -50,-100,1'),
    ),
  ),
];

const her: Layer[] = [
  cut(HERS, '-98,-170,1 -126,-160 -142,-124 -154,-92 -160,-62 -140,-30,1 -118,-44,1 -128,-70 -112,-100,1'),
  within(
    HERS,
    HER_BACK,
    cut(HERS_SHADE, '4,-230,1 2,-190 -4,-130 -30,-70 -30,0,1 60,0,1 60,-240,1'),
    cut(HERS_SHADE, limb('-52,-164,1 -60,-120,4 -62,-84,1')),
    // The dress, cut low, under its straps.
    inked(RED, 8, '-116,-100 -106,-150 -90,-186,1', '-4,-84 4,-150 -32,-210,1'),
    cut(RED, '-150,-120,1 -110,-96 -60,-76 0,-92 40,-120,1 40,0,1 -150,0,1'),
    cut(RED_SHADE, '-18,-86,1 0,-92 40,-120,1 40,0,1 -34,0,1 -38,-50'),
  ),
  cut(RED, '-120,-60,1 -152,-62 -184,-44 -206,-18 -204,4,1 30,4,1 14,-50,1 -60,-34'),
  cut(RED_SHADE, '-34,-44,1 14,-50,1 30,4,1 -56,4,1 -50,-20', limb('-196,-12,0 -160,-34,4 -104,-40,0')),
  // Her head lies on his shoulder, the hair in a knot.
  moved(
    { x: 10, y: -214, turn: 24 },
    cut(HERS, '-22,8,1 -30,-26 -28,-50 0,-50,1 28,-50 30,-26 20,8,1'),
    cut(HERS, disc(-32, -30, 7, 11)),
    cut(GOLD, disc(-34, -15, 6)),
    within(
      HAIR,
      '-18,-6,1 -34,-24 -36,-54 -20,-78 0,-84 20,-78 36,-54 32,-24 16,-6,1 0,-4',
      cut(GLOSS, '-50,-10,1 -28,-36 -20,-66 0,-86,1 -50,-100,1'),
    ),
    within(HAIR, disc(-2, -92, 25, 23), cut(GLOSS, disc(-18, -98, 14, 16))),
  ),
];

/** The fingers of the hand on her shoulder, the first above. */
const FINGERS =
  limb(
    '-108,-133,8 -134,-133,8 -147,-124,6 -151,-117,6;-108,-124,8 -136,-122,8 -150,-112,6 -155,-104,6;-108,-116,8 -134,-112,8 -147,-101,6 -151,-94,6;-106,-110,7 -128,-104,7 -138,-95,5 -141,-90,5',
  ) +
  disc(-151, -117, 6) +
  disc(-155, -104, 6) +
  disc(-151, -94, 6) +
  disc(-141, -90, 5);
/** What is dark between them. */
const GAPS = limb(
  '-128,-126,0 -144,-120,1 -154,-112,0;-126,-117,0 -144,-110,1 -154,-99,0;-124,-108,0 -138,-102,1 -147,-92,0',
);

/** His arm about her, and the hand that lies on her far shoulder. */
const embrace: Layer[] = [
  cut(HIS_SHADE, limb('44,-172,1 14,-148,14 -10,-138,18 -54,-114,17 -104,-106,0')),
  cut(HIS, limb('96,-186,10 40,-190,24 -10,-154,19 -56,-126,17 -96,-122,14')),
  // The thumb lies along her shoulder; the fingers close over her arm, the little one last.
  cut(HIS, '-84,-136,1 -104,-142 -120,-152 -134,-157 -141,-151 -134,-144 -120,-132,1 -90,-112,1'),
  cut(HIS, FINGERS, '-84,-136,1 -108,-141 -124,-138 -124,-112 -112,-103 -86,-108,1'),
  cut(HIS_SHADE, GAPS),
];

/** A couple on the sand from behind, he propped on one hand, her head on his shoulder, within his arm: 350 pixels high, on y = 0. */
export const coupleLeaning: readonly Layer[] = [...him, ...her, ...embrace];
