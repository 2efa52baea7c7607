import { expect, it } from 'vitest';
import { z } from 'zod';
import { sortFiles } from './check/sortFiles.ts';
import { COLLECTIONS, type Collections } from './collections.ts';

const Lodge = z.strictObject({ name: z.string() });
/** A site of two collections: what a new one needs is its record. */
const site: Collections = {
  lodges: { base: 'lodges', pattern: '*.md', schema: Lodge, body: 'short', isAnchor: true },
  notices: { base: 'notices', pattern: '*.md', schema: Lodge, body: 'optional', files: ['winter', 'summer'] },
};
const complaintsAbout = (...files: string[]) =>
  sortFiles(['site.json', ...files], site).issues.map(({ file, message }) => `${file} ${message}`);
const NOTICES = ['notices/winter.md', 'notices/summer.md'];

it('a new collection is read from its folder once it has a record', () => {
  const sorted = sortFiles(['site.json', 'lodges/treetop.md', ...NOTICES], site);
  expect(sorted.issues).toEqual([]);
  expect(sorted.entries).toContainEqual({ file: 'content/lodges/treetop.md', collection: 'lodges' });
});

it('a new collection without a file, or with a stray one, is complained about in its own words', () => {
  expect(complaintsAbout(...NOTICES)).toEqual(['content/lodges/ has no .md files: it needs at least one.']);
  expect(complaintsAbout('lodges/treetop.mdx', 'lodges/a.md', ...NOTICES)).toEqual([
    'content/lodges/treetop.mdx is not read: the files of content/lodges/ end in .md. Rename it to treetop.md.',
  ]);
});

it('a collection whose files pages ask for by name wants these and no others', () => {
  expect(complaintsAbout('lodges/a.md', 'notices/winter.md', 'notices/sumer.md')).toEqual([
    'content/notices/sumer.md no page shows it. The notices are winter, summer. Did you mean "summer"?',
    'content/notices/summer.md is missing, and the site needs it: bring its last version back.',
  ]);
});

it('every collection of Markdown says what becomes of the text under its fields', () => {
  const silent = Object.entries<Collections[string]>(COLLECTIONS).filter(
    ([, { pattern, body }]) => pattern.endsWith('.md') !== (body !== undefined),
  );
  expect(silent).toEqual([]);
});
