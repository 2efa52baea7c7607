import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CANARY, photograph, type Ending } from '../src/pictures/testing/camera.ts';
import { copyFixture } from './project.ts';
import { renameRelations } from './changedRelations.ts';
import { ARTICLES } from './sample/articles.ts';
import { CARS } from './sample/cards.ts';
import { PLACES } from './sample/places.ts';
import { TRIPS } from './sample/trips.ts';

const DAY = 24 * 60 * 60;

/** The places whose pictures are photographs: all five, the first alone and a large one, the second alone. */
export const [ALL_FIVE, LARGE, THUMBNAIL] = PLACES.map(({ id }) => id) as [string, string, string];
/** The trip whose first picture is a photograph, and so its share picture: one of a short title, which darkens little of it. */
export const TRIP = TRIPS[1]!.id;
const [ARTICLE] = ARTICLES.map(({ id }) => id);

/** Pictures that the site asks for by their own name, two heroes wide and two tall among them. */
const BY_NAME = [
  ...['heroes/ferry-wide', 'heroes/ferry-tall', 'heroes/ridge-wide', 'heroes/terrace-tall'],
  ...['brand/favicon', 'brand/logo', 'brand/icon-maskable', 'bands/savannah', 'maps/at-sea', 'maps/on-land'],
];

export const KEYS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_TRIP', 'TEMPLATE_CAR', 'TEMPLATE_NEWSLETTER'];
/** Files of the last builds, by whether an open page may still ask for them. */
export const KEPT = ['recent.aaaa.js', 'recent.aaaa.js.br', 'recent.cccc.css', 'recent.dddd.woff2'];
export const DROPPED = [
  ...['withdrawn.eeee.jpg', 'withdrawn.eeee_x.avif', 'repainted.ffff.svg', 'repainted.ffff.svg.gz'],
];

/** Links that lead to what only the finished pages have. */
const LINKS =
  '[The team](/#team), [the cars](/ugandacarhire#cars), [all trips](/eastafricatravelpackages#catalogue), ' +
  '[the map](/eastafricatraveldestinations#map), [the prices](/eastafricatravelpackages?max=700#faq).';

/** A copy of the project that an agency has changed. */
export interface ChangedProject {
  folder: string;
  /** The photographs as they came, by their paths in content/pictures/. */
  originals: ReadonlyMap<string, Buffer>;
}

/** Has the nth picture of an entry, counted from 0, be one of its own; gives that picture's name. */
function ownPicture(folder: string, entry: string, nth: number): string {
  const file = path.join(folder, 'content', entry);
  const name = `photographs/${path.parse(entry).name}-${nth + 1}`;
  let at = 0;
  const text = readFileSync(file, 'utf8').replace(/(?:shared|photographs)\/[\w-]+/g, (now) =>
    at++ === nth ? name : now,
  );
  writeFileSync(file, text);
  return name;
}

/** How many entries stand on a page of a list here: one sight of them, as if there were ten times as many. */
export const LIST_MOST = 6;

function shortenLists(folder: string): void {
  const file = path.join(folder, 'src/constants.ts');
  const text = readFileSync(file, 'utf8');
  const shortened = text.replace(/LIST_MOST = \d+/, `LIST_MOST = ${LIST_MOST}`);
  if (shortened === text) throw new Error('src/constants.ts no longer says how long a list may be.');
  writeFileSync(file, shortened);
}

/** Leaves what an earlier build published: most of it six days ago, one file before an open page's time. */
function leaveOldBuild(folder: string): void {
  const files = path.join(folder, 'dist/_astro');
  mkdirSync(files, { recursive: true });
  // Built long ago, and in use until this build.
  const then = Date.now() / 1000 - 30 * DAY;
  for (const name of [...KEPT, ...DROPPED]) {
    writeFileSync(path.join(files, name), CANARY);
    utimesSync(path.join(files, name), then, then);
  }
}

/**
 * Copies the fixture and changes it as an agency does: photographs in place of a few pictures of every kind, keys of
 * the e-mail provider, links to parts of pages; it has been built before. Of its articles only a few are left, and its lists are cut early.
 */
export async function changedProject(): Promise<ChangedProject> {
  const folder = copyFixture();
  const gone = ARTICLES.slice(6).map(({ id }) => id);
  for (const id of gone) rmSync(path.join(folder, `content/articles/${id}.md`));
  renameRelations(path.join(folder, 'content'), (name) => (gone.includes(name) ? [] : [name]));
  const article = path.join(folder, `content/articles/${ARTICLE}.md`);
  writeFileSync(article, `${readFileSync(article, 'utf8').trimEnd()}\n\n${LINKS}\n`);

  const names = [
    ...BY_NAME,
    ...[0, 1, 2, 3, 4].map((nth) => ownPicture(folder, `places/${ALL_FIVE}.md`, nth)),
    ownPicture(folder, `places/${THUMBNAIL}.md`, 1),
    ownPicture(folder, `packages/${TRIP}.md`, 0),
    ownPicture(folder, `articles/${ARTICLE}.md`, 0),
    ownPicture(folder, `articles/${ARTICLE}.md`, 1),
    ownPicture(folder, `cars/${CARS[0]!.id}.json`, 0),
  ];
  const originals = new Map<string, Buffer>();
  const endings: readonly Ending[] = ['jpg', 'png', 'webp', 'avif'];
  for (const [nth, name] of names.entries()) {
    const ending = endings[nth % endings.length]!;
    originals.set(`${name}.${ending}`, await photograph(ending, nth));
  }
  // A photograph's kind of surface, larger than any page shows it: soft colours with grain.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const grain = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#3c6b4a', noise } });
  const exif = { IFD0: { Artist: CANARY } };
  const large = await grain.blur(2).withExif(exif).jpeg({ quality: 85 }).toBuffer();
  originals.set(`${ownPicture(folder, `places/${LARGE}.md`, 0)}.jpg`, large);
  mkdirSync(path.join(folder, 'content/pictures/photographs'));
  for (const [file, bytes] of originals) writeFileSync(path.join(folder, 'content/pictures', file), bytes);

  for (const [at, key] of KEYS.entries()) {
    const file = path.join(folder, at < 3 ? '.env.local' : '.env.production.local');
    writeFileSync(file, `PUBLIC_EMAILJS_${key}=" my-${key} "\n`, { flag: 'a' });
  }
  shortenLists(folder);
  leaveOldBuild(folder);
  return { folder, originals };
}

/** Every file below a folder, as paths from there. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
