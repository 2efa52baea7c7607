import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, it } from 'vitest';
import { patientLoader } from './patientLoader.ts';

type Changed = () => Promise<void>;

/** A loader of one file whose text does not parse and whose data is refused, as Astro's own goes about it. */
function setUp(isDev: boolean) {
  const stored: object[] = [];
  const later: { change?: Changed } = {};
  const loader: Loader = {
    name: 'one-file',
    load: async (context) => {
      const { entryTypes, parseData } = context as LoaderContext & {
        entryTypes: Map<string, { getEntryInfo(file: unknown): Promise<{ data: Record<string, unknown> }> }>;
      };
      const sync = async (ending: string) => {
        const { data } = (await entryTypes.get(ending)?.getEntryInfo({})) ?? { data: {} };
        stored.push(await parseData({ id: 'van', data }));
      };
      await sync('.json');
      await sync('.md');
      later.change = () => sync('.md');
    },
  };
  const entryTypes = new Map([
    ['.json', { getEntryInfo: async () => ({ data: { price: '$30' } }) }],
    ['.md', { getEntryInfo: () => Promise.reject(new Error('no frontmatter')) }],
  ]);
  const parseData = () => Promise.reject(new Error('not a number'));
  const context = { entryTypes, parseData, ...(isDev ? { watcher: {} } : {}) } as unknown as LoaderContext;
  return { stored, later, load: () => patientLoader(loader).load(context) };
}

it('takes a broken entry as it stands when astro dev starts, and one that does not parse as empty', async () => {
  const { stored, load } = setUp(true);
  await load();
  expect(stored).toEqual([{ price: '$30' }, {}]);
});

it('lets Astro keep what it has when a file breaks later', async () => {
  const { later, load } = setUp(true);
  await load();
  await expect(later.change?.()).rejects.toThrow('no frontmatter');
});

it('takes nothing of that in a build', async () => {
  const { stored, load } = setUp(false);
  await expect(load()).rejects.toThrow('not a number');
  expect(stored).toEqual([]);
});
