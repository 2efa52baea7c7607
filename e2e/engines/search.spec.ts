import { expect, test, type Visitor } from './visitor.ts';

const OPTIONS = '.search-dialog [role="option"]';
const ROWS = 'main .search-row';

/** Opens the search from the header and waits until its field has the focus. */
async function openSearch(visitor: Visitor) {
  await visitor.answers();
  await visitor.press('header a', 'Search');
  await expect.poll(() => visitor.tab.run(() => document.activeElement?.id)).toBe('search-dialog-field');
}
const address = (visitor: Visitor) => visitor.tab.run(() => location.pathname + location.search);
const first = async (visitor: Visitor, css: string) => (await visitor.texts(css))[0] ?? '';

test('a misspelt name is found from the header, and arrow keys and Enter lead to its page', async ({
  visitor,
}) => {
  await visitor.open('/');
  await openSearch(visitor);
  await visitor.tab.type('one mornig');
  await expect.poll(() => first(visitor, OPTIONS)).toContain('One Morning In A Forest');
  await visitor.tab.key('ArrowDown');
  await expect
    .poll(() => first(visitor, `${OPTIONS}[aria-selected="true"]`))
    .toContain('One Morning In A Forest');
  await visitor.tab.key('Enter');
  await visitor.arrives('/morning');
});

test('the page of results keeps in its address what was asked', async ({ visitor }) => {
  await visitor.open('/');
  await openSearch(visitor);
  await visitor.tab.type('note');
  await expect.poll(() => first(visitor, OPTIONS)).toContain('Note number');
  await visitor.tab.key('Enter');
  await visitor.arrives('/search');
  expect(await address(visitor)).toBe('/search?q=note');
  await expect.poll(() => first(visitor, ROWS)).toContain('Note number');

  await visitor.enter('main input[type="search"]');
  await visitor.tab.key('End');
  await visitor.tab.type(' 7');
  await expect.poll(() => address(visitor)).toBe('/search?q=note+7');
  await visitor.open('/search?q=boxy+thng');
  await expect.poll(() => first(visitor, ROWS)).toContain('Boxy Thing');
  expect(await visitor.tab.run(() => document.querySelector<HTMLInputElement>('main input')?.value)).toBe(
    'boxy thng',
  );
});
