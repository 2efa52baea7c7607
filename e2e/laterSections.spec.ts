import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from './fixture.ts';
import { hold } from './held.ts';

/** How far an element is from where a link to it leads once everything has its true height, in px. */
const astray = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const lead = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return Math.abs(Math.round(element.getBoundingClientRect().top - lead - margin));
  });

/** The sections whose layout is still put off. */
const putOff = (page: Page) =>
  page
    .locator(':is(main > *, main > article > *, body > footer > *)')
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length,
    );

/** Holds back the scripts that lay out what the first frames have put off. */
const holdScripts = (page: Page) => hold(page, /_astro\/.*\.js$/);

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
