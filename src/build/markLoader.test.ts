import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, it } from 'vitest';
import { markLoader } from './markLoader.ts';

it.each(['\uFEFF', ''])('parses a file that begins with %j and goes on as JSON', async (mark) => {
  const read: unknown[] = [];
  const loader: Loader = {
    name: 'one-file',
    load: async (context) => {
      const { entryTypes } = context as LoaderContext & {
        entryTypes: Map<string, { getEntryInfo(file: object): unknown }>;
      };
      read.push(entryTypes.get('.json')?.getEntryInfo({ contents: `${mark}{"a":1}`, fileUrl: 'a.json' }));
    },
  };
  const json = {
    getEntryInfo: ({ contents, ...file }: { contents: string }) => [JSON.parse(contents), file],
  };
  await markLoader(loader).load({ entryTypes: new Map([['.json', json]]) } as unknown as LoaderContext);
  expect(read).toEqual([[{ a: 1 }, { fileUrl: 'a.json' }]]);
});
