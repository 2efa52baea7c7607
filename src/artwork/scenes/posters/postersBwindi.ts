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

/** A leaf: in which direction from the eyes its tip lies, how far, its size, its tone, and how far it turns from them. */
type Leaf = readonly [towards: number, end: number, scale: number, tone: 0 | 1 | 2 | 3, turn: number];

const leaf = (x: number, y: number, [towards, end, scale, tone, turn]: Leaf): Layer[] => {
  const [out, along] = [(towards * Math.PI) / 180, ((towards + 180 + turn) * Math.PI) / 180];
  const at = placed({
    x: x + Math.cos(out) * end - Math.cos(along) * 104 * scale,
    y: y + Math.sin(out) * end - Math.sin(along) * 104 * scale,
    scale,
    turn: towards + 180 + turn,
  });
  const [whole, half, rib] = TONES[tone];
  return [
    cut(whole, at('0,0,1 4,-18 26,-36 58,-34 82,-16 92,-6 104,2,1 94,4 80,14 56,30 26,30 8,16')),
    cut(half, at('0,0,1 34,-4 70,-4 104,2,1 94,4 80,14 56,30 26,30 8,16')),
    inked(rib, Math.round(scale * 0.9), at('4,0 36,-4 70,-4 98,1')),
    inked(
      rib,
      Math.round(scale * 0.4),
      at(
        '18,-2 26,-14 40,-26;38,-3 50,-14 64,-22;58,-3 68,-10 80,-13;20,-2 32,8 46,22;42,-3 54,4 66,16;62,-3 72,0 82,7',
      ),
    ),
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
    subject: [1560, 360, 360, 480],
    eyes: [1740, 464, 0.92],
    leaves: [
      [228, 430, 9, 0, 20],
      [202, 400, 9, 0, 8],
      [174, 440, 9, 0, -14],
      [150, 470, 9, 0, -16],
      [250, 470, 8, 0, -22],
      [296, 470, 8, 0, 20],
      [326, 410, 8, 0, -16],
      [352, 430, 8, 0, 14],
      [340, 390, 7, 1, -22],
      [6, 380, 7, 1, 18],
      [134, 420, 7, 1, 18],
      [110, 470, 6, 1, -18],
      [30, 400, 7, 1, -14],
      [62, 470, 6, 1, 16],
      [152, 460, 7, 2, -20],
      [316, 450, 6, 2, 16],
      [40, 380, 7, 2, 26],
      [90, 540, 5, 2, 24],
      [128, 540, 5, 3, 8],
      [354, 500, 5, 3, -20],
      [58, 540, 5, 3, -18],
    ],
  }),
  tall: thicket({
    subject: [380, 790, 320, 440],
    eyes: [540, 880, 0.84],
    leaves: [
      [206, 390, 8, 0, 18],
      [230, 400, 8, 0, -14],
      [254, 420, 8, 0, 18],
      [284, 420, 8, 0, -16],
      [310, 400, 8, 0, 16],
      [336, 390, 8, 0, -18],
      [178, 340, 6, 1, 16],
      [2, 340, 6, 1, -16],
      [156, 360, 6, 1, -18],
      [24, 370, 6, 1, 18],
      [128, 410, 6, 1, 16],
      [52, 410, 6, 1, -16],
      [164, 400, 5, 2, 20],
      [14, 410, 5, 2, -20],
      [140, 440, 5, 2, -14],
      [40, 400, 5, 2, 24],
      [94, 480, 4, 2, 20],
      [122, 490, 5, 3, -14],
      [150, 510, 4, 3, 10],
      [32, 500, 4, 3, -16],
    ],
  }),
});
