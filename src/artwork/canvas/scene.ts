/**
 * How a picture is made. A scene is a light and a list of layers, the furthest first:
 *
 *   picture('places/example-1', light('golden', 'kenya', 'right'),
 *     sky({ horizon: 520 }),
 *     sun({ x: 860, y: 420, r: 80 }),
 *     ridge({ y: 530, rise: 140, depth: 0.7 }),
 *     mist({ y: 540, height: 50 }),
 *     plain({ y: 560 }),
 *     herd([elephant()], { x: 600, y: 600, width: 700, height: 160, count: 9, metre: [6, 44] }),
 *     grass({ y: 850 }))
 *
 * Positions are pixels. `depth` runs from 0 (dark frame in front) over 0.3 (full colour) to 1 (haze). `metre`
 * is how many pixels one metre takes where a figure stands. `of` is a material (grass, leaf, earth, rock, sand,
 * water, wood, snow, cloud, foam) or a hex colour. A way is a text of points, and a `y` may be one.
 *
 * The light throws shadows and draws rims by itself; `behind-left` sets things against it. `plan` (canvas/plan.ts) declares
 * the subject and the camera; the fills `stipple` and `hatch` (canvas/tiles.ts) roughen what is too even.
 *
 * Layers are in `sky` (skies, clouds, storms, weather, and beams with lamplight and rainbows), `land` (ridges, ground, grass, fields,
 * boughs, rocks, cliffs, peaks, volcanoes …) and `water` (water, shore, river, rapids, splash, undersea).
 * `figures/placing` sets what lives in animals, people, plants, boats, vehicles, buildings and objects; a figure `by`
 * another light stands in that of a lamp or a fire. `cut`, `floor` and `moved` (canvas/cut.ts) lay flat shapes in the
 * picture's own pixels, as if cut out of paper. Anything else is a layer of one's own:
 * `(canvas) => canvas.path(new Pen(x, y)..., { fill: canvas.light.of('rock', 0.3) })`.
 */
import type { Light } from '../light/light.ts';
import { Canvas, type Hanging, type Layer } from './canvas.ts';

/** What a scene needs beside its layers. */
export interface SceneOptions {
  /** The picture's own name, so that no two pictures share a ridge. */
  seed: string;
  light: Light;
  /** Pixels; 1200 x 900 when left out. */
  width?: number;
  height?: number;
  /** Where it keeps to in a frame of another shape, which then shows what lies beyond its size. */
  hangs?: Hanging;
}

/** Paints the layers, the furthest first, and gives the picture as SVG text, the same bytes every time. */
export const scene = (options: SceneOptions, ...layers: Layer[]): string =>
  String(painted(options, ...layers));

/** Paints the layers as `scene` does, and gives the canvas: the picture's text, and what it noted of itself. */
export function painted(
  { seed, light, width = 1200, height = 900, hangs }: SceneOptions,
  ...layers: Layer[]
): Canvas {
  const canvas = new Canvas({ width, height, ...(hangs ? { hangs } : {}) }, light, seed);
  for (const layer of layers) layer(canvas);
  return canvas;
}
