import { kindIn, type RelationKind, type RelationOwner, type Relations } from '../schemas/relations.ts';

/** The names of all that belongs to one thing, by kind, the nearest first. */
export interface Related extends Record<RelationKind, string[]> {
  /** Of a trip: places before or after it. Of a place: trips that it comes before or after. */
  nearby: string[];
}

/** Something that names another: in which list of that other it stands, and how early it names it. */
interface Naming {
  list: keyof Related;
  name: string;
  at: number;
}
const known = new WeakMap<Relations, ReadonlyMap<string, Naming[]>>();

/** All that names something, by that something's kind and name; made once for the same relations. */
function namingIn(relations: Relations): ReadonlyMap<string, Naming[]> {
  const before = known.get(relations);
  if (before) return before;
  const naming = new Map<string, Naming[]>();
  for (const [owner, records] of Object.entries(relations))
    for (const [name, lists] of Object.entries(records))
      for (const [field, names] of Object.entries<string[]>(lists))
        for (const [at, named] of names.entries()) {
          const key = `${kindIn(field)} ${named}`;
          const list = field === 'nearby' ? ('nearby' as const) : (owner as RelationOwner);
          const there = naming.get(key);
          if (there) there.push({ list, name, at });
          else naming.set(key, [{ list, name, at }]);
        }
  known.set(relations, naming);
  return naming;
}

/**
 * What belongs to something, whichever of the two ends names the other.
 * @param relations what content/relations/ holds
 * @param kind what it is
 * @param id its name: that of its file
 * @returns first what it names itself, in that order; then what names it, by how early it does
 */
export function relatedTo(relations: Relations, kind: RelationKind, id: string): Related {
  const related: Related = { trips: [], places: [], nearby: [], articles: [], cars: [], questions: [] };
  if (kind !== 'places')
    for (const [field, names] of Object.entries<string[]>(relations[kind][id] ?? {}))
      related[field as keyof Related].push(...names);
  const naming = namingIn(relations).get(`${kind} ${id}`) ?? [];
  for (const { list, name } of naming.toSorted((a, b) => a.at - b.at))
    if (!related[list].includes(name)) related[list].push(name);
  return related;
}
