import type { Canvas } from '../canvas/canvas.ts';
import { stipple } from '../canvas/tiles.ts';
import { mix } from '../light/colour.ts';

/** The colour of the air that lies at the foot of far land. */
export const footMist = ({ light }: Canvas) => mix(light.haze, light.sky[3], 0.35);

/**
 * Lets the foot of a mountain dissolve into mist, painted within its body: no line is ruled where it stands.
 * `strength` 0..1 is how far it is gone at its base.
 */
export function seat(
  canvas: Canvas,
  foot: { x: number; width: number; y: number; base: number },
  strength: number,
): void {
  if (strength === 0) return;
  const colour = footMist(canvas);
  const high = (foot.base - foot.y) * 0.52;
  const fill = canvas.gradient('down', [
    [0, colour, 0],
    [0.55, colour, strength * 0.6],
    [0.92, colour, strength],
  ]);
  canvas.rect(foot.x, foot.base - high, foot.width, high + 4, { fill });
  canvas.rect(foot.x, foot.base - high * 0.9, foot.width, high * 0.5, {
    fill: stipple(canvas, colour, 3),
    opacity: 0.4 * strength,
  });
}
