import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';

/** A bamboo stem that one looks up along: the way it leans (degrees, 0 right, 90 down), where it begins and ends from the middle, half its width at the foot. */
export type Culm = readonly [degrees: number, from: number, to: number, half: number];

/** Its colours: in shade, in the light, and where a knot rings it. */
export type CulmColours = readonly [shade: string, lit: string, knot: string];

/** Bamboo stems from below, running together towards (x, y), the light at the right. */
export const culmsOverhead = (
  x: number,
  y: number,
  [shade, lit, knot]: CulmColours,
  culms: readonly Culm[],
): Layer[] => {
  const paths = { shade: '', lit: '', knot: '', gleam: '' };
  for (const [degrees, from, to, half] of culms) {
    const angle = (degrees * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    // The right flank, or the lower one of a stem that lies level.
    const side = -s - c * 0.2 > 0 ? -1 : 1;
    const at = (radius: number, aside: number, corner = 1) => {
      const off = aside * half * ((radius - to * 0.8) / (from - to * 0.8));
      return `${Math.round(x + radius * c - off * s * 1)},${Math.round(y + radius * s + off * c)},${corner}`;
    };
    const strip = (low: number, high: number) =>
      outline([at(from, low), at(to, low), at(to, high), at(from, high)].join(' '));
    paths.shade += strip(-1, 1);
    paths.lit += side > 0 ? strip(-1, -0.3) : strip(0.3, 1);
    const steps = 7;
    for (let step = 0; step < steps; step++) {
      const radius = from * (to / from) ** ((step + 0.4 + (degrees % 10) / 24) / steps);
      const deep = radius * 0.016 + 1;
      const ring = (near: number, thick: number) =>
        outline(
          [
            at(near, -1.06),
            at(near - thick * 0.8, 0, 0),
            at(near, 1.06),
            at(near + thick, 1.06),
            at(near + thick * 0.2, 0, 0),
            at(near + thick, -1.06),
          ].join(' '),
        );
      paths.knot += ring(radius, deep);
      paths.gleam += ring(radius + deep, deep * 0.7);
    }
  }
  return [cut(shade, paths.shade), cut(lit, paths.lit), cut(knot, paths.knot), cut(lit, paths.gleam)];
};

/** The leaves at the heads of bamboo stems that run together towards (x, y): narrow blades, `long` pixels each, most of them pointing inwards. */
export const leafHeads = (
  x: number,
  y: number,
  colour: string,
  long: number,
  culms: readonly Culm[],
): Layer =>
  cut(
    colour,
    ...culms.flatMap(([degrees, , to], at) =>
      [-128, -84, -46, -16, 14, 40, 78, 120].map((fan, blade) => {
        const lean = ((degrees + 180 + fan + ((at * 37) % 30) - 15) * Math.PI) / 180;
        const stem = (degrees * Math.PI) / 180;
        const root = to * (blade % 2 === 0 ? 1.02 : 1.2);
        const [px, py] = [x + root * Math.cos(stem), y + root * Math.sin(stem)];
        const reach = long * [0.8, 0.7, 1, 0.84, 1.06, 0.8, 0.92, 0.7][(blade + at) % 8]!;
        const [c, s] = [Math.cos(lean), Math.sin(lean)];
        return limb(
          `${px},${py},1 ${px + reach * 0.3 * c},${py + reach * 0.3 * s},${reach * 0.07} ${px + reach * 0.64 * c - 3 * s},${py + reach * 0.64 * s + 3 * c},${reach * 0.06} ${px + reach * c - reach * 0.1 * s},${py + reach * s + reach * 0.1 * c},0`,
        );
      }),
    ),
  );
