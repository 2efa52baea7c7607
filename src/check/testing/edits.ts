/** Edits of the small site, for tests: each row of a table is one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { smallSite, type SmallSite } from './smallSite.ts';

export const CAR = 'content/cars/van.json';
export const FAQ = 'content/faq/payment.md';
export const ARTICLE = 'content/articles/kenyan8places.md';
export const TRIP = 'content/packages/tsavosafari.md';
export const PLACE = 'content/places/tsavo.md';
export const REVIEW = 'content/reviews/one.md';
export const ROUTE = 'content/routes/tsavosafari.json';
export const FEE = 'content/fees/entry.json';
export const ANIMAL = 'content/wildlife/zebra.json';

/** Breaks or changes a small site. */
export type Edit = (site: SmallSite) => void;

/** Writes an edited small site into a folder of its own, at once since its files are many and small, and looks at it there. */
export async function lookAt<Result>(edit: Edit, look: (root: string) => Promise<Result>): Promise<Result> {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    const site = smallSite();
    edit(site);
    for (const folder of new Set([...site.keys()].map((file) => path.dirname(file))))
      mkdirSync(path.join(root, folder), { recursive: true });
    for (const [file, text] of site) writeFileSync(path.join(root, file), text);
    return await look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The text of one of its files. */
export const text = (site: SmallSite, file: string) => String(site.get(file));
/** Replaces a stretch of a file that must be there. */
export const swap =
  (file: string, from: string | RegExp, to: string): Edit =>
  (site) => {
    const before = text(site, file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    site.set(file, after);
  };
/** Writes the text under the frontmatter anew. */
export const body = (file: string, markdown: string): Edit =>
  swap(file, /(\n---\n)[^]*$/, `$1${markdown.replaceAll('$', '$$$$')}\n`);
/** Adds a file, or replaces it whole. */
export const put =
  (file: string, content: string | Buffer = ''): Edit =>
  (site) =>
    void site.set(file, content);
/** Takes a file away. */
export const drop =
  (file: string): Edit =>
  (site) =>
    void site.delete(file);
/** A copy of a file under another name, with a number and a title of its own. */
export const copy =
  (from: string, to: string): Edit =>
  (site) =>
    void site.set(
      to,
      text(site, from)
        .replace(/("?order"?): 1/, '$1: 2')
        .replace(/^(title|heading|name|locationTitle|question): "/gm, '$1: "Another '),
    );

/** Several edits, one after the other. */
export const all =
  (...edits: Edit[]): Edit =>
  (site) => {
    for (const edit of edits) edit(site);
  };

/** A grey PNG. */
export function png(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const inside = Buffer.concat([Buffer.from(name), data]);
    const size = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(inside));
    return Buffer.concat([size, inside, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (width + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
