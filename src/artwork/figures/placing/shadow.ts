import type { Canvas } from '../../canvas/canvas.ts';
import { Pen } from '../../drawing/pen.ts';
import type { Figure } from '../../drawing/figure.ts';
import { mix } from '../../light/colour.ts';
import { silhouette } from './body.ts';

/** Where a figure stands, as far as its shadow goes. */
interface Stand {
  x: number;
  y: number;
  scale: number;
  flip: boolean;
  turn: number;
}

/** A tree or a tower meets the ground with far less than its width. */
const halfFoot = (figure: Figure, scale: number) => figure.width * scale * (figure.height > 600 ? 0.16 : 0.4);

/** Shadows of less than so many pixels are not worth their bytes; what stands far off in the haze throws none. */
const LEAST = 8;
const farthest = (figure: Figure) => (figure.height > 600 ? 0.5 : 0.62);

/** The dark where a figure meets the ground, and its own shape thrown over that ground by the scene's light. */
export function castShadow(canvas: Canvas, figure: Figure, stand: Stand, depth: number): void {
  const { light } = canvas;
  const { x, y, scale, turn } = stand;
  const half = halfFoot(figure, scale);
  const near = 1 - depth * 0.7;
  canvas.ellipse(x + half * 0.2 * Math.sign(light.fall.across), y + 1, half, Math.max(1, half * 0.09), {
    fill: light.dark,
    opacity: 0.3 * near,
  });
  // What leans or flies has no foot for its shadow to start at.
  if (light.cast === 0 || turn !== 0 || figure.height * scale < LEAST || depth > farthest(figure)) return;
  canvas.use(silhouette(canvas, figure), {
    ...stand,
    squash: -light.fall.down,
    lean: light.fall.across,
    fill: light.dark,
    opacity: light.cast * near,
  });
}

/** A figure's reflection in the water that it lies or wades in: upside down, shorter, broken by the ripples. */
export function reflection(
  canvas: Canvas,
  figure: Figure,
  stand: Stand & { drawing: string; fill?: string | undefined },
): void {
  const { drawing, x, y, scale, flip, fill } = stand;
  const high = figure.height * scale;
  canvas.use(drawing, { x, y, scale, flip, fill, squash: -0.72, opacity: 0.42 });
  if (high < LEAST * 2) return;
  const source = canvas.random('reflection');
  const reach = figure.width * scale * 0.52;
  const pen = new Pen(x, y);
  for (let ripple = 0; ripple < 7; ripple++) {
    const at = y + high * 0.72 * ((ripple + 0.6) / 7);
    const half = reach * source.between(0.5, 1);
    const thick = 1.5 + (high * 0.02 * (ripple + 1)) / 4;
    const left = x - half + source.between(-0.4, 0.4) * reach;
    pen.move(left, at);
    pen
      .quad(left + half, at - thick, left + half * 2, at)
      .quad(left + half, at + thick, left, at)
      .close();
  }
  canvas.path(pen.d, { fill: mix(canvas.light.of('water', 0.4), canvas.light.sky[3], 0.4), opacity: 0.6 });
}

/** The edge of light that the source draws round a figure: its own shape, moved a little towards the source. */
export function rimLight(
  canvas: Canvas,
  figure: Figure,
  stand: Stand & { width?: number | undefined; colour?: string | undefined; strength: number },
): void {
  const { light } = canvas;
  const { x, y, strength, colour = mix(light.glow, light.sun, 0.6), ...rest } = stand;
  const { width = Math.min(6, Math.max(1.6, figure.height * stand.scale * 0.011)) } = stand;
  const towards = light.from === 'left' ? -width : width;
  const [right, up] = light.behind ? [towards * 0.6, width] : [towards, width * 0.5];
  canvas.use(silhouette(canvas, figure), {
    ...rest,
    x: x + right,
    y: y - up,
    fill: colour,
    opacity: strength,
  });
}
