import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { Report } from '../src/server/vitals.ts';
import { expect, test } from './fixture.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The script of the shell as a build with PUBLIC_VITALS_URL=/vitals has it, by the names of its files. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.PUBLIC_VITALS_URL': JSON.stringify('/vitals') },
    build: {
      write: false,
      rollupOptions: {
        input: 'src/shell/vitals.client.ts',
        output: { entryFileNames: 'entry.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const { output } = made as Rollup.RollupOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

/** A page with that script alone, at an address of the site; gives what is asked for beside it. */
async function openMeasured(page: Page, files: ReadonlyMap<string, string>) {
  const asked: string[] = [];
  await page.route('**/measured/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    await route.fulfill({ contentType: 'text/javascript', body: files.get(name) ?? '' });
  });
  await page.route(/\/somewhere/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Measured</title><h1>Measured</h1><script type="module" src="/measured/entry.js"></script>',
    }),
  );
  const reports: unknown[] = [];
  await page.route('**/vitals', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.goto('/somewhere?name=Amina#part');
  return { asked, reports };
}

/** Turns to another tab, as far as the page can tell. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return new Promise((resolve) => setTimeout(resolve));
  });

test('a visit is reported once, when it ends, and without anything that tells who came', async ({ page }) => {
  const files = await bundle();
  const { asked, reports } = await openMeasured(page, files);
  await expect.poll(() => asked.length, { message: 'the library is loaded after the page' }).toBe(2);
  await page.getByRole('heading').click();
  expect(reports).toEqual([]);
  await hide(page);
  await expect.poll(() => reports.length).toBe(1);
  await hide(page);
  expect(reports).toHaveLength(1);
  const report = Report.parse(reports[0]);
  expect(report).toMatchObject({ route: '/somewhere', width: 'desktop' });
  expect(Object.keys(report.vitals)).toEqual(expect.arrayContaining(['FCP', 'TTFB', 'CLS']));
});

test('who asked not to be measured is not, and loads nothing for it', async ({ page }) => {
  const files = await bundle();
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const { asked, reports } = await openMeasured(page, files);
  await page.waitForLoadState('networkidle');
  await hide(page);
  expect([asked, reports]).toEqual([['entry.js'], []]);
});
