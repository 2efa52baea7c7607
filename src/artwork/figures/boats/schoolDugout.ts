import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

type Ink = readonly [shade: string, lit: string];

const JUMPER: Ink = ['#cf3a1c', '#ff8a4a'];
const SKIN: Ink = ['#5a2e20', '#c97a48'];
const SHIRT: Ink = ['#d9d2b4', '#fffbe6'];
const WOOD: Ink = ['#3a2018', '#96582e'];

/** A part in its ink, the low sun on its upper left edge. */
const lit = ([shade, light]: Ink, d: string, by = 5): Layer =>
  within(light, d, moved({ x: by, y: Math.round(by * 0.6) }, cut(shade, d)));

const torso = outline('-25,8,1 -27,-20 -25,-46 -14,-58 2,-60 16,-54 20,-30 19,-10 21,8,1');
const collar = outline('-8,-60,1 4,-52 12,-60,1 8,-50 -4,-50');
/** A head in profile: nape, crown, brow, nose, lips, chin. */
const head = outline(
  '-8,-58,1 -10,-68 -17,-78 -16,-94 -4,-103 10,-101 17,-91 16,-84,1 21,-77,1 17,-74,1 18,-70,1 16,-66 8,-63 6,-56,1',
);
/** Cropped hair: the skull above brow and ear. */
const hair = outline('-10,-66,1 -18,-78 -17,-95 -4,-105 11,-103 17,-92,1 8,-93 2,-86 0,-76 -6,-74,1');

/** A seated child in a jumper: what it holds, then its arms as limbs, each to a hand. */
const child = (
  arms: readonly (readonly [row: string, x: number, y: number])[],
  ...held: readonly Layer[]
): Layer[] => [
  lit(JUMPER, torso),
  cut('#a82a14', '4,-50,1 20,-30 19,-8 21,8,1 2,8,1 8,-20'),
  lit(SKIN, head, 4),
  cut('#1a1218', hair),
  lit(SKIN, disc(-2, -80, 4, 5), 2),
  inked('#2a120e', 2, '8,-84 13,-83', '12,-68 17,-69'),
  cut(SHIRT[1], collar),
  ...held,
  ...arms.flatMap(([row, x, y]) => [lit(JUMPER, limb(row), 3), lit(SKIN, disc(x, y, 6, 7), 2)]),
];

const paddle: readonly Layer[] = [
  inked('#d79a54', 5, '28,-64 66,50'),
  lit(['#8a5028', '#f0b468'], outline('58,36,1 72,44 92,78 86,90 74,86 58,52'), 3),
];

/** A dugout of Lake Bunyonyi with five schoolchildren in red jumpers, going right: its waterline at y 0, 560 pixels long. */
export const schoolDugout: readonly Layer[] = [
  // The rear paddler leans into the stroke.
  moved(
    { x: -200, y: -28, turn: 12 },
    ...child(
      [
        ['-8,-46,11 6,-24,10 42,-10,7', 46, -8],
        ['0,-50,10 16,-44,8 28,-52,6', 32, -55],
      ],
      ...paddle,
    ),
  ),
  moved({ x: -92, y: -26, scale: 0.86, flip: true }, ...child([['-8,-46,11 4,-18,10 34,-22,7', 39, -24]])),
  moved(
    { x: -14, y: -25, scale: 0.94 },
    ...child(
      [['-8,-46,11 -4,-14,10 18,-8,7', 22, -8]],
      // Her exercise books on her knees.
      lit(['#b9ad84', '#fff4cf'], outline('8,4,1 12,-14,1 44,-10,1 40,8,1'), 3),
    ),
  ),
  moved({ x: 74, y: -24, scale: 0.8, turn: -4 }, ...child([['0,-48,11 24,-62,9 42,-88,6', 46, -95]])),
  moved(
    { x: 166, y: -26, turn: 16 },
    ...child(
      [
        ['-8,-46,11 8,-26,10 42,-10,7', 46, -8],
        ['0,-50,10 16,-44,8 28,-52,6', 32, -55],
      ],
      ...paddle,
    ),
  ),
  // The hull, hewn from one trunk.
  within(
    WOOD[1],
    '-300,-40,1 -270,-32 -160,-26 0,-24 170,-27 270,-38 312,-52,1 290,-20 250,2 200,8,1 -230,8,1 -270,-6',
    cut(WOOD[0], '-300,-30,1 -260,-22 -150,-15 0,-12 170,-15 270,-26 312,-42,1 320,20,1 -320,20,1'),
    cut('#26120f', '-280,-4,1 -100,4 120,4 280,-8,1 280,20,1 -280,20,1'),
  ),
];
