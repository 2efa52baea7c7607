import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, it } from 'vitest';
import { slotLoader } from './slotLoader.ts';

it('has a schema measure a text with its amounts, and keeps the slots', async () => {
  const measured: unknown[] = [];
  const stored: unknown[] = [];
  const loader: Loader = {
    name: 'one-file',
    load: async ({ parseData }) =>
      void stored.push(await parseData({ id: 'a', data: { text: 'x {fee:none}', n: 1 } })),
  };
  const parseData = ({ data }: { data: object }) => {
    measured.push(data);
    return Promise.resolve({ ...data, added: true });
  };
  await slotLoader(loader, () => ({ amount: 50 })).load({ parseData } as unknown as LoaderContext);
  expect(measured).toEqual([{ text: 'x $50', n: 1 }]);
  expect(stored).toEqual([{ text: 'x {fee:none}', n: 1, added: true }]);
});
