import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { rucksackSeated } from '../../figures/objects/rucksackSeated.ts';
import { light } from '../../light/light.ts';

const [WALL, DADO, BOARDS, SHADE] = ['#f6bf4b', '#9c3226', '#d9713c', '#b4552c'];

interface View {
  subject: Box;
  /** Where the lower paint of the wall begins, and where the floor does. */
  dado: number;
  boards: number;
  pack: Placing & { scale: number };
}

/** The joints of the floorboards, which run towards a point behind the pack. */
const joints = (middle: number, top: number): string[] =>
  Array.from({ length: 23 }, (_, at) => {
    const x = (at - 14) * 150 + 70;
    return `${middle + x},${top + 4} ${middle + Math.round(x * 1.5)},${top + 240}`;
  });

/** The evening before the trek: whoever has packed well has met a silverback already. */
const packed = ({ subject, dado, boards, pack }: View): readonly Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(WALL),
  floor(DADO, `-40,${dado},1 2440,${dado},1`),
  floor(BOARDS, `-40,${boards},1 2440,${boards},1`),
  inked(SHADE, 5, ...joints(pack.x, boards)),
  moved(
    pack,
    cut(SHADE, '-460,-10,1 -300,24 300,24 460,10 760,-40,1 400,-60,1 -300,-60,1'),
    ...rucksackSeated,
  ),
];

/** The great view of the advice on gorilla trekking. */
export const postersTrekkingTips: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'left'),
  wide: packed({
    subject: [1480, 250, 520, 560],
    dado: 660,
    boards: 800,
    pack: { x: 1740, y: 856, scale: 0.84 },
  }),
  tall: packed({
    subject: [280, 700, 520, 560],
    dado: 1060,
    boards: 1240,
    pack: { x: 540, y: 1304, scale: 0.79 },
  }),
});
