import { disc, ring } from '../../drawing/brush.ts';
import { Pen } from '../../drawing/pen.ts';

/** A wheel in three layers of path data: the tyre, the rim's metal, and what is open or sunk in it. */
export interface Wheel {
  tyre: string;
  rim: string;
  holes: string;
}

/** How much narrower a wheel's face is that is steered towards the viewer, and how far its tread shows then. */
const STEERED = { narrow: 0.8, tread: 0.3 };

/**
 * A wheel that stands on the ground at `x`. Steel has a ring of round holes, cast has five spokes; a `steered` one is
 * turned towards the viewer, so that its face is narrower and its tread shows in front.
 */
export function wheel(x: number, radius: number, form: 'steel' | 'cast' = 'steel', isSteered = false): Wheel {
  const y = -radius;
  const rim = radius * 0.6;
  const narrow = isSteered ? STEERED.narrow : 1;
  const face = isSteered ? x - radius * 0.12 : x;
  const around = (count: number, away: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * 2 * Math.PI + 0.3;
      return disc(face + Math.cos(turn) * away * narrow, y + Math.sin(turn) * away, size * narrow, size);
    }).join('');
  const tyre = disc(face, y, radius * narrow, radius);
  const tread = disc(face + radius * STEERED.tread, y, radius * narrow, radius * 0.97);
  return {
    tyre: isSteered ? tread + tyre : tyre,
    rim: isSteered ? disc(face, y, rim * narrow, rim) : ring(x, y, rim, rim - 2) + disc(x, y, rim - 4),
    holes:
      (form === 'steel' ? around(8, rim * 0.66, 2) : around(5, rim * 0.56, 4)) +
      (isSteered ? disc(face, y, rim * 0.22, rim * 0.3) : ring(x, y, rim * 0.34, rim * 0.34 - 1)),
  };
}

/** The dark half round of a wheel arch, level with the hub. */
export function wheelArch(x: number, hub: number, radius: number): string {
  return new Pen(x - radius, -hub).bulge(radius, x + radius, -hub).close().d;
}

/** The wheels of a vehicle joined layer by layer. */
export function joinedWheels(wheels: readonly Wheel[]): Wheel {
  const all = (layer: keyof Wheel) => wheels.map((one) => one[layer]).join('');
  return { tyre: all('tyre'), rim: all('rim'), holes: all('holes') };
}
