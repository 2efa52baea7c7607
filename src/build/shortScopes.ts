/** The attribute by which Astro ties an element to the styles of its component: this and eight letters. */
const SCOPE = /data-astro-cid-(\w+)(?:="")?/g;

/**
 * Short names for the scopes of a page's styles, `data-0` and so on, the most frequent the shortest. A page has some
 * fifty of them, each of eight letters that compression cannot shrink; no script asks for one by its name.
 * @param html a built page, its styles within it
 * @returns the names by the scopes' letters
 */
export function shortNamesIn(html: string): Map<string, string> {
  const counts = new Map<string, number>();
  // Without matchAll, whose findings are objects: a page has its scopes two thousand times.
  SCOPE.lastIndex = 0;
  for (let found = SCOPE.exec(html); found; found = SCOPE.exec(html)) {
    const scope = found[1] ?? '';
    counts.set(scope, (counts.get(scope) ?? 0) + 1);
  }
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one);
  return new Map(ranked.map(([scope], at) => [scope, `data-${at}`]));
}

/** A page whose scopes have other names. */
export const withScopes = (html: string, names: ReadonlyMap<string, string>): string =>
  html.replace(SCOPE, (found, scope: string) => names.get(scope) ?? found);
