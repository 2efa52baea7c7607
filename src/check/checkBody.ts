import { checkLink } from './checkLink.ts';
import { checkMarkup } from './checkMarkup.ts';
import type { Complaint } from './complaint.ts';
import type { Piece } from './pieces.ts';
import type { Entry } from './readEntry.ts';
import type { Token } from './readMarkup.ts';
import { routesOf, type SiteMap } from './siteMap.ts';
import { isSafeAddress } from '../lib/allowedHtml.ts';

/** A piece with what it holds. */
export interface ReadPiece {
  piece: Piece;
  tokens: Token[];
}

const NEEDS_BODY: ReadonlySet<string> = new Set([
  'articles',
  'faq',
  'reviews',
  'terms',
  'places',
  'packages',
]);
function linksOf(tokens: readonly Token[]): { href: string; line: number }[] {
  return tokens.flatMap((token) => {
    const href =
      token.kind === 'element'
        ? token.href
        : token.kind === 'open'
          ? token.attributes.get('href')
          : undefined;
    return href === undefined ? [] : { href, line: token.line };
  });
}

/** Checks the markup and the links of an entry's body and of its fields that hold Markdown. */
export function checkBody(entry: Entry, read: readonly ReadPiece[], map: SiteMap): Complaint[] {
  const { file, collection } = entry;
  const complaints: Complaint[] = [];
  if (NEEDS_BODY.has(collection) && !entry.body.trim()) {
    complaints.push({ file, says: 'has no text under the second line ---: write it there.' });
  }
  if (collection === 'countries' && entry.body.trim()) {
    complaints.push({
      file,
      line: entry.bodyLine,
      says: 'no page shows a text under the second line ---: delete it.',
    });
  }
  const own = routesOf(entry, map.routes);
  for (const { piece, tokens } of read) {
    const { field } = piece;
    // The lines of a field's text are not those of the file: a folded text has fewer, a quoted one other ones.
    const at = (line: number) => (field ? piece.line : piece.line + line - 1);
    for (const { line, says } of checkMarkup(tokens, piece.tags))
      complaints.push({ file, line: at(line), field, says });
    for (const { href, line } of linksOf(tokens)) {
      const says = isSafeAddress(href) ? checkLink(href, own, map) : undefined;
      if (says) complaints.push({ file, line: at(line), field, says: `the link "${href}": ${says}` });
    }
  }
  return complaints;
}
