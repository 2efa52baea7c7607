import type { Layer } from '../canvas/canvas.ts';
import { limb, outline } from '../drawing/brush.ts';

/**
 * A tussock of sedge that stands in a bog: a dark foot, and blades that fall over it on all sides. Its top is at (x, y), `r`
 * pixels from there to the tips of its blades; `dark`, `body` and `lit` are hex colours, the light comes from the right.
 */
export function tussock(
  { x, y, r }: { x: number; y: number; r: number },
  { dark, body, lit }: { dark: string; body: string; lit: string },
): Layer {
  return (canvas) => {
    const source = canvas.random(`tussock ${x}`);
    const blade = (angle: number, long: number, half: number): string => {
      const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
      const [root, reach] = [r * 0.16, r * long];
      // A blade rises, bends and hangs: the flatter it leaves, the lower its tip.
      const drop = reach * (0.62 - 0.5 * Math.sin(angle));
      return limb([
        [x + dx * root, y + dy * root * 0.4 + r * 0.16, half],
        [x + dx * reach * 0.55, y + dy * reach * 0.34, half * 0.8],
        [x + dx * reach, y + dy * reach * 0.5 + drop, 0],
      ]);
    };
    const fan = (count: number, long: number, half: number, from: number, to: number): string =>
      Array.from({ length: count }, (_, at) => {
        const angle = from + ((to - from) * (at + source.between(0.2, 0.8))) / count;
        return blade(angle, long * source.between(0.82, 1.12), half * r);
      }).join('');
    const [half, foot] = [r * 0.46, y + r * 0.66];
    // Its image in the water, and the bright ring where it stands.
    canvas.ellipse(x, foot + r * 0.1, half * 1.7, r * 0.2, { fill: dark, opacity: 0.3 });
    canvas.ellipse(x, foot, half * 1.25, r * 0.07, { fill: lit, opacity: 0.55 });
    canvas.path(
      outline(
        `${x - half},${foot},1 ${x - half * 0.9},${y + r * 0.3} ${x - half * 0.5},${y + r * 0.02} ${x},${y} ${x + half * 0.5},${y + r * 0.02} ${x + half * 0.9},${y + r * 0.3} ${x + half},${foot},1 ${x},${foot + r * 0.1}`
          .split(' ')
          .map((knot) =>
            knot
              .split(',')
              .map((part) => Math.round(Number(part)))
              .join(),
          )
          .join(' '),
      ),
      { fill: dark },
    );
    canvas.path(fan(21, 1.12, 0.055, -0.25, Math.PI + 0.25), { fill: dark });
    canvas.path(fan(19, 1, 0.055, -0.2, Math.PI + 0.1), { fill: body });
    canvas.path(fan(11, 0.94, 0.04, -0.1, Math.PI * 0.62), { fill: lit });
  };
}
