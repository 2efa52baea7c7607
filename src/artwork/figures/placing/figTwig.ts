import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A leaf of the fig: an egg with a pointed tip, from its stalk at (x, y), turned by degrees. */
const leaf = (x: number, y: number, turn: number, long: number): readonly [string, string] => {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (share: number, aside: number, half: number) =>
    `${x + dx * long * share - dy * aside},${y + dy * long * share + dx * aside},${half}`;
  return [
    limb(`${at(0, 0, 2)} ${at(0.25, 0, long * 0.2)} ${at(0.6, 0, long * 0.24)} ${at(1, 0, 0)}`),
    limb(`${at(0.1, -long * 0.05, 1)} ${at(0.4, -long * 0.11, long * 0.07)} ${at(0.9, -long * 0.02, 0)}`),
  ];
};

/** A leafy twig of the fig with its fruit, from (0, 0) to the lower left, 330 long. */
export const figTwig: Layer = (canvas) => {
  const leaves = Array.from({ length: 11 }, (_, at) => {
    const share = at / 10;
    return leaf(
      -300 * share,
      150 * share * share + 20 * share,
      at === 10 ? 158 : at % 2 === 0 ? 86 - at * 2 : 216 - at * 2,
      118 - share * 34,
    );
  });
  inked('#2b1428', 9, '0,0 -120,20 -300,168')(canvas);
  cut('#123d33', ...leaves.map(([whole]) => whole))(canvas);
  cut('#3f7f45', ...leaves.map(([, lit]) => lit))(canvas);
  cut('#c8512e', disc(-70, 24, 17), disc(-160, 58, 16), disc(-232, 96, 14))(canvas);
};
