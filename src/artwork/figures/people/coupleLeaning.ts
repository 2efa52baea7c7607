import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HIS, HIS_SHADE, HERS, HERS_SHADE, HAIR, GLOSS] = [
  '#a8643c',
  '#6e3629',
  '#c98a58',
  '#935038',
  '#23131f',
  '#5a2f33',
];
const [RED, RED_SHADE, BLUE, BLUE_SHADE, GOLD] = ['#e8402c', '#a8242f', '#0f7d8e', '#0a5566', '#ffd05a'];

/** His back, from the waist to the shoulders and the neck. */
const BACK =
  '22,-30,1 22,-80 2,-140 2,-180 22,-204 60,-214,1 70,-226 70,-264,1 118,-264,1 118,-226 128,-214,1 168,-204 188,-182 182,-130 164,-90 166,-30,1';
/** Hers, and the upper arm that hangs forward to her knee. */
const HER_BACK =
  '-146,-20,1 -150,-70 -148,-110 -136,-152 -106,-176 -60,-186,1 -42,-196 -34,-222,1 16,-212,1 10,-186 26,-160,1 24,-90 16,-10,1';

const him: Layer[] = [
  // The arm that props him up, straight at the elbow, its hand flat on the sand.
  cut(HIS_SHADE, limb('156,-172,26 194,-152,22 216,-96,17 226,-52,15 240,-12,11')),
  inked(
    HIS_SHADE,
    13,
    '234,-12 256,-8 278,0',
    '232,-8 252,0 274,10',
    '230,-6 244,6 262,17',
    '226,-10 220,2 228,14',
  ),
  within(
    HIS,
    BACK,
    cut(HIS_SHADE, '132,-270,1 112,-226 146,-206 160,-160 138,-90 142,-20,1 220,-20,1 220,-270,1'),
    cut(HIS_SHADE, limb('94,-190,0 97,-110,4 94,-40,0'), limb('52,-186,0 70,-160,4 66,-130,0')),
  ),
  cut(BLUE, '16,-52,1 90,-44 170,-52,1 200,-40 226,-16 222,2,1 4,2,1'),
  cut(BLUE_SHADE, '134,-48,1 170,-52,1 200,-40 226,-16 222,2,1 146,2,1'),
  moved(
    { x: 94, y: -252, turn: -9 },
    cut(HIS_SHADE, disc(38, -34, 8, 13)),
    cut(HIS, disc(-38, -34, 8, 13)),
    cut(HIS, '-26,10,1 -36,-16 -38,-40,1 38,-40,1 36,-16 26,10,1'),
    within(
      HAIR,
      '-38,-34 -44,-70 -24,-96 0,-98 24,-96 44,-70 38,-34 28,-6 0,-2 -28,-6',
      cut(GLOSS, '-60,-20,1 -30,-44 -22,-74 4,-104,1 -60,-110,1'),
    ),
  ),
];

const her: Layer[] = [
  within(
    HERS,
    HER_BACK,
    cut(HERS_SHADE, '-8,-240,1 -22,-190 -20,-150 -40,-90 -34,0,1 60,0,1 60,-240,1'),
    cut(HERS_SHADE, limb('-66,-168,0 -74,-130,4 -72,-90,0')),
    // The dress, cut low, and its straps.
    cut(RED, '-170,-110,1 -120,-92 -66,-76 -10,-90 40,-116,1 40,0,1 -170,0,1'),
    cut(RED_SHADE, '-38,-82,1 -6,-92 40,-116,1 40,0,1 -40,0,1 -48,-44'),
    inked(RED, 8, '-124,-96 -116,-140 -104,-176,1', '-14,-92 -8,-140 -14,-190,1'),
  ),
  cut(RED, '-140,-62,1 -176,-58 -206,-38 -214,-12 -206,4,1 36,4,1 22,-50,1 -60,-40'),
  cut(RED_SHADE, '-40,-50,1 22,-56,1 36,4,1 -58,4,1 -52,-22', limb('-190,-14,0 -150,-32,4 -96,-36,0')),
  // Her head lies on his shoulder, the hair in a knot.
  moved(
    { x: -2, y: -206, turn: 24 },
    cut(HERS, '-24,10,1 -32,-14 -34,-40,1 32,-40,1 30,-14 22,10,1'),
    cut(HERS, disc(-36, -32, 7, 11)),
    cut(GOLD, disc(-38, -16, 6)),
    within(
      HAIR,
      '-34,-30 -40,-62 -22,-86 0,-88 22,-86 40,-62 34,-30 24,-8 0,-4 -24,-8',
      cut(GLOSS, '-50,-14,1 -28,-40 -18,-68 4,-92,1 -60,-100,1'),
    ),
    within(HAIR, disc(-6, -100, 26, 24), cut(GLOSS, disc(-22, -108, 16, 16))),
  ),
];

/** His arm about her: shoulder, elbow, wrist, and the hand whose four fingers lie over her far shoulder, the thumb above. */
const embrace: Layer[] = [
  cut(HERS_SHADE, limb('20,-160,0 -30,-128,14 -76,-112,12 -118,-100,0')),
  cut(HIS, limb('100,-190,0 60,-188,26 10,-184,26 -36,-156,20 -80,-136,15 -112,-128,12')),
  inked(HIS, 13, '-108,-134 -122,-144 -130,-158'),
  inked(
    HIS,
    15,
    '-104,-132 -138,-138 -156,-130',
    '-104,-126 -138,-126 -160,-112',
    '-104,-120 -136,-112 -154,-96',
    '-104,-116 -128,-100 -142,-86',
  ),
  inked(
    HIS_SHADE,
    4,
    '-152,-122 -134,-131 -116,-129',
    '-152,-104 -134,-118 -116,-120',
    '-144,-92 -128,-107 -114,-112',
  ),
];

/** A couple on the sand from behind, he propped on one hand, her head on his shoulder, within his arm: 350 pixels high, on y = 0. */
export const coupleLeaning: readonly Layer[] = [...him, ...her, ...embrace];
