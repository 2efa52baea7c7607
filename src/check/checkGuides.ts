import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesOf } from '../lib/readPdf.ts';
import type { Issue } from './issue.ts';
import { closest } from './nearest.ts';
import { idOf, type Entry, type Named } from './readEntry.ts';

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString('latin1');
  } finally {
    await handle.close();
  }
}

type NamedFile = Named & Pick<Entry, 'file'>;
const isGuided = ({ collection }: Named) => collection === 'places' || collection === 'packages';

/** Entries that say they have no guide while there is one. */
function checkNone(entries: readonly Entry[], files: readonly string[]): Issue[] {
  return entries
    .filter((entry) => isGuided(entry) && entry.data['guide'] === 'none')
    .flatMap(({ file, id, lineOf }) => {
      const guide = files.find((name) => name === `content/guides/${id}.pdf`);
      const message = `none, but there is ${guide}: delete this line or that file.`;
      return guide ? [{ file, line: lineOf(['guide']), field: 'guide', message }] : [];
    });
}

/**
 * Checks the travel guides that editors supply: PDF files that bear the name of a place or a trip.
 * @param files the files of content/guides/, from the project's folder
 * @param named every content file, parsed or not
 * @param entries those that parsed
 */
export async function checkGuides(
  root: string,
  files: readonly string[],
  named: readonly NamedFile[],
  entries: readonly Entry[],
): Promise<Issue[]> {
  const issues: Issue[] = checkNone(entries, files);
  const guided = named.filter(isGuided).map(({ id }) => id);
  for (const file of files) {
    const id = idOf(file);
    const [near = 'bwindi'] = closest(id, guided, 1);
    if (!file.endsWith('.pdf'))
      issues.push({ file, message: `is not read: a guide is a PDF, such as ${near}.pdf.` });
    else if (file.split('/').length > 3 || !guided.includes(id)) {
      const message = `belongs to nothing: name it after a file in content/places/ or content/packages/, such as ${near}.pdf.`;
      issues.push({ file, message });
    } else if ((await startOf(path.join(root, file))) !== '%PDF-') {
      issues.push({ file, message: 'is not a PDF, whatever its name says: export it as PDF again.' });
    } else if (!(await pagesOf(await readFile(path.join(root, file))))) {
      const message =
        'cannot be read: it is damaged, or asks for a password. Export it as PDF again, without one.';
      issues.push({ file, message });
    }
  }
  return issues;
}
