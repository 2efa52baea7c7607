import type { Layer } from '../../canvas/canvas.ts';
import { limb } from '../../drawing/brush.ts';

/** Leaves of the rosette in shade, its middle and light; bracts of the spire in shade, its middle and light; the flowers. */
interface Tones {
  leaf: readonly [dark: string, body: string, lit: string];
  bract: readonly [dark: string, body: string, lit: string];
  flower: string;
}

/** How many rows of bracts stand on the spire. */
const ROWS = 30;

/**
 * A giant lobelia in flower close by: its rosette's middle at (x, y), its spire `tall` pixels above it, woolly bracts in
 * rows that hang over each other, the light from the left.
 */
export function lobeliaSpire({ x, y, tall }: { x: number; y: number; tall: number }, tones: Tones): Layer {
  return (canvas) => {
    const chance = canvas.random(`lobelia spire ${x}`);
    const leaf = (angle: number, long: number, half: number, droop: number): string => {
      const [dx, dy] = [Math.cos(angle) * long, -Math.sin(angle) * long];
      return limb([
        [x, y, half * 0.7],
        [x + dx * 0.4, y + dy * 0.55, half],
        [x + dx * 0.8, y + dy * 0.86 + droop * 0.4, half * 0.6],
        [x + dx, y + dy + droop, 0],
      ]);
    };
    const fan = (count: number, from: number, to: number, long: number): string =>
      Array.from({ length: count }, (_, at) => {
        const angle = from + ((to - from) * (at + chance.between(0.3, 0.7))) / count;
        const reach = long * chance.between(0.86, 1.1);
        return leaf(angle, reach, tall * 0.028, reach * 0.2 * (1.2 - Math.sin(angle)));
      }).join('');
    const [dark, body, lit] = tones.leaf;
    canvas.path(fan(15, -0.2, Math.PI + 0.2, tall * 0.42), { fill: dark });
    canvas.path(fan(13, 0, Math.PI, tall * 0.36), { fill: body });
    canvas.path(fan(7, Math.PI * 0.5, Math.PI * 1.02, tall * 0.3), { fill: lit });
    // The spire: a dark core, then row upon row of bracts from the foot to the tip.
    const width = (share: number) => tall * (0.086 - 0.062 * share ** 2);
    canvas.path(
      limb([
        [x, y, width(0)],
        [x, y - tall * 0.5, width(0.5)],
        [x, y - tall * 0.9, width(0.9) * 0.8],
        [x, y - tall, 0],
      ]),
      { fill: tones.bract[0] },
    );
    const rows: Record<'dark' | 'body' | 'lit' | 'flower', string> = {
      dark: '',
      body: '',
      lit: '',
      flower: '',
    };
    for (let row = 0; row < ROWS; row++) {
      const share = row / (ROWS - 1);
      const [half, up] = [width(share), y - tall * (0.04 + 0.94 * share)];
      const long = half * 0.95;
      for (const [at, side] of [-1.15, -0.62, 0, 0.62, 1.15].entries()) {
        const off = row % 2 === 0 ? 0 : 0.28;
        const root = x + (side + off) * half * 0.72;
        const bract = limb([
          [root, up - long * 0.34, half * 0.14],
          [root + side * long * 0.3, up + long * 0.02, half * 0.3],
          [root + side * long * 0.5, up + long * (0.72 - 0.2 * Math.abs(side)), 0],
        ]);
        rows[at < 2 ? 'lit' : at < 4 ? 'body' : 'dark'] += bract;
        if ((row + at) % 3 === 0 && share < 0.9) {
          rows.flower += limb([
            [root + half * 0.1, up + long * 0.1, half * 0.06],
            [root + half * 0.14 + side * long * 0.34, up + long * 0.5, half * 0.12],
            [root + half * 0.1 + side * long * 0.42, up + long * 0.72, half * 0.04],
          ]);
        }
      }
    }
    canvas.path(rows.dark, { fill: tones.bract[0] });
    canvas.path(rows.body, { fill: tones.bract[1] });
    canvas.path(rows.lit, { fill: tones.bract[2] });
    canvas.path(rows.flower, { fill: tones.flower });
  };
}
