// npm run fonts: cuts the two typefaces down to the letters and weights that the site uses and writes them to
// src/fonts/, with the fallback faces that take the same room, and the cuts that guides are set in. Both together must
// stay under 32 KB.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { fallbacksOf } from './fallbackFonts.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const ascii = range(0x20, 0x7e);
const marks = '\u00a0©·–—‘’“”•…';
const display = ascii.replace(/[@\\^_`{}|~<>[\]*#=]/g, '') + 'éñöü' + marks;
const text =
  ascii.replace(/[`^|~{}\\]/g, '') + 'ÀÁÂÄÅÇÈÉÊËÍÎÏÑÓÔÖØÚÜàáâãäåçèéêëíîïñòóôõöøùúûü' + marks + '°×½←↑→✓';

/** The soft, poster-like cut of Fraunces. */
const poster = { SOFT: 100, WONK: 0, opsz: 100 };
const fonts = [
  {
    file: 'display.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    letters: display,
    axes: { ...poster, wght: 680 },
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

// Share pictures and guides are set in still cuts, in a format that their painters read; what stands in a guide is
// embedded letter by letter, so that these hold more.
const letters = ascii + range(0xa0, 0xff) + marks + 'ŒœŠšŽž−€™';
const italic = '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2';
for (const [file, from, axes] of [
  ['display.ttf', fonts[0].from, { ...poster, wght: 700 }],
  ['text.ttf', fonts[1].from, { wght: 400 }],
  ['text-strong.ttf', fonts[1].from, { wght: 650 }],
  ['text-italic.ttf', italic, { wght: 400 }],
]) {
  const still = { targetFormat: 'sfnt', variationAxes: axes, noLayoutClosure: true };
  await writeFile(
    path.join(root, 'src/fonts', file),
    await subsetFont(await readFile(require.resolve(from)), letters, still),
  );
}

/** What a cut of a brand font measures at one weight. */
async function measure({ from, letters, axes }, weight) {
  const still = { targetFormat: 'sfnt', variationAxes: { ...axes, wght: weight }, noLayoutClosure: true };
  return fromBuffer(await subsetFont(await readFile(require.resolve(from)), letters, still));
}

const [displayFont, textFont] = fonts;
const behindDisplay = fallbacksOf('Fraunces', 'serif', [
  { metrics: await measure(displayFont, 680), weight: 'bold', range: '600 700' },
]);
const behindText = fallbacksOf('Figtree', 'sans', [
  { metrics: await measure(textFont, 400), weight: 'regular', range: '400 500' },
  { metrics: await measure(textFont, 650), weight: 'bold', range: '600 700' },
]);
const origin =
  '/* Written by npm run fonts: what the pages are set in until, or unless, the two brand fonts come. */';
/** What the two cuts are called in styles, and what stands in for them. */
const brand = { display: 'Fraunces cut', text: 'Figtree cut' };
const names = { families: brand, display: behindDisplay.names, text: behindText.names };
const stack = (first, others, last) => [first, ...others].map((name) => `'${name}'`).join(', ') + `, ${last}`;
const families = `:root {
  --font-display: ${stack(brand.display, names.display, 'serif')};
  --font-text: ${stack(brand.text, names.text, 'sans-serif')};
}`;
await writeFile(
  path.join(root, 'src/styles/fallbackFonts.css'),
  `${[origin, ...behindDisplay.rules, ...behindText.rules, families].join('\n')}\n`,
);
await writeFile(path.join(root, 'src/fonts/fallbacks.json'), `${JSON.stringify(names, null, 2)}\n`);
