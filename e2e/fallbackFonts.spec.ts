import type { Page } from '@playwright/test';
import fallbacks from '../src/fonts/fallbacks.json' with { type: 'json' };
import { expect, HIDDEN, KINDS, saveData, test } from './fixture.ts';

const WIDTHS = [320, 360, 390, 768, 1440];
/**
 * What Android and Linux systems bring, by the faces that they stand in. Liberation measures as Apple's and Windows'
 * own do, and shares a face with them.
 */
const IN_CI = [
  'Noto Serif',
  'Roboto',
  'Noto Sans',
  'Times New Roman',
  'Helvetica',
  'DejaVu Serif',
  'DejaVu Sans',
];

interface System {
  display: string;
  text: string;
}

/** The fallback faces for which this machine has the typeface. */
function installed(page: Page, faces: string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    const loads = names.map((name) => document.fonts.load(`700 16px '${name}'`));
    const results = await Promise.all(loads.map((load) => load.catch(() => [])));
    // A face without its typeface never gets to 'loaded'.
    return names.filter((_, at) => results[at]!.some(({ status }) => status === 'loaded'));
  }, faces);
}

/** A page's headings that are seen, by their lines; the height of the bar at its top; whether it is too wide. */
interface Setting {
  headings: number[];
  header: number;
  wide: boolean;
}

/** Sets a page in the brand's fonts and then in each system's fallback faces, and measures each of these. */
const setIn = (page: Page, systems: readonly System[]): Promise<Setting[]> =>
  page.evaluate(async (all) => {
    const { style } = document.documentElement;
    const lines = (element: Element) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const inner =
        element.getBoundingClientRect().height - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
      return Math.round(inner / parseFloat(lineHeight));
    };
    const measure = () => ({
      headings: [...document.querySelectorAll('h1, h2, h3')]
        .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2)
        .map(lines),
      header: document.querySelector('header')!.getBoundingClientRect().height,
      wide: document.documentElement.scrollWidth > innerWidth,
    });
    for (const font of (window as unknown as { brandFonts: FontFace[] }).brandFonts) {
      font.display = 'swap';
      document.fonts.add(await font.load());
    }
    const settings: Setting[] = [];
    for (const faces of [undefined, ...all]) {
      style.removeProperty('--font-display');
      style.removeProperty('--font-text');
      if (faces) {
        style.setProperty('--font-display', `'${faces.display}'`);
        style.setProperty('--font-text', `'${faces.text}'`);
      }
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      settings.push(measure());
    }
    return settings;
  }, systems);

test("in the system's typefaces headings break as in the brand's fonts, and no header wraps", async ({
  page,
}) => {
  test.slow();
  await saveData(page);
  await page.goto('/');
  const display = await installed(page, fallbacks.display);
  const text = await installed(page, fallbacks.text);
  if (process.env['CI']) {
    const names = [...display, ...text].map((name) => name.replace(/^\w+ as /, ''));
    expect(names, 'typefaces that .ci/run installs').toEqual(expect.arrayContaining(IN_CI));
  }
  expect(Math.min(display.length, text.length), 'typefaces of this system').toBeGreaterThan(0);
  // Every face once; the shorter list goes round.
  const systems: System[] = Array.from({ length: Math.max(display.length, text.length) }, (_, at) => ({
    display: display[at % display.length]!,
    text: text[at % text.length]!,
  }));
  const same = systems.map(() => 0);
  let all = 0;
  for (const path of KINDS.filter((kind) => !HIDDEN.includes(kind))) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const [brand, ...fallbacksOf] = await setIn(page, systems);
      all += brand!.headings.length;
      for (const [at, fallback] of fallbacksOf.entries()) {
        const { display: serif, text: sans } = systems[at]!;
        const where = `${path} at ${width} px in ${serif}, ${sans}`;
        expect.soft(fallback.header, `header of ${where}`).toBe(brand!.header);
        expect.soft(fallback.wide, `${where} is wider than its window`).toBe(false);
        same[at]! += brand!.headings.filter((lines, nth) => lines === fallback.headings[nth]).length;
      }
    }
  }
  expect(all).toBeGreaterThan(500);
  for (const [at, { display: name }] of systems.entries())
    expect.soft(same[at]! / all, `headings with the brand's lines in ${name}`).toBeGreaterThanOrEqual(0.9);
});

test('with the web fonts blocked a page is set in an adjusted face of the system, never in a bare one', async ({
  page,
  tolerate,
}) => {
  tolerate.push(/Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const used = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(used.some((family) => family.includes('Fraunces as '))).toBe(true);
  expect(used.some((family) => family.includes('Figtree as '))).toBe(true);
});
