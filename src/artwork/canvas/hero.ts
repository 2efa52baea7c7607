import { type Formats, inFormats } from './formats.ts';
import type { Picture } from './picture.ts';

/** The sizes of a slide of the home page in pixels: on a desktop, and on a phone. */
const HERO_SIZES = {
  wide: { width: 1920, height: 1080 },
  tall: { width: 900, height: 1200 },
} as const;

/**
 * Names the two pictures of a slide, `heroes/<name>-wide` and `heroes/<name>-tall`. The wide one is calm in its left
 * half down to 70 % of the height, the tall one in its upper half: both dark enough there for a cream headline.
 * @param name the file's name of the place, such as `bwindi`
 * @param own a light, and the layers of each of the two, far to near, in pixels of HERO_SIZES
 */
export const hero = (name: string, own: Formats): Picture[] => inFormats(`heroes/${name}`, HERO_SIZES, own);
