import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtElements } from './builtPage.ts';
import { DIST, expect, KINDS, ROUTES, test } from './fixture.ts';
import { noteShifts, shiftsOf, sumOf } from './shifts.ts';
import { kilobytes, PHONE, readToTheEnd, watchTraffic } from './traffic.ts';

/** What the frame of any page may cost, whatever words and pictures it holds: kB (1,000 bytes) as sent, and a count. */
const FONTS = 32;
const SCRIPT_BEFORE_ISLANDS = 5;
const REQUESTS = 24;
/** Pages with islands in their first view; on the others nothing but the shell's few lines runs at first. */
const ALIVE: readonly string[] = [
  ROUTES.home,
  ROUTES.destinations,
  ROUTES.packages,
  ROUTES.cars,
  ROUTES.blog,
];
const scriptOf = (address: string) => (ALIVE.includes(address) ? 92 : SCRIPT_BEFORE_ISLANDS);

test.use(PHONE);

for (const address of KINDS.filter((page) => page !== '/404')) {
  test(`${address} asks for little at first on a phone, and nothing in it moves by itself`, async ({
    page,
  }) => {
    const traffic = watchTraffic(page);
    await noteShifts(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const first = await traffic.settled();
    expect
      .soft(kilobytes(first, 'script'), 'script in the first view, kB')
      .toBeLessThanOrEqual(scriptOf(address));
    expect.soft(kilobytes(first, 'font'), 'fonts, kB').toBeLessThanOrEqual(FONTS);
    expect.soft(first.length, 'requests in the first view').toBeLessThanOrEqual(REQUESTS);
    await readToTheEnd(page, traffic);
    const shifts = await shiftsOf(page);
    const moved = sumOf(shifts);
    expect.soft(moved, JSON.stringify(shifts)).toBeLessThan(0.0005);
  });

  test(`${address} asks for nothing that blocks its first paint`, () => {
    const elements = builtElements(address, DIST);
    const sheets = elements.filter(
      ({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'stylesheet',
    );
    expect(sheets).toEqual([]);
    const scripts = elements.filter(({ tag, attributes }) => tag === 'script' && 'src' in attributes);
    expect(scripts).toEqual([]);
    // What the page itself asks for once it has been painted.
    const late = elements.filter(({ tag, text }) => tag === 'script' && text.startsWith('self.pressed=[]'));
    expect(late).toHaveLength(1);
    const files = [...late[0]!.text.matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(0);
    const bytes = files
      .map((file) => brotliCompressSync(readFileSync(path.join(DIST, file))).length)
      .reduce((sum, length) => sum + length, 0);
    expect(bytes / 1000, 'script before anything hydrates, kB').toBeLessThanOrEqual(SCRIPT_BEFORE_ISLANDS);
  });
}
