import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress, compressAhead } from './compress.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'compress-'));
const page = (words: string) => `<p>${words}</p>\n`.repeat(60);

it('gives the same text what was kept of it, and a changed one its own', async () => {
  const root = folder();
  cpSync(import.meta.filename, path.join(root, 'src/build/compress.ts'));
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
  expect(first).toHaveLength(2);
  expect(await build(page('One word'))).toEqual(first);
  expect(await build(page('Two words'))).toHaveLength(4);
});

it('finds ready what was compressed while pages were rendered, and the same', async () => {
  const root = folder();
  cpSync(import.meta.filename, path.join(root, 'src/build/compress.ts'));
  const texts = Array.from({ length: 9 }, (_, at) => page(`Page ${at}`));
  const ahead = compressAhead(root);
  for (const text of texts) ahead.begin(Buffer.from(text));
  await ahead.done();
  const kept = path.join(root, '.cache/compressed');
  expect(readdirSync(kept)).toHaveLength(texts.length);
  const dist = folder();
  texts.forEach((text, at) => writeFileSync(path.join(dist, `${at}.html`), text));
  await compress(dist, root);
  // Only the other kind is made then.
  expect(readdirSync(kept)).toHaveLength(2 * texts.length);
  texts.forEach((text, at) => {
    expect(brotliDecompressSync(readFileSync(path.join(dist, `${at}.html.br`))).toString()).toBe(text);
  });
});
