/** What is found out once about the same bytes: small findings by the hundred, kept as one file of .cache/. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { readKept, versionOf, writeKept } from './kept.ts';

/** Findings of one kind. */
export interface Table<Finding> {
  /** What is known of the bytes, or what `find` gives, which is then known. */
  of: (bytes: string | Uint8Array, find: () => Finding) => Finding;
  /** Keeps what was asked for since the table was opened, and nothing else. */
  save: () => Promise<void>;
}

/**
 * Opens the kept findings of a kind.
 * @param root the project's folder
 * @param kind what is found out: the name of the file in .cache/tables/
 * @param programs what finds it out, as files and folders of the project or whole paths: other bytes of them begin anew
 * @returns the table; an empty one where nothing is kept, or what is kept is broken. Findings must survive JSON
 */
export async function openTable<Finding>(
  root: string,
  kind: string,
  programs: readonly string[],
): Promise<Table<Finding>> {
  const file = path.join(root, '.cache/tables', kind);
  const version = versionOf(root, programs);
  const bytes = await readKept(file);
  const kept = bytes
    ? (JSON.parse(Buffer.from(bytes).toString()) as { version: string; found: Record<string, Finding> })
    : undefined;
  const known = new Map(kept?.version === version ? Object.entries(kept.found) : []);
  const asked = new Map<string, Finding>();
  return {
    of: (given, find) => {
      const name = createHash('sha256').update(given).digest('base64');
      const finding = asked.get(name) ?? known.get(name) ?? find();
      asked.set(name, finding);
      return finding;
    },
    save: async () => {
      const isSame = asked.size === known.size && [...asked.keys()].every((name) => known.has(name));
      if (isSame) return;
      await writeKept(file, Buffer.from(JSON.stringify({ version, found: Object.fromEntries(asked) })));
    },
  };
}
