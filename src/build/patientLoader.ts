import type { Loader, LoaderContext } from 'astro/loaders';

/** How a kind of file is parsed. Astro hands it to its own loaders, and does not name it in their type. */
interface EntryType {
  getEntryInfo(file: unknown): unknown;
}
type Context = LoaderContext & { entryTypes: ReadonlyMap<string, EntryType> };

/**
 * Lets `astro dev` start with a broken file, which would end it: at its start an entry is taken as it stands, and one
 * that does not parse as an empty one. What is wrong with it the content check says; a build takes none of this.
 * @param loader a loader of files
 */
export function patientLoader(loader: Loader): Loader {
  return {
    ...loader,
    load: async (given) => {
      if (!given.watcher) return loader.load(given);
      const context = given as Context;
      let isStarting = true;
      const unlessStarting = async <Value>(work: () => Promise<Value>, instead: Value): Promise<Value> => {
        try {
          return await work();
        } catch (error) {
          if (!isStarting) throw error;
          return instead;
        }
      };
      const patient = (type: EntryType): EntryType => ({
        ...type,
        getEntryInfo: (file) =>
          unlessStarting<unknown>(async () => type.getEntryInfo(file), { data: {}, body: '' }),
      });
      const own: Context = {
        ...context,
        entryTypes: new Map([...context.entryTypes].map(([ending, type]) => [ending, patient(type)])),
        parseData: (entry) => unlessStarting(() => context.parseData(entry), entry.data),
      };
      await loader.load(own);
      isStarting = false;
    },
  };
}
