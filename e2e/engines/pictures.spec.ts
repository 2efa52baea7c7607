import { MADE_BY, ROUTES } from '../fixture.ts';
import { PLACES } from '../sample/places.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** What screen readers are told of the pictures that are shown. */
const alts = (visitor: Visitor, css: string) =>
  visitor.tab.run(
    (selector) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)]
        .filter((image) => image.checkVisibility())
        .map(({ alt }) => alt),
    css,
  );
/** Waits until the focus is on the element of a selector that has this place among all. */
const focused = (visitor: Visitor, css: string, at = 0) =>
  expect
    .poll(() =>
      visitor.tab.run(
        (selector) =>
          document.activeElement && [...document.querySelectorAll(selector)].indexOf(document.activeElement),
        css,
      ),
    )
    .toBe(at);

test('the pictures of a card follow each other, by press and by key', async ({ visitor }) => {
  const card = '.listed > li:first-child';
  await visitor.open(ROUTES.packages);
  await visitor.lives(card);
  const [first] = await alts(visitor, `${card} .frame img`);
  await visitor.press(`${card} button`, 'Next picture');
  await expect.poll(() => alts(visitor, `${card} .frame img`)).not.toEqual([first]);
  const [second] = await alts(visitor, `${card} .frame img`);
  await visitor.tab.key('Enter');
  await expect
    .poll(async () => [first, second].includes((await alts(visitor, `${card} .frame img`))[0]))
    .toBe(false);
  await visitor.press(`${card} button`, 'Previous picture');
  await expect.poll(() => alts(visitor, `${card} .frame img`)).toEqual([second]);
});

test('a thumbnail becomes the large picture, by press and by key, and gives it back', async ({ visitor }) => {
  const place = `#${PLACES[0]!.id}`;
  const main = `${place} .main img`;
  await visitor.open(`${ROUTES.destinations}${place}`);
  await visitor.lives(place);
  const [first] = await alts(visitor, main);
  const small = await alts(visitor, `${place} li a img`);
  expect(new Set([first, ...small]).size).toBe(5);
  await visitor.press(`${place} li:nth-child(3) > a`);
  await expect.poll(() => alts(visitor, main)).toEqual([small[2]]);
  await visitor.tab.run(
    (css) => document.querySelector<HTMLElement>(css)?.focus(),
    `${place} li:nth-child(4) > a`,
  );
  await visitor.tab.key('Enter');
  await expect.poll(() => alts(visitor, main)).toEqual([small[3]]);
  await visitor.tab.key('Enter');
  await expect.poll(() => alts(visitor, main)).toEqual([first]);
});

test('a picture opens large, leads on by key and finger, and gives the focus back', async ({ visitor }) => {
  const says = (words: string) => visitor.sees('dialog.large [role="status"]', [words]);
  await visitor.open(MADE_BY['[article].astro']!);
  await visitor.answers();
  await visitor.press('main figure:has(a[data-enlarge]) ~ figure a[data-enlarge]');
  await says('2 of 3');
  await visitor.tab.key('ArrowRight');
  await says('3 of 3');
  await visitor.tab.key('ArrowLeft');
  await says('2 of 3');
  // The window of the large picture follows a finger, and no pointer.
  if (visitor.tab.touches) await visitor.swipe('dialog.large figure', -200);
  else await visitor.press('dialog.large button', 'Next picture');
  await says('3 of 3');
  await visitor.tab.key('Escape');
  await visitor.sees('dialog.large', []);
  await focused(visitor, 'a[data-enlarge]', 1);
});
