import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

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
