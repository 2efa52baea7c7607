/**
 * Puts figures into a scene.
 *
 *   place(elephant(), { x: 760, y: 640, metre: 44 })              one figure, its feet on (x, y)
 *   row([zebra()], { from: [80, 700], to: [500, 690], ... })      some beside each other
 *   trail([wildebeest()], { through: [...], metre: [40, 3] })     a line that shrinks towards the horizon
 *   herd([kob()], { x: 300, y: 600, width: 500, ... })            scattered over a piece of ground
 *
 * `metre` is how many pixels one metre takes there: 60-120 near, 20-50 in the middle ground, 2-8 at the
 * horizon. Depth, tones, contact shadow and the choice between drawing and silhouette follow from it.
 */
import type { Canvas, Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import { minify } from '../../drawing/path.ts';
import { mix } from '../../light/colour.ts';
import type { Coat, Light } from '../../light/light.ts';
import { coatOf } from '../coats/coats.ts';

/** How a figure looks, wherever it stands. */
export interface Look {
  /** 0 front frame, 0.3 middle ground, 1 haze; follows from `metre` when left out. */
  depth?: number;
  /** Local colours over the figure's own. */
  coat?: Coat;
  /** A contact shadow on the ground: true unless said otherwise. */
  shadow?: boolean;
  /** How many pixels beside it the shadow of its own shape falls, for what lies flat and is seen from above. */
  cast?: number;
  /** What it stands in the light of, where that is not the scene's: a lamp, a fire. */
  by?: Light;
  /** One flat colour, its own or the one given; what is smaller than 30 pixels is flat anyway. */
  flat?: boolean | string;
}

/** Where a figure stands. */
export interface Place extends Look {
  x: number;
  y: number;
  metre: number;
  /** Faces left instead of right. */
  flip?: boolean;
  /** Degrees, for what flies, leans or rides a wave. */
  turn?: number;
}

/**
 * The depth of things one metre of which takes so many pixels: 0.29 at 40, 0.5 at 12, 0.72 at 3. What is
 * nearer keeps its full colour; only a scene knows whether it is to be a dark frame.
 */
export function depthOf(metre: number): number {
  return Math.min(0.85, Math.max(0.26, 0.9 - 0.115 * Math.log2(Math.max(1, metre))));
}

/** A picture paints a figure in a few steps of depth only, so that its many uses share one drawing. */
const inSteps = (depth: number) => Math.round(depth * 16) / 16;

function drawn(canvas: Canvas, figure: Figure, look: Look & { depth: number }, flip: boolean): string {
  const coat = { ...coatOf(figure), ...look.coat };
  const light = look.by ?? canvas.light;
  const tones = light.tones(coat, look.depth);
  // A figure is drawn lit from the left: turned round, or under a sun on the right, only the sky lights that rim.
  const isAgainst = flip !== (light.from === 'right');
  if (isAgainst && coat.lit === undefined) tones.lit = mix(tones.body, tones.lit, 0.4);
  if (isAgainst) tones.shade = light.shade(tones.body, 0.3);
  const parts = figure.parts.map(({ d, tone, stroke }) => {
    const colour = tones[tone];
    if (stroke === undefined) return `<path d="${minify(d)}" fill="${colour}"/>`;
    return `<path d="${minify(d)}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  });
  return canvas.thing(parts.join(''));
}

function silhouette(canvas: Canvas, figure: Figure): string {
  const filled = figure.parts.filter(({ tone, stroke }) => stroke === undefined && tone !== 'lit');
  const solid =
    filled.length === 0 ? '' : `<path d="${filled.map(({ d }) => minify(d)).join('')}" stroke="none"/>`;
  const lines = figure.parts.flatMap(({ d, stroke }) =>
    stroke === undefined ? [] : [`<path d="${minify(d)}" fill="none" stroke-width="${stroke}"/>`],
  );
  return canvas.thing(solid + lines.join(''));
}

/** Puts one figure into a canvas at once; `place` is the same as a layer. */
export function put(canvas: Canvas, figure: Figure, place: Place): void {
  const { x, y, metre, flip = false, turn = 0, shadow = true } = place;
  const { light } = canvas;
  const depth = inSteps(place.depth ?? depthOf(metre));
  const scale = metre / 100;
  if (shadow && metre > 2) {
    // A tree or a tower meets the ground with far less than its width.
    const half = figure.width * scale * (figure.height > 600 ? 0.22 : 0.46);
    const lean = half * (light.from === 'left' ? 0.3 : -0.3);
    canvas.ellipse(x + lean, y + 1, half * 1.05, Math.max(1, half * 0.11), {
      fill: light.dark,
      opacity: 0.34 * (1 - depth * 0.7),
    });
  }
  const where = { x, y, scale, flip, turn };
  if (place.cast !== undefined) {
    const away = light.from === 'left' ? place.cast : -place.cast;
    canvas.use(silhouette(canvas, figure), {
      ...where,
      x: x + away,
      y: y + place.cast,
      fill: light.dark,
      opacity: 0.3,
    });
  }
  const { flat = figure.height * scale < 30 } = place;
  if (flat === false) return canvas.use(drawn(canvas, figure, { ...place, depth }, flip), where);
  const own = place.by ?? light;
  const { body } = own.tones({ ...coatOf(figure), ...place.coat }, depth);
  const fill = typeof flat === 'string' ? flat : own.shade(body, 0.45 * (1 - depth));
  canvas.use(silhouette(canvas, figure), { ...where, fill });
}

/** One figure with its feet on (x, y). */
export function place(figure: Figure, where: Place): Layer {
  return (canvas) => put(canvas, figure, where);
}
