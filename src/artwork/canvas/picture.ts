import type { Light } from '../light/light.ts';
import type { Hanging, Layer } from './canvas.ts';
import type { Notes } from './plan.ts';
import { painted, scene } from './scene.ts';

/** A picture of the site: its name under content/pictures without the ending, and how it is painted. */
export interface Picture {
  /** For example `places/bwindi-1`. */
  name: string;
  /** Gives the SVG text, the same bytes every time. */
  paint: () => string;
  /** What the scene says of itself; what is no scene, such as the logo, says nothing. */
  notes?: () => Notes;
}

/** A light, the size in pixels where it is not 1200 x 900, and what it keeps to in other frames (see SceneOptions). */
export interface Setting {
  light: Light;
  width: number;
  height: number;
  hangs?: Hanging;
}

/** Names a scene: takes the picture's name (its seed too), its light or setting, and its layers, far to near. */
export function picture(name: string, setting: Light | Setting, ...layers: Layer[]): Picture {
  const options = 'light' in setting ? setting : { light: setting };
  const own = { seed: name, ...options };
  return { name, paint: () => scene(own, ...layers), notes: () => painted(own, ...layers).notes };
}
