import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The scheme that a value is for. */
type Scheme = 'light' | 'dark';

/**
 * The colours of styles/tokens.css, for what no style sheet reaches: share pictures, the manifest, the server's page.
 * @param root the project's folder
 * @returns gives a token's value by its name, such as `--color-kenya`; in the dark scheme the light one where dusk
 * changes nothing. It throws an Error that names the token when there is none, or when it points to another.
 */
export function tokensOf(root: string): (name: string, scheme?: Scheme) => string {
  const css = readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const blockAfter = (start: number) => css.slice(css.indexOf(':root', start), css.indexOf('}', start));
  const dusk = css.indexOf('prefers-color-scheme: dark');
  const valueIn = (block: string, name: string) =>
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].find(([, key]) => key === name)?.[2]?.trim();
  const [light, dark] = [blockAfter(0), blockAfter(dusk)];
  return (name, scheme = 'light') => {
    const value = (scheme === 'dark' ? valueIn(dark, name) : undefined) ?? valueIn(light, name);
    if (!value?.startsWith('#')) {
      throw new Error(`src/styles/tokens.css: ${name} is ${value ?? 'not there'}, where a colour is needed.`);
    }
    return value;
  };
}
