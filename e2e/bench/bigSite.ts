import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { ROOT } from '../project.ts';

/** Room for a number behind a title that search engines show whole. */
const TITLE = 36;
const FOLDERS = { trips: 'packages', articles: 'articles' } as const;
type Kind = keyof typeof FOLDERS;

/** An entry as another one: its own name, number, title, heading and last line, and otherwise the same text and pictures. */
function again(text: string, order: number): string {
  const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(fields);
  document.set('order', order);
  document.set('title', `${String(document.get('title')).slice(0, TITLE)} ${order}`);
  document.set('heading', `${String(document.get('heading'))} ${order}`);
  // No two texts are the same, so that nothing is done once for several of them.
  return `---\n${document.toString()}---\n${body.trimEnd()}\n\nThis text is number ${order}.\n`;
}

/** A route whose stops lie a little further north, in degrees, so that no two maps are the same drawing. */
const moveStops = (route: string, by: number) =>
  route.replace(/"lat": (-?[\d.]+)/g, (_, lat: string) => `"lat": ${(Number(lat) + by).toFixed(5)}`);

/** Adds entries until there are `count`; each belongs to what its original belongs to, and a trip has its route. */
function grow(content: string, kind: Kind, count: number): void {
  const folder = path.join(content, FOLDERS[kind]);
  const names = readdirSync(folder).toSorted();
  const relationsFile = path.join(content, `relations/${kind}.json`);
  const relations = JSON.parse(readFileSync(relationsFile, 'utf8')) as Record<string, unknown>;
  for (let at = names.length; at < count; at += 1) {
    const name = path.parse(names[at % names.length]!).name;
    const id = `${name}x${at}`;
    const order = 1000 + at;
    writeFileSync(
      path.join(folder, `${id}.md`),
      again(readFileSync(path.join(folder, `${name}.md`), 'utf8'), order),
    );
    if (relations[name]) relations[id] = relations[name];
    const route = path.join(content, 'routes', `${name}.json`);
    if (kind === 'trips' && existsSync(route)) {
      const moved = moveStops(readFileSync(route, 'utf8'), at / 10_000);
      writeFileSync(path.join(content, 'routes', `${id}.json`), moved);
    }
  }
  writeFileSync(relationsFile, JSON.stringify(relations, undefined, 2));
}

/**
 * Makes a project's content larger with copies of its own trips and articles, as many of each as there are now.
 * @param folder a copy of the project
 * @param count of trips and articles together
 */
export function growContent(folder: string, count: number): void {
  const content = path.join(folder, 'content');
  const [trips, articles] = Object.values(FOLDERS).map(
    (name) => readdirSync(path.join(content, name)).length,
  );
  const share = trips! / (trips! + articles!);
  const ofTrips = Math.round(count * share);
  grow(content, 'trips', ofTrips);
  grow(content, 'articles', count - ofTrips);
}

/** Adds a word to the first article of a project. */
export function changeWord(folder: string): void {
  const articles = path.join(folder, 'content', FOLDERS.articles);
  const [name] = readdirSync(articles).toSorted();
  appendFileSync(path.join(articles, name!), '\nOnwards.\n');
}

/** Gives every share picture of a copy of the project one pixel, so that a measurement is not of them. */
export async function leaveSharePictures(folder: string): Promise<void> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const file = path.join(folder, 'src/pages/og/[id].jpg.ts');
  const paths = /export const getStaticPaths[\s\S]*?GetStaticPaths;/.exec(readFileSync(file, 'utf8'))?.[0];
  if (!paths) throw new Error('src/pages/og/[id].jpg.ts no longer says which pictures there are.');
  writeFileSync(
    file,
    `import { getShares } from '../../lib/share.ts';
${paths.replace(/ satisfies GetStaticPaths/, '')}
const pixel = Uint8Array.from(atob('${pixel.toString('base64')}'), (letter) => letter.charCodeAt(0));
export const GET = () => new Response(pixel);
`,
  );
}

/** Gives every guide of a copy of the project one empty page, so that a measurement is not of them. */
export function leaveGuides(folder: string): void {
  const objects = ['/Type/Catalog/Pages 2 0 R', '/Type/Pages/Kids[3 0 R]/Count 1', '/Type/Page/Parent 2 0 R'];
  const pdf = `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj<<${object}>>endobj`).join('\n')}\ntrailer<</Root 1 0 R>>`;
  writeFileSync(
    path.join(folder, 'src/guides/typeset.ts'),
    `export const typeset = async (..._: unknown[]) => new TextEncoder().encode(${JSON.stringify(pdf)});\n`,
  );
}

/** Writes a site of Astro's own, `count` pages of a heading and a paragraph, into an empty folder. */
export function writeBareSite(folder: string, count: number): void {
  mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(
    path.join(folder, 'astro.config.mjs'),
    "export default { cacheDir: './.cache', build: { format: 'file' } };\n",
  );
  writeFileSync(
    path.join(folder, 'src/pages/[page].astro'),
    `---
export const getStaticPaths = () =>
  Array.from({ length: ${count} }, (_, at) => ({ params: { page: \`page\${at}\` } }));
const { page } = Astro.params;
---

<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{page}</title></head>
  <body><h1>{page}</h1><p>A page of its own.</p></body>
</html>
`,
  );
}
