import type { Routes } from '../routes.ts';
import type { ReadPiece } from './checkBody.ts';
import type { Complaint } from './complaint.ts';
import type { Entry } from './readEntry.ts';
import { bodyAnchors, fixedAnchors, isAnchor, routesOf } from './siteMap.ts';

/** Ids of the shell and of single sections: a second element of such a name would swallow their links. */
const TAKEN = ['top', 'main', 'menu', 'days', 'popular', 'recent', 'catalogue', 'newsletter'];

/** Anchors that would exist twice on a page: by the names of files, or by headings of the same words. */
export function checkAnchors(
  parts: readonly { entry: Entry; read: readonly ReadPiece[] }[],
  routes: Routes,
): Complaint[] {
  const complaints: Complaint[] = [];
  const seen = fixedAnchors(routes);
  const isTwice = (entry: Entry, anchor: string) =>
    routesOf(entry, routes).some((route) => {
      const here = seen.get(route) ?? new Set(TAKEN);
      const twice = here.has(anchor) || TAKEN.includes(anchor);
      seen.set(route, here.add(anchor));
      return twice;
    });
  for (const { entry } of parts.filter((part) => isAnchor(part.entry.collection))) {
    if (!isTwice(entry, entry.id)) continue;
    complaints.push({
      file: entry.file,
      says: `there is an anchor #${entry.id} on its page already: rename the file.`,
    });
  }
  for (const { entry, read } of parts) {
    for (const { piece, tokens } of read.filter(({ piece: { field } }) => !field)) {
      for (const token of tokens) {
        for (const anchor of bodyAnchors([token])) {
          if (!isTwice(entry, anchor)) continue;
          const says = `there is an anchor #${anchor} on its page already: word this heading differently.`;
          complaints.push({ file: entry.file, line: piece.line + token.line - 1, says });
        }
      }
    }
  }
  return complaints;
}
