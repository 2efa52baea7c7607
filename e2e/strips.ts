import { expect, type Locator, type Page } from '@playwright/test';

export const next = (section: Locator) => section.getByRole('button', { name: 'Next', exact: true });
export const previous = (section: Locator) => section.getByRole('button', { name: 'Previous', exact: true });
export const slides = (section: Locator) => section.locator('.swiper-slide');
/** The slides of a section that can be reached. */
export const current = (section: Locator) => section.locator('.swiper-slide:not([inert])');

/** The labels of the slides that can be reached, in the order in which they stand. */
export const shown = (section: Locator) =>
  current(section).evaluateAll((all) => all.map((slide) => slide.ariaLabel));

/** Brings a section into view and waits until its slider has taken over. */
export async function comesAlive(section: Locator) {
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-hydrated] > astro-slot > .swiper')).toBeAttached();
}

/** Waits until the slides have come to rest. */
export const rest = (section: Locator) =>
  expect(section.locator('.swiper-wrapper').first()).toHaveCSS('transition-duration', '0s');

/** Opens a page, and waits until the slider of one of its sections has taken over. */
export async function openSection(page: Page, id: string, path = '/') {
  await page.goto(path);
  const section = page.locator(`#${id}`);
  await comesAlive(section);
  return section;
}

/** Swipes a finger over the middle of an element, by so many px, far enough to count even when the machine is slow. */
export async function swipe(page: Page, target: Locator, by: number) {
  const box = (await target.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const y = Math.max(box.y, 0) + 60;
  const from = box.x + box.width / 2 - by / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step++) {
    await touch('touchMove', from + (by * step) / 6);
    // One move a frame, as a finger does; more would reach the page as one.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd');
}
