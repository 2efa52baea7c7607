import { collectionOf } from '../collections.ts';
import { isSafeAddress } from '../lib/allowedHtml.ts';
import type { Addresses } from './addresses.ts';
import { checkLink } from './checkLink.ts';
import { checkMarkup } from './checkMarkup.ts';
import type { Issue } from './issue.ts';
import { linksOf } from './links.ts';
import { lineIn, type ReadPiece } from './pieces.ts';
import type { Entry } from './readEntry.ts';

/** Checks the markup and the links of an entry's body and of its fields that hold Markdown. */
export function checkBody(entry: Entry, read: readonly ReadPiece[], site: Addresses): Issue[] {
  const { file, collection } = entry;
  const issues: Issue[] = [];
  const kind = collectionOf(collection)?.body;
  if ((kind === 'long' || kind === 'short') && !entry.body.trim()) {
    issues.push({ file, message: 'has no text under the second line ---: write it there.' });
  }
  if (kind === 'none' && entry.body.trim()) {
    issues.push({
      file,
      line: entry.bodyLine,
      message: 'no page shows a text under the second line ---: delete it.',
    });
  }
  for (const { piece, tokens } of read) {
    const { field } = piece;
    for (const { line, ...finding } of checkMarkup(tokens, piece.tags))
      issues.push({ file, line: lineIn(piece, line), field, ...finding });
    for (const { href, line } of linksOf(tokens)) {
      const verdict = isSafeAddress(href) ? checkLink(href, site) : undefined;
      if (!verdict) continue;
      const message = `the link "${href}": ${verdict.message}`;
      issues.push({ ...verdict, file, line: lineIn(piece, line), field, message });
    }
  }
  return issues;
}
