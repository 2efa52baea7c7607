import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { TRAVEL_TOPICS } from '../src/schemas.ts';
import { faultsByDayAndDusk } from './accessibility.ts';
import words from './content/words/cards.json' with { type: 'json' };
import { DIST, expect, ROUTES, test } from './fixture.ts';
import { overflowOf } from './layOut.ts';
import { TRAVEL_NOTES } from './sample/travelNotes.ts';
import { TRIPS } from './sample/trips.ts';

const PATH = ROUTES.beforeYouTravel;
const { topics, unnamed } = words.travelNotes;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1280]) {
    test(`every country answers every topic in a table with a caption and headed rows, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PATH);
      await expect(page.getByRole('table')).toHaveCount(TRAVEL_NOTES.length);
      for (const { name, notes } of TRAVEL_NOTES) {
        const table = page.getByRole('table', { name: `Before you travel to ${name}`, exact: true });
        await expect(table.locator('caption')).toHaveCount(1);
        await expect(table.getByRole('columnheader')).toHaveCount(3);
        await expect(table.getByRole('rowheader')).toHaveText(TRAVEL_TOPICS.map((topic) => topics[topic]));
        const answers = TRAVEL_TOPICS.map((topic) => notes[topic]!.text);
        await expect(table.locator('tbody td:not(.check)')).toHaveText(answers);
        for (const answer of await table.locator('tbody td').all()) await expect(answer).toBeVisible();
      }
      expect(await overflowOf(page), 'px too wide').toBeLessThanOrEqual(0);
    });
  }

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
        await expect(cell.locator('span').last()).toHaveText(new RegExp(`^${age} on 15 [A-Z][a-z]+ 2026$`));
        const others = shown.length < links.length ? [shown.length ? unnamed.also : unnamed.only] : [];
        await expect(cell.locator('span')).toHaveText([...others, /./]);
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
