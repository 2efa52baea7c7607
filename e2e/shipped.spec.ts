import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { inspectBuilt } from '../src/check/built/checkBuilt.ts';
import { checkContent, readContent } from '../src/check/checkContent.ts';
import { walk } from '../src/check/walk.ts';
import { inPdf } from '../src/guides/testing/inPdf.ts';
import { leastContrast } from '../src/lib/posterInk.ts';
import { cellsOf } from '../src/lib/raster.ts';
import { tokensOf } from '../src/styles/tokens.ts';
import { openSearch } from '../src/search/engine.ts';
import type { SearchFile } from '../src/search/searchFile.ts';
import { DIST, expect, KINDS, ORIGIN, PAGES, test } from './agency.ts';
import { builtElements } from './builtPage.ts';
import { hold } from './held.ts';
import { ROOT } from './project.ts';
import { noteShifts, shiftsOf, sumOf } from './shifts.ts';
import { kilobytes, PHONE, readToTheEnd, watchTraffic } from './traffic.ts';

/**
 * What is true of the content that ships, by the specification: its counts, its prices, its wording. An agency that
 * changes its offer deletes this file.
 */
const ROUTES = [
  ...['/', '/aboutzurura', '/eastafricatraveldestinations', '/eastafricatravelpackages'],
  ...['/ugandacarhire', '/ugandatravelblog', '/zururatermsandconditions'],
  ...[
    '/kenyan8places',
    '/ugandan8places',
    '/EA8places',
    '/rwanda8places',
    '/tanzania8places',
    '/zanzibar8places',
  ],
  ...['/gorillatrekkingtips', '/westernuganda', '/romanticgetaways', '/mountainclimbingtips'],
];

const TRIPS = [
  ['serengetimigrationsafari', '$750', '3 Days | 2 Nights'],
  ['mountainsofthemoonhike', '$300', '2 Days | 1 Night'],
  ['zanzibarbeachholiday', '$1500', '7 Days | 6 Nights'],
  ['kilimanjarofoothills', '$780', '2 Days | 1 Night'],
  ['hellsgateadventure', '$800', '3 Days | 2 Nights'],
  ['gorillatrekkingsafari', '$200', '3 Days | 2 Nights'],
  ['volcanoesandgorillas', '$1000', '2 Days | 1 Night'],
] as const;

const CARS = [
  ['Toyota Van', '$25', '$65', '16% off', 'Available', ''],
  ['Mitsubishi Van', '$30', '$55', '15% off', 'Being Used', ''],
  ['Superior Van', '$30', '$50', '18% off', 'Available', 'Manual'],
  ['Land Rover', '$25', '$45', '18% off', 'Available', ''],
] as const;

test.use({ javaScriptEnabled: false });

test('the content passes its own check', async () => {
  expect(await checkContent(path.resolve(import.meta.dirname, '..'))).toEqual([]);
});

test('no page is a dead end, and something tells of every place and trip', async () => {
  const { notes } = await inspectBuilt(path.resolve(DIST, '..'), DIST, ORIGIN);
  expect(notes).toEqual([]);
});

/** The pages of other travel companies that content marks: under what name, and on which host. */
async function tradePages(): Promise<{ name: string; host: string }[]> {
  const { entries } = await readContent(ROOT);
  return entries.flatMap(({ data }) =>
    [...walk(data)].flatMap(({ value }) => {
      const { success, data: marked } = MARKED.safeParse(value);
      if (!success) return [];
      const host = new URL(marked.url).host.replace(/^www\./, '');
      return { name: marked.name ?? marked.label ?? host, host };
    }),
  );
}
const MARKED = z.object({
  trade: z.literal(true),
  url: z.url(),
  name: z.string().optional(),
  label: z.string().optional(),
});

test('no page, no guide and no file of data names or links to another travel company', async () => {
  const marked = await tradePages();
  expect(marked.length).toBeGreaterThan(0);
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:html|xml|json|txt|pdf)$/.test(name))) {
    const bytes = readFileSync(path.join(DIST, file));
    const guide = file.endsWith('.pdf') ? await inPdf(bytes) : undefined;
    const text = guide ? [guide.text, ...guide.links].join(' ') : bytes.toString().replaceAll('&amp;', '&');
    const shown = marked.filter(({ name, host }) => text.includes(host) || text.includes(name));
    expect.soft(shown, file).toEqual([]);
  }
});

