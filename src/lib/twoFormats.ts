import { loadingOf, type Picture } from './pictures';

/** A scene of two formats, of which a window fetches one. */
interface Formats {
  wide: Picture;
  tall: Picture;
  /** The media query of the windows that show the wide one. */
  media: string;
  /** How wide each is painted, for the browser to choose a photograph's rendition. */
  sizes: (picture: Picture) => string;
  alt: string;
  /** Whether it is the largest picture of the first screen. */
  isFirst: boolean;
}

/**
 * The attributes of a `<picture>`: those of its `<source>` elements in order, the wide scene's before the tall one's,
 * and those of its `<img>`.
 */
export function twoFormats({ wide, tall, media, sizes, alt, isFirst }: Formats) {
  const measures = (picture: Picture) => ({
    ...(picture.srcset ? { sizes: sizes(picture) } : {}),
    width: picture.width,
    height: picture.height,
  });
  return {
    sources: [
      ...[...wide.sources, { srcset: wide.srcset ?? wide.src }].map((source) => ({
        media,
        ...source,
        ...measures(wide),
      })),
      ...tall.sources.map((source) => ({ ...source, ...measures(tall) })),
    ],
    image: { alt, src: tall.src, srcset: tall.srcset, ...measures(tall), ...loadingOf(isFirst) },
  };
}
