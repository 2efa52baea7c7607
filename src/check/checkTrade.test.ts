import { expect, it } from 'vitest';
import { checkContent } from './checkContent.ts';
import { all, ANIMAL, ARTICLE, body, FAQ, lookAt, PLACE, swap, type Edit } from './testing/edits.ts';

const NOTES = 'content/travelnotes/kenya.json';
const RIVAL = 'https://www.rival.example/tsavo';
const SAYS =
  'is marked with trade in content/wildlife/zebra.json, sources[0], and the site neither names nor links another travel company.';
const OTHERWISE = 'or take that mark away if it is no travel company.';
const SILENT = 'Say what you read there without its name and without a link';

/** The animal was read about at a rival's, whose page bears its address as its name. */
const marked: Edit = swap(
  ANIMAL,
  /"sources": \[[^\]]*\]/,
  `"sources": [{ "name": "rival.example", "url": "${RIVAL}", "trade": true }]`,
);
const withMark = (edit: Edit) => all(marked, edit);
const link = (mark: object) =>
  swap(
    NOTES,
    /"links": \[[^\]]*\]/,
    `"links": [${JSON.stringify({ label: 'A rival', url: RIVAL, ...mark })}]`,
  );

it.each([
  [
    'a source of a place',
    swap(PLACE, 'https://park.example', 'https://rival.example/?p=3'),
    `${PLACE}:17: sources[0].url: "rival.example" ${SAYS} Write trade: true beside it too, ${OTHERWISE}`,
  ],
  [
    'a link of a note',
    link({}),
    `${NOTES}:8: notes.visa.links[0].url: "www.rival.example" ${SAYS} Write "trade": true beside it too, ${OTHERWISE}`,
  ],
  [
    'a link in Markdown',
    body(FAQ, `One.\n\nTwo, by [their rules](${RIVAL}).`),
    `${FAQ}:7: "www.rival.example" ${SAYS} ${SILENT}, ${OTHERWISE}`,
  ],
  [
    'a name in words',
    swap(ARTICLE, 'Eight places', 'Eight places of Rival.Example'),
    `${ARTICLE}:9: heading: "Rival.Example" ${SAYS} ${SILENT}, ${OTHERWISE}`,
  ],
] as const)('a page that is marked elsewhere is refused as %s', async (_, edit, issue) => {
  expect(await lookAt(withMark(edit), checkContent)).toEqual([issue]);
  expect(await lookAt(edit, checkContent)).toEqual([]);
});

it('has nothing to say of marks alone, nor of other hosts beside them', async () => {
  expect(await lookAt(withMark(link({ trade: true })), checkContent)).toEqual([]);
});

it('refuses a mark that is not true', async () => {
  const [issue, ...rest] = await lookAt(link({ trade: 'yes' }), checkContent);
  expect(issue).toContain(`${NOTES}:8: notes.visa.links[0].trade: "yes"`);
  expect(rest).toEqual([]);
});
