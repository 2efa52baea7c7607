import { KINDS, ROUTES } from '../fixture.ts';
import { ARTICLES } from '../sample/articles.ts';
import { expect, test } from './visitor.ts';

/** A phone, as narrow as the engine lets its window become, and a desktop. */
const WIDTHS = [390, 1440];

/** In the page, once it is read to its end: what is wrong with it. */
async function faultsOfPage() {
  const step = innerHeight / 2;
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  // What a strip keeps beside the window has not been asked for.
  const shown = [...document.images].filter((image) => {
    const { left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && right > 0 && left < innerWidth;
  });
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  const faults = shown
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map(({ src }) => `no picture: ${src}`);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`${wide} px wide in a window of ${innerWidth}`);
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  if (headings.length !== 1) faults.push(`${headings.length} main headings`);
  return faults;
}

for (const width of WIDTHS) {
  test(`a page of each kind is whole at ${width} px: pictures, one heading, nothing to scroll sideways`, async ({
    visitor,
  }) => {
    await visitor.tab.resize(width, 860);
    const faults: string[] = [];
    for (const address of KINDS) {
      await visitor.open(address);
      for (const fault of await visitor.tab.run(faultsOfPage)) faults.push(`${address}: ${fault}`);
    }
    expect(KINDS.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
}

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
