/** The attribute by which Astro ties an element to the styles of its component: `data-astro-cid-` and eight letters. */
const SCOPE = /data-astro-cid-(\w+)(?:="")?/g;

/**
 * Gives the scopes of a page's styles short names, `data-0` and so on in the order in which they are met. A page has
 * some fifty of them, each of eight letters that compression cannot shrink; no script asks for one by its name.
 * @param html a built page, its styles within it
 */
export function withShortScopes(html: string): string {
  const names = new Map<string, string>();
  return html.replace(SCOPE, (_, scope: string) => {
    const name = names.get(scope) ?? `data-${names.size}`;
    names.set(scope, name);
    return name;
  });
}