/** Where the hero's words stand on a scene, in shares of it: the left half of a wide one, the sky of a tall one. */
const CALM = { wide: { width: 0.5, height: 0.66 }, tall: { width: 1, height: 0.48 } } as const;

/** The file that is shown for a picture of content/pictures/: a photograph wins over the drawing. */
function shownFile(root: string, name: string): string {
  const folder = path.join(root, 'content/pictures', path.dirname(name));
  const files = readdirSync(folder).filter((file) => path.parse(file).name === path.basename(name));
  const [shown] = [...files.filter((file) => !file.endsWith('.svg')), ...files];
  if (!shown) throw new Error(`content/pictures/ has no ${name}.`);
  return path.join(folder, shown);
}

test('the hero’s words are read on every painted scene without a veil', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const { slides } = JSON.parse(readFileSync(path.join(root, 'content/panels/hero.json'), 'utf8')) as {
    slides: Record<keyof typeof CALM, { image: string }>[];
  };
  const scenes = slides.flatMap((slide) =>
    (['wide', 'tall'] as const).map((format) => ({
      calm: CALM[format],
      file: shownFile(root, slide[format].image),
    })),
  );
  // The veil is there for photographs.
  const painted = scenes.filter(({ file }) => file.endsWith('.svg'));
  expect(painted).not.toEqual([]);
  const ink = tokensOf(root)('--color-on-night');
  for (const { calm, file } of painted) {
    const cells = await cellsOf(file, { left: 0.03, top: 0.03, ...calm });
    expect.soft(leastContrast(cells, ink), file).toBeGreaterThanOrEqual(4.5);
  }
});

test('all 17 routes of the specification are there', async ({ request }) => {
  expect(ROUTES).toHaveLength(17);
  for (const route of ROUTES) expect((await request.get(route)).status(), route).toBe(200);
});

test('home has its sections in order and its fixed words', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Zurura Tours & Travel - Home');
  await expect(page.locator('h1')).toHaveText(
    'Discover The Wonders of East Africa with our Tailor-Made Tours',
  );
  const ids = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids.filter(Boolean)).toEqual([
    ...[
      'packages',
      'who-we-are',
      'team',
      'destinations',
      'cars',
      'Testimonials',
      'blog',
      'newsletter',
      'bookingSection',
    ],
  ]);
  for (const heading of ['Who We Are', 'Meet The Team', 'What Our Travellers Say', 'Travellers Blog']) {
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  }
  for (const [id, count] of [
    ['packages', 7],
    ['team', 6],
    ['destinations', 5],
    ['cars', 4],
    ['Testimonials', 4],
    ['blog', 10],
  ] as const) {
    await expect(page.locator(`#${id} .swiper-slide`), id).toHaveCount(count);
  }
  await expect(page.locator('#team').getByText('Position open')).toHaveCount(2);
  await expect(page.locator('#packages').getByRole('link', { name: 'View All Packages' })).toHaveAttribute(
    'href',
    '/eastafricatravelpackages',
  );
  for (const name of ['View All Destinations', 'unforgettable safaris']) {
    await expect(page.locator('#destinations').getByRole('link', { name })).toHaveAttribute(
      'href',
      '/eastafricatraveldestinations',
    );
  }
  await expect(page.locator('#team .lead a')).toHaveAttribute('href', '/eastafricatraveldestinations');
  await expect(page.locator('#cars').getByRole('link', { name: 'Hire a Car' })).toHaveAttribute(
    'href',
    '/ugandacarhire',
  );
  await expect(page.locator('#Testimonials .review mark').first()).toBeVisible();
  for (const review of await page.locator('#Testimonials .review').all()) {
    await expect(review.locator('a[href="/eastafricatravelpackages"]')).toHaveCount(1);
    await expect(review.getByText('Sample', { exact: true })).toHaveCount(1);
  }
  await expect(page.locator('#who-we-are')).toContainText('over 4 decades of experience');
});

