import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Fault } from './issue.ts';
import { decode } from './decode.ts';
import { parseFrontmatter } from './parseFrontmatter.ts';
import { parseJson } from './parseJson.ts';

/** The name of a collection, or `site` for site.json. */
export type Collection = string;

/** One content file, read. */
export interface Entry {
  file: string;
  collection: Collection;
  /** The file's name without its ending. */
  id: string;
  data: Record<string, unknown>;
  /** What stands under the frontmatter; '' in a JSON file. */
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** A content file as its name tells it, whether it could be read or not. */
export type Named = Pick<Entry, 'collection' | 'id'>;

/** The names of the files of one collection. */
export const namesIn = (files: readonly Named[], folder: Collection): string[] =>
  files.filter(({ collection }) => collection === folder).map(({ id }) => id);

/** The file's name without folder and ending. */
export const idOf = (file: string): string => path.posix.basename(file).replace(/\.[^.]+$/, '');

/**
 * Reads and parses one content file.
 * @param root the project's folder
 * @param file its path from there
 * @throws Fault when it cannot be read as text, does not parse or holds something other than fields
 */
export async function readEntry(root: string, file: string, collection: Collection): Promise<Entry> {
  const bytes = await readFile(path.join(root, file));
  const isMarkdown = file.endsWith('.md');
  const text = decode(bytes);
  const { data, lineOf, body, bodyLine } = isMarkdown
    ? parseFrontmatter(text)
    : { ...parseJson(text), body: '', bodyLine: 1 };
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    const found = Array.isArray(data) ? 'a list' : data === null ? 'nothing' : 'a single value';
    const right = isMarkdown ? 'lines such as order: 1' : '{ "order": 1, … }';
    throw new Fault(`holds ${found} where fields are needed: ${right}.`);
  }
  return { file, collection, id: idOf(file), data: data as Entry['data'], lineOf, body, bodyLine };
}
