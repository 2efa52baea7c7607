import { type Formats, inFormats } from './formats.ts';
import type { Picture } from './picture.ts';

/** The sizes of a poster in pixels: across a desktop (2.39:1), and on a phone (4:5). */
const POSTER_SIZES = {
  wide: { width: 2390, height: 1000 },
  tall: { width: 1080, height: 1350 },
} as const;

/**
 * Where the title stands on a poster, in shares of its width and height from its upper left corner: the scene is
 * calm there, and all of it dark enough for light lettering, or light enough for dark.
 */
export const CALM = {
  wide: { width: 0.5, height: 0.64 },
  tall: { width: 1, height: 0.42 },
} as const;

/**
 * Names the two pictures of a poster, `posters/<name>-wide` and `posters/<name>-tall`.
 * @param name the file's name of the page's entry, such as `bwindi`
 * @param own a light, and the layers of each of the two, far to near, in pixels of POSTER_SIZES
 */
export const poster = (name: string, own: Formats): Picture[] =>
  inFormats(`posters/${name}`, POSTER_SIZES, own);
