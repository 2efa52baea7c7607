import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compression } from './compress.ts';
import { compress } from './testing/compress.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'compress-'));
const page = (words: string) => `<p>${words}</p>\n`.repeat(60);

it('gives the same text what was kept of it, and a changed one its own', async () => {
  const root = folder();
  for (const name of ['compress', 'effort'])
    cpSync(import.meta.filename, path.join(root, `src/build/${name}.ts`));
  const build = async (text: string) => {
    const dist = folder();
    writeFileSync(path.join(dist, 'page.html'), text);
    await compress(dist, root);
    const [brotli, zipped] = ['br', 'gz'].map((ending) =>
      readFileSync(path.join(dist, `page.html.${ending}`)),
    );
    expect(brotliDecompressSync(brotli!).toString()).toBe(text);
    expect(gunzipSync(zipped!).toString()).toBe(text);
    rmSync(dist, { recursive: true });
    return readdirSync(path.join(root, '.cache/compressed')).toSorted();
  };
  const first = await build(page('One word'));
  expect(first).toHaveLength(1);
  expect(await build(page('One word'))).toEqual(first);
  expect(await build(page('Two words'))).toHaveLength(2);
});

it('compresses pages while others are rendered, and the rest of the folder once', async () => {
  const dist = folder();
  const { page: take, rest } = compression();
  const texts = Array.from({ length: 9 }, (_, at) => page(`Page ${at}`));
  for (const [at, text] of texts.entries()) {
    const file = path.join(dist, `${at}.html`);
    await take(file, Buffer.from(text));
    // What is written over it meanwhile is not read again.
    writeFileSync(file, page('Later'));
  }
  writeFileSync(path.join(dist, 'other.svg'), page('Other'));
  expect(await rest(dist)).toBe(10);
  const brotli = (name: string) =>
    brotliDecompressSync(readFileSync(path.join(dist, `${name}.br`))).toString();
  texts.forEach((text, at) => expect(brotli(`${at}.html`)).toBe(text));
  expect(brotli('other.svg')).toBe(page('Other'));
});

it('says what went wrong with a page, at the end', async () => {
  const { page: take, rest } = compression();
  await take(path.join(folder(), 'gone/page.html'), Buffer.from(page('Word')));
  await expect(rest(folder())).rejects.toThrow('ENOENT');
});
