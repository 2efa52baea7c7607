import type { HeroPanel } from '../schemas/panels';
import { findPicture, type Picture } from './pictures';
import { twoFormats } from './twoFormats';

/** From here on a window shows the wide scene. */
const WIDE = '(min-width: 768px)';

/**
 * How wide a scene is painted, for the browser to choose a rendition: it fills the hero, so in a narrow window the
 * hero's height decides, and what is too much at the sides is cut off.
 */
const filling = ({ width, height }: Picture) =>
  `max(100vw, min(46rem, 100vh - 6.85rem) * ${(width / height).toFixed(2)})`;

/**
 * A scene of the hero: the attributes of its `<picture>`. Throws as findPicture does.
 * @param at its place among the scenes: 0 is the one that a visitor sees first
 * @returns the slide with these
 */
export async function heroScene(slide: HeroPanel['slides'][number], at: number) {
  const [wide, tall] = [await findPicture(slide.wide.image), await findPicture(slide.tall.image)];
  const { alt } = slide.wide;
  return { ...slide, ...twoFormats({ wide, tall, media: WIDE, sizes: filling, alt, isFirst: at === 0 }) };
}
