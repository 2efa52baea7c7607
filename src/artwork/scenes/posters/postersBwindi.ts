import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { placed } from '../../drawing/placed.ts';
import { silverbackPeering } from '../../figures/animals/silverbackPeering.ts';
import { light } from '../../light/light.ts';

const WOOD = '#0d4636';
/** A leaf's whole, the half beyond the rib, and the rib, from the darkest to the lightest. */
const TONES = [
  ['#115341', '#0f4c3b', '#17644d'],
  ['#1b7350', '#155f43', '#2b8b5d'],
  ['#45a14b', '#2f8446', '#74c05a'],
  ['#bada4d', '#86ba41', '#e3f08f'],
] as const;

/** A leaf that points to where the eyes are: from how many degrees, how far from there it ends, its size, and its tone. */
type Leaf = readonly [from: number, end: number, scale: number, tone: 0 | 1 | 2 | 3];

const leaf = (x: number, y: number, [from, end, scale, tone]: Leaf): Layer[] => {
  const [turn, reach] = [(from * Math.PI) / 180, end + 104 * scale];
  const at = placed({
    x: x + Math.cos(turn) * reach,
    y: y + Math.sin(turn) * reach,
    scale,
    turn: from + 180,
  });
  const [whole, half, rib] = TONES[tone];
  return [
    cut(whole, at('0,0,1 12,-18 40,-30 70,-20 88,-6 104,2,1 78,18 44,26 14,14')),
    cut(half, at('0,0,1 34,-4 70,-4 104,2,1 78,18 44,26 14,14')),
    inked(rib, scale * 0.9, at('4,0 36,-4 70,-4 98,1')),
  ];
};

interface View {
  subject: Box;
  /** Between the eyes, and the size of the head. */
  eyes: readonly [x: number, y: number, scale: number];
  leaves: readonly Leaf[];
}

/** Bwindi: the leaves of a forest that is called impenetrable part, and a silverback looks back. */
const thicket = ({ subject, eyes: [x, y, scale], leaves }: View): readonly Layer[] => [
  plan({ subject, camera: 'frame' }),
  wash(WOOD),
  moved({ x, y, scale }, ...silverbackPeering),
  ...leaves.flatMap((own) => leaf(x, y, own)),
];

/** The great view of Bwindi. */
export const postersBwindi: readonly Picture[] = poster('bwindi', {
  light: light('mist', 'uganda', 'left'),
  wide: thicket({
    subject: [1560, 280, 360, 320],
    eyes: [1740, 440, 0.95],
    leaves: [
      [176, 430, 9, 0],
      [196, 420, 9, 0],
      [216, 400, 9, 0],
      [156, 440, 9, 0],
      [238, 380, 8, 0],
      [302, 380, 8, 0],
      [324, 400, 8, 0],
      [348, 420, 8, 0],
      [12, 430, 8, 0],
      [262, 300, 6, 1],
      [284, 310, 6, 1],
      [338, 350, 7, 1],
      [2, 370, 7, 1],
      [26, 400, 7, 1],
      [50, 420, 7, 1],
      [134, 420, 7, 1],
      [112, 430, 6, 1],
      [72, 430, 6, 1],
      [150, 470, 7, 2],
      [124, 500, 6, 2],
      [96, 520, 5, 2],
      [60, 500, 6, 2],
      [34, 470, 7, 2],
      [318, 420, 6, 2],
      [14, 480, 6, 2],
      [138, 560, 5, 3],
      [44, 560, 5, 3],
      [348, 540, 5, 3],
    ],
  }),
  tall: thicket({
    subject: [400, 1010, 280, 260],
    eyes: [540, 900, 0.86],
    leaves: [
      [200, 360, 8, 0],
      [222, 380, 8, 0],
      [244, 390, 8, 0],
      [270, 390, 8, 0],
      [296, 390, 8, 0],
      [318, 380, 8, 0],
      [340, 360, 8, 0],
      [176, 350, 6, 1],
      [4, 350, 6, 1],
      [154, 370, 6, 1],
      [26, 370, 6, 1],
      [130, 400, 6, 1],
      [50, 400, 6, 1],
      [106, 420, 5, 1],
      [74, 420, 5, 1],
      [164, 420, 5, 2],
      [16, 420, 5, 2],
      [142, 440, 5, 2],
      [38, 440, 5, 2],
      [118, 470, 4, 2],
      [62, 470, 4, 2],
      [90, 450, 4, 2],
      [150, 520, 4, 3],
      [28, 520, 4, 3],
    ],
  }),
});
