import type { Canvas } from '../canvas/canvas.ts';
import { stipple } from '../canvas/tiles.ts';
import { Pen } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';

/** The colour of the air that lies at the foot of far land. */
export const footMist = ({ light }: Canvas) => mix(light.haze, light.sky[3], 0.35);

/**
 * Lets mist lie in two steps over the foot of a mountain, painted within its body: no line is ruled where it stands.
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
  for (const share of [0.9, 0.45]) {
    const [left, right, top] = [foot.x, foot.x + foot.width, foot.base - high * share];
    const swell = high * 0.16;
    const edge = new Pen(left, top)
      .curve(
        left + foot.width * 0.3,
        top - swell,
        left + foot.width * 0.6,
        top + swell,
        right,
        top - swell * 0.5,
      )
      .line(right, foot.base + 4)
      .line(left, foot.base + 4);
    canvas.path(edge.close().d, { fill: colour, opacity: Math.round(strength * 55) / 100 });
  }
  canvas.rect(foot.x, foot.base - high * 0.9, foot.width, high * 0.5, {
    fill: stipple(canvas, colour, 3),
    opacity: 0.4 * strength,
  });
}
