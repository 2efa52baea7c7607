/** What an editor reads when a file of content/pages/ holds what its page does not show, or lacks what it shows. */
import { expect, it } from 'vitest';
import { checkContent } from './checkContent.ts';
import { body, drop, lookAt, put, swap, type Edit } from './testing/edits.ts';

const HOME = 'content/pages/home.md';
const TERMS = 'content/pages/terms.md';
const PARTS = 'Its parts are packages, whoWeAre, team, destinations, cars, reviews, blog.';
const picture = { image: 'shared/one', alt: 'A van on a red road' };
const withLine = (file: string, line: string) => swap(file, /^sections:/m, `${line}\nsections:`);

const refused: [what: string, edit: Edit, ...issues: string[]][] = [
  [
    'a misspelt part of a page',
    swap(HOME, '"whoWeAre"', '"whoweare"'),
    `${HOME}:6: sections.whoweare: the page has no such part. Did you mean "whoWeAre"? ${PARTS}`,
  ],
  [
    'a part of no likeness',
    swap(TERMS, '"contents":', '"weather":{"heading":"Rain"},"contents":'),
    `${TERMS}:6: sections.weather: the page has no such part. Its parts are contents.`,
  ],
  [
    'a part that is missing',
    swap(HOME, ',"blog":{"heading":"The blog"}', ''),
    `${HOME}:6: sections.blog: is missing, and the page shows it: write blog: and under it heading: with its words. ${PARTS}`,
  ],
  [
    'all parts of a page missing',
    swap(TERMS, /^sections:.*\n/m, ''),
    `${TERMS}: sections.contents: is missing, and the page shows it: write contents: and under it heading: with its words. Its parts are contents.`,
  ],
  [
    'a part of a page that has none',
    swap('content/pages/received.md', 'sections: {}', 'sections: {"next":{"heading":"Next"}}'),
    'content/pages/received.md:6: sections.next: the page has no such part. Delete it: the page has no parts.',
  ],
  ...['home', 'about', 'destinations', 'packages', 'blog', 'beforeyoutravel', 'search', 'notfound'].map(
    (page): [string, Edit, string] => [
      `a text under the fields of ${page}`,
      body(`content/pages/${page}.md`, '\nOne.'),
      `content/pages/${page}.md:7: no page shows a text under the second line --- of this file: delete it.`,
    ],
  ),
  ...['home', 'destinations', 'terms'].map((page): [string, Edit, string] => [
    `a picture of ${page}`,
    withLine(`content/pages/${page}.md`, `picture: ${JSON.stringify(picture)}`),
    `content/pages/${page}.md:6: picture: this page shows no picture of its own: delete it. For shared links it is ogimage.`,
  ]),
  [
    'a stamp that no page shows',
    withLine(HOME, 'sample: true'),
    `${HOME}:6: sample: this page shows no stamp: delete the line.`,
  ],
  [
    'a country without a card',
    drop('content/countries/rwanda.md'),
    'content/countries/: has no file with "region: rwanda", and the pages show its card: write one like the others.',
  ],
  [
    'a country whose card cannot be read, once',
    put('content/countries/rwanda.md', '---\n'),
    'content/countries/rwanda.md:1: the fields do not end: after the last one a line --- is missing.',
  ],
];

it.each(refused)('refuses %s', async (_, edit, ...issues) => {
  expect(await lookAt(edit, checkContent)).toEqual(issues);
});

it('lets the terms wear their stamp', async () => {
  expect(await lookAt(withLine(TERMS, 'sample: true'), checkContent)).toEqual([]);
});
