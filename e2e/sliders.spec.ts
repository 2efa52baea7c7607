import type { Page } from '@playwright/test';
import { SLIDE_GAP_PX, TEASED_ARTICLES } from '../src/constants.ts';
import { faultsOf } from './accessibility.ts';
import { expect, saveData, test } from './fixture.ts';
import { layOutAll } from './layOut.ts';
import { hold, holdFramesNow } from './held.ts';
import { ARTICLES } from './sample/articles.ts';
import { TEAM } from './sample/cards.ts';
import { COUNTRY_CARDS } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';
import { noteShifts, shiftsOf, sumOf } from './shifts.ts';
import { comesAlive, next, openSection, previous, rest, shown, slides, swipe } from './strips.ts';

test.beforeEach(({ page }) => saveData(page));

/** Sections of home that are sliders. */
const SECTIONS = ['packages', 'team', 'destinations', 'cars', 'Testimonials', 'blog'];

/** How many slides stand side by side, the cars' own number last; the first width of a row is that of the arrival. */
const VIEWS: readonly (readonly [width: number, usual: number, cars: number])[][] = [
  [
    [360, 1, 1],
    [699, 1, 1],
  ],
  [
    [1440, 3, 3],
    [700, 2, 2],
  ],
  [
    [1100, 3, 2],
    [1101, 3, 3],
    [1099, 2, 2],
  ],
];

/** Where the first slides of a section stand in it, and how high it is, to a sixteenth of a px. */
const measure = (page: Page, id: string, count: number) =>
  page.locator(`#${id}`).evaluate((section, length) => {
    const top = section.getBoundingClientRect().top;
    const round = (value: number) => Math.round(value * 16) / 16;
    const boxes = [...section.querySelectorAll('.swiper-slide')].slice(0, length).map((slide) => {
      const { x, y, width, height } = slide.getBoundingClientRect();
      return { x: round(x), y: round(y - top), width: round(width), height: round(height) };
    });
    return { height: round(section.getBoundingClientRect().height), boxes };
  }, count);

for (const views of VIEWS) {
  test(`the sliders show ${views.map(([width, usual, cars]) => `${usual} slides (${cars} cars) at ${width} px`).join(', ')}, in the same boxes before they live`, async ({
    page,
  }) => {
    const script = await hold(page, '**/Slider.*.js');
    await page.setViewportSize({ width: views[0]![0], height: 900 });
    await page.goto('/');
    await layOutAll(page);
    await page.evaluate(() => document.fonts.ready);
    const before = new Map<string, Awaited<ReturnType<typeof measure>>>();
    for (const [width, usual, cars] of views.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of SECTIONS)
        before.set(`${id} at ${width} px`, await measure(page, id, id === 'cars' ? cars : usual));
    }
    script.release();
    for (const [width, usual, cars] of views) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of SECTIONS) {
        const section = page.locator(`#${id}`);
        await comesAlive(section);
        const count = Math.min(id === 'cars' ? cars : usual, await slides(section).count());
        const where = `${id} at ${width} px`;
        await expect.poll(async () => (await shown(section)).length, where).toBe(count);
        await expect.poll(() => measure(page, id, count), where).toEqual(before.get(where));
        const [first, second] = before.get(where)!.boxes;
        if (second) expect(second.x - first!.x - first!.width, where).toBeCloseTo(SLIDE_GAP_PX, 0);
      }
    }
  });
}

test('buttons and dots move a slider round and round, and say so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const section = await openSection(page, 'packages');
  const count = TRIPS.length;
  const status = section.locator('[role="status"]').last();
  await expect(status).toHaveText('');
  expect(await shown(section)).toEqual([`1 of ${count}`, `2 of ${count}`, `3 of ${count}`]);
  await expect(
    section.getByRole('group', { name: await section.locator('h2').innerText() }).first(),
  ).toHaveAttribute('aria-roledescription', 'carousel');
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
  // Nothing can be moved where there is one slide.
  const alone = page.locator('#Testimonials');
  await comesAlive(alone);
  await expect(next(alone)).toBeHidden();
  expect(await shown(alone)).toEqual(['1 of 1']);
});

test('a step that is asked for just when the slides change their width is not undone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const packages = await openSection(page, 'packages');
  const first = await shown(packages);
  await next(packages).focus();
  const frames = await holdFramesNow(page);
  await page.setViewportSize({ width: 1270, height: 900 });
  // The slides are measured in the first frame after the change, and seated in the second.
  await expect.poll(frames.next).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => {
      await frames.next();
      return shown(packages);
    })
    .not.toEqual(first);
  const second = await shown(packages);
  expect(second).toEqual([2, 3, 4].map((place) => `${place} of ${TRIPS.length}`));
  while ((await frames.next()) > 0) continue;
  await rest(packages);
  expect(await shown(packages)).toEqual(second);
});

