import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** The painter's folders from the bottom up; those of one layer know nothing of each other. */
const LAYERS = [
  ['light'],
  ['drawing'],
  ['canvas'],
  ['sky'],
  ['land'],
  ['water'],
  ['animals', 'boats', 'buildings', 'objects', 'plants', 'vehicles'].map((kind) => `figures/${kind}`),
  ['figures/people'],
  ['figures'],
  ['figures/placing'],
  [
    ...['agency', 'articles', 'heroes', 'pages', 'places', 'posters', 'trips'].map(
      (kind) => `scenes/${kind}`,
    ),
    'standIns',
  ],
  ['.'],
];
/** What the painter shares with the site: the map's projection, and the reader of content. */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  'scenes/pages': /^\.\.\/lib\/regionMap\.ts$/,
  standIns: /^\.\.\/check\//,
};

const layerOf = (folder: string) => LAYERS.findIndex((folders) => folders.includes(folder));

/** Every import between the painter's files, and from them to the rest of the project, as paths from `src/artwork`. */
const imports = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(
      ([, target = '']) => ({ file, target: path.posix.join(path.posix.dirname(file), target) }),
    ),
  );

it('the painter imports downwards only: no layer knows of one above or beside it', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)];
    if (target.startsWith('../')) return !OUTSIDE[from]?.test(target);
    return from !== to && (layerOf(to) === -1 || layerOf(to) >= layerOf(from));
  });
  expect(wrong).toEqual([]);
  expect(imports.length).toBeGreaterThan(500);
});
