import { fieldName, type Issue } from './issue.ts';
import { meantOrGone } from './nearest.ts';
import type { Entry } from './readEntry.ts';

/** The places that a place names as its neighbours, each with where it stands; what is none is the schema's business. */
function neighboursIn({ data }: Entry): { name: string; path: readonly PropertyKey[] }[] {
  if (!Array.isArray(data['neighbours'])) return [];
  return data['neighbours'].flatMap((item: unknown, at) => {
    const name = typeof item === 'object' && item !== null && 'place' in item ? item.place : undefined;
    return typeof name === 'string' ? [{ name, path: ['neighbours', at, 'place'] }] : [];
  });
}

/**
 * Holds the ways between places to places that are there, and to one file for each way.
 * @param entries all that content/ holds, as far as it could be read
 * @param ids the names of the places' files, read or not
 */
export function checkNeighbours(entries: readonly Entry[], ids: readonly string[]): Issue[] {
  const places = entries.filter(({ collection }) => collection === 'places');
  const owners = new Map<string, string>();
  return places.flatMap((entry) =>
    neighboursIn(entry).flatMap(({ name, path }): Issue[] => {
      const { file, id, lineOf } = entry;
      const at = { file, line: lineOf(path), field: fieldName(path) };
      const others = ids.filter((other) => other !== id);
      if (name === id) return [{ ...at, message: 'is this place itself: name another one.' }];
      if (!others.includes(name))
        return [{ ...at, message: `there is no content/places/${name}.md.${meantOrGone(name, others)}` }];
      const pair = [id, name].toSorted().join(' ');
      const owner = owners.get(pair);
      if (!owner) owners.set(pair, file);
      const message = `the way to ${name} stands in ${owner} already, and both pages show it: keep one.`;
      return owner ? [{ ...at, message }] : [];
    }),
  );
}
