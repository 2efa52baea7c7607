import type { Page } from '@playwright/test';
import { HERO_DELAY_MS } from '../src/constants.ts';
import { faultsOf } from './accessibility.ts';
import panel from './content/panels/hero.json' with { type: 'json' };
import { expect, hideTab, saveData, test } from './fixture.ts';
import { hold, SCRIPT_LOST, withhold } from './held.ts';
import { comesAlive, next } from './strips.ts';

const PLAY = 'Play the slides';
const PAUSE = 'Pause the slides';

/** Lets what the page has put off until after this moment happen; its clock may stand still meanwhile. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
const button = (page: Page, name: string) => page.locator('.hero').getByRole('button', { name });
const place = (page: Page) => page.locator('.hero .scene:not([inert]) .place');
const places = (page: Page) => page.locator('.hero .place').allTextContents();

/** Opens home with a clock that stands still, and the countdown of the first scene at its beginning. */
async function openStill(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await button(page, PAUSE).click();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button(page, PLAY).click();
  await settle(page);
}

/** Lets time pass by the second, since a countdown may have begun anew at any moment, until another scene shows. */
const movesOn = (page: Page, before: string) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await settle(page);
    expect(await place(page).textContent()).not.toBe(before);
  }).toPass({ intervals: [0] });

test(`the hero moves on every ${HERO_DELAY_MS} ms, round and round, and shows what is left`, async ({
  page,
}) => {
  await openStill(page);
  const all = await places(page);
  expect(all).toHaveLength(panel.slides.length);
  const order: (string | null)[] = [];
  for (let step = 0; step <= all.length; step++) {
    order.push(await place(page).textContent());
    const before = order.at(-1)!;
    await page.clock.runFor(HERO_DELAY_MS - 20);
    await expect(place(page)).toHaveText(before);
    await expect(page.locator('.hero')).toContainText('1s');
    await page.clock.runFor(40);
    await expect(place(page)).not.toHaveText(before);
    // The countdown begins again when the slide has arrived.
    await expect(page.locator('.hero .swiper-wrapper')).toHaveCSS('transition-duration', '0s');
  }
  expect(new Set(order.slice(0, all.length)).size).toBe(all.length);
  expect(order.at(-1)).toBe(order[0]);
});

test('the ring is turned by the compositor alone, once a scene, and stands while the hero is paused', async ({
  page,
}) => {
  await page.goto('/');
  await button(page, PAUSE).waitFor();
  const turns = () =>
    page.locator('.hero [data-running], .hero [aria-hidden]:has(> span > span)').evaluate((clock) =>
      clock.getAnimations({ subtree: true }).map((turn) => ({
        state: turn.playState,
        start: Number(turn.startTime),
        ms: Number(turn.effect!.getTiming().duration),
        moves: [
          ...new Set((turn.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))),
        ].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      })),
    );
  const first = await turns();
  expect(first).toHaveLength(2);
  for (const turn of first) expect(turn).toMatchObject({ ms: HERO_DELAY_MS, moves: ['transform'] });
  const before = await place(page).textContent();
  await expect(place(page)).not.toHaveText(before!);
  await expect.poll(async () => (await turns())[0]!.start).toBeGreaterThan(first[0]!.start);
  await button(page, PAUSE).click();
  await expect.poll(async () => (await turns()).map(({ state }) => state)).toEqual(['paused', 'paused']);
});

test('a press or a swipe does not stop the hero', async ({ page }) => {
  await openStill(page);
  const first = await place(page).textContent();
  await page.mouse.click(700, 500);
  await page.mouse.move(900, 560);
  await page.mouse.down();
  await page.mouse.move(500, 560, { steps: 5 });
  await page.mouse.up();
  await expect(place(page)).not.toHaveText(first!);
  const swiped = await place(page).textContent();
  await movesOn(page, swiped!);
});

test('Pause is the first stop of the slider, works by keyboard and is remembered', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await button(page, PAUSE).waitFor();
  await page.locator('header').getByRole('link', { name: 'Blog' }).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, PAUSE)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, PLAY)).toBeFocused();
  await page.reload();
  await button(page, PLAY).waitFor();
  const first = await place(page).textContent();
  await page.clock.runFor(HERO_DELAY_MS * 2);
  await expect(place(page)).toHaveText(first!);
  await button(page, PLAY).press('Space');
  await page.clock.runFor(HERO_DELAY_MS + 50);
  await expect(place(page)).not.toHaveText(first!);
  await page.reload();
  await button(page, PAUSE).waitFor();
});

test('the hero starts paused for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(button(page, PLAY)).toBeVisible();
});

test('the hero starts paused under data saver', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await expect(button(page, PLAY)).toBeVisible();
});

test('the hero waits off screen, in a hidden tab and while a field has the focus', async ({ page }) => {
  await openStill(page);
  const first = await place(page).textContent();
  await hideTab(page, true);
  await settle(page);
  await page.clock.runFor(HERO_DELAY_MS * 2);
  await expect(place(page)).toHaveText(first!);
  await hideTab(page, false);

  const field = page.getByLabel('Where To');
  await field.evaluate((input) => input.focus({ preventScroll: true }));
  await settle(page);
  await page.clock.runFor(HERO_DELAY_MS * 2);
  await expect(place(page)).toHaveText(first!);
  await field.blur();

  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(page.locator('.hero')).not.toBeInViewport();
  await settle(page);
  await page.clock.runFor(HERO_DELAY_MS * 2);
  await expect(place(page)).toHaveText(first!);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await movesOn(page, first!);
});

test('the first scene is the largest paint, and the others are not fetched before the slider lives', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const script = await hold(page, '**/HeroSlider*.js');
  await page.goto('/');
  const scenes = page.locator('.hero .scene img');
  await expect(page.locator('.hero .scene:visible')).toHaveCount(1);
  const sources = await scenes.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).currentSrc),
  );
  expect(sources.slice(1).filter((source) => asked.includes(source))).toEqual([]);
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          resolve(entry.url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toContain(panel.slides[0]!.wide.image.split('/').at(-1));
  script.release();
  await expect(button(page, PAUSE)).toBeVisible();
  await expect
    .poll(() => scenes.nth(1).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test('a hero whose script fails keeps its scene, and the rest of the page comes alive', async ({
  page,
  tolerate,
}) => {
  tolerate.push(...SCRIPT_LOST);
  await withhold(page, '**/HeroSlider*.js*', 'fails');
  await page.goto('/');
  await expect(page.getByText('Everything on it still works.')).toHaveCount(1);
  await expect(page.locator('.hero img').first()).toBeVisible();
  await expect(button(page, PAUSE)).toBeHidden();
  const packages = page.locator('#packages');
  await comesAlive(packages);
  await expect(next(packages)).toBeVisible();
});

test('the hero needs no storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await button(page, PAUSE).click();
  await expect(button(page, PLAY)).toBeVisible();
});

test('the living hero has no accessibility fault', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await button(page, PAUSE).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page, '.hero'), colorScheme).toEqual([]);
  }
});
