import { KINDS, ROUTES } from '../fixture.ts';
import { ARTICLES } from '../sample/articles.ts';
import { faultsOfPage } from './faultsOfPage.ts';
import { expect, test } from './visitor.ts';

/** A phone, as narrow as the engine lets its window become, and a desktop. */
const WIDTHS = [390, 1440];

for (const width of WIDTHS)
  for (const address of KINDS)
    test(`${address} is whole at ${width} px: pictures, one heading, nothing to scroll sideways`, async ({
      visitor,
    }) => {
      await visitor.tab.resize(width, 860);
      await visitor.open(address);
      expect(await visitor.tab.run(faultsOfPage)).toEqual([]);
    });

test('a page without script shows all that it has', async ({ withoutScript }) => {
  for (const address of [ROUTES.home, ROUTES.packages, ROUTES.blog, `/${ARTICLES[0]!.id}`]) {
    await withoutScript.open(address);
    const [cards, headings] = await withoutScript.tab.run(() => [
      [...document.querySelectorAll('main article, main li')].filter((card) => !card.checkVisibility())
        .length,
      [...document.querySelectorAll('main h2, main h3')]
        .filter((heading) => !heading.checkVisibility())
        .map(({ textContent }) => textContent),
    ]);
    expect([address, headings, cards]).toEqual([address, [], 0]);
  }
});