test('the about page has its four claims, five services and six reasons', async ({ page }) => {
  await page.goto('/aboutzurura');
  const stats = await page.locator('.stats dd').allInnerTexts();
  expect(stats).toEqual(['40+', '24/7', '100+', '2020']);
  await expect(page.locator('#Services .grid > li')).toHaveCount(5);
  await expect(page.locator('#mission .grid > li')).toHaveCount(6);
  await expect(page.locator('#Partners')).toHaveCount(1);
});

test('the destinations are the thirteen places of four countries, each with all its parts', async ({
  page,
}) => {
  await page.goto('/eastafricatraveldestinations');
  const places = await page.locator('.swiper-slide').evaluateAll((slides) => slides.map(({ id }) => id));
  expect(places).toEqual([
    ...['rwenzori', 'bwindi', 'nile', 'tsavo', 'hellsgate', 'mombasa'],
    ...['tarangire', 'zanzibar', 'kilimanjaro', 'serengeti', 'volcanoes', 'akagera', 'nyungwe'],
  ]);
  for (const slide of await page.locator('.swiper-slide').all()) {
    await expect(slide.locator('img')).toHaveCount(5);
    await expect(slide.locator('.activities li')).toHaveCount(4);
    await expect(slide.locator('.fact')).toHaveCount(1);
    await expect(
      slide.getByRole('link', { name: /^Travel guide: .*\(PDF, \d+ kB, \d+ pages\)/ }),
    ).toHaveCount(1);
    await expect(slide.getByRole('link', { name: /^Book This Trip/ })).toHaveAttribute(
      'href',
      '#bookingSection',
    );
  }
});

for (const [page, count] of [
  ['/eastafricatraveldestinations', 13],
  ...TRIPS.map(([id]) => [`/${id}`, 1] as const),
] as const) {
  test(`a phone can fetch the guides of ${page}, and they have all their words`, async () => {
    const links = builtElements(page, DIST).filter(({ attributes }) =>
      attributes['href']?.startsWith('/guides/'),
    );
    expect(links).toHaveLength(count);
    for (const { attributes, text } of links) {
      const file = path.join(DIST, attributes['href'] ?? '');
      const bytes = readFileSync(file);
      const guide = await inPdf(bytes);
      const size = bytes.length;
      expect.soft(size, file).toBeLessThanOrEqual(400_000);
      expect.soft(text, file).toContain(`(PDF, ${Math.ceil(size / 1000)} kB, ${guide.pages} pages)`);
      expect.soft([guide.isTagged, guide.isEmbedded, guide.language], file).toEqual([true, true, 'en-UG']);
      expect.soft(guide.alts.length, file).toBeGreaterThanOrEqual(3);
      for (const words of [
        'Zurura Tours & Travel',
        '+256 000 000 001',
        'Before you travel to',
        'last read on',
      ])
        expect.soft(guide.text, file).toContain(words);
      const [, price] = TRIPS.find(([id]) => file.endsWith(`/${id}.pdf`)) ?? [];
      if (price) expect.soft(guide.text.replaceAll(',', ''), file).toContain(`${price} per person`);
    }
  });
}

test('the seven packages show the specified figures, on their card and on their page', async ({ page }) => {
  await page.goto('/eastafricatravelpackages');
  const cards = page.locator('#catalogue article');
  await expect(cards).toHaveCount(7);
  for (const [at, [id, price, duration]] of TRIPS.entries()) {
    const card = cards.nth(at);
    await expect(card.locator('h3 a')).toHaveAttribute('href', `/${id}`);
    await expect(card.locator('.price strong').first()).toHaveText(price);
    for (const words of [duration, 'All Year Round', 'per person']) await expect(card).toContainText(words);
    await expect(card.locator('img')).toHaveCount(5);
  }
  await expect(page.locator('#faq details')).toHaveCount(10);
  const faq = page.locator('#faq');
  for (const words of ['30%', '15 days', 'bank transfer', 'mobile money', '75%', '50%', '$200', 'group of']) {
    await expect(faq).toContainText(words);
  }
  for (const [id, price, duration] of TRIPS) {
    await page.goto(`/${id}`);
    await expect(page.locator('.facts')).toContainText(price);
    await expect(page.locator('.facts')).toContainText(duration);
    await expect(page.locator('main img')).toHaveCount(5);
    const days = Number(duration.slice(0, duration.indexOf(' ')));
    await expect(page.locator('.prose h3')).toHaveCount(days);
    for (const heading of ['Day by day', 'Included', 'Not included', 'When to go']) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toHaveCount(1);
    }
  }
});

