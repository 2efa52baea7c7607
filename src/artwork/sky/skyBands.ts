import type { Canvas } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/**
 * Flat bands of colour from the upper edge down to the horizon, the uppermost first, as thin cloud lies in a printed
 * sky: their edges swing slowly, the more the higher they are, and no two are equally broad.
 */
export function skyBands(canvas: Canvas, horizon: number, colours: readonly string[]): void {
  const { width, light } = canvas;
  const high = horizon / colours.length;
  const lean = light.from === 'left' ? 1 : -1;
  colours.forEach((fill, at) => {
    const uneven = at === 0 ? 0 : (at % 2 === 0 ? -0.14 : 0.1) * high;
    const top = high * at + uneven;
    if (at === 0) return canvas.rect(0, 0, width, horizon + 2, { fill });
    const swing = high * 0.62 * Math.min(1, Math.max(0, (horizon - top) / horizon) * 1.6);
    const edge = new Pen(0, top + swing * lean * 0.5)
      .curve(
        width * 0.3,
        top + swing * lean * 1.1,
        width * 0.55,
        top - swing * lean * 1.3,
        width,
        top - swing * lean * 0.2,
      )
      .line(width, horizon + 2)
      .line(0, horizon + 2);
    canvas.path(edge.close().d, { fill });
  });
}
