import type { Loader } from 'astro/loaders';
import { parsedBy } from './entryTypes.ts';

/**
 * Lets `astro dev` start with a broken file, which would end it: at its start an entry is taken as it stands, and one
 * that does not parse as an empty one. What is wrong with it the content check says; a build takes none of this.
 * @param loader a loader of files
 */
export function patientLoader(loader: Loader): Loader {
  return {
    ...loader,
    load: async (context) => {
      if (!context.watcher) return loader.load(context);
      let isStarting = true;
      const unlessStarting = async <Value>(work: () => Promise<Value>, instead: Value): Promise<Value> => {
        try {
          return await work();
        } catch (error) {
          if (!isStarting) throw error;
          return instead;
        }
      };
      const parsed = parsedBy(context, (file, type) =>
        unlessStarting<unknown>(async () => type.getEntryInfo(file), { data: {}, body: '' }),
      );
      await loader.load({
        ...parsed,
        parseData: (entry) => unlessStarting(() => context.parseData(entry), entry.data),
      });
      isStarting = false;
    },
  };
}
