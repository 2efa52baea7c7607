import type { Loader } from 'astro/loaders';
import { fillBare, keepSlots, type Amounts } from '../lib/feeSlots.ts';
import { readJson } from '../settings/siteFiles.ts';

/** What a fee's file says of its amount; nothing while it cannot be read, of which the content check says why. */
function amountsIn(name: string): Amounts | undefined {
  try {
    return readJson('', `fees/${name}.json`) as Amounts;
  } catch {
    return undefined;
  }
}

/**
 * Has the schema of a collection measure each text with the amounts of fees that visitors read in it. What is kept has
 * its slots still: a page fills them, with what holds on the day of the build.
 * @param loader a loader of files
 * @param amountsOf gives a fee by its name: its file in content/, unless a test has its own
 */
export const slotLoader = (loader: Loader, amountsOf = amountsIn): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      parseData: async (entry) =>
        keepSlots(await context.parseData({ ...entry, data: fillBare(entry.data, amountsOf) }), entry.data),
    }),
});
