/** Bytes of the file's head, and of each picture's entry in it. */
const HEAD = 6;
const ENTRY = 16;
/** Bits of a pixel. */
const DEPTH = 32;

/**
 * An icon file in which each picture stands as the PNG that it is: all browsers, and Windows since Vista, read those.
 * The layout is that of `ICONDIR` in Microsoft's documentation of icon resources.
 * @param pictures square ones, below 256 px
 * @returns the file's bytes
 */
export function iconFile(pictures: readonly { edge: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ edge, png }, at) => {
    const entry = HEAD + at * ENTRY;
    head.writeUInt8(edge, entry);
    head.writeUInt8(edge, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(DEPTH, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
