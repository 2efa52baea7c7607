import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { SLIDE_GAP_PX } from '../src/constants.ts';
import { expect, test } from './fixture.ts';

const next = (section: Locator) => section.getByRole('button', { name: 'Next', exact: true });
const previous = (section: Locator) => section.getByRole('button', { name: 'Previous', exact: true });
const slides = (section: Locator) => section.locator('.swiper-slide');

/** The labels of the slides that can be reached, in the order in which they stand. */
const shown = (section: Locator) =>
  section.locator('.swiper-slide:not([inert])').evaluateAll((all) => all.map((slide) => slide.ariaLabel));

async function waitForLife(section: Locator) {
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-hydrated] .swiper').first()).toBeAttached();
}
/** Waits until the slides have come to rest. */
const rest = (section: Locator) =>
  expect(section.locator('.swiper-wrapper').first()).toHaveCSS('transition-duration', '0s');

async function openSection(page: Page, id: string, path = '/') {
  await page.goto(path);
  const section = page.locator(`#${id}`);
  await waitForLife(section);
  return section;
}

/** Swipes a finger over the middle of an element, far enough to count even when the machine is slow. */
async function swipe(page: Page, target: Locator, by: number) {
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

const VIEWS: [width: number, usual: number, cars: number][] = [
  [360, 1, 1],
  [699, 1, 1],
  [700, 2, 2],
  [1099, 2, 2],
  [1100, 3, 2],
  [1101, 3, 3],
  [1440, 3, 3],
];

for (const [width, usual, cars] of VIEWS) {
  test(`at ${width} px the sliders show ${usual} slides, the cars ${cars}, in the same boxes before they live`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/Slider.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const sections = ['packages', 'team', 'destinations', 'cars', 'Testimonials', 'blog'];
    const measure = (id: string) =>
      page.locator(`#${id}`).evaluate((section) => {
        const top = section.getBoundingClientRect().top;
        const round = (value: number) => Math.round(value * 16) / 16;
        const boxes = [...section.querySelectorAll('.swiper-slide')].slice(0, 3).map((slide) => {
          const { x, y, width, height } = slide.getBoundingClientRect();
          return [x, y - top, width, height].map(round);
        });
        return { height: round(section.getBoundingClientRect().height), boxes };
      });
    const before = new Map<string, Awaited<ReturnType<typeof measure>>>();
    for (const id of sections) before.set(id, await measure(id));
    release();
    for (const id of sections) {
      const section = page.locator(`#${id}`);
      await waitForLife(section);
      const count = id === 'cars' ? cars : usual;
      await expect.poll(async () => (await shown(section)).length, id).toBe(count);
      const { boxes, height } = await measure(id);
      expect.soft({ boxes: boxes.slice(0, count), height }, id).toEqual({
        boxes: before.get(id)!.boxes.slice(0, count),
        height: before.get(id)!.height,
      });
      if (count > 1) expect(boxes[1]![0]! - boxes[0]![0]! - boxes[0]![2]!, id).toBeCloseTo(SLIDE_GAP_PX, 0);
    }
  });
}

test('buttons and dots move a slider round and round, and say so', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const section = await openSection(page, 'packages');
  const count = await slides(section).count();
  const status = section.locator('[role="status"]').last();
  await expect(status).toHaveText('');
  expect(await shown(section)).toEqual([`1 of ${count}`, `2 of ${count}`, `3 of ${count}`]);
  await expect(section.getByRole('group', { name: 'Packages' }).first()).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  await expect(slides(section).first()).toHaveAttribute('aria-roledescription', 'slide');
  for (let step = 2; step <= count + 1; step++) {
    await next(section).click();
    const place = ((step - 1) % count) + 1;
    await expect(status).toHaveText(`Slide ${place} of ${count}`);
    await expect(section.getByRole('button', { name: `Slide ${place}`, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await rest(section);
  }
  await previous(section).click();
  await expect(status).toHaveText(`Slide ${count} of ${count}`);
  expect(await shown(section)).toEqual([`${count} of ${count}`, `1 of ${count}`, `2 of ${count}`]);
  await rest(section);
  await section.getByRole('button', { name: 'Slide 4', exact: true }).click();
  await expect(status).toHaveText(`Slide 4 of ${count}`);
  await expect(section.locator('button[aria-current]')).toHaveCount(1);
  await rest(section);
  // What is reached stands where it can be seen.
  const first = section.locator(`.swiper-slide[aria-label="4 of ${count}"]`);
  const box = (await first.boundingBox())!;
  const strip = (await section.locator('.swiper-wrapper').first().locator('..').boundingBox())!;
  expect(box.x - strip.x).toBeCloseTo(16, 0);
});

// The widest line of dots stands in the first, a number in its place in the second.
for (const [width, least] of [
  [400, 12],
  [360, 2],
] as const) {
  test(`at ${width} px every button of a slider is at least 24 px in both directions`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const section = await openSection(page, 'blog');
    const buttons = section
      .locator('[data-hydrated] > div > button, [data-hydrated] > div > div > button')
      .filter({ visible: true });
    await expect(buttons).toHaveCount(least);
    for (const button of await buttons.all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a swipe moves a slider both ways', async ({ page }) => {
    const section = await openSection(page, 'team');
    const count = await slides(section).count();
    const strip = section.locator('.swiper');
    await strip.scrollIntoViewIfNeeded();
    await swipe(page, strip, -260);
    await expect.poll(() => shown(section)).toEqual([`2 of ${count}`]);
    await rest(section);
    await swipe(page, strip, 260);
    await expect.poll(() => shown(section)).toEqual([`1 of ${count}`]);
    await rest(section);
    await swipe(page, strip, 260);
    await expect.poll(() => shown(section)).toEqual([`${count} of ${count}`]);
    await expect(section.locator('[role="status"]')).toHaveText(`Slide ${count} of ${count}`);
  });

  test('a swipe before the script came is kept', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/Slider.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const section = page.locator('#team');
    await section.scrollIntoViewIfNeeded();
    const strip = section.locator('.swiper');
    await strip.evaluate((element) =>
      element.scrollTo({ left: 2 * (element.clientWidth - 2), behavior: 'instant' }),
    );
    const card = slides(section).nth(2);
    const before = (await card.boundingBox())!;
    release();
    await waitForLife(section);
    await expect.poll(() => shown(section)).toEqual(['3 of 6']);
    expect((await card.boundingBox())!.x).toBeCloseTo(before.x, 0);
    await expect(section.locator('[role="status"]')).toHaveText('');
  });
});

