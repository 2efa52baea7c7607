import type { CDPSession, Page } from '@playwright/test';
import { expect, hideTab, KINDS, test } from './fixture.ts';

/** What a page does in a second when nobody touches it: counts, which no slow machine can raise. */
interface Work {
  layouts: number;
  styles: number;
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

async function counters(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Watches a page for a time of its own clock, in ms: the figures are rates, so they need a span. */
async function watch(page: Page, ms: number): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await counters(session);
  await page.evaluate((span) => new Promise((resolve) => setTimeout(resolve, span)), ms);
  const after = await counters(session);
  const seconds = after['Timestamp']! - before['Timestamp']!;
  return {
    layouts: (after['LayoutCount']! - before['LayoutCount']!) / seconds,
    styles: (after['RecalcStyleCount']! - before['RecalcStyleCount']!) / seconds,
  };
}

/** Resolves when a scene of the hero has come to rest. */
const sceneArrives = (page: Page) =>
  page.locator('.hero .swiper-wrapper').evaluate(
    (strip) =>
      new Promise((resolve) => {
        const arrived = (event: Event) => event.target === strip && resolve(undefined);
        strip.addEventListener('transitionend', arrived);
      }),
  );

test('between two scenes the hero lays out and styles the page at most twice a second', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Pause the slides' }).waitFor();
  // A picture that comes late is laid out once: then the next scene is looked at.
  await expect(async () => {
    await sceneArrives(page);
    // What the move itself leaves to be done is done when the number changes for the first time.
    await page.waitForFunction(() => document.querySelector('.hero')?.textContent?.includes('3s'));
    const { layouts, styles } = await watch(page, 2000);
    expect(layouts).toBeLessThanOrEqual(2);
    expect(styles).toBeLessThanOrEqual(2);
    expect(layouts, 'the number still changes').toBeGreaterThan(0);
  }).toPass({ timeout: 45_000 });
});

/** Longer than the second after which the hero's number changes, in ms. */
const A_TICK = 1100;

test('the hero does nothing while it is out of view, in a hidden tab or paused', async ({ page }) => {
  const stays = async (where: string) => {
    // Sliders that came into view take their places first, and a move that has begun is ended.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('astro-island[ssr] > *')].every((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return bottom < 0 || top > innerHeight;
      }),
    );
    await expect(async () => expect(await watch(page, 200)).toEqual({ layouts: 0, styles: 0 })).toPass();
    expect.soft(await watch(page, A_TICK), where).toEqual({ layouts: 0, styles: 0 });
  };
  const moves = async () => expect((await watch(page, A_TICK)).layouts, 'the hero moves').toBeGreaterThan(0);

  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Pause the slides' }).waitFor();
  await sceneArrives(page);
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  await stays('out of view');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await moves();
  await hideTab(page, true);
  await stays('in a hidden tab');
  await hideTab(page, false);
  await moves();
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await stays('paused');
});

for (const path of KINDS.filter((name) => name !== '/')) {
  test(`${path} does nothing while nobody touches it`, async ({ page, tolerate }) => {
    if (path === '/404') tolerate.push(/404 \(Not Found\)/);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(async () => expect(await watch(page, 100)).toEqual({ layouts: 0, styles: 0 })).toPass();
    expect(await watch(page, 500)).toEqual({ layouts: 0, styles: 0 });
  });
}
