import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { json, markdown } from '../src/check/testing/smallSite.ts';
import { changeRelations } from './changedRelations.ts';

/** Fields whose values are chosen from a few, or have a form of their own, and are no words. */
const FIXED =
  /^(?:country|region|people|rate|system|published|updated|read|validUntil|fee|dated|duration|locale|availability|kind|by|chance|tax|shared|party|fees|hours)$/;
/** Pages of their own and anchors, whose addresses are the names of their files. */
const NAMED = ['articles', 'packages', 'routes', 'places', 'cars', 'faq', 'answers'];
/** Pictures that the code itself asks for by their names. */
const ASKED_FOR = /^(?:brand|maps|bands)\/|^heroes\/(?:serengeti|kilimanjaro)-wide$/;
/** Where a link leads, markup, a place that code fills in, and a day of a plan: the words around them are changed. */
const KEPT = /(\]\([^)\s]*|<[^>]*>|\{[^}]*\}|^#+ Days? \d+(?: ?(?:-|–|to|and|&) ?\d+)?)/m;
const VOWELS: Record<string, string> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' };

const isUpper = (letter: string) => letter !== letter.toLowerCase();
/** The same words with other vowels: as long as before, and none of them what it was. */
const reworded = (words: string) =>
  words.replace(/[aeiou]/gi, (letter) => {
    const other = VOWELS[letter.toLowerCase()] ?? letter;
    return isUpper(letter) ? other.toUpperCase() : other;
  });
const rewritten = (text: string) =>
  text
    .split(KEPT)
    .map((part, at) => (at % 2 ? part : reworded(part)))
    .join('');

const newName = (name: string) => (ASKED_FOR.test(name) ? name : name.replace(/([^/]+)$/, 'other-$1'));

/** A value of a content file with its words changed; `key` is the name of the field that holds it. */
function changed(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, key));
  if (value !== null && typeof value === 'object') {
    // An animal names the files of places, which take other names.
    const isNamed = key === 'places';
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [isNamed ? `other${name}` : name, changed(inner, name)]),
    );
  }
  if (typeof value === 'number') return key === 'price' || key === 'amount' ? value + 5 : value;
  if (typeof value !== 'string' || FIXED.test(key)) return value;
  // A neighbour is a name; the place of a scene is a word.
  if (key === 'place' && value === value.toLowerCase()) return value;
  if (key === 'image') return newName(value);
  if (key === 'place' && /^[a-z0-9-]+$/.test(value)) return `other${value}`;
  if (key === 'bestMonths') return 'April to May';
  return /^https?:/.test(value) ? value.replace('://', '://other.') : rewritten(value);
}

interface Entry {
  file: string;
  fields: Record<string, unknown>;
  body: string | undefined;
}

function read(file: string): Entry {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return { file, fields: JSON.parse(text) as Entry['fields'], body: undefined };
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
  return { file, fields: parse(head) as Entry['fields'], body };
}
const write = ({ file, fields, body }: Entry) =>
  writeFileSync(file, body === undefined ? json(fields) : markdown(fields, body));

const CONTACTS = {
  product: 'otherways',
  url: 'https://www.otherways.example',
  phones: ['+255 111 222 333', '+255 444 555 666'],
  email: 'people@otherways.example',
  chat: { number: '255111222333', greeting: 'Good day' },
  social: [],
  copyrightFrom: 1999,
};

/** Every picture becomes another one of the same size under another name, except for names that the code asks for. */
function changePictures(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.svg')) continue;
    const from = path.join(folder, name);
    const box = /viewBox="([^"]+)"/.exec(readFileSync(from, 'utf8'))?.[1] ?? '0 0 1600 900';
    const to = path.join(folder, `${newName(name.replace(/\.svg$/, ''))}.svg`);
    renameSync(from, to);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#286" d="M0 0h9999v9999H0z"/></svg>`;
    writeFileSync(to, drawing);
  }
}

/**
 * Two entries of a folder more than before, or one less; what is added is a copy under a heading of its own.
 * @returns the name that was copied and its copy's, or the one that was taken away
 */
function changeCount(content: string, folder: string, by: 1 | -1): [from: string, twin?: string] {
  const names = readdirSync(path.join(content, folder)).toSorted();
  const file = path.join(content, folder, names.at(-1)!);
  const { dir, base, name } = path.parse(file);
  if (by < 0) {
    rmSync(file);
    return [name];
  }
  const { fields, body } = read(file);
  const twin = { ...fields, order: names.length + 1 };
  // The first words of it alone: with all of them search engines would cut it.
  if ('title' in fields) Object.assign(twin, { title: `Another ${String(fields['title']).slice(0, 30)}` });
  for (const key of ['heading', 'question', 'name', 'locationTitle', 'carname'])
    if (key in fields) Object.assign(twin, { [key]: `Another ${String(fields[key])}` });
  const other = `another${base.replace('-', '')}`;
  write({ file: path.join(dir, other), fields: twin, body });
  return [name, path.parse(other).name];
}

/** Leaves of links to an entry that is gone only their words, as an editor does whom the build tells of them. */
function unlink(content: string, name: string): void {
  const link = new RegExp(String.raw`\[([^\]]*)\]\([^)\s]*[/#]${name}\)`, 'g');
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:md|json)$/.test(file)) continue;
    const text = readFileSync(path.join(content, file), 'utf8');
    writeFileSync(path.join(content, file), text.replace(link, '$1'));
  }
}

/**
 * Changes in a content/ whatever an agency may change: every word that visitors see, every picture, every contact, the
 * addresses of its own pages, prices, and how many there are of everything.
 * @param content the folder
 */
export function changeContent(content: string): void {
  changePictures(path.join(content, 'pictures'));
  rmSync(path.join(content, 'guides'), { recursive: true, force: true });
  const others = NAMED.flatMap((folder) =>
    readdirSync(path.join(content, folder)).map((file) => path.parse(file).name),
  );
  const moved = new RegExp(String.raw`(?<=\]\(/?[^)\s]*[/#])(${others.join('|')})(?=[)\s#])`, 'g');
  const ways = new RegExp(String.raw`(?<="place":")(${others.join('|')})(?=")`, 'g');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const isWords = (file: string) => /\.(?:md|json)$/.test(file) && !/^(?:pictures|relations)\b/.test(file);
  for (const name of files.filter(isWords)) {
    const entry = read(path.join(content, name));
    const fields = changed(entry.fields, '') as Entry['fields'];
    const body = entry.body === undefined ? undefined : rewritten(entry.body).replace(moved, 'other$1');
    const pictured = body?.replace(/(?<=!\[[^\]]*\]\()[^)\s]+/g, newName);
    rmSync(entry.file);
    const { dir, base } = path.parse(entry.file);
    const file = NAMED.includes(path.basename(dir)) ? path.join(dir, `other${base}`) : entry.file;
    write({
      file,
      fields: JSON.parse(
        JSON.stringify(fields).replace(moved, 'other$1').replace(ways, 'other$1'),
      ) as Entry['fields'],
      body: pictured,
    });
  }
  const more = ['packages', 'articles', 'places', 'team', 'cars'].map((folder) =>
    changeCount(content, folder, 1),
  );
  const fewer = ['reviews', 'faq', 'answers', 'terms'].map((folder) => changeCount(content, folder, -1));
  for (const [name] of fewer) unlink(content, name);
  changeRelations(content, [...more, ...fewer]);
  const site = path.join(content, 'site.json');
  write({ ...read(site), fields: { ...read(site).fields, ...CONTACTS } });
}
