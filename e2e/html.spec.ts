import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DIST, expect, test } from './agency.ts';
import { markupFaults } from './markup.ts';

for (const file of readdirSync(DIST).filter((name) => name.endsWith('.html'))) {
  test(`${file} is valid HTML`, async () => {
    expect(await markupFaults(path.join(DIST, file))).toEqual([]);
  });
}
