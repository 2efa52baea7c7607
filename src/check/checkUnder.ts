import { isMeant, partsOf } from '../lib/ownPictures.ts';
import { fieldName, type Issue } from './issue.ts';
import type { Entry } from './readEntry.ts';

/** The parts of its text that the pictures of a place or a trip say they stand under. */
export function checkUnder({ file, data, body, lineOf }: Entry): Issue[] {
  const { pictures } = data;
  if (!Array.isArray(pictures)) return [];
  const parts = partsOf(body);
  return (pictures as { under?: unknown }[]).flatMap((picture, at) => {
    const under = picture?.under;
    if (typeof under !== 'string') return [];
    const path = ['pictures', at, 'under'];
    const found = parts.filter((part) => isMeant(part, under)).length;
    const choice = parts.map((part) => `"${part}"`).join(', ');
    const message =
      at === 0
        ? 'the first picture stands at the head of the page: give this line to one of the other four.'
        : found === 0
          ? `no heading of the text begins with "${under}". It has ${choice || 'none'}.`
          : found > 1 && `${found} headings begin with "${under}": write more of the one that is meant.`;
    return message ? [{ file, line: lineOf(path), field: fieldName(path), message }] : [];
  });
}
