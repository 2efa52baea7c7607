import type { Layer } from '../canvas/canvas.ts';
import { disc, outline } from '../drawing/brush.ts';

/**
 * Plucked tea on a slope, in rows along its contours from y down to the foot of the picture; the slope rises to the right by
 * `rise` pixels. The colours are those of the bushes where the sun lies on them, of their sides, and of the lanes between.
 */
export const teaHill =
  (options: {
    y: number;
    rise: number;
    colours: readonly [lit: string, side: string, lane: string];
  }): Layer =>
  (canvas) => {
    const { y, rise, colours } = options;
    const [lit, side, lane] = colours;
    const { width, height } = canvas;
    const source = canvas.random('tea hill');
    const line = (x: number, at: number) =>
      y +
      (height - y) * at ** 1.35 -
      (rise * (1 - at * 0.75) * x) / width -
      Math.sin((x / width) * 5 + at * 2) * 16 * (1 - at * 0.5);
    const ribbon = (at: number, above: number, below: number) => {
      const steps = Array.from({ length: 9 }, (_, step) => (step / 8) * (width + 80) - 40);
      const upper = steps.map((x) => `${x},${Math.round(line(x, at) - above)}`);
      const lower = steps.map((x) => `${x},${Math.round(line(x, at) + below)}`).reverse();
      const corners = (row: readonly string[]) =>
        row.map((point, index) => (index === 0 || index === row.length - 1 ? `${point},1` : point));
      return outline([...corners(upper), ...corners(lower)].join(' '));
    };
    canvas.path(ribbon(0, 0, height), { fill: lane });
    for (let row = 0; row < 9; row++) {
      const at = (row + 0.55) / 9;
      const size = 15 + 66 * at ** 1.35;
      canvas.path(ribbon(at, size * 0.2, size * 0.34), { fill: side });
      let tops = '';
      for (let x = -20; x < width + size; x += size * 1.25)
        tops += disc(x, line(x, at) - size * 0.1, size * source.between(0.72, 0.86), size * 0.34);
      canvas.path(ribbon(at, size * 0.34, size * 0.06) + tops, { fill: lit });
    }
  };
