import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contentAside, handOver } from './contentAside.ts';
import { beginning, bundleHolds, findBundle, keepBundle, type Beginning } from './keptBundle.ts';
import { keptProgram } from './keptProgram.ts';

let root = '';
const at = (name: string) => path.join(root, name);
function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

const ENTRY = '.prerender/prerender-entry.A1.mjs';
const DATA = '.prerender/chunks/_astro_data-layer-content_A1.mjs';
/** The part of the content that Vite makes a bundle of, and a text, which it does not read. */
const PICTURE = 'content/pictures/places/bwindi-1.svg';
const TEXT = 'content/places/bwindi.md';

/** What a build does once Vite is done: `dist/` has no page yet. */
async function keep(begun: Beginning): Promise<void> {
  const made = { modules: [at('src/page.astro'), at(PICTURE)], styles: { page: ['h1{color:red}'] } };
  await keepBundle(root, at('dist'), made, begun, async (_, renderer, folder) => {
    mkdirSync(folder);
    for (const [from, to] of [
      [path.basename(ENTRY), 'renderer.mjs'],
      ['chunks/_astro_data-layer-content_A1.mjs', 'content.mjs'],
    ] as const)
      renameSync(path.join(renderer, from), path.join(folder, to));
    writeFileSync(path.join(folder, 'again.mjs'), '');
    return Promise.resolve();
  });
}
/** The module of the program that hands the content over. */
const HANDS_OVER = '.program/content.mjs';
const keptFolder = () => {
  const [folder = ''] = readdirSync(at('.cache/bundle')).filter((name) => name !== 'last');
  return `.cache/bundle/${folder}`;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-bundle-'));
  write('src/page.astro', '<h1>Zurura</h1>');
  for (const name of ['astro.config.mjs', 'tsconfig.json', 'package.json', PICTURE, TEXT]) write(name, '{}');
  write('node_modules/.package-lock.json', '{ "astro": "7.3.4" }');
  write('node_modules/astro/package.json', '{}');
  write('dist/_astro/menu.A1.js', 'open()');
  write(`dist/${ENTRY}`, 'export const app = {}');
  write(`dist/${DATA}`, contentAside.load.handler('\0astro:data-layer-content') ?? '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('a kept bundle', () => {
  beforeEach(() => keep(beginning(root)));

  it('is what browsers get, the styles of each page, and a program that takes the content of the day', async () => {
    const found = await findBundle(root);
    await found?.copyTo(at('again'));
    expect(readdirSync(at('again'), { recursive: true }).toSorted()).toEqual(['_astro', '_astro/menu.A1.js']);
    expect(found?.styles).toEqual({ page: ['h1{color:red}'] });
    expect(existsSync(path.join(found!.program, 'renderer.mjs'))).toBe(true);
    expect(existsSync((await keptProgram(root)) ?? '')).toBe(true);
    const today = new Map([['places', 'bwindi']]);
    handOver(today);
    const data = (await import(pathToFileURL(at(`${keptFolder()}/${HANDS_OVER}`)).href)) as {
      default: unknown;
    };
    expect(data.default).toBe(today);
  });

  it('holds when a text is another, or there is one more', async () => {
    write(TEXT, 'misty');
    write('content/fees/permit.json', '{}');
    expect(await bundleHolds(root)).toBe(true);
  });

  it.each([
    ['a program is another', () => write('src/page.astro', '<h1>Safari</h1>')],
    ['there is one program more', () => write('src/menu.ts', '')],
    ['the settings are others', () => write('astro.config.mjs', '{ "base": "/" }')],
    ['another version is installed', () => write('node_modules/.package-lock.json', '{ "astro": "7.3.5" }')],
    ['nothing tells what is installed', () => rmSync(at('node_modules/.package-lock.json'))],
    ['a key of a provider is set', () => vi.stubEnv('PUBLIC_EMAILJS_ORIGIN', 'https://mail.example')],
    ['the site gets another address', () => vi.stubEnv('SITE_URL', 'https://safari.example')],
    ['content that is part of it is another', () => write(PICTURE, '<svg/>')],
    ['content that is part of it is gone', () => rmSync(at(PICTURE))],
    ['there is one picture more', () => write('content/pictures/places/bwindi-2.svg', '')],
    ['a byte of the renderer is another', () => appendFileSync(at(`${keptFolder()}/${HANDS_OVER}`), ' ')],
    ['what browsers get is gone', () => rmSync(at(`${keptFolder()}/_astro/menu.A1.js`))],
    ['the note of it is cut short', () => write('.cache/bundle/last', 'x')],
    ['the note of it is gone', () => rmSync(at('.cache/bundle/last'))],
  ])('holds no more when %s', async (_, change) => {
    expect(await bundleHolds(root)).toBe(true);
    change();
    expect(await bundleHolds(root)).toBe(false);
  });

  it('is not that of a copy of the project, whose content the program would not read', async () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'kept-copy-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    cpSync(root, copy, { recursive: true });
    expect(await keptProgram(copy)).toBeUndefined();
    expect(await keptProgram(root)).toBeDefined();
  });

  it('takes the place of the one before', async () => {
    const before = keptFolder();
    await keep(beginning(root));
    expect(keptFolder()).not.toBe(before);
    expect(readdirSync(at('.cache/bundle'))).toHaveLength(2);
  });
});

describe('nothing is kept', () => {
  it.each([
    ['a program changes while Vite reads it', () => write('src/page.astro', '<h1>Safari</h1>')],
    ['content that is part of it changes meanwhile', () => write(PICTURE, '<svg/>')],
    ['it hands the content over in another way', () => rmSync(at(`dist/${DATA}`))],
    ['it holds the content', () => write(`dist/${DATA}`, 'export default JSON.parse("[1]")')],
  ])('when %s', async (_, change) => {
    const begun = beginning(root);
    change();
    await keep(begun);
    expect(await bundleHolds(root)).toBe(false);
  });
});
