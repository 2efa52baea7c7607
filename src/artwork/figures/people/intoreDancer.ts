import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, MANE, SKIRT, BEAD, SHADE] = ['#3c1814', '#fbefcf', '#d0532f', '#fbefcf', '#cdae80'];

/** How a small dancer moves: arms and legs from shoulders and hips, and the outline of the mane that flies. */
export interface Step {
  arms: readonly string[];
  legs: readonly string[];
  mane: string;
  /** How far above the ground the feet are. */
  leap?: number;
}

const body = ({ arms, legs }: Step) => [
  disc(0, -90, 7.5, 9),
  '-13,-78,1 -5,-81 5,-81 13,-78,1 9,-64 8,-48,1 -8,-48,1 -9,-64',
  ...arms.map((row) => limb(row)),
  ...legs.map((row) => limb(row)),
];

/** A dancer of the intore, a hundred units high with the ground below the middle at the origin, and the shadow that falls to the right. */
export const intoreDancer = ({ step, ...placing }: Placing & { step: Step }): Layer =>
  moved(
    placing,
    cut(SHADE, `${step.leap ? 4 : -20},2,1 40,-5 86,-8 130,-8,1 110,2 50,6 ${step.leap ? 4 : -20},6,1`),
    moved(
      { x: 0, y: -(step.leap ?? 0) },
      cut(SKIN, ...body(step)),
      cut(SKIRT, '-8,-54,1 8,-54,1 17,-26,1 8,-30 0,-23 -8,-30 -17,-26,1'),
      inked(BEAD, 2.4, '-10,-76 9,-54', '10,-76 -9,-54'),
      cut(MANE, step.mane),
      cut(SKIRT, '-8,-96,1 0,-101 8,-96,1 8,-92,1 0,-95 -8,-92,1'),
    ),
  );
