import { longProse, type ProseBlock } from './prose.ts';

/** A place that an article can lead to. */
interface Told {
  id: string;
}

/** Where a part of an article begins, and its heading. */
const HEADING = /^<h2[^>]*>(.*?)<\/h2>/gm;

/** The letters of a heading, as a file's name would have them: `4. Hell's Gate` is `hellsgate`. */
const lettersOf = (heading: string) =>
  heading
    .replace(/<[^>]*>|&[^;]*;/g, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** A piece of an article: as prose has them, or a place, whose map stands beside the paragraph that follows. */
export type ArticlePiece<Place extends Told> = ProseBlock | { place: Place };

/**
 * The pieces of an article, with each place before the first paragraph that links to its page, in a part whose heading
 * names the place: elsewhere the paragraph is about something else and only mentions it. Where the article's own heading
 * names it, any part will do. What stands before the first part only introduces or compares: no map belongs to it,
 * unless the article has no parts.
 * @param heading its heading
 * @param markdown its text
 * @param product the short name in addresses
 * @param places the places that it may link to
 */
export function articlePieces<Place extends Told>(
  heading: string,
  markdown: string,
  product: string,
  places: readonly Place[],
): ArticlePiece<Place>[] {
  const met = new Set<string>();
  const blocks = longProse(markdown, product);
  const hasParts = blocks.some((block) => 'html' in block && block.html.search(HEADING) >= 0);
  let part: string | undefined;
  return blocks.flatMap((block): ArticlePiece<Place>[] => {
    if (!('html' in block)) return [block];
    // Paragraphs of their own alone: one in a list or a table has no room beside it.
    return block.html.split(/(?=^<p>)/m).flatMap((html): ArticlePiece<Place>[] => {
      const links = html.startsWith('<p>')
        ? [...html.slice(0, html.indexOf('</p>')).matchAll(/ href="\/([^"#]*)"/g)]
        : [];
      const about = part === undefined ? [] : [part, lettersOf(heading)];
      // The heading of the next part stands behind this paragraph.
      part = [...html.matchAll(HEADING)].map(([, next = '']) => lettersOf(next)).at(-1) ?? part;
      const place = links
        .flatMap(([, to]) => places.filter(({ id }) => id === to))
        .find(({ id }) => !met.has(id) && (!hasParts || about.some((words) => words.includes(id))));
      if (place) met.add(place.id);
      return place ? [{ place }, { html }] : [{ html }];
    });
  });
}

/**
 * The pieces of an article before and from the heading of its first part: a text without parts is all introduction.
 */
export function atFirstPart<Place extends Told>(pieces: readonly ArticlePiece<Place>[]) {
  const at = pieces.findIndex((piece) => 'html' in piece && piece.html.search(HEADING) >= 0);
  const first = pieces[at];
  if (!first || !('html' in first)) return { before: pieces, parts: [] };
  const cut = first.html.search(HEADING);
  const introduction = first.html.slice(0, cut);
  return {
    before: [...pieces.slice(0, at), ...(introduction.trim() ? [{ html: introduction }] : [])],
    parts: [{ html: first.html.slice(cut) }, ...pieces.slice(at + 1)],
  };
}
