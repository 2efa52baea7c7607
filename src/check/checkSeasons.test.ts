import { expect, it } from 'vitest';
import { inspect } from './checkContent.ts';
import { monthsIn } from './checkSeasons.ts';
import { lookAt, PLACE, swap, TRIP } from './testing/edits.ts';

const notesOn = (...edit: Parameters<typeof swap>) =>
  lookAt(swap(...edit), async (root) =>
    (await inspect(root)).notes.filter((line) => line.includes('months:')),
  );

it.each([
  ['June to October', [5, 6, 7, 8, 9]],
  ['June to August, December to February', [0, 1, 5, 6, 7, 11]],
  ['All year; drier June to July', [5, 6]],
  ['May', [4]],
  ['January and July', [0, 6]],
  ['November–January', [0, 10, 11]],
  ['All year', []],
])('%s names the months %j', (text, months) => expect(monthsIn(text)).toEqual(months));

it.each([TRIP, PLACE])('says nothing while words and levels agree: %s', async (file) =>
  expect(await notesOn(file, 'June to October', 'June–October')).toEqual([]),
);

it('notes a month that the words name and the levels do not', async () => {
  const [note, ...rest] = await notesOn(PLACE, 'June to October', 'May to October');
  expect(note).toMatch(/^content\/places\/tsavo\.md:11: months: in bestMonths, but not level 3 here: May\./);
  expect(rest).toEqual([]);
});

it('notes a month of level 3 that the words leave out', async () => {
  const [note, ...rest] = await notesOn(TRIP, 'June to October', 'June to September');
  expect(note).toMatch(/months: level 3 here, but not in bestMonths: October\./);
  expect(rest).toEqual([]);
});

it('notes the word of a wet month on a month that is not wet', async () => {
  const wet = (file: string) =>
    `"apr":{"level":1,"word":"rains"},"may":{"level":${file === TRIP ? 1 : 2},"word":"rains"}`;
  const edit = (file: string) => notesOn(file, '"apr":{"level":2},"may":{"level":2}', wet(file));
  expect(await edit(TRIP)).toEqual([]);
  const [note, ...rest] = await edit(PLACE);
  expect(note).toMatch(/months: the word of a wet month, but not level 1 here: May\./);
  expect(rest).toEqual([]);
});
