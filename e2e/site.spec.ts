import type { Page } from '@playwright/test';
import { accessibilityFaults, COLOUR_RULES } from './accessibility.ts';
import { expect, KINDS, PAGES, ROUTES, test } from './agency.ts';
import { askedFor, brandFaces } from './brandFaces.ts';
import { overflowOf } from './layOut.ts';
import { calmIn } from './posterShape.ts';

/** `/404` is a file, but as an address it is answered like any unknown one. */
const statusOf = (page: string) => (page === '/404' ? 404 : 200);

/** The pages that the menu leads to. */
const MENU = [ROUTES.home, ROUTES.about, ROUTES.destinations, ROUTES.packages, ROUTES.cars, ROUTES.blog];

/** Widths of a phone and of a desk's window, in px: each shows elements that the other one does not. */
const WIDTHS = [360, 1440];

for (const path of PAGES) {
  test(`${path} is answered, has no accessibility fault and fits a window of 320 px, also with large text`, async ({
    page,
    tolerate,
  }) => {
    if (path === '/404') tolerate.push(/404/);
    const look = async (width: number, colorScheme: 'light' | 'dark', rules?: readonly string[]) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const faults = await accessibilityFaults(page, rules ? { rules } : {});
      expect.soft(faults, `${width} px, ${colorScheme}`).toEqual([]);
    };
    await page.setViewportSize({ width: WIDTHS[0]!, height: 800 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(statusOf(path));
    // Pages of a kind differ in their words alone, which say the same in every window and in every light.
    if (!KINDS.includes(path)) await look(WIDTHS[0]!, 'light');
    else {
      for (const width of WIDTHS) {
        await look(width, 'light');
        await look(width, 'dark', COLOUR_RULES);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page), 'px too wide').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflowOf(page), 'px too wide with large text').toBeLessThanOrEqual(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of KINDS) {
    test(`${path} shows all its words and its navigation`, async ({ page, tolerate }) => {
      if (path === '/404') tolerate.push(/404/);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      for (const route of MENU)
        await expect(page.locator(`body > header nav a[href="${route}"]`), route).toBeVisible();
      await expect(page.locator('.needs-script:visible')).toHaveCount(0);
      const unseen = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const closed = element.closest('details:not([open])');
            const hiddenOnPurpose = element.closest(
              '.visually-hidden, .needs-script, [hidden], .scene, [aria-hidden]',
            );
            if (closed || hiddenOnPurpose || !element.textContent?.trim()) return false;
            return element.getClientRects().length === 0;
          })
          .map((element) => element.textContent?.trim().slice(0, 60)),
      );
      expect(unseen).toEqual([]);
    });
  }
});

test('an unknown address gets the 404 page', async ({ page, tolerate }) => {
  tolerate.push(/404/);
  const response = await page.goto('/nowhere-at-all');
  expect(response?.status()).toBe(404);
  await expect(page.locator(`main a[href="${ROUTES.packages}"]`).first()).toBeVisible();
});

test('every title on a poster ends in the calm part of its scene', async ({ page }) => {
  test.slow();
  const windows = [
    [360, 740],
    [600, 960],
    [700, 960],
    [768, 540],
    [768, 1024],
    [834, 1112],
    [1024, 600],
    [1440, 900],
  ] as const;
  let looked = 0;
  for (const path of PAGES.filter((each) => each !== '/404')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const scenes = page.locator('.scene:has(.title)');
    if ((await scenes.count()) === 0) continue;
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const ends = await scenes.evaluateAll((all) =>
        all.flatMap((scene) => {
          const title = scene.querySelector('.title')!;
          // On a photograph the title has a plate.
          if (getComputedStyle(title).backgroundColor !== 'rgba(0, 0, 0, 0)') return [];
          const { top, height } = scene.querySelector('picture')!.getBoundingClientRect();
          return [(title.lastElementChild!.getBoundingClientRect().bottom - top) / height];
        }),
      );
      looked += ends.length;
      const { calm } = calmIn(width, height);
      expect.soft(Math.max(0, ...ends), `${path} at ${width} x ${height}`).toBeLessThanOrEqual(calm.height);
    }
  }
  expect(looked).toBeGreaterThan(0);
});

/** Opens the home page in the brand's typefaces: the first page of a visit fetches them, the next one is painted in them. */
async function openHomeInBrandFonts(page: Page) {
  await page.goto(ROUTES.about);
  await expect.poll(() => askedFor(page)).toHaveLength(2);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page).toHaveURL(ROUTES.home);
  await expect.poll(() => brandFaces(page)).toContain('Figtree cut');
}

test('both buttons of the hero stand in one row on a phone 360 px wide, in the brand’s typeface', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHomeInBrandFonts(page);
  const tops = await page
    .locator('.hero .actions a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0]]);
});

test('the heading of the hero fills three lines beside its scene, in the brand’s typeface', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openHomeInBrandFonts(page);
  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1024 });
    const lines = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect.soft(lines, `${width} px`).toBe(3);
  }
});
