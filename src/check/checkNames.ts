import path from 'node:path';
import { collectionOf } from '../collections.ts';
import { RESERVED_SEGMENTS, routesFor } from '../routes.ts';
import { formatValue, type Issue } from './issue.ts';
import { idOf, type Collection, type Entry } from './readEntry.ts';

type Named = { file: string; collection: Collection };
const isRouted = ({ collection }: Named) => collectionOf(collection)?.isPage;

/** The nearest name to one that has more than letters, digits and hyphens. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** File names that cannot be an address or an anchor, and those that differ in capitals alone. */
function checkSpelling(files: readonly Named[]): Issue[] {
  const issues: Issue[] = [];
  const folded = new Map<string, string>();
  for (const named of files) {
    const { file } = named;
    const id = idOf(file);
    if (isRouted(named) && !/^[A-Za-z0-9]+$/.test(id)) {
      const message = `the file's name is the page's address: letters and digits only, such as ${id.replace(/[^A-Za-z0-9]/g, '') || 'kenyan8places'}.md.`;
      issues.push({ file, message });
    } else if (!/^[A-Za-z0-9-]+$/.test(id)) {
      const right = `${plainName(id) || 'a-name'}${path.extname(file)}`;
      const message = `the file's name has letters, digits and hyphens only: rename it to ${right}.`;
      issues.push({ file, message });
    }
    const twin = folded.get(file.toLowerCase());
    if (twin) issues.push({ file, message: `is the same file as ${twin} on macOS and Windows: rename one.` });
    else folded.set(file.toLowerCase(), file);
  }
  return issues;
}

/** Addresses that two pages would share, capitals aside, because disks of macOS and Windows fold them. */
function checkSharedAddresses(files: readonly Named[], product: string): Issue[] {
  const issues: Issue[] = [];
  const fixed: Map<string, string> = new Map(
    Object.entries(routesFor(product)).map(([page, route]) => [
      route.slice(1).toLowerCase(),
      `the ${page} page`,
    ]),
  );
  for (const segment of RESERVED_SEGMENTS)
    fixed.set(segment.toLowerCase(), 'a part of the site that has no page');
  const owners = new Map<string, string>();
  for (const { file } of files.filter(isRouted)) {
    const id = idOf(file);
    const key = id.toLowerCase();
    const owner = fixed.get(key) ?? owners.get(key);
    if (owner) {
      const made =
        key.includes(product) && fixed.has(key) ? ' ("product" in content/site.json is a part of it)' : '';
      issues.push({ file, message: `its address /${id} belongs to ${owner}${made}: rename the file.` });
    } else owners.set(key, file);
  }
  return issues;
}

/**
 * One issue for each lot of entries that say the same in a field, with all their files: which of them is the new one
 * only the editor knows.
 * @param keyOf what no two may share; undefined for what may stand anywhere
 * @param mend how to part them
 */
function shared(
  entries: readonly Entry[],
  field: string,
  keyOf: (value: unknown) => string | undefined,
  mend: string,
): Issue[] {
  const lots = Map.groupBy(entries, ({ data }) => keyOf(data[field]));
  return [...lots].flatMap(([key, [first, ...rest]]): Issue[] => {
    if (key === undefined || !first || rest.length === 0) return [];
    const others = rest.map(({ file, lineOf }) => ({ file, line: lineOf([field]) }));
    const message = `${rest.length > 1 ? 'all' : 'both'} have ${formatValue(first.data[field])}. ${mend}`;
    return [{ file: first.file, line: first.lineOf([field]), others, field, message }];
  });
}

/** Entries of one folder that claim the same place. */
function checkOrder(entries: readonly Entry[]): Issue[] {
  const taken = new Set(entries.map(({ data }) => data['order']));
  let free = 1;
  while (taken.has(free)) free += 1;
  const keyOf = (order: unknown) => (typeof order === 'number' ? String(order) : undefined);
  return shared(entries, 'order', keyOf, `Give each a number of its own: ${free} is the first that is free.`);
}

/** What tells the entries of a folder apart for a visitor. Two cars of a kind, or two open positions, are no fault. */
const TELLING = ['title', 'heading', 'question', 'locationTitle'] as const;

/** Entries of one folder that a visitor could not tell apart. */
function checkTelling(entries: readonly Entry[], isNamed: boolean): Issue[] {
  const keyOf = (value: unknown) =>
    typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() || undefined : undefined;
  const fields = [...TELLING, ...(isNamed ? ['name'] : [])];
  return fields.flatMap((field) => shared(entries, field, keyOf, 'Give each its own.'));
}

/**
 * Everything about names and numbers that two files cannot share.
 * @param files every content file, parsed or not
 * @param entries those that parsed
 * @param product the short name that site.json gives
 */
export function checkNames(files: readonly Named[], entries: readonly Entry[], product: string): Issue[] {
  return [
    ...checkSpelling(files),
    ...checkSharedAddresses(files, product),
    ...[...Map.groupBy(entries, ({ collection }) => collection)].flatMap(([collection, mates]) => [
      ...checkOrder(mates),
      ...checkTelling(mates, Boolean(collectionOf(collection)?.isNamed)),
    ]),
  ];
}
