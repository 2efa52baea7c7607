import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropUnused, keptIn } from './kept.ts';

let root: string;
let made: string[];
const PROGRAMS = ['src/paint.ts', 'src/brushes'];
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
/** Makes a picture of words, by a build that begins anew, and gives it. */
async function paint(words: string, scene = 'a hill', result = `${scene}: ${words}`): Promise<string> {
  const bytes = await keptIn(
    root,
    'pictures',
    PROGRAMS,
  )([words, Buffer.from(scene)], async () => {
    made.push(result);
    return Buffer.from(result);
  });
  return Buffer.from(bytes).toString();
}
const files = () => readdirSync(path.join(root, '.cache/pictures')).map((name) => `.cache/pictures/${name}`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  made = [];
  mkdirSync(path.join(root, 'src/brushes'), { recursive: true });
  write('src/paint.ts', 'thick');
  write('src/brushes/round.ts', 'round');
});
afterEach(() => rmSync(root, { recursive: true }));

it('makes the same thing once', async () => {
  expect([await paint('One'), await paint('One')]).toEqual(['a hill: One', 'a hill: One']);
  expect(made).toEqual(['a hill: One']);
});

it('makes another one of a changed word, a changed picture or changed code', async () => {
  await paint('One');
  await paint('Two');
  await paint('One', 'a lake');
  expect(made).toHaveLength(3);
  write('src/brushes/round.ts', 'flat');
  await paint('One');
  expect(made).toHaveLength(4);
  // Where one ingredient ends and the next begins counts as well.
  await paint('On', 'ea hill');
  expect(made).toHaveLength(5);
  write('src/paint.test.ts', 'a test');
  write('src/brushes/round.test.ts', 'a test');
  await paint('One');
  expect(made).toHaveLength(5);
});

it.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['of another text', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 32), Buffer.from('b hill: One')])],
])('makes a kept file anew that is %s', async (_, spoil) => {
  await paint('One');
  const [file = ''] = files();
  writeFileSync(path.join(root, file), spoil(readFileSync(path.join(root, file))));
  expect(await paint('One')).toBe('a hill: One');
  expect(made).toHaveLength(2);
  expect(await paint('One')).toBe('a hill: One');
  expect(made).toHaveLength(2);
});

it('keeps nothing of what could not be made', async () => {
  const fails = keptIn(
    root,
    'pictures',
    PROGRAMS,
  )(['One'], async () => {
    throw new Error('No paint is left.');
  });
  await expect(fails).rejects.toThrow('No paint is left.');
  expect(readdirSync(root)).not.toContain('.cache');
});

it('drops what a build did not use, and nothing else', async () => {
  await paint('One');
  await paint('Two');
  const before = new Date(Date.now() - 60_000);
  for (const file of files()) utimesSync(path.join(root, file), before, before);
  const begun = Date.now() - 1000;
  await paint('Two');
  mkdirSync(path.join(root, '.cache/programs'));
  write('.cache/programs/another', 'of another program');
  utimesSync(path.join(root, '.cache/programs/another'), before, before);
  await dropUnused(root, begun);
  expect(files()).toHaveLength(1);
  expect(readdirSync(path.join(root, '.cache/programs'))).toEqual(['another']);
  await paint('Two');
  expect(made).toEqual(['a hill: One', 'a hill: Two']);
});

it('has nothing to drop where nothing was ever kept', async () => {
  await expect(dropUnused(root, Date.now())).resolves.toBeUndefined();
});
