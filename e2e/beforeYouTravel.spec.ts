import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inPdf } from '../src/guides/testing/inPdf.ts';
import { TRAVEL_PARTS, TRAVEL_TOPICS, type TravelPart } from '../src/schemas/travelNotes.ts';
import { faultsByDayAndDusk } from './accessibility.ts';
import words from './content/words/cards.json' with { type: 'json' };
import { DIST, expect, ROUTES, test } from './fixture.ts';
import { overflowOf } from './layOut.ts';
import { TRAVEL_NOTES } from './sample/travelNotes.ts';
import { TRIPS } from './sample/trips.ts';

const PATH = ROUTES.beforeYouTravel;
const { topics, parts, unnamed } = words.travelNotes;
const PARTS = Object.keys(TRAVEL_PARTS) as TravelPart[];
const country = TRAVEL_NOTES[0]!;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1280]) {
    test(`every country answers every topic in a table with a caption and headed rows, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PATH);
      expect(PARTS.flatMap((part) => TRAVEL_PARTS[part])).toEqual(TRAVEL_TOPICS);
      await expect(page.getByRole('table')).toHaveCount(TRAVEL_NOTES.length * PARTS.length);
      for (const { name, notes } of TRAVEL_NOTES)
        for (const part of PARTS) {
          const caption = `Before you travel to ${name}: ${parts[part]}`;
          const table = page.getByRole('table', { name: caption, exact: true });
          await expect(table.locator('caption')).toHaveCount(1);
          await expect(table.getByRole('columnheader')).toHaveCount(3);
          const asked = TRAVEL_PARTS[part];
          await expect(table.getByRole('rowheader')).toHaveText(asked.map((topic) => topics[topic]));
          const answers = table.locator('tbody td:not(.check)');
          await expect(answers).toHaveText(asked.map((topic) => notes[topic]!.text));
          for (const answer of await answers.all()) await expect(answer).toBeVisible();
        }
      expect(await overflowOf(page), 'px too wide').toBeLessThanOrEqual(0);
    });
  }

  test('of an answer that few words give, these words are bold, and no others', async ({ page }) => {
    await page.goto(PATH);
    const bold = TRAVEL_NOTES.flatMap(({ notes }) =>
      TRAVEL_TOPICS.flatMap((topic) => notes[topic]!.short ?? []),
    );
    expect(bold.length).toBeGreaterThan(0);
    await expect(page.locator('main td strong')).toHaveText(bold);
  });

  test('every answer says when it was read and where to check it, or whom to ask', async ({ page }) => {
    await page.goto(PATH);
    for (const { id, notes } of TRAVEL_NOTES) {
      for (const topic of TRAVEL_TOPICS) {
        const { links, dated } = notes[topic]!;
        const shown = links.filter((link) => !('trade' in link));
        const cell = page.locator(`#${id}-${topic} .check`);
        const hrefs = await cell
          .locator('a')
          .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]));
        expect(hrefs).toEqual(
          shown.length ? shown.map(({ url }) => [url, 'noopener noreferrer']) : [['/#bookingSection', null]],
        );
        const age = dated ? `Source of ${dated}, read` : links.length ? 'Read' : 'No dependable page found';
        const others = shown.length < links.length ? `${shown.length ? unnamed.also : unnamed.only} · ` : '';
        const said = (await cell.locator('a').allTextContents()).join(' ');
        await expect(cell).toHaveText(
          new RegExp(`^${said} ${others}${age} on 15\u00A0[A-Z][a-z]+\u00A02026$`),
        );
      }
    }
  });

  test('the links at its top lead to the countries, and a trip to the country that it goes to', async ({
    page,
  }) => {
    await page.goto(PATH);
    for (const { id, name } of TRAVEL_NOTES) {
      await page.locator('main nav').getByRole('link', { name }).click();
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    }
    for (const trip of TRIPS.slice(0, 3)) {
      await page.goto(`/${trip.id}`);
      const country = 'region' in trip ? trip.region : trip.country;
      await page
        .locator('aside')
        .getByRole('link', { name: /before you travel/i })
        .click();
      await expect(page).toHaveURL(`${PATH}#${country}`);
      await expect(page.locator(`#${country} h2`)).toBeInViewport();
    }
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Before you travel' }).click();
    await expect(page.locator('h1')).toHaveText('Before You Set Out');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const row = (topic: string) => `#${country.id}-${topic}`;

  test('a country begins with its papers, and names what its other parts answer until they are opened', async ({
    page,
  }) => {
    await page.goto(PATH);
    const section = page.locator(`#${country.id}`);
    await expect(section.locator('details[open]')).toHaveCount(1);
    await expect(page.locator(row('visa'))).toBeVisible();
    const law = section.locator('summary').last();
    for (const topic of TRAVEL_PARTS.law) await expect(law).toContainText(topics[topic]);
    await expect(page.locator(row('drones'))).toBeHidden();
    await law.focus();
    await law.press('Enter');
    await expect(page.locator(row('drones'))).toBeVisible();
    await law.click();
    await expect(page.locator(row('drones'))).toBeHidden();
  });

  test('a link to an answer opens its part, and shows its row below the line of the countries', async ({
    page,
  }) => {
    await page.goto(`${PATH}${row('plugs')}`);
    const plugs = page.locator(row('plugs'));
    await expect(plugs).toBeInViewport({ ratio: 1 });
    const line = page.locator('main nav ul');
    const top = async () => (await plugs.boundingBox())!.y;
    const { y, height } = (await line.boundingBox())!;
    await expect.poll(top).toBeGreaterThanOrEqual(y + height);
    await expect(page.locator(row('drones'))).toBeHidden();
  });

  test('what is closed is printed', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator(row('drones'))).toBeHidden();
    const { text } = await inPdf(await page.pdf());
    const letters = text.replace(/\s/g, '');
    for (const { notes } of TRAVEL_NOTES) expect(letters).toContain(notes['drones']!.text.replace(/\s/g, ''));
    // Answers may be alike, and what is closed names its topics: on paper the heads of rows alone do.
    expect(letters.split(topics.drones.replace(/\s/g, ''))).toHaveLength(TRAVEL_NOTES.length + 1);
  });

  test('the countries stay in sight in one line, which says which is being read', async ({ page }) => {
    await page.goto(PATH);
    const last = TRAVEL_NOTES.at(-1)!;
    await page.locator(`#${last.id} details`).last().scrollIntoViewIfNeeded();
    const links = page.locator('main nav a');
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main nav a[aria-current]')).toHaveText(last.name);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test('on a desk answers stand in two columns, each over the smaller letters of its source', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(PATH);
  const row = (topic: string) => page.locator(`#${country.id}-${topic}`);
  const [left, right] = [(await row('visa').boundingBox())!, (await row('passport').boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(right.y).toBe(left.y);
  const [answer, source] = [row('visa').locator('td').first(), row('visa').locator('.check')];
  const { y, height } = (await answer.boundingBox())!;
  expect((await source.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
  const size = (letters: Element) => parseFloat(getComputedStyle(letters).fontSize);
  expect(await source.locator('a').first().evaluate(size)).toBeLessThan(await answer.evaluate(size));
});

test('on a desk all is open, and each country stands in its own scene', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.locator('main details:not([open]):has(table)')).toHaveCount(0);
  for (const { id } of TRAVEL_NOTES) {
    const scene = page.locator(`#${id} .band img`);
    await scene.scrollIntoViewIfNeeded();
    await expect.poll(() => scene.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('it has no accessibility fault as stacked rows and as tables, by day and at dusk', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsByDayAndDusk(page, () => page.goto(PATH)), `${width} px`).toEqual([]);
  }
});

test('it hydrates nothing and weighs at most 30 kB', () => {
  const html = readFileSync(path.join(DIST, `${PATH}.html`));
  expect(html.includes('<astro-island')).toBe(false);
  expect(brotliCompressSync(html).length / 1000, 'kB').toBeLessThanOrEqual(30);
});
