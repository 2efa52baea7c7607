/** The attribute by which Astro ties an element to the styles of its component: `data-astro-cid-` and eight letters. */
const SCOPE = /data-astro-cid-(\w+)(?:="")?/g;

/**
 * Gives the scopes of a page's styles short names, `data-0` and so on, the most frequent the shortest. A page has some
 * fifty of them, each of eight letters that compression cannot shrink; no script asks for one by its name.
 * @param html a built page, its styles within it
 */
export function withShortScopes(html: string): string {
  const counts = new Map<string, number>();
  for (const [, scope = ''] of html.matchAll(SCOPE)) counts.set(scope, (counts.get(scope) ?? 0) + 1);
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one);
  const names = new Map(ranked.map(([scope], at) => [scope, `data-${at}`]));
  return html.replace(SCOPE, (found, scope: string) => names.get(scope) ?? found);
}