test('a drag with the mouse moves a slider', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const section = await openSection(page, 'team');
  await section.locator('.swiper').scrollIntoViewIfNeeded();
  const box = (await section.locator('.swiper').boundingBox())!;
  await page.mouse.move(box.x + 700, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 120, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => shown(section)).toEqual(['2 of 6', '3 of 6']);
});

test('arrow keys move the slider that holds the focus, else the one most in view, and never a field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const team = await openSection(page, 'team');
  const blog = page.locator('#blog');
  await waitForLife(blog);
  await team.locator('.swiper').scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    document.querySelector('#team')!.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shown(team))[0]).toBe('2 of 6');
  await rest(team);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await shown(team))[0]).toBe('1 of 6');
  await rest(team);
  for (const key of ['Shift+ArrowRight', 'Control+ArrowRight', 'Alt+ArrowDown'])
    await page.keyboard.press(key);
  expect((await shown(team))[0]).toBe('1 of 6');

  await next(blog).focus();
  await page.evaluate(() =>
    document.querySelector('#team')!.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shown(blog))[0]).toBe('2 of 10');
  expect((await shown(team))[0]).toBe('1 of 6');
  await rest(blog);

  await page.getByLabel('Where To').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Your email address').focus();
  await page.keyboard.press('ArrowRight');
  expect((await shown(blog))[0]).toBe('2 of 10');
  expect((await shown(team))[0]).toBe('1 of 6');
});

test('the focus stays with the slider when its slide leaves, and cannot reach a slide off screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const section = await openSection(page, 'destinations');
  await slides(section).first().getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shown(section))[0]).toBe('2 of 5');
  await rest(section);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shown(section))[0]).toBe('3 of 5');
  await expect(slides(section).locator('xpath=self::*[@inert]')).toHaveCount(2);
  await expect(section.locator('[inert] a:focus')).toHaveCount(0);
});

/** Opens home with an address of its own for every picture, so that each request tells which one it is for. */
async function openCounting(page: Page) {
  const asked = new Set<string>();
  let number = 0;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<img src="[^"]+)"/g,
      (_, start: string) => `${start}?${number++}"`,
    );
    await route.fulfill({ response, body });
  });
  page.on('request', (request) => asked.add(request.url()));
  await page.goto('/');
  return (sources: string[]) => sources.map((source) => asked.has(source));
}

test('a slide brings its pictures when it or its neighbour shows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const wasAsked = await openCounting(page);
  const section = page.locator('#blog');
  await waitForLife(section);
  const sources = await slides(section).evaluateAll((all) =>
    all
      .toSorted((a, b) => Number(a.ariaLabel!.split(' ')[0]) - Number(b.ariaLabel!.split(' ')[0]))
      .map((slide) => slide.querySelector('img')!.src),
  );
  const asked = () => wasAsked(sources).flatMap((known, index) => (known ? [index + 1] : []));
  await expect.poll(asked).toEqual([1, 2, 3, 4, 10]);
  await next(section).click();
  await expect.poll(asked).toEqual([1, 2, 3, 4, 5, 10]);
});

test('before it lives, a strip brings no more pictures than those in view and the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/Slider.*.js', () => undefined);
  const wasAsked = await openCounting(page);
  const strip = page.locator('#blog .swiper');
  await strip.scrollIntoViewIfNeeded();
  const sources = await strip
    .locator('.swiper-slide img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  const asked = () => wasAsked(sources).flatMap((known, index) => (known ? [index + 1] : []));
  await expect.poll(asked).toEqual([1, 2, 3, 4]);
  // A hand on the strip can bring every other one into view.
  await strip.hover();
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(asked).toContain(10);
});

