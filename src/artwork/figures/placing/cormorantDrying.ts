import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const TONES = {
  ink: '#0d2a33',
  plane: '#1b4550',
  rim: '#fff3c4',
  breast: '#b9c7c6',
  hollow: '#7f9aa0',
  gape: '#f2a02e',
};

/** A flight feather from its root to its round tip, `half` wide at the broadest. */
function vane(x: number, y: number, toX: number, toY: number, half: number): string {
  const [dx, dy] = [toX - x, toY - y];
  const length = Math.hypot(dx, dy);
  const at = (along: number, side: number) =>
    `${Math.round(x + dx * along - (dy / length) * half * side)},${Math.round(y + dy * along + (dx / length) * half * side)}`;
  return `${at(0, -0.5)},1 ${at(0.55, -1)} ${at(0.94, -1)} ${at(1.02, 0)} ${at(0.94, 1)} ${at(0.55, 1)} ${at(0, 0.5)},1`;
}

/** The vanes of a wing in two tones, each root and tip in a row of its own: those that lie behind, then every second one before them. */
const vanes = (tones: readonly [string, string], roots: string, tips: string, half: number): Layer[] => {
  const [from, to] = [points(roots), points(tips)];
  const all = from.map(([x, y], at) => vane(x, y, to[at]![0], to[at]![1], half + to[at]![2]));
  return [
    cut(tones[0], ...all.filter((_, at) => at % 2 === 1)),
    cut(tones[1], ...all.filter((_, at) => at % 2 === 0)),
    inked(
      TONES.ink,
      3,
      ...from.map(([x, y], at) => {
        const [toX, toY] = [to[at]![0], to[at]![1]];
        return `${x},${y} ${Math.round(x + (toX - x) * 0.86)},${Math.round(y + (toY - y) * 0.86)}`;
      }),
    ),
  ];
};

/** The wing on our left, held out towards the sun: it shines through the vanes. */
const farWing: readonly Layer[] = [
  ...vanes(
    ['#a8713c', '#8a5a34'],
    '-60,-250 -100,-270 -140,-290 -180,-310 -214,-328 -244,-342 -262,-350 -276,-356 -286,-360',
    '-96,-14 -156,4 -216,6 -276,-8 -336,-20 -404,-42 -466,-92 -506,-158 -524,-236',
    33,
  ),
  within(
    TONES.ink,
    '-30,-330,1 -80,-346 -150,-392 -220,-432 -270,-440 -306,-420 -322,-370 -318,-320,1 -286,-290 -250,-262 -214,-236 -160,-196 -110,-176 -50,-160,1',
    cut(
      TONES.plane,
      '-40,-320,1 -100,-340 -180,-390 -250,-424 -290,-410 -296,-376,1 -240,-350 -160,-300 -90,-262 -40,-250,1',
    ),
  ),
  cut(
    TONES.rim,
    '-30,-330,1 -80,-346 -150,-392 -220,-432 -270,-440 -306,-420 -322,-370 -318,-320,1 -314,-370 -298,-412 -266,-428 -220,-420 -146,-378 -80,-334 -34,-318,1',
  ),
];

/** The wing on our right, nearer and in its own shade. */
const nearWing: readonly Layer[] = [
  ...vanes(
    ['#694a35', '#553b2f'],
    '66,-250 104,-262 142,-276 180,-290 214,-304 246,-316 268,-322 284,-326 296,-328',
    '104,0 160,28 222,36 284,28 350,10 416,-12 476,-56 518,-118 536,-196',
    34,
  ),
  within(
    TONES.ink,
    '30,-330,1 90,-340 160,-372 230,-404 284,-414 322,-392 338,-342 334,-292,1 296,-262 256,-236 214,-208 160,-174 110,-156 50,-146,1',
    cut(
      TONES.plane,
      '30,-312,1 100,-322 180,-356 250,-388 296,-384 312,-350,1 250,-322 180,-284 110,-246 40,-226,1',
    ),
  ),
  cut(
    TONES.rim,
    '30,-330,1 90,-340 160,-372 230,-404 284,-414 322,-392 330,-364,1 310,-386 282,-402 230,-392 164,-360 96,-328 34,-320,1',
  ),
];

const body: readonly Layer[] = [
  // Body and neck in one: the neck rises in a bend to a flat brow and a hooked bill.
  within(
    TONES.ink,
    '-70,-320,1 -110,-240 -112,-130 -84,-50 -64,0 -30,22,1 -6,-8,1 14,-8,1 34,22,1 72,0 92,-60 114,-140 110,-250 74,-326,1 52,-390 34,-440 24,-490 36,-536 64,-566 96,-584,1 140,-596 178,-596 196,-572,1 208,-596 192,-620 170,-624,1 96,-640,1 56,-654 16,-640 -10,-604 -34,-560 -50,-510 -46,-450 -54,-390',
    cut(
      TONES.breast,
      '104,-590,1 70,-596 40,-596 14,-566 -14,-516 -22,-460 -26,-400 -56,-320 -66,-230 -50,-150 -4,-108 44,-140 74,-210 80,-300 80,-400 120,-560',
    ),
    cut(
      TONES.hollow,
      '104,-590,1 50,-580 10,-530 0,-470 10,-400 22,-320 20,-230 0,-150 -14,-114,1 44,-130 80,-210 84,-300 110,-400 130,-560',
    ),
    cut('#3b5c64', '90,-628,1 170,-614 210,-600,1 196,-590 150,-606 92,-610,1'),
    cut(TONES.gape, '56,-620,1 92,-628 108,-612,1 98,-592 70,-590 54,-604,1'),
    // Thighs before the legs.
    cut(TONES.plane, '-112,-90,1 -80,-110 -40,-80 -24,-30 -24,30,1 -90,30,1'),
  ),
  cut(TONES.ink, disc(56, -628, 9)),
  cut('#4fd0b4', disc(56, -628, 5)),
  cut(
    TONES.rim,
    '-70,-320,1 -54,-390 -46,-450 -50,-510 -34,-560 -10,-604 16,-640 56,-654 96,-640,1 56,-646 20,-632 0,-598 -24,-554 -40,-508 -36,-450 -44,-386 -62,-318,1',
  ),
  // Broad webbed feet.
  cut(
    '#1d3038',
    '-54,-6,1 -30,-6,1 -24,6 -8,20 -10,30,1 -34,24 -66,32,1 -64,18 -50,8',
    '30,-6,1 52,-6,1 54,6 72,20 76,32,1 46,24 18,32,1 20,18 32,8',
  ),
];

/** A white-breasted cormorant on a stump, wings held wide to dry, the sun behind it: its feet at (x, y), 960 pixels across at a scale of 1. */
export const cormorantDrying = (x: number, y: number, scale = 1): Layer =>
  moved({ x, y, scale }, ...farWing, ...nearWing, ...body);