test('what costs more than the trip is said where the trip is sold', async ({ page }) => {
  for (const [id, fee, source] of [
    ['gorillatrekkingsafari', '$800', 'Uganda Wildlife Authority, last published fee, valid to 30 June 2026'],
    ['volcanoesandgorillas', '$1,500', 'Rwanda Development Board'],
  ] as const) {
    await page.goto(`/${id}`);
    await expect(page.getByText(/Gorilla permit not included/).first()).toBeVisible();
    await expect(page.locator('aside')).toContainText(fee);
    await expect(page.getByRole('table', { name: 'What it comes to' })).toContainText(source);
  }
});

test('an amount of a fee stands in the file of the fee alone, and texts name it', () => {
  const read = (file: string) => readFileSync(path.join('content', file), 'utf8');
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const amounts = files
    .filter((file) => file.startsWith('fees/'))
    .flatMap((file) => /"amount": (?<amount>[\d.]+)/.exec(read(file))?.groups?.['amount'] ?? []);
  const texts = files.filter((file) => /\.(?:md|json)$/.test(file) && !file.startsWith('fees/'));
  let named = 0;
  const literal = texts.flatMap((file) => {
    const text = read(file);
    named += text.match(/\{fee:/g)?.length ?? 0;
    const own = /^price: (?<price>\d+)$/m.exec(text)?.groups?.['price'];
    return [...text.matchAll(/.{0,60}\$(?<figure>\d[\d,]*(?:\.\d+)?).{0,60}/g)]
      .filter(({ groups }) => {
        const figure = String(Number(groups!['figure']!.replace(',', '')));
        return figure !== own && amounts.includes(figure);
      })
      .map(([around]) => `${file}: ${around}`)
      .filter((line) => /permit|visa|eTA|entry|insurance|levy|park fee|marine|camp/i.test(line));
  });
  expect(literal).toEqual([]);
  expect(named).toBeGreaterThan(50);
});

test('the four cars show the specified figures', async ({ page }) => {
  await page.goto('/ugandacarhire');
  const cards = page.locator('#cars article');
  await expect(cards).toHaveCount(4);
  for (const [at, figures] of CARS.entries()) {
    for (const figure of [...figures, 'per day', 'Damage Waiver'])
      await expect(cards.nth(at)).toContainText(figure);
    await expect(cards.nth(at).locator('.highlights li')).toHaveCount(5);
  }
});

test('the ten articles are real reading, with their fixed parts', async ({ page }) => {
  await page.goto('/ugandatravelblog');
  await expect(page.locator('#articles article')).toHaveCount(10);
  const paths = await page
    .locator('#articles h3 a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(paths).toEqual([
    ...['/ugandan8places', '/zanzibar8places', '/tanzania8places', '/gorillatrekkingtips', '/EA8places'],
    ...['/westernuganda', '/kenyan8places', '/rwanda8places', '/romanticgetaways', '/mountainclimbingtips'],
  ]);
  for (const route of paths) {
    await page.goto(route ?? '');
    const words = (await page.locator('.body .prose').allInnerTexts()).join(' ').split(/\s+/).length;
    expect(words, route ?? '').toBeGreaterThan(700);
    expect(words, route ?? '').toBeLessThan(1500);
    const places = page.locator('.body .prose h2').filter({ hasText: /^\d\. / });
    if (route?.includes('8places')) await expect(places).toHaveCount(8);
    if (route === '/gorillatrekkingtips') {
      await expect(places).toHaveCount(6);
      await expect(page.locator('.body')).toContainText(/at least 7 metres/);
      await expect(page.locator('.body')).toContainText(/10 metres/);
    }
    if (route === '/mountainclimbingtips') {
      await expect(places).toHaveCount(6);
      await expect(page.locator('main')).toContainText('5,000 meters (16,400 feet)');
      await expect(page.locator('main figcaption').first()).toHaveText(
        'Slopes of Mountain Rwenzori In Uganda',
      );
    }
    if (route === '/romanticgetaways') {
      await expect(places).toHaveCount(5);
      await expect(page.locator('.body hr')).toHaveCount(1);
      await expect(page.locator('main figcaption').first()).toHaveText('Entebbe, Uganda');
    }
  }
});

