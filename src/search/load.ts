import type { Search } from './engine.ts';
import type { SearchFile as File } from './searchFile.ts';

/** How long the index may take before a visitor is told that it did not come, in ms. */
const PATIENCE_MS = 20_000;
const ADDRESS = '/search.json';

export interface Loaded {
  search: Search;
  regions: File['regions'];
  examples: readonly string[];
}
let loading: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  // The browser asks whether its copy is still the site's own, so that a page of yesterday finds what there is today.
  const [answer, { openSearch }] = await Promise.all([
    fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) }),
    import('./engine.ts'),
  ]);
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`);
  const file = (await answer.json()) as File;
  return { search: await openSearch(file), regions: file.regions, examples: file.examples };
}

/**
 * The index, loaded once for a page.
 * @throws Error when it does not come or cannot be read; the next call tries again
 */
export function loadSearch(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
