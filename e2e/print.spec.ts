import { inPdf } from '../src/guides/testing/inPdf.ts';
import booking from './content/panels/booking.json' with { type: 'json' };
import cards from './content/words/cards.json' with { type: 'json' };
import shell from './content/words/shell.json' with { type: 'json' };
import { expect, ROUTES, SITE, test } from './fixture.ts';
import { ARTICLES } from './sample/articles.ts';
import { PLACES } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';

const TRIP = TRIPS.find(({ id }) => id === 'morning')!;

for (const [kind, address, ...held] of [
  [
    'a trip',
    `/${TRIP.id}`,
    TRIP.heading,
    'Day 1: on the road',
    '6 × Bed levy',
    'in the rains of April and May.',
  ],
  ['an article', `/${ARTICLES[0]!.id}`, ARTICLES[0]!.heading],
  ['the places', ROUTES.destinations, ...PLACES.map(({ fact }) => fact)],
  ['what to know before a trip', ROUTES.beforeYouTravel, cards.travelNotes.topics.visa, 'Zanzibar'],
] as const) {
  test(`${kind}, printed, carries name, contacts, address and date, and nothing to press`, async ({
    page,
  }) => {
    await page.goto(address);
    const { text } = await inPdf(await page.pdf({ preferCSSPageSize: true }));
    const letterhead = [SITE.name, ...SITE.phones, SITE.email, ...SITE.address];
    // Where letters are kerned or joined a reader of the file may see a space, and a long address breaks.
    const letters = text.replaceAll(' ', '');
    for (const words of [...letterhead, ...held]) expect(letters).toContain(words.replaceAll(' ', ''));
    expect(letters).toContain(`${SITE.url}${address}`.replaceAll(' ', ''));
    expect(letters).toMatch(/asitstoodon\d{1,2}[A-Z]\w+\d{4}\./);
    for (const words of [cards.bookTrip, cards.bookPlace, booking.heading, shell.footer.quick, shell.skip])
      expect(letters).not.toContain(words.replaceAll(' ', ''));
  });
}

test('on paper a stamp is as wide as its letters, whatever held it on the screen', async ({ page }) => {
  await page.goto(`/${TRIP.id}`);
  const width = (held: string) =>
    page.locator('.head .stamp').evaluate((element: HTMLElement, value) => {
      element.style.setProperty('--held', '3em');
      element.dataset['held'] = value;
      return element.getBoundingClientRect().width;
    }, held);
  expect(await width('on')).toBeLessThan(await width(''));
  await page.emulateMedia({ media: 'print' });
  expect(await width('on')).toBe(await width(''));
});

test('on paper every picture of a place is there, and none is cut by the edge of a page', async ({
  page,
}) => {
  await page.goto(ROUTES.destinations);
  await page.emulateMedia({ media: 'print' });
  const slides = page.locator('.swiper-slide');
  const kept = await slides.evaluateAll((all) =>
    all.map((slide) => ({
      pictures: [...slide.querySelectorAll('img')].filter((picture) => picture.checkVisibility()).length,
      isWhole: getComputedStyle(slide).breakInside === 'avoid',
    })),
  );
  expect(kept).toEqual(PLACES.map(() => ({ pictures: 5, isWhole: true })));
});
