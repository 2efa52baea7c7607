import { expect, isNoticed, ROUTES, shellLives, test } from './fixture.ts';
import { FAULTS, SCRIPT_LOST, withhold } from './held.ts';
import { TRIPS } from './sample/trips.ts';
import { next, openSection, shown, slides } from './strips.ts';

for (const fault of FAULTS) {
  test(`a slider whose script ${fault} is a strip to scroll, with all its pictures, and the page goes on`, async ({
    page,
    tolerate,
  }) => {
    tolerate.push(...SCRIPT_LOST);
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 780 });
    await withhold(page, '**/Slider.*.js*', fault);
    await page.goto('/');
    await shellLives(page);
    const section = page.locator('#packages');
    await section.locator('.swiper').scrollIntoViewIfNeeded();
    await expect(section.locator('.swiper')).toBeInViewport();
    await isNoticed(section.locator('.swiper'));
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

test('a slider that an older browser cannot start is a strip to scroll, and keeps its cards', async ({
  page,
  tolerate,
}) => {
  tolerate.push(/no inert here/);
  await page.addInitScript(() => {
    Object.defineProperty(HTMLElement.prototype, 'inert', {
      set(isOff: boolean) {
        if (isOff) throw new Error('no inert here');
      },
    });
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await shellLives(page);
  const section = page.locator('#packages');
  await section.locator('.swiper').scrollIntoViewIfNeeded();
  await expect(section.locator('astro-island[data-revealed]').first()).toBeAttached();
  await expect(slides(section)).toHaveCount(TRIPS.length);
  await expect(next(section)).toBeHidden();
  const strip = section.locator('.swiper');
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect(slides(section).last()).toBeInViewport({ ratio: 0.5 });
});

test('a slider does without what Safari before 17.4 has not', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  });
  const section = await openSection(page, 'packages');
  await next(section).click();
  await expect.poll(async () => (await shown(section))[0]).toBe(`2 of ${TRIPS.length}`);
  await page.goto(ROUTES.packages);
  const list = page.locator('[data-list]');
  await list.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-list][data-hydrated]')).toBeAttached();
  await list.getByRole('button', { name: 'Kenya', exact: true }).click();
  await expect(page).toHaveURL(/country=kenya/);
});

test('a package card whose script fails is a strip of its pictures inside a living slider', async ({
  page,
  tolerate,
}) => {
  tolerate.push(...SCRIPT_LOST);
  await withhold(page, '**/FrameGallery.*.js*', 'fails');
  const section = await openSection(page, 'packages');
  const frames = slides(section).first().locator('.frames');
  await expect(frames.locator('.frame').nth(1)).toHaveCSS('display', 'block');
  await frames.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
  await expect(frames.locator('.frame').nth(1)).toBeInViewport({ ratio: 0.9 });
  await next(section).click();
  await expect.poll(async () => (await shown(section))[0]).toBe(`2 of ${TRIPS.length}`);
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
    await expect(section.locator('.swiper-slide')).toHaveCount(TRIPS.length);
    const first = section.locator('.frames').first();
    await expect(first.locator('.frame').last()).toHaveCSS('display', 'block');
    await expect(first).toHaveCSS('overflow-x', 'auto');
  });
});
