import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Picture } from './canvas/picture.ts';
import { standIns } from './standIns/standIns.ts';

/** The pictures of one file of the `scenes` folder, in the file's own order. */
export interface Series {
  name: string;
  pictures: readonly Picture[];
}

const FOLDER = new URL('scenes/', import.meta.url);

/**
 * Reads every file of the `scenes` folders: each exports one array of pictures under the file's own name. A
 * new series needs no list. Give a `file` to read that one alone. Throws when it is missing, when a file exports
 * something else, or when two pictures share a name.
 */
export async function readSeries(file = ''): Promise<Series[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((entry) =>
    file === '' ? /(?<!\.test)\.ts$/.test(entry) : basename(entry) === `${file}.ts`,
  );
  if (files.length === 0) throw new Error(`There is no ${file}.ts in a folder of scenes/`);
  const series = await Promise.all(
    files.sort().map(async (entry): Promise<Series> => {
      const name = basename(entry, '.ts');
      const exported: Record<string, unknown> = await import(new URL(entry, FOLDER).href);
      const pictures = exported[name];
      if (!Array.isArray(pictures)) throw new Error(`scenes/${entry} exports no array called ${name}`);
      return { name, pictures: pictures as Picture[] };
    }),
  );
  const seen = new Set<string>();
  for (const { name } of series.flatMap(({ pictures }) => pictures)) {
    if (seen.has(name)) throw new Error(`Two pictures are called ${name}`);
    seen.add(name);
  }
  const missing = file === '' ? await standIns(seen) : [];
  return missing.length === 0 ? series : [...series, { name: 'standIns', pictures: missing }];
}
