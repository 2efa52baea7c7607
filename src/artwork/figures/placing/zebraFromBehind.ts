import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [COAT, INK, SHADE, LIT] = ['#ffe9cc', '#1d1030', '#43307a', '#fffaf0'];

const BODY = twin(
  '0,-34,1 50,-40 96,-24 128,16 142,76 138,130 146,180 168,232 220,276 300,312 390,360 450,440 476,540 490,700,1 0,700,1',
);
const MANE =
  '-10,-84,1 6,-96 20,-84,1 26,-30 34,60 44,160 54,260 58,330 46,384 4,440,1 -38,384 -44,330 -36,250 -28,150 -20,60 -16,-20';

/** The rings of the neck and the back, each a wide arch that falls from the crest: crest, drop, reach, half a width. */
const RINGS = [
  [-4, 30, 160, 9],
  [36, 40, 166, 11],
  [80, 46, 170, 12],
  [126, 54, 186, 13],
  [176, 66, 250, 15],
  [230, 84, 380, 18],
  [290, 110, 560, 21],
  [358, 130, 680, 25],
  [436, 140, 700, 29],
  [524, 150, 720, 33],
] as const;
const ring = ([crest, drop, reach, half]: (typeof RINGS)[number]) =>
  `4,${crest},${Math.round(half * 1.15)} ${Math.round(reach * 0.5)},${Math.round(crest + drop * 0.3)},${half} ${reach},${crest + drop},${Math.round(half * 0.6)}`;
const rings = RINGS.map((one) => limb(pair(ring(one))));
const combs = RINGS.slice(0, 8).map(([crest, , , half]) =>
  limb(`-70,${crest + 6},${half} 6,${crest - 10},${half} 80,${crest + 6},${half}`),
);

const EAR = '44,10,1 30,-60 30,-150 70,-236 112,-262,1 156,-232 178,-150 164,-60 120,30,1';

/** An ear from behind: white, a dark band at its foot and a dark tip. */
const ear: readonly Layer[] = [
  within(
    COAT,
    EAR,
    cut(INK, '20,-176,1 100,-150 190,-180,1 180,-280,1 40,-280,1'),
    cut(INK, '20,-60,1 96,-36 180,-64,1 176,-14,1 100,10 20,-10,1'),
    cut({ fill: INK, opacity: 0.9 }, '44,10,1 48,-60 54,-150 104,-262,1 30,-240,1 10,-100,1 20,20,1'),
  ),
];

/** A zebra from behind, from its back up to its ears: it looks away from us, the low sun at its right. */
export const zebraFromBehind: readonly Layer[] = [
  moved({ x: -12, y: 0, turn: 12 }, ...ear),
  moved({ x: 10, y: 0, flip: true, turn: -19 }, ...ear, cut({ fill: SHADE, opacity: 0.62 }, EAR)),
  within(
    COAT,
    BODY,
    cut(INK, ...rings),
    // All of it that is turned from the sun.
    cut({ fill: SHADE, opacity: 0.62 }, '10,-60,1 6,100 12,260 10,400 40,520 60,700,1 -700,700,1 -700,-60,1'),
    cut(
      { fill: '#ffb066', opacity: 0.5 },
      '108,0,1 126,76 118,130 124,190 150,250 206,296 290,332 364,380 420,450 446,540 460,700,1 660,700,1 600,300,1 150,-20,1',
    ),
  ),
  within(
    LIT,
    MANE,
    cut(INK, ...combs),
    cut({ fill: SHADE, opacity: 0.7 }, '4,-110,1 2,100 8,300 4,450,1 -90,450,1 -90,-110,1'),
  ),
];
