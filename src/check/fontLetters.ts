import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the table of a font file that tells its letters begins. */
function tableAt(font: Buffer): number {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) throw new Error('The font has no table of letters.');
  const table = font.readUInt32BE(record + 8);
  // Each of its parts says the same; the first of these files has 16 bits for a letter (format 4).
  return table + font.readUInt32BE(table + 8);
}

/**
 * The letters of a still cut of a brand font.
 * @param name its file in src/fonts/ without the ending
 * @returns code points
 */
export function fontLetters(name: string): ReadonlySet<number> {
  const font = readFileSync(path.join(import.meta.dirname, `../fonts/${name}.ttf`));
  const start = tableAt(font);
  if (font.readUInt16BE(start) !== 4)
    throw new Error(`src/fonts/${name}.ttf tells its letters in another way.`);
  const runs = font.readUInt16BE(start + 6);
  const letters = new Set<number>();
  for (let at = 0; at < runs; at += 2) {
    const last = font.readUInt16BE(start + 14 + at);
    for (let letter = font.readUInt16BE(start + 16 + runs + at); letter <= last; letter += 1)
      letters.add(letter);
  }
  // What ends the table stands for no letter.
  letters.delete(0xffff);
  return letters;
}
