import { expect, it } from 'vitest';
import { sentence } from '../issue.ts';
import { findDeadEnds } from './deadEnds.ts';
import { readPage } from './readPage.ts';

const ENTRIES = [
  { file: 'content/packages/safari.md', collection: 'packages', id: 'safari' },
  { file: 'content/places/tsavo.md', collection: 'places', id: 'tsavo' },
  { file: 'content/articles/tips.md', collection: 'articles', id: 'tips' },
];
const linksTo = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">On</a>`).join('');

/** What is said of a site whose article has these links; header, footer and booking section lead everywhere. */
function saidOf(article: string): string[] {
  const all = linksTo('/', '/list', '/safari', '/tsavo', '/tips');
  const page = (own: string) =>
    readPage(
      `<header>${all}</header><main>${own}<section id="bookingSection">${all}</section></main><footer>${all}</footer>`,
    );
  const pages = new Map([
    ['/', page(linksTo('/list', '/tips', '/safari'))],
    ['/list', page(linksTo('/safari', '/tsavo', '/tips'))],
    ['/safari', page(linksTo('/', '/list', '/tips'))],
    ['/tips', page(article)],
    ['/tsavo', page(linksTo('/', '/list', '/tips'))],
  ]);
  const lists = { lists: ['/', '/list'], product: 'small' };
  return findDeadEnds({ pages, files: new Set() }, ENTRIES, lists).map(sentence);
}

it('has nothing to say where each page leads on and something tells of each trip and place', () => {
  expect(saidOf(linksTo('/safari', '/tsavo', '/list'))).toEqual([]);
});

it('counts each other page once, and no anchor of its own, no file and no other site', () => {
  const own = linksTo(
    '/safari',
    '/tsavo',
    '/tsavo#map',
    '#part',
    '/tips#part',
    '/nowhere',
    'https://x.example/list',
  );
  expect(saidOf(own)).toEqual([
    'content/articles/tips.md: leads on to 2 other pages, besides header, footer and form: give it 3, in its text or in content/relations/.',
  ]);
});

it('speaks of a single page as one', () => {
  expect(saidOf(linksTo('/safari'))).toContain(
    'content/articles/tips.md: leads on to 1 other page, besides header, footer and form: give it 3, in its text or in content/relations/.',
  );
});

it('names a place that nothing but a list leads to', () => {
  expect(saidOf(linksTo('/', '/safari', '/list'))).toEqual([
    'content/places/tsavo.md: no page but the lists of everything leads here: name it in content/relations/ or link to it in a text.',
  ]);
});
