import { box, disc, limb, outline, panel } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A game-drive car far off on the plain: two tones, the roof hatch open, two guests standing in it. Five metres long. */
export function safariCar(): Figure {
  const guest = (x: number) =>
    disc(x, -236, 11) +
    outline([
      [x - 17, -200, 1],
      [x - 15, -222],
      [x, -226],
      [x + 15, -222],
      [x + 17, -200, 1],
    ]);
  return drawn('safari car', [
    {
      tone: 'dark',
      d:
        guest(-80) +
        guest(-10) +
        [-130, 50]
          .map((x) =>
            limb([
              [x, -200, 3],
              [x, -256, 3],
            ]),
          )
          .join('') +
        box(-146, -262, 212, 8),
    },
    { tone: 'body', d: panel('-240,-56,4 -242,-140 -234,-198,10 70,-202,10 104,-138 230,-128,10 240,-60,6') },
    {
      tone: 'pale',
      d:
        panel('-220,-144 -214,-188,4 -110,-190,4 -110,-144') +
        panel('-98,-144 -98,-190,4 -8,-191,4 -8,-144') +
        panel('4,-144 4,-191,4 62,-192,4 88,-144'),
    },
    {
      tone: 'dark',
      d:
        box(-236, -62, 480, 14) +
        disc(-140, -40, 40) +
        disc(160, -40, 40) +
        panel('-262,-160,6 -242,-160 -242,-90 -262,-90,6'),
    },
    { tone: 'lit', d: disc(-140, -40, 18) + disc(160, -40, 18) },
  ]);
}
