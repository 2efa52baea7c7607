import type { Page } from '@playwright/test';
import { accessibilityFaults, faultsOf } from './accessibility.ts';
import { expect, MADE_BY, shellLives, test } from './fixture.ts';
import { noteShares } from './shares.ts';
import { LONG, SHORT } from './sample/articles.ts';
import { swipe } from './strips.ts';

/** An article of three pictures, the second of which has a caption. */
const ARTICLE = MADE_BY['[article].astro']!;
const pictures = (page: Page) => page.locator('a[data-enlarge]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Large picture' });
const shown = (page: Page) => dialog(page).getByRole('status');

/** Opens the article, and waits for its scripts: a picture that is pressed before is a link to its file. */
async function openArticle(page: Page) {
  await page.goto(ARTICLE);
  await shellLives(page);
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width === 360 });

    test('a picture opens large, leads on to the others, and closes where it was opened', async ({
      page,
    }) => {
      const late: string[] = [];
      page.on('request', (request) => {
        if (/LargePictures/.test(request.url())) late.push(request.url());
      });
      await openArticle(page);
      await expect(pictures(page)).toHaveCount(3);
      expect(await faultsOf(page, '.body')).toEqual([]);
      expect(late).toEqual([]);
      await pictures(page).nth(1).click();
      await expect(dialog(page)).toBeVisible();
      expect(late).toHaveLength(1);
      await expect(shown(page)).toHaveText('2 of 3');
      await expect(dialog(page).locator('figcaption')).toHaveText('Where the road ends');
      await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
      expect(await accessibilityFaults(page, { within: ['dialog'] })).toEqual([]);
      const { width: wide = 0 } = (await dialog(page).locator('img').boundingBox()) ?? {};
      expect(wide).toBeGreaterThanOrEqual(width * 0.9);

      await page.keyboard.press('ArrowRight');
      await expect(shown(page)).toHaveText('3 of 3');
      await page.keyboard.press('ArrowRight');
      await expect(shown(page)).toHaveText('1 of 3');
      await page.getByRole('button', { name: 'Previous picture' }).click();
      await expect(shown(page)).toHaveText('3 of 3');
      const alt = await pictures(page).nth(2).locator('img').getAttribute('alt');
      await expect(dialog(page).getByRole('img', { name: alt! })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(pictures(page).nth(1)).toBeFocused();

      // The browser's way back closes it as well, and stays on the page; so does leave no step behind.
      const address = page.url();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      expect(page.url()).toBe(address);
      await expect(pictures(page).nth(1)).toBeFocused();
    });

    test('a picture that is pressed as soon as another has closed opens and stays', async ({ page }) => {
      await openArticle(page);
      await pictures(page).nth(1).click();
      await expect(dialog(page)).toBeVisible();
      const step = await page.evaluateHandle(() => {
        const press = () => document.querySelector<HTMLElement>('a[data-enlarge]')?.click();
        document.querySelector('dialog.large')?.addEventListener('close', press, { once: true });
        return {
          taken: new Promise((resolve) => {
            addEventListener('popstate', () => setTimeout(resolve), { once: true });
          }),
        };
      });
      await page.keyboard.press('Escape');
      await step.evaluate(({ taken }) => taken);
      await expect(shown(page)).toHaveText('1 of 3');
      expect(await dialog(page).isVisible()).toBe(true);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('a finger goes from picture to picture', async ({ page }) => {
    await openArticle(page);
    await pictures(page).first().click();
    const picture = dialog(page).locator('img');
    await swipe(page, picture, -120);
    await expect(shown(page)).toHaveText('2 of 3');
    await swipe(page, picture, 120);
    await expect(shown(page)).toHaveText('1 of 3');
  });
});

test('without script a picture is a link to its file, and nobody is offered to share', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(ARTICLE);
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  const href = await pictures(page).first().getAttribute('href');
  expect((await page.request.get(href!)).headers()['content-type']).toMatch(/^image\//);
  await context.close();
});

test('an article is shared by the system’s window, else its address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shares = await noteShares(page);
  await page.goto(`${ARTICLE}#parts`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  const address = page.url().replace(/#.*/, '');
  await expect.poll(shares).toEqual([{ title: await page.title(), url: address }]);
  const said = page.locator('.share [role="status"]');
  await expect(said).toBeEmpty();

  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
  await page.evaluate(() => Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'share'));
  await share.click();
  await expect(said).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await faultsOf(page, '.body')).toEqual([]);
});

test('an article of one part stands where others stand beside the list of their parts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const standIn = async (address: string) => {
    await page.goto(address);
    return page.locator('.body > :not(.parts)').evaluateAll((pieces) =>
      pieces.map((piece) => {
        const { left, width } = piece.getBoundingClientRect();
        return { left, width };
      }),
    );
  };
  const beside = await standIn(ARTICLE);
  expect(beside).toHaveLength(3);
  expect(await standIn(`/${SHORT.id}`)).toEqual(beside);
  await expect(page.getByRole('navigation', { name: 'In this article' })).toHaveCount(0);
});

test('the contents list leads to every part, and the articles beside this one are there', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const parts = page.getByRole('navigation', { name: 'In this article' }).getByRole('link');
  await expect(parts).toHaveText(await page.locator('.body .prose h2').allInnerTexts());
  await parts.nth(2).click();
  await expect(page.locator('.body .prose h2').nth(2)).toBeInViewport();
  await expect(page.locator('.body time')).toHaveCount(2);
  await expect(page.getByText(/^\d+ minutes? to read$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'A road atlas' })).toHaveAttribute(
    'href',
    'https://atlas.example',
  );
  const beside = page.getByRole('navigation', { name: 'More articles' });
  await expect(beside.getByRole('link')).toHaveCount(1);
  await beside.getByRole('link').click();
  await expect(beside.getByRole('link')).toHaveCount(2);
  await expect(beside.locator('[rel="prev"]')).toHaveAttribute('href', ARTICLE);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, () => {
    test.use({ javaScriptEnabled });

    test('the contents of a long article are closed on a phone and open on a desk, those of others open', async ({
      page,
    }) => {
      const parts = page.getByRole('navigation', { name: 'In this article' });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(ARTICLE);
      await expect(parts.getByRole('link').last()).toBeVisible();
      await page.goto(`/${LONG.id}`);
      await expect(parts).toBeVisible();
      await expect(parts.locator('a').first()).toBeHidden();
      expect((await parts.boundingBox())!.height).toBeLessThan(90);
      await parts.locator('summary').press('Enter');
      await expect(parts.locator('a').last()).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.reload();
      await expect(parts.locator('a').last()).toBeVisible();
    });
  });

test('the head of an article has one axis, on which its contents stand, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ARTICLE);
  const left = async (part: string) => (await page.locator(part).boundingBox())!.x;
  const title = await left('h1');
  for (const part of ['.head .lead', '.body > .parts']) expect(await left(part), part).toBeCloseTo(title, 0);
});
