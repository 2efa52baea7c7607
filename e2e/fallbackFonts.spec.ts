import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

/** A page of each kind. */
const KINDS = [
  ...['/', '/aboutzurura', '/eastafricatraveldestinations', '/eastafricatravelpackages', '/ugandacarhire'],
  ...['/ugandatravelblog', '/zururatermsandconditions', '/serengetimigrationsafari', '/ugandan8places'],
];
const WIDTHS = [320, 360, 390, 768, 1440];
/** What Android, most Linux systems and the bare ones bring; Apple's and Windows' measure as Liberation does. */
const SYSTEMS = [
  { display: 'Noto Serif', text: 'Roboto' },
  { display: 'Noto Serif', text: 'Noto Sans' },
  { display: 'Liberation Serif', text: 'Liberation Sans' },
  { display: 'DejaVu Serif', text: 'DejaVu Sans' },
];
const PACKAGES = 'fonts-roboto-unhinted fonts-noto-core fonts-liberation fonts-dejavu-core';

/** Sets the page in one system's fallback faces, or in the brand's fonts again. */
async function setIn(page: Page, system: { display: string; text: string } | undefined) {
  await page.evaluate(async (faces) => {
    const { style } = document.documentElement;
    style.removeProperty('--font-display');
    style.removeProperty('--font-text');
    if (faces) {
      style.setProperty('--font-display', `'Fraunces as ${faces.display}'`);
      style.setProperty('--font-text', `'Figtree as ${faces.text}'`);
    }
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, system);
}

/** How many lines each heading that is seen takes, and whether the bar at the top is one line. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const lines = (element: Element) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const inner =
        element.getBoundingClientRect().height - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
      return Math.round(inner / parseFloat(lineHeight));
    };
    const headings = [...document.querySelectorAll('h1, h2, h3')].filter(
      (heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2,
    );
    return {
      headings: headings.map(lines),
      header: document.querySelector('header')!.getBoundingClientRect().height,
      wide: document.documentElement.scrollWidth > innerWidth,
    };
  });

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const missing = await page.evaluate(
    async (names) => {
      const loads = names.map((name) =>
        new FontFace(name, `local('${name}'), local('${name} Regular')`).load(),
      );
      const results = await Promise.allSettled(loads);
      return names.filter((_, at) => results[at]!.status === 'rejected');
    },
    [...new Set(SYSTEMS.flatMap(({ display, text }) => [display, text]))],
  );
  await page.close();
  if (missing.length > 0)
    throw new Error(
      `This machine lacks ${missing.join(', ')}. On Debian: apt-get install ${PACKAGES}; elsewhere, install the typefaces.`,
    );
});

for (const system of SYSTEMS) {
  test(`in ${system.display} and ${system.text} the headings break as in the brand's fonts, and no header wraps`, async ({
    page,
  }) => {
    test.slow();
    let same = 0;
    let all = 0;
    for (const path of KINDS) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await setIn(page, undefined);
        const brand = await measure(page);
        await setIn(page, system);
        const fallback = await measure(page);
        expect.soft(fallback.header, `header of ${path} at ${width} px`).toBe(brand.header);
        expect.soft(fallback.wide, `${path} at ${width} px is wider than its window`).toBe(false);
        all += brand.headings.length;
        same += brand.headings.filter((lines, at) => lines === fallback.headings[at]).length;
      }
    }
    expect(all).toBeGreaterThan(500);
    console.log(`${system.display} and ${system.text}: ${((100 * same) / all).toFixed(1)} % of ${all}`);
    expect(same / all).toBeGreaterThanOrEqual(0.9);
  });
}

test('with the web fonts blocked a page is set in an adjusted face of the system, never in a bare one', async ({
  page,
  tolerate,
}) => {
  tolerate.push(/Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const used = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(used.some((family) => family.includes('Fraunces as '))).toBe(true);
  expect(used.some((family) => family.includes('Figtree as '))).toBe(true);
});
