import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { expect, ROUTES, test } from './agency.ts';
import { leastContrast } from '../src/lib/posterInk.ts';

/** The pages whose words stand on the scene at their head. */
const HEADS = [
  ...[ROUTES.about, ROUTES.packages, ROUTES.cars, ROUTES.blog],
  ...[ROUTES.search, ROUTES.beforeYouTravel, ROUTES.wildlife, ROUTES.received],
];
const WIDTHS = [700, 1024, 1440, 2560];

/** The boxes of the lines in which the head's words stand, in px of the window; and how the scene lies under them. */
const measure = (page: Page) =>
  page.locator('.page-head').evaluate((head) => {
    const words = head.querySelector('.words')!;
    const box = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    };
    const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    const lines: { left: number; top: number; width: number; height: number }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      // A control has a ground of its own.
      if (text.parentElement!.closest('button, .visually-hidden') || !text.textContent!.trim()) continue;
      for (const { left, top, width, height } of range.getClientRects())
        lines.push({ left, top, width, height });
    }
    return { head: box(head), scene: box(head.querySelector('.art img')!), lines };
  });

/** The colours under some boxes of the window, without the words that stand there. */
async function groundUnder(page: Page, boxes: Awaited<ReturnType<typeof measure>>['lines']) {
  const words = page.locator('.page-head .words');
  await words.evaluate((element: HTMLElement) => (element.style.visibility = 'hidden'));
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await words.evaluate((element: HTMLElement) => element.style.removeProperty('visibility'));
  return boxes.flatMap(({ left, top, width, height }) => {
    const cells: number[][] = [];
    for (let y = Math.ceil(top); y < top + height; y += 3)
      for (let x = Math.ceil(left); x < left + width; x += 3) {
        const at = (y * info.width + x) * 3;
        cells.push([...data.subarray(at, at + 3)]);
      }
    return cells;
  });
}

for (const address of HEADS)
  test(`the words of ${address} are read on its scene, in every window and both schemes`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1200 });
      const image = page.locator('.page-head .art img');
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => [img.complete, img.currentSrc].join(' ')))
        .toMatch(/^true .*-wide\b[^/]*$/);
      const { head, scene, lines } = await measure(page);
      expect(scene, `${width} px`).toEqual(head);
      for (const { left, width: across } of lines)
        expect(left + across, `${width} px`).toBeLessThanOrEqual(width / 2);
      const colour = (scheme: 'light' | 'dark') =>
        page
          .emulateMedia({ colorScheme: scheme })
          .then(() =>
            page
              .locator('.page-head')
              .evaluate((part) =>
                [part.querySelector('h1')!, part.querySelector('.lead')!].map(
                  (words) => getComputedStyle(words).color,
                ),
              ),
          );
      const [dark, light] = [await colour('dark'), await colour('light')];
      expect(new Set([...dark, ...light]).size).toBe(1);
      const ink = `#${light[0]!
        .match(/\d+/g)!
        .map((byte) => Number(byte).toString(16).padStart(2, '0'))
        .join('')}`;
      // As it is by day, and as bright as it is at dusk.
      const least = leastContrast(await groundUnder(page, lines), ink);
      expect(least, `${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });

test('a phone has the scene above the words, and fetches no wide one', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.about, { waitUntil: 'networkidle' });
  const { scene, lines } = await measure(page);
  expect(Math.min(...lines.map(({ top }) => top))).toBeGreaterThanOrEqual(scene[3]!);
  expect(fetched.filter((url) => /-wide\b/.test(url))).toEqual([]);
});
