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
    const wide = matchMedia('(min-width: 700px)').matches;
    const box = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    };
    // What else a head says stands below the scene of a phone.
    const parts = [...head.querySelectorAll(wide ? '.words, .more' : '.words')];
    const texts = parts.flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    });
    const lines: { left: number; top: number; width: number; height: number }[] = [];
    for (const text of texts) {
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
  const words = page.locator('.page-head :is(.words, .more)');
  const show = (visibility: '' | 'hidden') =>
    words.evaluateAll(
      (all, value) => all.forEach((part) => ((part as HTMLElement).style.visibility = value)),
      visibility,
    );
  await show('hidden');
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await show('');
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

/** The one colour of a head's words in both schemes, such as #1c0d18. */
async function inkOf(page: Page): Promise<string> {
  const colours = new Set<string>();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const words of ['h1', '.lead'])
      colours.add(await page.locator(`.page-head ${words}`).evaluate((part) => getComputedStyle(part).color));
  }
  const [colour = '', ...others] = colours;
  expect(others).toEqual([]);
  return `#${colour
    .match(/\d+/g)!
    .map((byte) => Number(byte).toString(16).padStart(2, '0'))
    .join('')}`;
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
      const ink = await inkOf(page);
      // As it is by day, and as bright as it is at dusk.
      const least = leastContrast(await groundUnder(page, lines), ink);
      expect(least, `${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });

/** On these the ground does not go on above the scene of a phone: a leg does. */
const BESIDE: readonly string[] = [ROUTES.beforeYouTravel];

for (const address of HEADS)
  test(`a phone shows the scene of ${address} whole, at the foot of its words or above them`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.setViewportSize({ width: 320, height: 1200 });
    await page.goto(address, { waitUntil: 'networkidle' });
    const wide = await page.locator('.page-head source').first().getAttribute('srcset');
    expect(wide).toContain('-wide');
    expect(fetched.filter((url) => url.endsWith(wide!))).toEqual([]);
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 1200 });
      const { scene, lines } = await measure(page);
      const [, top = 0, , bottom = 0] = scene;
      if (BESIDE.includes(address)) {
        expect(Math.min(...lines.map((line) => line.top)), `${width} px`).toBeGreaterThanOrEqual(bottom);
        expect((bottom - top) / width).toBeCloseTo(0.75, 2);
        continue;
      }
      // The scene is as wide as the window and three quarters as high; the words end where it begins.
      const ends = Math.max(...lines.map((line) => line.top + line.height));
      expect(ends, `${width} px`).toBeLessThanOrEqual(bottom - 0.75 * width);
      const ink = await inkOf(page);
      expect(leastContrast(await groundUnder(page, lines), ink), `${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });
