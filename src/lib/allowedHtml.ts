/** What markup an editor may use, by where it stands: read by the check before a build and by the renderer. */

const inline = ['p', 'a', 'strong', 'em', 'mark', 'br'];
const lists = ['ul', 'ol', 'li'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Short texts that stand inside a card or an answer. */
export const SHORT_TAGS: ReadonlySet<string> = new Set([...inline, ...lists]);
/** Reading matter: articles, pages, terms, itineraries. */
export const LONG_TAGS: ReadonlySet<string> = new Set([
  ...inline,
  ...lists,
  ...tables,
  ...['h2', 'h3', 'hr', 'blockquote', 'figure', 'figcaption', 'img', 'del'],
]);

const attributes: Readonly<Record<string, ReadonlySet<string>>> = {
  a: new Set(['href', 'target', 'rel']),
  img: new Set(['src', 'alt', 'title']),
  ol: new Set(['start']),
  th: new Set(['align', 'scope']),
  td: new Set(['align']),
};
const everywhere: ReadonlySet<string> = new Set(['id', 'title', 'lang']);

/**
 * Whether an element may carry an attribute, by its HTML name. `rel` and `target` are the renderer's business too.
 * @param tag the element's name in lower case
 * @param attribute the attribute's name in lower case
 */
export function allowsAttribute(tag: string, attribute: string): boolean {
  return everywhere.has(attribute) || (attributes[tag]?.has(attribute) ?? false);
}

/** Whether an address leads somewhere harmless: the site itself, https, mail or a telephone; never a script. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/|#|\{product\}|[^:]*$)/i.test(address.trim());
}
