import { longProse, type ProseBlock } from './prose.ts';

/** A place that an article can lead to. */
interface Told {
  id: string;
}

/** Where a part of an article begins. */
const HEADING = /^<h2/m;

/** A piece of an article: as prose has them, or a place, whose map stands beside the paragraph that follows. */
export type ArticlePiece<Place extends Told> = ProseBlock | { place: Place };

/**
 * The pieces of an article, with each place before the first paragraph that links to its page. What stands before the
 * first heading only introduces or compares: no map belongs to it, unless the article has no headings.
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
  const blocks = longProse(markdown, product);
  let isIntroduction = blocks.some((block) => 'html' in block && HEADING.test(block.html));
  return blocks.flatMap((block): ArticlePiece<Place>[] => {
    if (!('html' in block)) return [block];
    // Paragraphs of their own alone: one in a list or a table has no room beside it.
    return block.html.split(/(?=^<p>)/m).flatMap((html): ArticlePiece<Place>[] => {
      const links = html.startsWith('<p>')
        ? [...html.slice(0, html.indexOf('</p>')).matchAll(/ href="\/([^"#]*)"/g)]
        : [];
      const introduces = isIntroduction;
      if (HEADING.test(html)) isIntroduction = false;
      if (introduces) return [{ html }];
      const place = links
        .flatMap(([, to]) => places.filter(({ id }) => id === to))
        .find(({ id }) => !met.has(id));
      if (place) met.add(place.id);
      return place ? [{ place }, { html }] : [{ html }];
    });
  });
}
