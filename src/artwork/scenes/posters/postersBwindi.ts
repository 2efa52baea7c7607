import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { placed, type Hand } from '../../drawing/placed.ts';
import { silverbackBehindShoot } from '../../figures/animals/silverbackBehindShoot.ts';
import { light } from '../../light/light.ts';

const [WOOD, DIM, HALF] = ['#14533f', '#195f47', '#207052'];

/** A leaf of the thicket, its stalk at the hand, 100 long: its whole, and the half beyond the rib. */
const leaf = (hand: Hand, whole: string, half: string): Layer => {
  const at = placed(hand);
  return (canvas) => {
    cut(whole, at('0,0,1 12,-16 40,-26 70,-16 84,-2 104,6,1 74,14 44,20 14,12'))(canvas);
    cut(half, at('0,0,1 30,-4 64,-4 104,6,1 74,14 44,20 14,12'))(canvas);
  };
};

interface View {
  subject: Box;
  /** Where the shoot's pair of leaves parts, and its size. */
  shoot: readonly [x: number, y: number, scale: number];
  /** Leaves behind him. */
  leaves: readonly Hand[];
}

/** Bwindi: from a shoot in the dark of the forest a silverback looks back. */
const thicket = ({ subject, shoot: [x, y, scale], leaves }: View): readonly Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(WOOD),
  ...leaves.map((hand) => leaf(hand, DIM, HALF)),
  moved({ x, y, scale }, ...silverbackBehindShoot),
];

/** The great view of Bwindi. */
export const postersBwindi: readonly Picture[] = poster('bwindi', {
  light: light('mist', 'uganda', 'left'),
  wide: thicket({
    subject: [1610, 500, 240, 230],
    shoot: [1740, 452, 0.9],
    leaves: [
      { x: 1560, y: -220, scale: 5.2, turn: 92 },
      { x: 1320, y: -190, scale: 6.6, turn: 88 },
      { x: 1990, y: -220, scale: 5.2, turn: 86 },
      { x: 2200, y: -190, scale: 6.8, turn: 90 },
      { x: 2410, y: -190, scale: 5.4, turn: 90 },
    ],
  }),
  tall: thicket({
    subject: [410, 900, 260, 260],
    shoot: [540, 850, 1],
    leaves: [
      { x: 40, y: -120, scale: 9, turn: 88 },
      { x: 1080, y: -160, scale: 9, turn: 92 },
    ],
  }),
});
