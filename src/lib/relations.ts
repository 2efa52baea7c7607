import { RELATION_FILES, type Relations } from '../schemas/relations.ts';
import { readJson } from '../settings/siteFiles.ts';

/** What content/relations/ holds, checked. */
export const relations = Object.fromEntries(
  Object.entries(RELATION_FILES).map(([name, schema]) => [
    name,
    schema.parse(readJson(process.cwd(), `relations/${name}.json`)),
  ]),
) as Relations;