test("three cards of a place's trips and reading stand in one row from a tablet on", async ({ page }) => {
  await page.goto('/tsavo');
  const cards = page.locator('section.cards li');
  await expect(cards).toHaveCount(3);
  for (const width of [700, 768, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

test('the terms have their eight anchors and seven sections', async ({ page }) => {
  await page.goto('/zururatermsandconditions');
  await expect(page.locator('h1')).toHaveText('Terms and Conditions');
  await expect(page.getByRole('heading', { name: 'T&C Contents' })).toBeVisible();
  const contents = await page.locator('.contents a').allInnerTexts();
  expect(contents).toEqual([
    '1 Services Provided',
    '2 Insurance',
    '3 Booking and Payments',
    '4 Responsibilities and Obligations',
    '5 Pricing and Negotiations',
    '6 Intellectual Property',
    '7 Governing Law and Jurisdiction',
  ]);
  for (const id of [
    'begin',
    'serve',
    'insurance',
    'bookings',
    'responsibilities',
    'pricing',
    'property',
    'law',
  ]) {
    await expect(page.locator(`#TC${id}`)).toHaveCount(1);
  }
  for (const [name, href] of [
    ['car rentals', '/ugandacarhire'],
    ['travel packages', '/eastafricatravelpackages'],
    ['tours', '/eastafricatraveldestinations'],
  ] as const) {
    await expect(page.locator('main').getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      href,
    );
  }
});

/** What travellers ask, with slips and in their own words, and where the first result must lead: to one of these. */
const ASKED: readonly [text: string, ...first: string[]][] = [
  ['killimanjaro', '/kilimanjaro', '/kilimanjarofoothills'],
  ['gorilas', '/wildlife#mountain-gorilla', '/gorillatrekkingsafari'],
  ['serengetty', '/serengeti'],
  ['zanzibr', '/zanzibar'],
  ['bwndi', '/bwindi'],
  ['ruwenzori', '/rwenzori'],
  ['volcanos national park', '/volcanoes'],
  ['mombassa', '/mombasa'],
  ['tarangiri', '/tarangire'],
  ['acagera', '/akagera'],
  ['hells gate', '/hellsgate'],
  ['river nile rafting', '/nile'],
  ['chimps', '/wildlife#chimpanzee'],
  ['lepard', '/wildlife#leopard'],
  ['wildebeast migration', '/wildlife#migration', '/serengetimigrationsafari'],
  ['nairobi', '/eastafricatraveldestinations#kenya'],
  ['visa kenya', '/beforeyoutravel#kenya-visa'],
  ['evisa uganda', '/beforeyoutravel#uganda-visa'],
  ['vaccination tanzania', '/beforeyoutravel#tanzania-yellowfever'],
  ['malaria zanzibar', '/beforeyoutravel#zanzibar-malaria'],
  ['socket adapter kenya', '/beforeyoutravel#kenya-plugs'],
  ['is it safe', '/beforeyoutravel#is-it-safe'],
  ['travelling alone', '/beforeyoutravel#alone'],
  ['vegetarian food', '/beforeyoutravel#diets'],
  ['wheelchair', '/beforeyoutravel#access'],
  ['suitcase weight', '/beforeyoutravel#luggage'],
  ['credit card', '/beforeyoutravel#card'],
  ['gorilla permit price', '/eastafricatravelpackages#gorilla-permits'],
  ['cancel refund', '/eastafricatravelpackages#cancellation'],
  ['cheapest trip', '/eastafricatravelpackages#cheapest-package'],
  ['best time to travel', '/eastafricatravelpackages#best-time'],
  ['weather', '/eastafricatravelpackages#best-time', '/eastafricatraveldestinations#seasons'],
  ['when to go', '/eastafricatraveldestinations#seasons'],
  ['rent a car with driver', '/eastafricatravelpackages#car-with-driver', '/ugandacarhire'],
  ['driving license', '/ugandacarhire#hire-licence'],
  ['honeymoon', '/romanticgetaways'],
  ['beach holiday', '/zanzibarbeachholiday'],
  ['gorilla trekking tips', '/gorillatrekkingtips'],
  ['mountains of the moon', '/mountainsofthemoonhike', '/rwenzori'],
  ['terms and conditions', '/zururatermsandconditions'],
];

test('search answers forty questions of travellers with the right page first', async () => {
  const { find } = await openSearch(
    JSON.parse(readFileSync(path.join(DIST, 'search.json'), 'utf8')) as SearchFile,
  );
  expect(ASKED).toHaveLength(40);
  const wrong = ASKED.flatMap(([text, ...wanted]) => {
    const first = find(text)[0]?.entry.url ?? 'nothing';
    return wanted.includes(first) ? [] : [`${text}: ${first}`];
  });
  expect(wrong).toEqual([]);
});

/** What a page may cost with the pictures and words that ship, in kB (1,000 bytes) as they are sent, except for counts. */
interface Budget {
  html: number;
  script: number;
  pictures: number;
  first: number;
  whole: number;
  requests: number;
  nodes: number;
}
const HOME: Budget = {
  ...{ html: 30, script: 92, pictures: 40, first: 185, whole: 415, requests: 22, nodes: 1800 },
};
const LISTING: Budget = {
  ...{ html: 34, script: 92, pictures: 50, first: 195, whole: 505, requests: 24, nodes: 2200 },
};
const READING: Budget = {
  // A picture may weigh a fifth more than it did (src/artwork/pictures.test.ts); a whole page may not.
  ...{ html: 24, script: 5, pictures: 36, first: 92, whole: 285, requests: 14, nodes: 1200 },
};
/** Ninety answers with their links. */
const TABLES: Budget = { ...READING, html: 30 };
/** Some twenty animals by thirteen places. */
const ANIMALS: Budget = { ...READING, html: 34, nodes: 2200 };
const FONTS = 32;
/** The code and the index of search, once it is opened. */
const SEARCH = 60;
/** All scripts that a page can ask for, its islands' among them. */
const ISLANDS = 102;
const listings = [
  ...['/eastafricatraveldestinations', '/eastafricatravelpackages', '/ugandacarhire', '/ugandatravelblog'],
];

function budgetOf(address: string): Budget {
  if (address === '/') return HOME;
  if (address === '/beforeyoutravel') return TABLES;
  if (address === '/wildlife') return ANIMALS;
  return listings.includes(address) ? LISTING : READING;
}
/** What one island may be handed, as JSON in the page, in bytes. */
const ISLAND_DATA = 10_000;
/** What a file of the site weighs as it is sent, in kB. */
const weightOf = (file: string) => {
  const sent = path.join(DIST, `${file}.br`);
  return statSync(existsSync(sent) ? sent : path.join(DIST, file)).size / 1000;
};

test('each animal of the table has a silhouette of its own', () => {
  const elements = builtElements('/wildlife', DIST);
  const animals = readdirSync(path.join(ROOT, 'content/wildlife')).length;
  const names = elements.filter(({ attributes }) => attributes['role'] === 'rowheader');
  const marks = elements.filter(({ tag, attributes }) => tag === 'path' && attributes['fill-rule']);
  expect(animals).toBeGreaterThan(20);
  expect(names.length).toBeGreaterThan(animals);
  expect(new Set(marks.map(({ attributes }) => attributes['d'])).size).toBe(animals);
});

test('every poster carries its title in the scene, on a desktop and on a phone', () => {
  const sheets = PAGES.filter((page) => page !== '/404').flatMap((address) =>
    builtElements(address, DIST)
      .filter(({ tag, attributes }) => tag === 'div' && attributes['class'] === 'sheet')
      .map(({ attributes }) => [address, Boolean(attributes['data-wide'] && attributes['data-tall'])]),
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter(([, isInScene]) => !isInScene)).toEqual([]);
});

test('every page keeps to its budget of HTML, elements and, with all its pictures, bytes', () => {
  for (const address of PAGES.filter((page) => page !== '/404')) {
    const budget = budgetOf(address);
    const elements = builtElements(address, DIST);
    const html = weightOf(address === '/' ? 'index.html' : `${address}.html`);
    expect.soft(html, `${address}: HTML with its styles, kB`).toBeLessThanOrEqual(budget.html);
    expect.soft(elements.length, `${address}: elements`).toBeLessThanOrEqual(budget.nodes);
    // What a page of each kind asks for in all is watched on a phone, below.
    if (KINDS.includes(address)) continue;
    const sources = elements.flatMap(({ tag, attributes }) =>
      tag === 'img' ? (attributes['src'] ?? []) : [],
    );
    const pictures = [...new Set(sources)].reduce((sum, source) => sum + weightOf(source), 0);
    expect
      .soft(html + pictures + FONTS + ISLANDS, `${address}: in all, kB`)
      .toBeLessThanOrEqual(budget.whole);
  }
});

test('no island is handed more than it shows: its data keep to 10 kB on every page', () => {
  for (const address of PAGES) {
    const islands = builtElements(address, DIST).filter(({ tag }) => tag === 'astro-island');
    for (const { attributes } of islands) {
      const name = `${address}: ${attributes['component-export']}`;
      expect.soft(Buffer.byteLength(attributes['props']!), name).toBeLessThanOrEqual(ISLAND_DATA);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, javaScriptEnabled: true });

  test('search costs nothing before it is opened, and then its code and its index keep to their budget', async ({
    page,
  }) => {
    const traffic = watchTraffic(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/zururatermsandconditions', { waitUntil: 'networkidle' });
    const before = kilobytes(await traffic.settled());
    expect(asked.filter((address) => address.includes('search'))).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('gorila');
    await expect(page.getByRole('option').first()).toBeVisible();
    const cost = kilobytes(await traffic.settled()) - before;
    expect(cost, 'kB').toBeGreaterThan(20);
    expect(cost, 'kB').toBeLessThanOrEqual(SEARCH);
  });

  // What the first frames put off is laid out for good once the fonts have come.
  test('what is laid out late, while one reads, moves nothing', async ({ page }) => {
    const fonts = await hold(page, '**/*.woff2');
    await noteShifts(page);
    await page.goto('/EA8places');
    const read = (windows: number) =>
      page.evaluate(async (steps) => {
        for (let step = 0; step < steps; step++) {
          window.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
          for (let passed = 0; passed < 6; passed++) await new Promise(requestAnimationFrame);
        }
      }, windows * 2);
    await read(9);
    fonts.release();
    await page.waitForLoadState('networkidle');
    await read(6);
    expect(await shiftsOf(page)).toEqual([]);
  });

  // Pages of a kind ask for the same but for their pictures, which the test above weighs.
  for (const address of KINDS.filter((page) => page !== '/404')) {
    test(`${address} keeps to its budget`, async ({ page }) => {
      const budget = budgetOf(address);
      const traffic = watchTraffic(page);
      await noteShifts(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      const first = await traffic.settled();
      for (const [kind, most] of [
        ['script', budget.script],
        ['picture', budget.pictures],
        ['font', FONTS],
      ] as const) {
        expect.soft(kilobytes(first, kind), `${kind}s in the first view, kB`).toBeLessThanOrEqual(most);
      }
      expect.soft(kilobytes(first), 'first view, kB').toBeLessThanOrEqual(budget.first);
      expect.soft(first.length, 'requests in the first view').toBeLessThanOrEqual(budget.requests);

      await readToTheEnd(page, traffic);
      const all = await traffic.settled();
      expect.soft(kilobytes(all), 'whole page, kB').toBeLessThanOrEqual(budget.whole);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      expect.soft(nodes, 'elements').toBeLessThanOrEqual(budget.nodes);
      const shifts = await shiftsOf(page);
      const moved = sumOf(shifts);
      expect.soft(moved, JSON.stringify(shifts)).toBeLessThan(0.0005);
    });
  }
});
