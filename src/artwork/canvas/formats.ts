import type { Light } from '../light/light.ts';
import type { Layer } from './canvas.ts';
import { picture, type Picture } from './picture.ts';

/** A scene's light, and the layers of its two paintings, far to near, in pixels of their sizes. */
export interface Formats {
  light: Light;
  wide: readonly Layer[];
  tall: readonly Layer[];
}

/** The size of each painting in pixels. */
type Sizes = Readonly<Record<'wide' | 'tall', { width: number; height: number }>>;

/**
 * Names the two pictures of a scene, `<name>-wide` and `<name>-tall`.
 * @param name its folder and file, such as `posters/bwindi`
 */
export const inFormats = (name: string, sizes: Sizes, { light, ...layers }: Formats): Picture[] =>
  (['wide', 'tall'] as const).map((format) =>
    picture(`${name}-${format}`, { light, ...sizes[format] }, ...layers[format]),
  );
