import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
/** What stands inside a script or style element, as the browser hashes it. */
const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Takes the hashes out of a page's content security policy that belong to no script or style inside the page. Astro
 * names those of the whole site on every page, and hashes are what compression cannot shrink.
 * @param html a built page
 * @returns the page; unchanged when it has no policy
 */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, text = '']) => hashOf(text)));
  return html.replace(POLICY, (_, start: string, policy: string) => {
    const kept = policy.replace(/ '(?:sha256|sha384|sha512)-[^']*'/g, (source) =>
      own.has(source.trim()) ? source : '',
    );
    return start + kept;
  });
}

/**
 * Leaves to every page of a build the hashes of its own scripts and styles.
 * @param dist the built site
 */
export async function prunePolicy(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const page = path.join(dist, file);
    await writeFile(page, withOwnHashes(await readFile(page, 'utf8')));
  }
}
