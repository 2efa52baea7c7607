import type { HeroPanel } from '../schemas';
import { findPicture, loadingOf, type Picture } from './pictures';

/** From here on a window shows the wide scene. */
const WIDE = '(min-width: 768px)';

/**
 * How wide a scene is painted, for the browser to choose a rendition: it fills the hero, so in a narrow window the
 * hero's height decides, and what is too much at the sides is cut off.
 */
const filling = ({ width, height }: Picture) =>
  `max(100vw, min(46rem, 100vh - 6.85rem) * ${(width / height).toFixed(2)})`;

const measures = (picture: Picture) => ({
  ...(picture.srcset ? { sizes: filling(picture) } : {}),
  width: picture.width,
  height: picture.height,
});

/**
 * A scene of the hero: the attributes of its `<source>` elements in order, the wide scene's before the tall one's,
 * and those of its `<img>`. Throws as findPicture does.
 * @param at its place among the scenes: 0 is the one that a visitor sees first
 * @returns the slide with these
 */
export async function heroScene(slide: HeroPanel['slides'][number], at: number) {
  const { wide, tall } = slide;
  const [across, upright] = [await findPicture(wide.image), await findPicture(tall.image)];
  return {
    ...slide,
    sources: [
      ...[...across.sources, { srcset: across.srcset ?? across.src }].map((source) => ({
        media: WIDE,
        ...source,
        ...measures(across),
      })),
      ...upright.sources.map((source) => ({ ...source, ...measures(upright) })),
    ],
    image: {
      alt: wide.alt,
      src: upright.src,
      srcset: upright.srcset,
      ...measures(upright),
      ...loadingOf(at === 0),
    },
  };
}
