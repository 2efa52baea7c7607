import path from 'node:path';
import { FOLDERS } from '../collections.ts';
import type { Complaint } from './complaint.ts';
import { didYouMean } from './nearest.ts';
import { idOf, type Collection } from './readEntry.ts';

/** The texts that the pages ask for: files of content/pages/. */
const PAGES = 'home about destinations packages carhire blog terms received notfound'.split(' ');

const names = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
const bases = [...new Set(names.map((name) => FOLDERS[name].base)), 'pictures', 'guides'];
const fits = (pattern: string, name: string) =>
  pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
const endingOf = (base: string) =>
  path.extname(FOLDERS[names.find((name) => FOLDERS[name].base === base) ?? 'pages'].pattern);

/** The files of content/ by what they are. */
export interface Sorted {
  entries: { file: string; collection: Collection }[];
  pictures: string[];
  guides: string[];
  complaints: Complaint[];
}

/** Why a file of a content folder is read by nobody, and what would be. */
function strange(base: string, name: string): string {
  const ending = endingOf(base);
  const bare = idOf(name);
  if (name.includes('/'))
    return `is not read: files stand directly in content/${base}/, not in folders of it.`;
  if (base === 'panels' && path.extname(name) === ending) {
    const panels = names.filter((key) => FOLDERS[key].base === base).map((key) => FOLDERS[key].pattern);
    return `no page shows it. The panels are ${panels.join(', ')}.${didYouMean(name, panels)}`;
  }
  const alike = ending === '.md' ? /\.(?:markdown|mdx?|mdown|md\.txt)$/i : /\.(?:jsonc?|json5|json\.txt)$/i;
  const means = alike.test(name) ? ` Rename it to ${idOf(bare)}${ending}.` : '';
  return `is not read: the files of content/${base}/ end in ${ending}.${means}`;
}

function missing(entries: Sorted['entries']): Complaint[] {
  const complaints: Complaint[] = [];
  const files = new Set(entries.map(({ file }) => file));
  const needed = ['content/site.json', ...PAGES.map((page) => `content/pages/${page}.md`)];
  for (const name of names) {
    const { base, pattern } = FOLDERS[name];
    if (!pattern.startsWith('*')) needed.push(`content/${base}/${pattern}`);
    else if (base !== 'pages' && !entries.some(({ collection }) => collection === name)) {
      complaints.push({
        file: `content/${base}/`,
        says: `has no ${path.extname(pattern)} files: it needs at least one.`,
      });
    }
  }
  for (const file of needed) if (!files.has(file)) complaints.push({ file, says: 'is missing.' });
  return complaints;
}

/**
 * Sorts the files of content/ by folder and complains about those that nobody would read, or that are missing.
 * @param files paths inside content/, with forward slashes, without dot-files
 */
export function sortFiles(files: readonly string[]): Sorted {
  const sorted: Sorted = { entries: [], pictures: [], guides: [], complaints: [] };
  for (const inside of files) {
    const file = `content/${inside}`;
    const [base = '', ...rest] = inside.split('/');
    const name = rest.join('/');
    const collection = names.find((key) => FOLDERS[key].base === base && fits(FOLDERS[key].pattern, name));
    const isNote = /(?:^|\/)(?:README[^/]*|CREDITS\.md)$/i.test(inside);
    if (inside === 'site.json') sorted.entries.push({ file, collection: 'site' });
    else if (isNote && !collection) continue;
    else if (isNote)
      sorted.complaints.push({ file, says: 'would be read as an entry: move it to content/ itself.' });
    else if (base === 'pictures') sorted.pictures.push(file);
    else if (base === 'guides') sorted.guides.push(file);
    else if (!name) sorted.complaints.push({ file, says: `is not read.${didYouMean(base, ['site.json'])}` });
    else if (!bases.includes(base)) {
      const says = `is not read: there is no folder "${base}".${didYouMean(base, bases) || ` The folders are ${bases.join(', ')}.`}`;
      sorted.complaints.push({ file, says });
    } else if (!collection || name.includes('/')) sorted.complaints.push({ file, says: strange(base, name) });
    else if (base === 'pages' && !PAGES.includes(idOf(name))) {
      const says = `no page shows it. The pages are ${PAGES.join(', ')}.${didYouMean(idOf(name), PAGES)}`;
      sorted.complaints.push({ file, says });
    } else sorted.entries.push({ file, collection });
  }
  return { ...sorted, complaints: [...sorted.complaints, ...missing(sorted.entries)] };
}
