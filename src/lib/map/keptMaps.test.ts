import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'keptMaps.ts'), 'utf8');
const programs = [...source.matchAll(/'(src\/[^']+)'/g)].map(([, place = '']) => place);

/** The files of the project that a file takes more than types from. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^']*'(\.[^']+)'/gm)].map(([, to = '']) =>
    path.relative(process.cwd(), path.resolve(path.dirname(file), to)),
  );

it('a map is drawn anew when any of what draws it has changed', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
  const used = new Set(files.flatMap((name) => importsOf(path.join(import.meta.dirname, name))));
  expect(used.size).toBeGreaterThan(5);
  const isCounted = (file: string) =>
    programs.some((place) => file === place || file.startsWith(`${place}/`));
  expect([...used].filter((file) => !isCounted(file))).toEqual([]);
});
