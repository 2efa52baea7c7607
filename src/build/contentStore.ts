import { ContentLayer } from '../../node_modules/astro/dist/content/content-layer.js';
import { MutableDataStore } from '../../node_modules/astro/dist/content/mutable-data-store.js';
import { COLLECTIONS, type Collection } from '../collections.ts';
import { entryLoader } from './entryLoader.ts';

type Given = ConstructorParameters<typeof ContentLayer>[0];
type Observer = NonNullable<Given['contentConfigObserver']>;

/** The collections as Astro takes them from src/content.config.ts, of which Vite would have to make a program. */
const collections = Object.fromEntries(
  Object.entries<Collection>(COLLECTIONS).map(([name, collection]) => [
    name,
    { type: 'content_layer', loader: entryLoader(collection), schema: collection.schema },
  ]),
);

/**
 * Reads content/ into what the pages of a build read it from, by Astro's own hands and without Vite.
 * @returns the entries of each collection by their names
 */
export async function contentStore({ settings, logger }: Pick<Given, 'settings' | 'logger'>) {
  const store = new MutableDataStore();
  const loaded = { status: 'loaded', config: { collections } } as unknown as ReturnType<Observer['get']>;
  const contentConfigObserver: Observer = {
    get: () => loaded,
    set: () => undefined,
    subscribe: () => () => undefined,
  };
  const layer = new ContentLayer({ settings, logger, store, contentConfigObserver });
  await layer.sync();
  layer.dispose();
  return store.collections();
}
