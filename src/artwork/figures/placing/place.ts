/**
 * Puts figures into a scene.
 *
 *   place(elephant(), { x: 760, y: 640, metre: 44 })              one figure, its feet on (x, y)
 *   herd([kob()], { x: 300, y: 600, width: 500, ... })            scattered over a piece of ground
 *
 * `metre` is how many pixels one metre takes there: 60-120 near, 20-50 in the middle ground, 2-8 at the
 * horizon. Depth, tones, shadow, rim and the choice between drawing and silhouette follow from it.
 */
import type { Canvas, Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import type { Coat, Light } from '../../light/light.ts';
import { coatOf } from '../coats.ts';
import { drawnIn, silhouette } from './body.ts';
import { castShadow, reflection, rimLight } from './shadow.ts';

/** How a figure looks, wherever it stands. */
export interface Look {
  /** 0 front frame, 0.3 middle ground, 1 haze; follows from `metre` when left out. */
  depth?: number;
  /** Local colours over the figure's own. */
  coat?: Coat;
  /**
   * Its own shape thrown over level ground as the light has it, and a small dark under its feet: true unless said
   * otherwise. `water` gives its image back instead, as boats have it by themselves.
   */
  shadow?: boolean | 'water';
  /** The edge of light towards the source, as the hour has it; or none, its width in pixels, or its colour. */
  rim?: boolean | number | string;
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

/** How high in pixels a figure is that is drawn as one flat shape, that has a rim, and that a scene is judged by. */
const FLAT = 30;
const RIMMED = 56;
const LARGE = 90;

/** What floats: it throws no shadow, the water gives its image back. */
const AFLOAT = /^(?:far dhow|dhow(?! above)|canoe|ngalawa)\b/;

/** All that follows from where and how a figure is put. */
function read(canvas: Canvas, figure: Figure, place: Place) {
  const { x, y, metre, flip = false, turn = 0 } = place;
  const { shadow = AFLOAT.test(figure.name) ? 'water' : true, coat = {} } = place;
  const depth = inSteps(place.depth ?? depthOf(metre));
  const scale = metre / 100;
  const { flat = figure.height * scale < FLAT } = place;
  const light = place.by ?? canvas.light;
  const stand = { x, y, scale, flip, turn };
  if (flat === false)
    return { stand, depth, shadow, drawing: () => drawnIn(canvas, figure, { depth, coat, light, flip }) };
  const { body } = light.tones({ ...coatOf(figure), ...coat }, depth);
  const fill = typeof flat === 'string' ? flat : light.shade(body, 0.45 * (1 - depth));
  return { stand, depth, shadow, fill, drawing: () => silhouette(canvas, figure) };
}

/** Puts only the shadow (or the reflection) of a figure into a canvas: many shadows lie under many figures. */
export function putShadow(canvas: Canvas, figure: Figure, place: Place): void {
  const { stand, depth, shadow, fill, drawing } = read(canvas, figure, place);
  if (shadow === 'water') return reflection(canvas, figure, { ...stand, fill, drawing: drawing() });
  if (shadow && place.metre > 2) castShadow(canvas, figure, stand, depth);
  if (place.cast === undefined) return;
  const away = canvas.light.from === 'left' ? place.cast : -place.cast;
  canvas.use(silhouette(canvas, figure), {
    ...stand,
    x: stand.x + away,
    y: stand.y + place.cast,
    fill: canvas.light.dark,
    opacity: 0.3,
  });
}

/** Puts a figure into a canvas without its shadow, with the rim that the scene's light draws round it. */
export function putBody(canvas: Canvas, figure: Figure, place: Place): void {
  const { stand, depth, fill, drawing } = read(canvas, figure, place);
  const high = figure.height * stand.scale;
  const { rim = fill === undefined && high >= RIMMED && place.by === undefined } = place;
  const strength = rim === true ? canvas.light.rim * (1 - depth * 0.6) : rim === false ? 0 : 1;
  const own = { width: typeof rim === 'number' ? rim : undefined };
  const colour = typeof rim === 'string' ? rim : undefined;
  if (strength > 0) rimLight(canvas, figure, { ...stand, ...own, colour, strength });
  canvas.use(drawing(), { ...stand, fill });
  if (high >= LARGE) canvas.notes.figures.push(signOf(figure, place));
}

/** Puts one figure into a canvas at once; `place` is the same as a layer. */
export function put(canvas: Canvas, figure: Figure, place: Place): void {
  putShadow(canvas, figure, place);
  putBody(canvas, figure, place);
}

/** One figure with its feet on (x, y). */
export function place(figure: Figure, where: Place): Layer {
  return (canvas) => put(canvas, figure, where);
}

/** Tells a drawing in its colours from every other: the name, how long each part is, the coat put over it. */
const signOf = (figure: Figure, { coat = {} }: Place) =>
  [figure.name, figure.width, figure.height, figure.parts.length, ...Object.values(coat)].join(' ');
