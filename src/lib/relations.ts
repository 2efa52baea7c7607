import { RELATION_FILES, type Relations } from '../schemas/relations.ts';

const files = import.meta.glob<unknown>('/content/relations/*.json', { eager: true, import: 'default' });

/** What content/relations/ holds, checked. */
export const relations = Object.fromEntries(
  Object.entries(RELATION_FILES).map(([name, schema]) => [
    name,
    schema.parse(files[`/content/relations/${name}.json`]),
  ]),
) as Relations;
