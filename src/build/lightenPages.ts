import { type Late, withLateScripts } from './lateScripts.ts';
import { withNeededScopes } from './neededScopes.ts';
import { hashOf, POLICY } from './policyHashes.ts';
import { shortNamesIn, withScopes } from './shortScopes.ts';

/** What stands inside a script or style element, as the browser hashes it. */
const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

/** The hashes of what is written into a page; a script of a file of its own has nothing in it. */
const hashesIn = (html: string) =>
  [...html.matchAll(INLINE)].flatMap(([, text = '']) => (text ? [hashOf(text)] : []));

/**
 * Takes the hashes out of a page's content security policy that belong to no script or style inside the page. Astro
 * names those of the whole site on every page, and hashes are what compression cannot shrink.
 * @param html a built page
 * @returns the page; unchanged when it has no policy
 */
export function withOwnHashes(html: string): string {
  const own = new Set(hashesIn(html));
  return html.replace(POLICY, (_, start: string, policy: string) => {
    const kept = policy.replace(/ '(?:sha256|sha384|sha512)-[^']*'/g, (source) =>
      own.has(source.trim()) ? source : '',
    );
    return start + kept;
  });
}

/**
 * A page with the short names of its scopes, and in its policy the new hashes of the styles that hold them. What the
 * policy did not allow before, it does not allow after.
 * @param html a built page
 * @param names the names by the scopes
 */
export function withShortNames(html: string, names = shortNamesIn(html)): string {
  const short = withScopes(html, names);
  const after = hashesIn(short);
  const renamed = new Map(hashesIn(html).map((before, at) => [before, after[at] ?? before]));
  return short.replace(
    POLICY,
    (_, start: string, policy: string) =>
      start + policy.replace(/'sha256-[^']*'/g, (hash) => renamed.get(hash) ?? hash),
  );
}

const STYLES = /<style>([\s\S]*?)<\/style>/g;
const SCRIPTS =
  /<script>(?:(?!<\/script>)[\s\S])*<\/script>(?:\s*<script>(?:(?!<\/script>)[\s\S])*<\/script>)+/g;

/** A page whose policy also names the hash of several texts in one, where it named each of them. */
function withWhole(html: string, texts: readonly string[], whole: string): string {
  const [first = '', ...others] = texts.map(hashOf);
  return html.replace(POLICY, (_, start: string, policy: string) => {
    const isNamed = [first, ...others].every((hash) => policy.includes(hash));
    return start + (isNamed ? policy.replace(first, `${first} ${hashOf(whole)}`) : policy);
  });
}

/**
 * A page with its styles in one element, in their order, and with scripts that follow each other in one: each element
 * of its own costs a hash in the policy.
 * @param html a built page; styles with attributes, and scripts of files, stay where they are
 */
export function withFewInlines(html: string): string {
  const styles = [...html.matchAll(STYLES)].map(([, text = '']) => text);
  const style = styles.join('');
  let isFirst = true;
  let page = html;
  if (styles.length > 1) {
    page = html.replace(STYLES, () => {
      const kept = isFirst ? `<style>${style}</style>` : '';
      isFirst = false;
      return kept;
    });
    page = withWhole(page, styles, style);
  }
  for (const [run] of page.matchAll(SCRIPTS)) {
    const texts = run
      .split(/<\/script>\s*<script>/)
      .map((text) => text.replace(/^<script>|<\/script>$/g, ''));
    const script = texts.join(';\n');
    page = withWhole(
      page.replace(run, () => `<script>${script}</script>`),
      texts,
      script,
    );
  }
  // What has become part of another is named no longer, unless it stands alone elsewhere.
  return withOwnHashes(page);
}

/**
 * Makes a page lighter: its policy has the hashes of its own scripts and styles alone, its scopes short names, its
 * styles one element, and its scripts come after its first paint.
 * @param html a page as Astro built it
 * @returns the page, and the file that it asks for besides
 */
export function lighten(html: string): Late {
  const own = withOwnHashes(html);
  // The names are those of the whole page; what is needed is told by the scopes' own, which many pages share.
  const late = withLateScripts(withShortNames(withNeededScopes(own), shortNamesIn(own)));
  return { ...late, html: withFewInlines(late.html) };
}
