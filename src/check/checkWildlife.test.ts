import { expect, it } from 'vitest';
import { checkContent, inspect } from './checkContent.ts';
import { ANIMAL, copy, lookAt, PLACE, swap } from './testing/edits.ts';

it.each([
  [
    'a place that is not there',
    'tsavo',
    'tsavvo',
    /:\d+: places\.tsavvo: there is no content\/places\/tsavvo\.md\. Did you mean "tsavo"\?$/,
  ],
  [
    'a chance that is none',
    'very likely',
    'very likly',
    /places\.tsavo\.chance: "very likly" is not one of very likely, .* Did you mean "very likely"\?$/,
  ],
  ['a place without a chance', '"chance"', '"chanse"', /places\.tsavo/],
] as const)('%s', async (_, from, to, says) => {
  const [issue = '', ...rest] = await lookAt(swap(ANIMAL, from, to), checkContent);
  expect(issue).toMatch(says);
  expect(rest.every((line) => line.startsWith(`${ANIMAL}:`))).toBe(true);
});

it('notes a place that no animal names', async () => {
  const notes = await lookAt(
    copy(PLACE, 'content/places/amboseli.md'),
    async (root) => (await inspect(root)).notes,
  );
  expect(notes).toContain('content/places/amboseli.md: no animal of content/wildlife/ names this place.');
});
