import type { Layer } from '../canvas/canvas.ts';

/** Still water from y down to `to` that holds the colours of the sky: `stops` from the horizon to the viewer. */
export function mirror(options: { y: number; to?: number; stops: readonly string[] }): Layer {
  return (canvas) => {
    const { y, to = canvas.height, stops } = options;
    const fill = canvas.gradient(
      'down',
      stops.map((colour, at) => [at / (stops.length - 1), colour] as const),
    );
    canvas.rect(0, y, canvas.width, to - y, { fill });
  };
}
