// npm run fonts: cuts the two typefaces down to the letters and weights that the site uses and writes them to
// src/fonts/. A preloaded font delays the largest paint, so both together must stay under 32 KB.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const ascii = range(0x20, 0x7e);
const marks = '\u00a0©·–—‘’“”•…';
const display = ascii.replace(/[@\\^_`{}|~<>[\]*#=]/g, '') + 'éñöü' + marks;
const text =
  ascii.replace(/[`^|~{}\\]/g, '') + 'ÀÁÂÄÅÇÈÉÊËÍÎÏÑÓÔÖØÚÜàáâãäåçèéêëíîïñòóôõöøùúûü' + marks + '°×½←↑→✓';

/** The soft, poster-like cut of Fraunces: only the weight stays variable. */
const poster = { SOFT: 100, WONK: 0, opsz: 100 };
const fonts = [
  {
    file: 'display.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    letters: display,
    axes: { ...poster, wght: { min: 600, max: 700 } },
  },
  {
    file: 'text.woff2',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    letters: text,
    axes: { wght: { min: 400, max: 700 } },
  },
];

let total = 0;
for (const { file, from, letters, axes } of fonts) {
  const cut = await subsetFont(await readFile(require.resolve(from)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: true,
  });
  await writeFile(path.join(root, 'src/fonts', file), cut);
  total += cut.length;
  console.log(`${file}  ${cut.length} bytes`);
}
console.log(`together  ${total} bytes`);

// Share pictures are set with a still cut of the display face, in a format that their painter reads.
const still = await subsetFont(await readFile(require.resolve(fonts[0].from)), text, {
  targetFormat: 'sfnt',
  variationAxes: { ...poster, wght: 700 },
  noLayoutClosure: true,
});
await writeFile(path.join(root, 'src/fonts/display.ttf'), still);
