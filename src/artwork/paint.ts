/**
 * Paints the pictures of the site: `npm run artwork`.
 *
 *   -- --only places/bwindi   paints those whose name begins so
 *   -- --series heroSerengeti reads that one file of the scenes folders
 *   -- --sheet                writes contact sheets into .sheets/ as well
 *   -- --report               says of each picture how its subject stands out, and what it is made of
 *
 * It writes SVG files into content/pictures/ and touches nothing else there: an editor's photograph stays.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { readSeries } from './series.ts';

const root = new URL('../../', import.meta.url);
const text = { type: 'string', default: '' } as const;
const flag = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { only: text, series: text, sheet: flag, report: flag } });

for (const { name: series, pictures } of await readSeries(values.series)) {
  const chosen = pictures.filter(({ name }) => name.startsWith(values.only));
  if (chosen.length === 0) continue;
  const painted = chosen.map(({ name, paint }) => ({ name, svg: paint() }));
  for (const { name, svg } of painted) {
    const file = fileURLToPath(new URL(`content/pictures/${name}.svg`, root));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
  const sizes = painted.map(({ svg }) => brotliCompressSync(svg).length).sort((one, other) => one - other);
  const median = sizes[Math.floor(sizes.length / 2)];
  process.stdout.write(
    `${series}: ${sizes.length} pictures, median ${median} bytes, largest ${sizes.at(-1)} bytes\n`,
  );
  if (values.report === true) {
    const { reportLine } = await import('./report.ts');
    for (const [at, picture] of chosen.entries()) {
      const { svg = '' } = painted[at] ?? {};
      process.stdout.write(`  ${await reportLine(picture, svg, brotliCompressSync(svg).length)}\n`);
    }
  }
  if (values.sheet === true) {
    const file = fileURLToPath(new URL(`.sheets/${series}.png`, root));
    mkdirSync(dirname(file), { recursive: true });
    const { writeSheet } = await import('./sheet.ts');
    await writeSheet(painted, file);
  }
}
