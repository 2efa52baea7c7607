import { FOLDER_OF, kindIn, RELATION_FILES, type RelationKind } from '../schemas/relations.ts';
import { fieldName, formatValue, type Issue } from './issue.ts';
import { meantOrGone } from './nearest.ts';
import { type Entry, type Named } from './readEntry.ts';
import { isRecord } from './walk.ts';

/** One name in a list of content/relations/: who names whom, and where. */
interface Naming {
  file: Entry;
  owner: RelationKind;
  id: string;
  field: string;
  name: string;
  path: readonly PropertyKey[];
}

/** Every name of a file of relations; what has another form is the schema's business. */
function namingsIn(file: Entry): Naming[] {
  const owner = file.id as RelationKind;
  return Object.entries(file.data).flatMap(([id, lists]) =>
    Object.entries(isRecord(lists) ? lists : {}).flatMap(([field, names]) =>
      (Array.isArray(names) ? names : []).flatMap((name: unknown, at) =>
        typeof name === 'string' ? [{ file, owner, id, field, name, path: [id, field, at] }] : [],
      ),
    ),
  );
}

const issueAt = ({ file, path }: Pick<Naming, 'file' | 'path'>, message: string): Issue => ({
  file: file.file,
  line: file.lineOf(path),
  field: fieldName(path),
  message,
});

/** Relations that stand twice: in one list, in both lists of places, or at both ends. */
function checkTwice(namings: readonly Naming[]): Issue[] {
  const seen = new Map<string, Naming>();
  return namings.flatMap((naming) => {
    const { owner, id, field, name } = naming;
    const ends = [`${owner}/${id}`, `${kindIn(field)}/${name}`].toSorted().join(' ');
    const first = seen.get(ends);
    seen.set(ends, first ?? naming);
    if (!first) return [];
    const where = `${first.file.file}, ${fieldName(first.path.slice(0, 2))}`;
    return [
      issueAt(
        naming,
        `${formatValue(name)} is related to ${id} in ${where} already, and shown at both ends: keep one.`,
      ),
    ];
  });
}

/** Trips and places that no article names. */
function notesOnUntold(entries: readonly Entry[], namings: readonly Naming[]): Issue[] {
  const told = new Set(
    namings.filter(({ owner }) => owner === 'articles').map(({ field, name }) => `${kindIn(field)}/${name}`),
  );
  return (['trips', 'places'] as const).flatMap((kind) =>
    entries
      .filter(({ collection, id }) => collection === FOLDER_OF[kind] && !told.has(`${kind}/${id}`))
      .map(({ file }) => ({
        file,
        message: `no article in content/relations/articles.json names it: no article leads here.`,
        isNote: true as const,
      })),
  );
}

/**
 * Holds content/relations/ to entries that are there and to one line for each relation, and notes what nothing leads to.
 * @param entries all that content/ holds, as far as it could be read
 * @param named all its files by their names, read or not, so that one fault does not make every relation to it fail
 */
export function checkRelations(entries: readonly Entry[], named: readonly Named[]): Issue[] {
  const files = entries.filter(
    ({ collection, id }) => collection === `relations/${id}` && Object.hasOwn(RELATION_FILES, id),
  );
  const namesOf = (kind: RelationKind) =>
    named.filter(({ collection }) => collection === FOLDER_OF[kind]).map(({ id }) => id);
  const kinds = Object.keys(FOLDER_OF) as RelationKind[];
  const known = new Set(kinds.flatMap((kind) => namesOf(kind).map((name) => `${kind}/${name}`)));
  const missing = (kind: RelationKind, name: string) =>
    `there is no ${formatValue(name)} in content/${FOLDER_OF[kind]}/.${meantOrGone(name, namesOf(kind))}`;
  const namings = files.flatMap(namingsIn);
  return [
    ...files.flatMap((file) =>
      Object.keys(file.data)
        .filter((id) => !known.has(`${file.id}/${id}`))
        .map((id) => issueAt({ file, path: [id] }, missing(file.id as RelationKind, id))),
    ),
    ...namings.flatMap((naming) => {
      const { owner, id, field, name } = naming;
      const kind = kindIn(field);
      if (kind === owner && name === id) return [issueAt(naming, 'is this one itself: name another one.')];
      return kind in FOLDER_OF && !known.has(`${kind}/${name}`) ? [issueAt(naming, missing(kind, name))] : [];
    }),
    ...checkTwice(namings),
    ...(files.some(({ id }) => id === 'articles') ? notesOnUntold(entries, namings) : []),
  ];
}
