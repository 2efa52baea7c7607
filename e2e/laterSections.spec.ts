import type { Page } from '@playwright/test';
import { expect, KINDS, ROUTES, saveData, test } from './fixture.ts';
import { hold, holdFrames, holdScripts } from './held.ts';
import { comeToRest } from './layOut.ts';
import { forgetShifts, noteShifts, shiftsOf } from './shifts.ts';

/** How far an element is from where a link to it leads once everything has its true height, in px. */
const astray = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const lead = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return Math.abs(Math.round(element.getBoundingClientRect().top - lead - margin));
  });

/** How many of certain elements wait for their layout. */
const waiting = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    );

/** The sections whose layout is still put off. */
const putOff = (page: Page) => waiting(page, ':is(main > *, main > article > *, body > footer > *)');

/** Those that stand in a long section, and wait by themselves. */
const partsPutOff = (page: Page) => waiting(page, 'main :is(.prose, aside, .layout, tbody, .notes) > *');

test('the first frames put off what lies far below, and the rest is laid out soon after', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(ROUTES.home);
  await expect(page.locator('html')).not.toHaveAttribute('data-frame');
  expect(await putOff(page)).toBeGreaterThan(0);
  scripts.release();
  await expect.poll(() => putOff(page)).toBe(0);
});

test('without the scripts that lay them out, sections appear as they are scrolled to', async ({ page }) => {
  await holdScripts(page);
  await page.goto(ROUTES.home, { waitUntil: 'domcontentloaded' });
  expect(await putOff(page)).toBeGreaterThan(0);
  const heading = page.locator('#newsletter h2');
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
});

test('a link to a part of a page lands there, also before the rest is laid out', async ({ page }) => {
  await holdScripts(page);
  await page.goto(ROUTES.home, { waitUntil: 'domcontentloaded' });
  expect(await putOff(page)).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = '#blog'));
  await expect.poll(() => astray(page, '#blog')).toBeLessThan(3);
  expect(await putOff(page)).toBe(0);
});

for (const frame of ['1', '2', '3'])
  test(`a part that the address is given in frame ${frame} is where the page is read`, async ({ page }) => {
    await holdScripts(page);
    const frames = await holdFrames(page);
    await page.goto(ROUTES.home, { waitUntil: 'domcontentloaded' });
    const html = page.locator('html');
    // The first call is for the frame that the page begins with.
    for (let passed = 0; passed < Number(frame); passed++) await frames.next();
    await expect(html).toHaveAttribute('data-frame', frame);
    await page.evaluate(() => (location.hash = '#blog'));
    while ((await html.getAttribute('data-frame')) !== null) await frames.next();
    await expect.poll(() => astray(page, '#blog')).toBeLessThan(3);
    expect(await putOff(page)).toBe(0);
  });

test('an address with a part opens there', async ({ page }) => {
  await holdScripts(page);
  await page.goto(`${ROUTES.home}#blog`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => astray(page, '#blog')).toBeLessThan(3);
});

test('a page that is read again stands where it was left', async ({ page }) => {
  await page.goto(ROUTES.home);
  await expect.poll(() => putOff(page)).toBe(0);
  await page.locator('#blog').evaluate((section) => section.scrollIntoView());
  await expect.poll(() => astray(page, '#blog')).toBeLessThan(3);
  await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await putOff(page)).toBe(0);
  await expect.poll(() => astray(page, '#blog')).toBeLessThan(80);
});

/** Kinds of pages that have nothing below their first view, or are answered as errors. */
const SHORT = ['/404', ROUTES.search, ROUTES.received];

for (const address of KINDS.filter((kind) => !SHORT.includes(kind)))
  test(`nothing that is seen moves when the sections of ${address} are laid out`, async ({ page }) => {
    await saveData(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await noteShifts(page);
    for (const share of [0, 0.5]) {
      const scripts = await holdScripts(page);
      // With its first and last day, the browser draws the field of a date 2 px narrower.
      await hold(page, /_astro\/(Trip|Car)Form\..*\.js$/);
      await page.goto(address);
      await expect(page.locator('html')).not.toHaveAttribute('data-frame');
      const sections = page.locator(
        ':is(main, main > article) > :is(section, .layout, .body):nth-child(n + 2)',
      );
      const looked = sections.nth(Math.floor((await sections.count()) * share));
      // The sections before it get their heights on the way to it.
      for (let look = 0; look < 3; look++) {
        await looked.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
        await comeToRest(page);
      }
      await forgetShifts(page);
      scripts.release();
      await expect.poll(() => putOff(page)).toBe(0);
      await comeToRest(page);
      expect(await shiftsOf(page)).toEqual([]);
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [what, route] of [
    ['an article', '/note1'],
    ['a trip', '/paleridge'],
    ['the notes on the countries', ROUTES.beforeYouTravel],
    ['the table of animals', ROUTES.wildlife],
  ] as const) {
    test(`the paragraphs, rows and entries of ${what} wait one by one, and all are laid out soon after`, async ({
      page,
    }) => {
      const scripts = await holdScripts(page);
      await page.goto(route);
      await expect(page.locator('html')).not.toHaveAttribute('data-frame');
      expect(await partsPutOff(page)).toBeGreaterThan(2);
      scripts.release();
      await expect.poll(() => partsPutOff(page)).toBe(0);
      await expect.poll(() => putOff(page)).toBe(0);
    });
  }

  test('a link to a part of an article lands there, also before the rest is laid out', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/note1');
    expect(await partsPutOff(page)).toBeGreaterThan(2);
    const link = page.locator('.parts a').last();
    const part = `[id="${(await link.getAttribute('href'))?.slice(1) ?? ''}"]`;
    await link.click();
    await expect.poll(() => astray(page, part)).toBeLessThan(3);
    scripts.release();
    await expect.poll(() => partsPutOff(page)).toBe(0);
    await expect.poll(() => astray(page, part)).toBeLessThan(3);
  });

  // The address of what is nowhere is answered with a page of its own, and with what the console says of it.
  for (const address of KINDS.filter((kind) => kind !== '/404'))
    test(`no part of the head of ${address} waits, and nothing in its first view moves`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await noteShifts(page);
      await holdScripts(page);
      await page.goto(address);
      expect(await waiting(page, ':is(main, main > article) > header *')).toBe(0);
      expect(await shiftsOf(page)).toEqual([]);
    });
});