test('where its dots would not fit into a line a number follows the slides, and every button is 24 px at least', async ({
  page,
}) => {
  await page.goto('/');
  for (const id of SECTIONS) await comesAlive(page.locator(`#${id}`));
  for (const width of [320, 360, 390, 400, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate((ids) => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
      return ids.map((id) => {
        const root = document.querySelector(`#${id} [aria-roledescription="carousel"]`)!;
        const dots = root.querySelector('[aria-label="Choose a slide"]')!;
        const buttons = [...root.querySelectorAll(':scope > div > button, :scope > div > div > button')];
        const sides = buttons
          .filter(isSeen)
          .map((button) => button.getBoundingClientRect())
          .flatMap(({ width, height }) => [width, height]);
        return {
          count: root.querySelectorAll('.swiper-slide').length,
          lines: isSeen(dots) ? Math.round(dots.getBoundingClientRect().height / 24) : 0,
          number: isSeen(dots.nextElementSibling!) ? dots.nextElementSibling!.textContent : '',
          buttons: sides.length / 2,
          smallest: Math.min(...sides),
        };
      });
    }, SECTIONS);
    const expected = found.map(({ count, smallest }) => {
      if (count === 1) return { count, lines: 0, number: '', buttons: 0, smallest };
      const fits = count <= 8 || (count <= 10 && width >= 400) || (count <= 20 && width >= 700);
      const shows = fits
        ? { lines: 1, number: '', buttons: count + 2 }
        : { lines: 0, number: `1 / ${count}`, buttons: 2 };
      return { count, ...shows, smallest };
    });
    expect(found, `${width} px`).toEqual(expected);
    expect(Math.min(...found.map(({ smallest }) => smallest)), `${width} px`).toBeGreaterThanOrEqual(24);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const blog = page.locator('#blog');
  await next(blog).click();
  await expect(blog.getByText(`2 / ${TEASED_ARTICLES}`)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a swipe moves a slider both ways', async ({ page }) => {
    const section = await openSection(page, 'team');
    const count = TEAM.length;
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
    const script = await hold(page, '**/Slider.*.js');
    await page.goto('/');
    const section = page.locator('#team');
    await section.scrollIntoViewIfNeeded();
    const strip = section.locator('.swiper');
    await strip.evaluate((element) =>
      element.scrollTo({ left: 2 * (element.clientWidth - 2), behavior: 'instant' }),
    );
    const card = slides(section).nth(2);
    const before = (await card.boundingBox())!;
    script.release();
    await comesAlive(section);
    await expect.poll(() => shown(section)).toEqual([`3 of ${TEAM.length}`]);
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
  await expect.poll(() => shown(section)).toEqual([`2 of ${TEAM.length}`, `3 of ${TEAM.length}`]);
});

test('arrow keys move the slider that holds the focus, else the one most in view, and never a field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const team = await openSection(page, 'team');
  // Which slider is most in view is asked of sections that have their own heights.
  await layOutAll(page);
  const blog = page.locator('#blog');
  await comesAlive(blog);
  const first = async (section: typeof team) => (await shown(section))[0];
  const showTeam = () =>
    team.evaluate((part) => part.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const [ofTeam, ofBlog] = [`of ${TEAM.length}`, `of ${TEASED_ARTICLES}`];
  await showTeam();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => first(team)).toBe(`2 ${ofTeam}`);
  await rest(team);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => first(team)).toBe(`1 ${ofTeam}`);
  await rest(team);
  for (const key of ['Shift+ArrowRight', 'Control+ArrowRight', 'Alt+ArrowDown'])
    await page.keyboard.press(key);
  expect(await first(team)).toBe(`1 ${ofTeam}`);

  await next(blog).focus();
  await showTeam();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => first(blog)).toBe(`2 ${ofBlog}`);
  expect(await first(team)).toBe(`1 ${ofTeam}`);
  await rest(blog);

  await page.getByLabel('Where To').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Your email address').focus();
  await page.keyboard.press('ArrowRight');
  expect(await first(blog)).toBe(`2 ${ofBlog}`);
  expect(await first(team)).toBe(`1 ${ofTeam}`);

  // The focus stays with the slider when its slide leaves, and cannot reach a slide off screen.
  const places = page.locator('#destinations');
  await comesAlive(places);
  await slides(places).first().getByRole('link', { name: 'Book Trip' }).focus();
  for (const step of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => first(places)).toBe(`${step} of ${COUNTRY_CARDS.length}`);
    await rest(places);
  }
  await expect(slides(places).locator('xpath=self::*[@inert]')).toHaveCount(COUNTRY_CARDS.length - 3);
  await expect(places.locator('[inert] a:focus')).toHaveCount(0);
});

test('presses that come faster than the slides move are all counted', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const team = await openSection(page, 'team');
  const of = `of ${TEAM.length}`;
  await next(team).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 4; press++) button.click();
  });
  await expect.poll(async () => (await shown(team))[0]).toBe(`5 ${of}`);
  await previous(team).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) button.click();
  });
  await expect.poll(async () => (await shown(team))[0]).toBe(`2 ${of}`);
  await rest(team);
  expect((await shown(team))[0]).toBe(`2 ${of}`);
});

test('the popular and recent articles below an article are sliders too', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`/${ARTICLES[3]!.id}`);
  for (const id of ['popular', 'recent']) {
    const section = page.locator(`#${id}`);
    await comesAlive(section);
    const first = (await shown(section))[0];
    await next(section).click();
    await expect.poll(async () => (await shown(section))[0]).not.toBe(first);
  }
});

test('living sliders and galleries have no accessibility fault', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  const packages = await openSection(page, 'packages');
  await next(packages).click();
  const sections = SECTIONS.map((id) => `#${id}`);
  for (const section of sections) await comesAlive(page.locator(section));
  expect(await faultsOf(page, ...sections)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await shown(packages)).length).toBe(3);
  expect(await faultsOf(page, ...sections)).toEqual([]);
});

for (const width of [360, 768, 1440]) {
  test(`home does not shift while it is read from top to bottom at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 });
    await noteShifts(page);
    await page.goto('/');
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        window.scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
    });
    // Scripts may come only now, on a slow machine.
    await comesAlive(page.locator('#blog'));
    const shifts = await shiftsOf(page);
    // A date field that is filled with today counts, at some hundred-thousandths: the budget has three decimals.
    const total = sumOf(shifts);
    expect(total.toFixed(3), JSON.stringify(shifts)).toBe('0.000');
  });
}
