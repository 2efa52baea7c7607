import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { json } from '../src/check/testing/smallSite.ts';

type Records = Record<string, Record<string, string[]>>;

/**
 * Gives the relations of content/relations/ other names.
 * @param content the folder
 * @param namesFor what an entry is called by now: nothing where it is gone, two names where it was copied
 */
export function renameRelations(content: string, namesFor: (name: string) => string[]): void {
  const renamed = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, names.flatMap(namesFor)]));
  const folder = path.join(content, 'relations');
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const records = JSON.parse(readFileSync(file, 'utf8')) as Records;
    const changed = Object.entries(records).flatMap(([id, lists]) =>
      namesFor(id).map((own) => [own, renamed(lists)] as const),
    );
    writeFileSync(file, json(Object.fromEntries(changed)));
  }
}

/**
 * Gives the relations the names of changed content: a copy has all those of its original, what is gone has none.
 * @param content the folder, whose entries are called `other` and their old names by now
 * @param counts what was copied with the name of its copy, or what was taken away
 */
export function changeRelations(content: string, counts: readonly [from: string, twin?: string][]): void {
  renameRelations(content, (name) => {
    const own = `other${name}`;
    const count = counts.find(([from]) => from === own);
    if (!count) return [own];
    return count[1] === undefined ? [] : [own, count[1]];
  });
}
