import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Issue } from './issue.ts';
import { closest } from './nearest.ts';
import { idOf } from './readEntry.ts';

async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString('latin1');
  } finally {
    await handle.close();
  }
}

/**
 * Checks the travel guides: PDF files that bear the name of a place.
 * @param files the files of content/guides/, from the project's folder
 * @param places the ids of the places
 */
export async function checkGuides(
  root: string,
  files: readonly string[],
  places: readonly string[],
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const file of files) {
    const id = idOf(file);
    const [near = 'bwindi'] = closest(id, places, 1);
    if (!file.endsWith('.pdf'))
      issues.push({ file, message: `is not read: a guide is a PDF, such as ${near}.pdf.` });
    else if (file.split('/').length > 3 || !places.includes(id)) {
      const message = `belongs to no place: name it after a file in content/places/, such as ${near}.pdf.`;
      issues.push({ file, message });
    } else if ((await startOf(path.join(root, file))) !== '%PDF-') {
      issues.push({ file, message: 'is not a PDF, whatever its name message: export it as PDF again.' });
    }
  }
  return issues;
}
