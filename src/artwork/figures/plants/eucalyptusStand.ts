import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';

/** A tuft of sickle leaves that hang from a twig's end at the origin, some 60 across. */
function tuft(): string[] {
  const chance = random('eucalyptus tuft');
  return Array.from({ length: 26 }, () => {
    const [x, y] = [Math.round(chance.between(-34, 34)), Math.round(chance.between(-20, 8))];
    const [long, slant] = [chance.between(22, 40), chance.between(-16, 16) + x * 0.3];
    return limb(
      `${x},${y},1 ${Math.round(x + slant * 0.3)},${Math.round(y + long * 0.5)},5 ${Math.round(x + slant)},${Math.round(y + long)},0`,
    );
  });
}

/**
 * Eucalyptus trees in one colour, 480 pixels high at size 1: bare stems, and light crowns in tufts.
 * @param trees how far right of x each stands, and its size
 */
export function eucalyptusStand(
  ink: string,
  x: number,
  y: number,
  trees: readonly (readonly [number, number])[],
): Layer[] {
  const chance = random(`eucalyptus ${x}`);
  const leaves = cut({}, ...tuft());
  return trees.flatMap(([right, size]) => {
    const at = x + right;
    const top = y - 480 * size;
    const sway = chance.between(-16, 16);
    const branches = Array.from({ length: 13 }, (_, step) => {
      const share = 0.36 + 0.64 * (step / 12);
      const side = step % 2 === 0 ? -1 : 1;
      const reach = (1.08 - share) * 92 * size * chance.between(0.7, 1.2);
      const fromY = y + (top - y) * share;
      const fromX = at + sway * share * share;
      return { fromX, fromY, toX: fromX + side * reach, toY: fromY - reach * 0.7 - 8 };
    });
    return [
      cut(
        ink,
        limb(
          `${at},${y + 20},${Math.round(6 * size)} ${at},${Math.round((y + top) / 2)},${Math.round(4 * size)} ${Math.round(at + sway)},${Math.round(top)},1`,
        ),
        ...branches.map(({ fromX, fromY, toX, toY }) =>
          limb(`${Math.round(fromX)},${Math.round(fromY)},3 ${Math.round(toX)},${Math.round(toY)},1`),
        ),
      ),
      ...branches.map(({ toX, toY }) =>
        moved(
          {
            x: toX,
            y: toY,
            scale: Math.round(chance.between(0.6, 1.05) * size * 100) / 100,
            flip: chance.next() < 0.5,
            fill: ink,
          },
          leaves,
        ),
      ),
    ];
  });
}
