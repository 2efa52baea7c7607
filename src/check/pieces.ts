import { collectionOf } from '../collections.ts';
import { LONG_TAGS, SHORT_TAGS } from '../lib/allowedHtml.ts';
import { PICTURE_LINE } from '../lib/markdown.ts';
import { fieldName } from './issue.ts';
import type { Entry } from './readEntry.ts';
import { readMarkup, type Token } from './readMarkup.ts';
import { walk } from './walk.ts';

/** A piece of Markdown that is rendered on its own. */
export interface Piece {
  markdown: string;
  /** The line on which it begins. */
  line: number;
  /** The field that holds it; none for a body. */
  field?: string;
  tags: ReadonlySet<string>;
}
/** A piece with what it holds. */
export interface ReadPiece {
  piece: Piece;
  tokens: Token[];
}
/** A picture that stands alone on a line of a body. */
export interface PictureLine {
  line: number;
  image: string;
  alt: string;
  caption?: string;
}

/** Fields in which a page reads Markdown, whatever entry they stand in. */
export const INLINE_FIELDS: ReadonlySet<PropertyKey> = new Set(['lead', 'summary', 'paragraphs']);

/**
 * The line in the file of a line in a piece. A field's text does not keep the file's lines: a folded text has fewer,
 * a quoted one other ones.
 */
export const lineIn = (piece: Piece, line: number): number =>
  piece.field === undefined ? piece.line + line - 1 : piece.line;

/** The Markdown of an entry in the pieces in which it is rendered, and the picture lines between them. */
export function piecesOf(entry: Entry): { pieces: Piece[]; pictures: PictureLine[] } {
  const pieces: Piece[] = [];
  const pictures: PictureLine[] = [];
  for (const { path, value } of walk(entry.data)) {
    const key = path.findLast((step) => typeof step !== 'number');
    if (typeof value !== 'string' || key === undefined || !INLINE_FIELDS.has(key)) continue;
    pieces.push({ markdown: value, line: entry.lineOf(path) ?? 1, field: fieldName(path), tags: SHORT_TAGS });
  }
  const isShort = collectionOf(entry.collection)?.body === 'short';
  const tags = isShort ? SHORT_TAGS : LONG_TAGS;
  let open: Piece = { markdown: '', line: entry.bodyLine, tags };
  for (const [at, text] of entry.body.split(/\r?\n/).entries()) {
    const line = entry.bodyLine + at;
    const found = isShort ? undefined : PICTURE_LINE.exec(text)?.groups;
    if (found) {
      const { alt = '', image = '', caption } = found;
      pictures.push({ line, image, alt, ...(caption ? { caption } : {}) });
      pieces.push(open);
      open = { markdown: '', line: line + 1, tags };
    } else open.markdown += `${text}\n`;
  }
  return { pieces: [...pieces, open].filter(({ markdown }) => markdown.trim()), pictures };
}

/** An entry with its pieces read, and its picture lines. */
export function readPieces(entry: Entry): { entry: Entry; read: ReadPiece[]; pictures: PictureLine[] } {
  const { pieces, pictures } = piecesOf(entry);
  return { entry, read: pieces.map((piece) => ({ piece, tokens: readMarkup(piece.markdown) })), pictures };
}
