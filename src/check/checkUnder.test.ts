import { expect, it } from 'vitest';
import { checkContent } from './checkContent.ts';
import { lookAt, PLACE, swap, text, type Edit } from './testing/edits.ts';

/** Says of one of the place's pictures that it stands under a part of the text. */
const under =
  (at: number, words: string): Edit =>
  (site) => {
    const [line = ''] = /^pictures: .*$/m.exec(text(site, PLACE)) ?? [];
    const pictures = JSON.parse(line.slice('pictures: '.length)) as object[];
    pictures[at] = { ...pictures[at], under: words };
    swap(PLACE, line, `pictures: ${JSON.stringify(pictures)}`)(site);
  };
const HEADING = 'What a day is like';

it.each([
  [1, 'What a day', undefined],
  [1, 'What', undefined],
  [1, 'What a d', `no heading of the text begins with "What a d". It has "${HEADING}".`],
  [1, 'When to come', `no heading of the text begins with "When to come". It has "${HEADING}".`],
  [0, HEADING, 'the first picture stands at the head of the page: give this line to one of the other four.'],
])('picture %i under "%s"', async (at, words, message) => {
  const found = await lookAt(under(at, words), checkContent);
  expect(found.map((issue) => issue.replace(/^content\/places\/tsavo\.md:\d+: /, ''))).toEqual(
    message ? [`pictures[${at}].under: ${message}`] : [],
  );
});

it('two parts that begin alike are told apart', async () => {
  const twice: Edit = (site) => {
    swap(PLACE, `## ${HEADING}`, `## What is here\n\nA line.\n\n## ${HEADING}`)(site);
    under(2, 'What')(site);
  };
  const [issue] = await lookAt(twice, checkContent);
  expect(issue).toMatch(
    /pictures\[2\]\.under: 2 headings begin with "What": write more of the one that is meant\.$/,
  );
});
