import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTable } from './keptTable.ts';

let root: string;
let looked: string[];
const PROGRAM = 'src/look.ts';
const TABLE = '.cache/tables/drawings';

/** What a build that begins anew finds out about these drawings. */
async function lookAt(...drawings: string[]): Promise<string[][]> {
  const table = await openTable<string[]>(root, 'drawings', [PROGRAM]);
  const found = drawings.map((drawing) =>
    table.of(drawing, () => {
      looked.push(drawing);
      return drawing.includes('script') ? ['has a script'] : [];
    }),
  );
  await table.save();
  return found;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-table-'));
  looked = [];
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, PROGRAM), 'sharp eyes');
});
afterEach(() => rmSync(root, { recursive: true }));

it('looks once at the same bytes, in one build and in the next', async () => {
  expect(await lookAt('hill', 'script', 'hill')).toEqual([[], ['has a script'], []]);
  expect(await lookAt('script', 'hill')).toEqual([['has a script'], []]);
  expect(looked).toEqual(['hill', 'script']);
});

it('looks at what has changed, and at all with another program', async () => {
  await lookAt('hill', 'lake');
  expect(await lookAt('hill script', 'lake')).toEqual([['has a script'], []]);
  expect(looked).toEqual(['hill', 'lake', 'hill script']);
  writeFileSync(path.join(root, PROGRAM), 'sharper eyes');
  await lookAt('hill', 'lake');
  expect(looked.slice(3)).toEqual(['hill', 'lake']);
});

it('forgets what the last build did not ask for', async () => {
  await lookAt('hill', 'lake');
  await lookAt('hill');
  await lookAt('hill', 'lake');
  expect(looked).toEqual(['hill', 'lake', 'lake']);
});

it.each([
  ['cut short', (text: string) => text.slice(0, -1)],
  ['another', (text: string) => text.replace('has a script', 'is all right')],
])('looks again when the table is %s', async (_, spoil) => {
  await lookAt('script');
  const file = path.join(root, TABLE);
  writeFileSync(file, spoil(readFileSync(file, 'latin1')), 'latin1');
  expect(await lookAt('script')).toEqual([['has a script']]);
  expect(looked).toEqual(['script', 'script']);
});
