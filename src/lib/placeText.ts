const FIRST_HEADING = /^## /m;

/**
 * The two texts of a place: what stands before the first heading is its slide's, the rest its page's.
 * @param body the Markdown under its fields
 */
export function placeText(body: string): { slide: string; page: string } {
  const at = body.search(FIRST_HEADING);
  return at < 0 ? { slide: body, page: '' } : { slide: body.slice(0, at), page: body.slice(at) };
}

/** How many words a reader meets in a piece of Markdown: no addresses of links, no marks. */
export const wordsIn = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