test('package cards show one of five pictures, wrap around, and fetch none before it is wanted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const wasAsked = await openCounting(page);
  const section = page.locator('#packages');
  await waitForLife(section);
  const card = slides(section).first();
  const frames = card.locator('.frame');
  const sources = await frames
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  const asked = () => wasAsked(sources).filter(Boolean).length;
  const forth = card.getByRole('button', { name: 'Next picture' });
  const back = card.getByRole('button', { name: 'Previous picture' });
  await expect(forth).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(asked).toBe(1);
  const box = await card.boundingBox();
  for (const place of [2, 3, 4, 5, 1]) {
    await forth.click();
    await expect(card.getByRole('status')).toContainText(`Picture ${place} of 5`);
    await expect(frames.nth(place - 1)).toBeVisible();
    await expect(card.locator('.frame:visible')).toHaveCount(1);
  }
  expect(asked()).toBe(5);
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(frames.nth(4)).toBeVisible();
  expect(await card.boundingBox()).toEqual(box);
  expect((await shown(section))[0]).toBe('1 of 7');
});

test('the popular and recent articles below an article are sliders too', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  for (const id of ['popular', 'recent']) {
    const section = await openSection(page, id, '/kenyan8places');
    const first = (await shown(section))[0];
    await next(section).click();
    await expect.poll(async () => (await shown(section))[0]).not.toBe(first);
  }
});

for (const fault of ['fails', 'hangs'] as const) {
  test(`a slider whose script ${fault} is a strip to scroll, with all its pictures, and the page goes on`, async ({
    page,
    tolerate,
  }) => {
    tolerate.push(/Failed to load resource/, /Error hydrating/);
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.route('**/Slider.*.js*', (route) => (fault === 'fails' ? route.abort() : undefined));
    await page.goto('/');
    const section = page.locator('#packages');
    await section.locator('.swiper').scrollIntoViewIfNeeded();
    await expect(section.locator('.swiper')).toBeInViewport();
    const revealed = section.locator('astro-island[data-revealed]').first();
    if (fault === 'fails') {
      // A module that failed is asked for once more after a second.
      await expect(async () => {
        await page.clock.fastForward(1500);
        await expect(revealed).toBeAttached({ timeout: 500 });
      }).toPass();
    } else {
      await page.clock.runFor(8000);
      await expect(revealed).not.toBeAttached();
      await page.clock.runFor(2500);
      await expect(revealed).toBeAttached();
    }
    await expect(next(section)).toBeHidden();
    const strip = section.locator('.swiper');
    await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expect(slides(section).last()).toBeInViewport({ ratio: 0.5 });
    await expect(slides(section).first().locator('.frame').nth(1)).toHaveCSS('display', 'block');
    await page.locator('#newsletter').scrollIntoViewIfNeeded();
    await expect(page.getByLabel('Your email address')).toBeVisible();
  });
}

test('a package card whose script fails is a strip of its pictures inside a living slider', async ({
  page,
  tolerate,
}) => {
  tolerate.push(/Failed to load resource/, /Error hydrating/);
  await page.route('**/Gallery.*.js*', (route) => route.abort());
  const section = await openSection(page, 'packages');
  const frames = slides(section).first().locator('.frames');
  await expect(frames.locator('.frame').nth(1)).toHaveCSS('display', 'block');
  await frames.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
  await expect(frames.locator('.frame').nth(1)).toBeInViewport({ ratio: 0.9 });
  await next(section).click();
  await expect.poll(async () => (await shown(section))[0]).toBe('2 of 7');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a slider is a strip of all its slides, and a package card one of all its pictures', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const section = page.locator('#packages');
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect(section.locator('.swiper')).toHaveCSS('overflow-x', 'auto');
    await expect(section.locator('.swiper-slide')).toHaveCount(7);
    const first = section.locator('.frames').first();
    await expect(first.locator('.frame').last()).toHaveCSS('display', 'block');
    await expect(first).toHaveCSS('overflow-x', 'auto');
  });
});

test('living sliders and galleries have no accessibility fault', async ({ page }) => {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const packages = await openSection(page, 'packages');
    await next(packages).click();
    for (const id of ['team', 'destinations', 'cars', 'Testimonials', 'blog'])
      await waitForLife(page.locator(`#${id}`));
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual(
      [],
    );
  }
});

for (const width of [360, 768, 1440]) {
  test(`home does not shift while it is read from top to bottom at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      interface Shift extends PerformanceEntry {
        value: number;
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          const parts = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.outerHTML?.slice(0, 90)} ${JSON.stringify([previousRect, currentRect])}`,
          );
          shifts.push(`${value} ${parts.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 400) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    await expect(page.locator('#blog [data-hydrated]').first()).toBeAttached();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    // A date field that is filled with today counts, at some hundred-thousandths: the budget has three decimals.
    const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
    expect(total.toFixed(3), shifts.join('; ')).toBe('0.000');
  });
}
