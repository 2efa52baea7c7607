import { kindIn, type RelationKind, type RelationOwner, type Relations } from '../schemas/relations.ts';

/** The names of all that belongs to one thing, by kind, the nearest first. */
export interface Related extends Record<RelationKind, string[]> {
  /** Of a trip: places before or after it. Of a place: trips that it comes before or after. */
  nearby: string[];
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
  const naming = Object.entries(relations).flatMap(([owner, records]) =>
    Object.entries(records).flatMap(([name, lists]) =>
      Object.entries<string[]>(lists)
        .filter(([field, names]) => kindIn(field) === kind && names.includes(id))
        .map(([field, names]) => ({
          list: field === 'nearby' ? ('nearby' as const) : (owner as RelationOwner),
          name,
          at: names.indexOf(id),
        })),
    ),
  );
  for (const { list, name } of naming.toSorted((a, b) => a.at - b.at))
    if (!related[list].includes(name)) related[list].push(name);
  return related;
}
