import MiniSearch from 'minisearch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSearch } from './engine.ts';
import { packFile, unpackFile, type Entry } from './searchFile.ts';

const entry = (url: string, title: string, more: Partial<Entry> = {}): Entry => ({
  ...{ kind: 'page', url, title, summary: '', keywords: '', text: '' },
  ...more,
});
const ENTRIES: Entry[] = [
  entry('/places', 'Destinations', { text: 'gorillas lions elephants zanzibar', keywords: 'where to go' }),
  entry('/zanzibar', 'Zanzibar and its town', { kind: 'place', region: 'zanzibar', summary: 'An island.' }),
  entry('/colobus', 'Zanzibar red colobus', { kind: 'animal' }),
  entry('/trek', 'Gorilla trekking', { kind: 'trip', text: 'permit forest' }),
  entry('/tips', 'Six tips', { kind: 'article', text: 'boots gorillas' }),
  entry('/tips#permit', 'The permit comes first', { kind: 'article', of: 4, text: 'gorilla' }),
  entry('/notes#kenya-visa', 'Visa', { kind: 'note', region: 'kenya', keywords: 'Kenya' }),
  entry('/notes#uganda-visa', 'Visa', { kind: 'note', region: 'uganda', keywords: 'Uganda' }),
  entry('/notes#fever', 'Yellow fever', { kind: 'note', text: 'certificate' }),
];
const FILE = packFile(
  ENTRIES,
  {
    alike: [['vaccination', 'jab', 'yellow fever']],
    means: { nairobi: ['kenya'] },
    stopWords: ['the', 'and', 'its', 'do', 'i', 'need', 'a'],
    examples: ['Visa'],
  },
  { kenya: 'Kenya' },
);
const { find, respell } = await openSearch(FILE);
const urls = (text: string) => find(text).map((hit) => hit.entry.url);

describe('search finds', () => {
  it.each([
    ['a title before a text', 'gorilla', '/trek'],
    ['a word with slips in it', 'gorrila', '/trek'],
    ['a short word with its letters swapped', 'tsip', '/tips'],
    ['a long word with two slips', 'trecing gorila', '/trek'],
    ['the beginning of the word that is being typed', 'zanz', '/zanzibar'],
    ['the page whose title is hardly more than the words', 'zanzibar', '/zanzibar'],
    ['what has all of the words', 'visa uganda', '/notes#uganda-visa'],
    ['what the words mean in a question', 'do I need a visa? Kenya', '/notes#kenya-visa'],
    ['a phrase by another word', 'jab', '/notes#fever'],
    ['the other way round', 'yellow fever', '/notes#fever'],
    ['what somebody is also looking for', 'visa nairobi', '/notes#kenya-visa'],
    ['a part of a page, where that is what is asked for', 'permit first', '/tips#permit'],
  ])('%s', (_, text, url) => expect(urls(text)[0]).toBe(url));

  it('what has some of the words when nothing has them all', () => {
    expect(urls('visa elephants').toSorted()).toEqual(['/notes#kenya-visa', '/notes#uganda-visa', '/places']);
  });
  it('of a page and its parts only the best', () => {
    expect(urls('gorilla').filter((url) => url.startsWith('/tips'))).toHaveLength(1);
  });
  it('a word that is there without words that are like it', () => {
    expect(urls('lions')).toEqual(['/places']);
  });
  it('no beginning of a word that is done, and no town by its country', () => {
    expect(urls('zanz ')).toEqual([]);
    expect(urls('kenya')).toEqual(['/notes#kenya-visa']);
  });
  it.each(['', '  ', 'the', '?', 'xyzzy'])('nothing for “%s”', (text) => expect(urls(text)).toEqual([]));

  it('which words to mark, and which page a part is in', () => {
    const [hit] = find('comes permitt');
    expect(hit?.page?.title).toBe('Six tips');
    expect([...(hit?.found ?? [])].toSorted()).toEqual(['come', 'permit']);
  });
});

describe('a text of nonsense', () => {
  afterEach(() => vi.restoreAllMocks());
  /** How often the index is asked for a text, and for how many words it looks for others like them. */
  function costOf(text: string) {
    const search = vi.spyOn(MiniSearch.prototype, 'search');
    find(text);
    const like = search.mock.calls.map(
      ([query]) => JSON.stringify(query).match(/"fuzzy":[12]/g)?.length ?? 0,
    );
    return { asked: search.mock.calls.length, like: Math.max(...like) };
  }

  it('in one word of 120 letters is like no word of the index', () => {
    const { asked, like } = costOf('qwrtzpsdfghjklyxcvbnm'.repeat(6).slice(0, 120));
    expect(asked).toBeLessThan(5);
    expect(like).toBe(0);
  });
  it('in many words costs no more than one in some', () => {
    const { asked, like } = costOf(
      'qwrtz psdfg hjkly xcvbn mnbvc xylkj hgfds pztrw qwqwq tztzt pspsp klklk ',
    );
    expect(asked).toBeLessThan(5);
    expect(like).toBe(8);
  });
  it('hides no word that is as much too long as slips make one', () => {
    expect(urls('destinationxy')[0]).toBe('/places');
    expect(urls('destinationxyx')).toEqual([]);
  });
});

it('a word that nothing holds is spelt like a title', () => {
  expect(respell('dstntions')).toBe('destinations');
  expect(respell('the znzbar')).toBe('the zanzibar');
  expect(respell('gorilla')).toBeUndefined();
  expect(respell('qqqqq')).toBeUndefined();
});

it('the file gives back what was packed, words in any order, and says when it is of another form', async () => {
  const [, island] = unpackFile(FILE);
  expect(island).toMatchObject({
    kind: 'place',
    url: '/zanzibar',
    region: 'zanzibar',
    summary: 'An island.',
  });
  expect(unpackFile(FILE)[5]).toMatchObject({ of: 4, text: 'gorilla' });
  await expect(openSearch({ ...FILE, format: 0 })).rejects.toThrow(/format 0/);
});

it('a long index is read in pieces, between which the page can answer', async () => {
  const [page] = FILE.entries;
  let turns = 0;
  const clock = setInterval(() => turns++, 0);
  await openSearch({ ...FILE, entries: Array.from({ length: 300 }, () => page!) });
  clearInterval(clock);
  expect(turns).toBeGreaterThan(5);
});
