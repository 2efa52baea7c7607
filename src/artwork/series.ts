import { readdirSync } from 'node:fs';
import type { Picture } from './picture.ts';
import { standIns } from './standIns.ts';

/** The pictures of one file of the `series` folder, in the file's own order. */
export interface Series {
  name: string;
  pictures: readonly Picture[];
}

const FOLDER = new URL('series/', import.meta.url);

/**
 * Reads every file of the `series` folder: each exports one array of pictures under the file's own name. A
 * new series needs no list. Give a `file` to read that one alone. Throws when it is missing, when a file exports
 * something else, or when two pictures share a name.
 */
export async function readSeries(file = ''): Promise<Series[]> {
  const files = readdirSync(FOLDER).filter((entry) =>
    file === '' ? entry.endsWith('.ts') : entry === `${file}.ts`,
  );
  if (files.length === 0) throw new Error(`There is no series/${file}.ts`);
  const series = await Promise.all(
    files.sort().map(async (entry): Promise<Series> => {
      const name = entry.replace(/\.ts$/, '');
      const exported: Record<string, unknown> = await import(new URL(entry, FOLDER).href);
      const pictures = exported[name];
      if (!Array.isArray(pictures)) throw new Error(`series/${entry} exports no array called ${name}`);
      return { name, pictures: pictures as Picture[] };
    }),
  );
  const seen = new Set<string>();
  for (const { name } of series.flatMap(({ pictures }) => pictures)) {
    if (seen.has(name)) throw new Error(`Two pictures are called ${name}`);
    seen.add(name);
  }
  const missing = file === '' ? standIns(seen) : [];
  return missing.length === 0 ? series : [...series, { name: 'standIns', pictures: missing }];
}
