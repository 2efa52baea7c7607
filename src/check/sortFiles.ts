import path from 'node:path';
import { CONTENT, type Collections } from '../collections.ts';
import type { Issue } from './issue.ts';
import { didYouMean } from './nearest.ts';
import { idOf, type Collection } from './readEntry.ts';

const fits = (pattern: string, name: string) =>
  pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;

/** The files of content/ by what they are. */
export interface Sorted {
  entries: { file: string; collection: Collection }[];
  pictures: string[];
  guides: string[];
  issues: Issue[];
}

/** Why a file of a content folder is read by nobody, and what would be. */
function explainStray(base: string, name: string, collections: Collections): string {
  const mates = Object.values(collections).filter((collection) => collection.base === base);
  const ending = path.extname(mates[0]?.pattern ?? '');
  const bare = idOf(name);
  if (name.includes('/'))
    return `is not read: files stand directly in content/${base}/, not in folders of it.`;
  const known = mates.map(({ pattern }) => pattern);
  if (!known.some((pattern) => pattern.startsWith('*')) && path.extname(name) === ending)
    return `no page shows it. The ${base} are ${known.join(', ')}.${didYouMean(name, known)}`;
  const alike = ending === '.md' ? /\.(?:markdown|mdx?|mdown|md\.txt)$/i : /\.(?:jsonc?|json5|json\.txt)$/i;
  const means = alike.test(name) ? ` Rename it to ${idOf(bare)}${ending}.` : '';
  return `is not read: the files of content/${base}/ end in ${ending}.${means}`;
}

function missing(entries: Sorted['entries'], collections: Collections): Issue[] {
  const issues: Issue[] = [];
  const present = new Set(entries.map(({ file }) => file));
  const needed = ['content/site.json'];
  for (const [name, { base, pattern, files }] of Object.entries(collections)) {
    if (files) needed.push(...files.map((file) => `content/${base}/${file}${path.extname(pattern)}`));
    else if (!pattern.startsWith('*')) needed.push(`content/${base}/${pattern}`);
    else if (!entries.some(({ collection }) => collection === name)) {
      issues.push({
        file: `content/${base}/`,
        message: `has no ${path.extname(pattern)} files: it needs at least one.`,
      });
    }
  }
  const message = 'is missing, and the site needs it: bring its last version back.';
  for (const file of needed) if (!present.has(file)) issues.push({ file, message });
  return issues;
}

/**
 * Sorts the files of content/ by folder and complains about those that nobody would read, or that are missing.
 * @param files paths inside content/, with forward slashes, without dot-files
 * @param collections what the folders hold
 */
export function sortFiles(files: readonly string[], collections: Collections = CONTENT): Sorted {
  const all = Object.entries(collections);
  const bases = [...new Set(all.map(([, { base }]) => base)), 'pictures', 'guides'];
  const sorted: Sorted = { entries: [], pictures: [], guides: [], issues: [] };
  for (const inside of files) {
    const file = `content/${inside}`;
    const [base = '', ...rest] = inside.split('/');
    const name = rest.join('/');
    const [collection, record] = all.find(([, own]) => own.base === base && fits(own.pattern, name)) ?? [];
    const isNote = /(?:^|\/)(?:README[^/]*|CREDITS\.md)$/i.test(inside);
    if (inside === 'site.json') sorted.entries.push({ file, collection: 'site' });
    else if (isNote && !collection) continue;
    else if (isNote)
      sorted.issues.push({ file, message: 'would be read as an entry: move it to content/ itself.' });
    else if (base === 'pictures') sorted.pictures.push(file);
    else if (base === 'guides') sorted.guides.push(file);
    else if (!name) sorted.issues.push({ file, message: `is not read.${didYouMean(base, ['site.json'])}` });
    else if (!bases.includes(base)) {
      const message = `is not read: there is no folder "${base}".${didYouMean(base, bases) || ` The folders are ${bases.join(', ')}.`}`;
      sorted.issues.push({ file, message });
    } else if (!collection || name.includes('/'))
      sorted.issues.push({ file, message: explainStray(base, name, collections) });
    else if (record?.files && !record.files.includes(idOf(name))) {
      const known = record.files;
      const message = `no page shows it. The ${base} are ${known.join(', ')}.${didYouMean(idOf(name), known)}`;
      sorted.issues.push({ file, message });
    } else sorted.entries.push({ file, collection });
  }
  return { ...sorted, issues: [...sorted.issues, ...missing(sorted.entries, collections)] };
}
