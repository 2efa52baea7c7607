import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Black fur in shade, as it is, in the light; white in shade, as it is, in the light; bare face. */
const [DARK, FUR, LIT] = ['#0a1420', '#16222e', '#3f5664'];
const [COLD, WHITE, BRIGHT, SKIN] = ['#8fb0b8', '#dce8e2', '#ffffff', '#2a3038'];

/** The white mantle that hangs from a shoulder at the left. */
const mantle: readonly Layer[] = [
  cut(COLD, '-26,-180,1 -66,-170 -88,-110 -92,-40 -104,20,1 -84,0 -78,30,1 -62,-4 -52,20,1 -46,-40 -40,-110'),
  cut(BRIGHT, '-30,-178,1 -66,-166 -88,-106 -90,-40 -98,6,1 -84,-16 -72,-90 -50,-140'),
];
/** A monkey's back: the crouched body, white mantles, the tail straight down with its white brush. */
const back = (tail: number): readonly Layer[] => [
  cut(FUR, limb(`0,10,13 6,${tail * 0.4},12 -4,${tail * 0.74},14`)),
  cut(COLD, limb(`-2,${tail * 0.66},10 -8,${tail * 0.8},24 0,${tail * 0.94},22 4,${tail},0`)),
  cut(BRIGHT, limb(`-10,${tail * 0.68},4 -18,${tail * 0.8},11 -10,${tail * 0.94},9 2,${tail},0`)),
  within(
    FUR,
    '0,-220 56,-196 74,-140 76,-60 70,0 44,36 0,44 -44,36 -70,0 -76,-60 -74,-140 -56,-196',
    cut(DARK, '20,-220,1 40,-120 34,-20 10,50,1 90,50,1 90,-220,1'),
    cut(LIT, limb('-20,-150,0 -34,-80,9 -26,0,0')),
  ),
  ...mantle,
  moved(
    { x: 0, y: 0, flip: true },
    cut(
      COLD,
      '-26,-180,1 -66,-170 -88,-110 -92,-40 -104,20,1 -84,0 -78,30,1 -62,-4 -52,20,1 -46,-40 -40,-110',
    ),
    cut(WHITE, '-34,-166,1 -60,-156 -78,-106 -82,-40 -88,0,1 -76,-20 -64,-90 -46,-140'),
  ),
];
/** A head from behind, white whiskers at both cheeks; and one that turns its face to the left. */
const headAway: readonly Layer[] = [
  cut(
    WHITE,
    '-40,-232,1 -58,-214 -50,-198 -52,-180,1 -24,-164,1',
    '40,-232,1 56,-214 50,-198 50,-182,1 24,-164,1',
  ),
  within(
    FUR,
    '0,-270 40,-258 50,-220 38,-180 0,-168 -38,-180 -50,-220 -40,-258',
    cut(DARK, '10,-280,1 24,-230 10,-160,1 70,-160,1 70,-280,1'),
    cut(LIT, limb('-14,-260,0 -34,-226,7 -26,-192,0')),
  ),
];
const headTurned: readonly Layer[] = [
  within(
    FUR,
    '-10,-272 36,-262 52,-220 38,-180 0,-166 -44,-176 -62,-204 -54,-250',
    cut(DARK, '16,-280,1 30,-230 16,-160,1 70,-160,1 70,-280,1'),
  ),
  cut(
    BRIGHT,
    '-62,-240,1 -40,-252 -14,-246,1 -4,-220 -8,-190 -26,-168 -50,-150,1 -44,-172 -58,-166,1 -54,-190',
  ),
  cut(SKIN, '-70,-232 -48,-240 -28,-228 -30,-200 -44,-184 -66,-186 -76,-206'),
  cut('#e09a4c', disc(-50, -218, 6)),
  cut('#0a0d14', disc(-52, -218, 3), disc(-68, -200, 3)),
];

/** Where each sits on the bough, and whether it looks round. */
const ROW = [
  { x: 170, y: 404, scale: 1, tail: 330, turned: false },
  { x: 366, y: 424, scale: 1.12, tail: 360, turned: false },
  { x: 566, y: 428, scale: 1.04, tail: 390, turned: true },
  { x: 860, y: 412, scale: 1.14, tail: 340, turned: false },
  { x: 1052, y: 392, scale: 1, tail: 370, turned: false },
] as const;

/** A troop of black-and-white colobus side by side on a bough, seen from behind, their white-tipped tails hanging; one looks round, a white newborn in the gap. */
export const colobusRow: readonly Layer[] = [
  cut('#0c2a2c', limb('-40,420,34 200,440,34 600,462,32 900,446,30 1240,400,26')),
  cut('#3f7a5c', limb('-40,396,10 200,414,12 600,438,11 900,424,10 1240,382,8')),
  ...ROW.flatMap(({ x, y, scale, tail, turned }) => [
    moved({ x, y, scale }, ...back(tail)),
    moved({ x, y, scale }, ...(turned ? headTurned : headAway)),
  ]),
  // The newborn is white all over.
  moved(
    { x: 720, y: 424 },
    cut(COLD, limb('4,6,6 30,60,6 20,120,5 40,160,3')),
    cut(COLD, '0,-96 34,-80 42,-30 30,20 0,26 -30,20 -40,-30 -32,-80'),
    cut(BRIGHT, '-6,-94 18,-84 20,-30 6,20 -14,22 -36,-20 -30,-76'),
    cut(WHITE, disc(-2, -104, 32, 30)),
    cut('#d89a8c', '-30,-112 -10,-120 6,-108 2,-88 -14,-80 -32,-90'),
    cut('#1a1a24', disc(-20, -102, 4), disc(-4, -102, 4)),
  ),
];
