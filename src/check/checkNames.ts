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

/** Two entries of one folder that claim the same place. */
function checkOrder(entries: readonly Entry[]): Issue[] {
  const issues: Issue[] = [];
  const owners = new Map<string, string>();
  for (const { file, collection, data, lineOf } of entries) {
    if (typeof data['order'] !== 'number') continue;
    const key = `${collection} ${data['order']}`;
    const owner = owners.get(key);
    const message = `${data['order']} is also the order of ${owner}. Give each file a number of its own.`;
    if (owner) issues.push({ file, line: lineOf(['order']), field: 'order', message });
    else owners.set(key, file);
  }
  return issues;
}

/** What tells the entries of a folder apart for a visitor. Two cars of a kind, or two open positions, are no fault. */
const TELLING = ['title', 'heading', 'question', 'locationTitle'] as const;

/** Two entries of one folder that a visitor could not tell apart. */
function checkTelling(entries: readonly Entry[]): Issue[] {
  const issues: Issue[] = [];
  const owners = new Map<string, string>();
  for (const { file, collection, data, lineOf } of entries) {
    for (const field of [...TELLING, ...(collectionOf(collection)?.isNamed ? ['name'] : [])]) {
      const value = data[field];
      if (typeof value !== 'string' || !value.trim()) continue;
      const key = [collection, field, value.trim().replace(/\s+/g, ' ').toLowerCase()].join('\n');
      const owner = owners.get(key);
      const message = `${formatValue(value)} is also the ${field} of ${owner}: give each its own.`;
      if (owner) issues.push({ file, line: lineOf([field]), field, message });
      else owners.set(key, file);
    }
  }
  return issues;
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
    ...checkOrder(entries),
    ...checkTelling(entries),
  ];
}
