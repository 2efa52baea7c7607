import { longProse, type ProseBlock } from './prose.ts';

/** A place that an article can lead to. */
interface Told {
  id: string;
}

/** A piece of an article: as prose has them, or a place, whose map stands beside the paragraph that follows. */
export type ArticlePiece<Place extends Told> = ProseBlock | { place: Place };

/**
 * The pieces of an article, with each place before the first paragraph that links to its page.
 * @param markdown its text
 * @param product the short name in addresses
 * @param places the places that it may link to
 */
export function articlePieces<Place extends Told>(
  markdown: string,
  product: string,
  places: readonly Place[],
): ArticlePiece<Place>[] {
  const met = new Set<string>();
  return longProse(markdown, product).flatMap((block): ArticlePiece<Place>[] => {
    if (!('html' in block)) return [block];
    // Paragraphs of their own alone: one in a list or a table has no room beside it.
    return block.html.split(/(?=^<p>)/m).flatMap((html): ArticlePiece<Place>[] => {
      const links = html.startsWith('<p>')
        ? [...html.slice(0, html.indexOf('</p>')).matchAll(/ href="\/([^"#]*)"/g)]
        : [];
      const place = links
        .flatMap(([, to]) => places.filter(({ id }) => id === to))
        .find(({ id }) => !met.has(id));
      if (place) met.add(place.id);
      return place ? [{ place }, { html }] : [{ html }];
    });
  });
}
