import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Rays of a mop head from its middle, some longer than others. */
const rays = (count: number, reach: number, half: number, from: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + from) / count) * Math.PI * 2;
    const long = reach * (0.86 + 0.14 * Math.sin(at * 2.7));
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const bend = reach * 0.08;
    return limb(
      `${Math.round(x * 6)},${Math.round(y * 6)},${half} ${Math.round(x * long * 0.6 - y * bend)},${Math.round(y * long * 0.6 + x * bend)},${half} ${Math.round(x * long)},${Math.round(y * long)},0`,
    );
  });

/** A papyrus head straight from above, a burst of threads 200 across, light from the left. */
export const papyrusFromAbove = (placing: Placing): Layer =>
  moved(
    placing,
    cut('#1f5a48', ...rays(26, 100, 3, 0.5)),
    cut('#5a9a50', ...rays(22, 86, 3, 0)),
    cut('#a8d068', ...rays(16, 58, 3, 0.3)),
    cut('#d8e88c', disc(0, 0, 11)),
  );
