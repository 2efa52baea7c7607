import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishPictures } from './publishPictures.ts';
import { photograph } from './testing/camera.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
const clean = (format: 'webp' | 'avif' | 'png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c83232' } })
    .toFormat(format)
    .toBuffer();

/** A built site and the editors' pictures, each file by its path. */
async function project(site: Record<string, string | Buffer>, pictures: readonly string[] = []) {
  const root = await mkdtemp(path.join(tmpdir(), 'zurura-pictures-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const files = { ...site, ...Object.fromEntries(pictures.map((name) => [`../content/${name}`, ''])) };
  for (const [name, content] of Object.entries({
    'index.html': '',
    '../content/none/none.svg': SVG,
    ...files,
  })) {
    const file = path.join(root, 'site', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const folder = path.join(root, 'site');
  return {
    has: (name: string) => existsSync(path.join(folder, name)),
    publish: () => publishPictures(folder, path.join(root, 'content')),
  };
}

describe('a picture that nothing leads to', () => {
  it('is deleted, as a photograph and as a drawing, and what the pages, styles and scripts name stays', async () => {
    const site = await project({
      'index.html':
        '<img srcset="/_astro/a.1_x.webp 360w, /_astro/a.1_y.webp 640w"><style>b{mask:url(/_astro/b.2.svg)}</style>',
      'manifest.webmanifest': '{"icons":[{"src":"/_astro/c.3.png"}]}',
      '_astro/page.js': 'show("d.4.avif")',
      '_astro/a.1.jpg': await photograph('jpg', 0),
      '_astro/a.1_x.webp': await clean('webp'),
      '_astro/a.1_y.webp': await clean('webp'),
      '_astro/b.2.svg': SVG,
      '_astro/c.3.png': await clean('png'),
      '_astro/d.4.avif': await clean('avif'),
      '_astro/e.5.svg': SVG,
      '_astro/unknown.js': '',
      '_astro/font.woff2': '',
    });
    expect((await site.publish()).toSorted()).toEqual(['_astro/a.1.jpg', '_astro/e.5.svg']);
    expect(site.has('_astro/a.1.jpg')).toBe(false);
    for (const name of [
      'a.1_x.webp',
      'a.1_y.webp',
      'b.2.svg',
      'c.3.png',
      'd.4.avif',
      'unknown.js',
      'font.woff2',
    ]) {
      expect(site.has(`_astro/${name}`), name).toBe(true);
    }
  });

  it('is not held by a longer name that ends or begins like its own', async () => {
    const site = await project({
      'index.html': '<img src="/_astro/lake-a.1.svg"><img src="/_astro/a.1.svg.png">',
      '_astro/lake-a.1.svg': SVG,
      '_astro/a.1.svg': SVG,
    });
    expect(await site.publish()).toEqual(['_astro/a.1.svg']);
  });

  it('stays under an address of its own, where others may ask for it', async () => {
    const site = await project({ 'og/home.png': await clean('png') });
    expect(await site.publish()).toEqual([]);
  });
});

describe('a picture that holds more than a picture stops the build', () => {
  const led = (name: string) => ({ 'index.html': `<img src="/_astro/${name}">` });

  it('and the photograph that it was made of is named, with what was found', async () => {
    const bytes = await photograph('webp', 0);
    const site = await project({ ...led('bwindi-1.4f_x.webp'), '_astro/bwindi-1.4f_x.webp': bytes }, [
      'places/bwindi-1.webp',
      'places/bwindi-2.webp',
    ]);
    await expect(site.publish()).rejects.toThrow(
      /^content\/pictures\/places\/bwindi-1\.webp: would be published .+ \(ICCP, EXIF, XMP\): save it again as JPG\.\n\nNothing/,
    );
  });

  it('so does a photograph under the name of a rendition', async () => {
    const bytes = await photograph('jpg', 0);
    const site = await project({ ...led('bwindi-1.4f_x.avif'), '_astro/bwindi-1.4f_x.avif': bytes });
    await expect(site.publish()).rejects.toThrow('could not be cut to size');
  });

  it('so does a share picture, under its own name', async () => {
    const site = await project({ 'og/home.png': await photograph('png', 0) });
    await expect(site.publish()).rejects.toThrow(/^og\/home\.png: /);
  });

  it.each([
    ['in one line', (base64: string) => base64],
    ['in lines of 76 letters', (base64: string) => base64.replace(/.{76}/g, '$&\n')],
    ['in lines that are written as entities', (base64: string) => base64.replace(/.{76}/g, '$&&#10;')],
  ])('so does a drawing that embeds such a photograph %s', async (_how, write) => {
    const data = write((await photograph('jpg', 0)).toString('base64'));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><image href="data:image/jpeg;base64,${data}"/></svg>`;
    const site = await project({ ...led('map.1.svg'), '_astro/map.1.svg': svg }, ['maps/map.svg']);
    await expect(site.publish()).rejects.toThrow(
      /^content\/pictures\/maps\/map\.svg: embeds a photograph .+EXIF.+ into content\/pictures\/ instead\./,
    );
  });
});

it('a drawing is published as it was drawn, with a clean picture in it and what its program wrote about itself', async () => {
  const data = (await clean('png')).toString('base64');
  const svg = `<svg viewBox="0 0 4 3"><metadata>Inkscape</metadata><image href="data:image/png;base64,${data}"/></svg>`;
  const site = await project({ 'favicon.svg': svg });
  expect(await site.publish()).toEqual([]);
});
