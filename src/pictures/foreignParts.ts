/** The formats of photographs, as their bytes say and not their file's ending. */
export type Format = 'jpeg' | 'png' | 'webp' | 'avif';

/** A part of a picture's file: its kind in words that a person can look up. */
type Part = string;

const text = (bytes: Buffer, from: number, length = 4) => bytes.toString('latin1', from, from + length);

/** What a picture needs to be painted. Every other part is what a camera or a program noted in it. */
const PNG_PARTS = new Set([
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'pHYs', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD'],
]);
const WEBP_PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const AVIF_BOXES = new Set(['ftyp', 'meta', 'mdat', 'free']);
/** A coded picture, and one that is pieced together from several. */
const AVIF_ITEMS = new Set(['av01', 'grid']);
const BEHIND = 'data behind its end';

/** Names of JPEG's application segments, by what they begin with. */
const SEGMENTS: readonly (readonly [start: string, name: Part])[] = [
  ['Exif', 'EXIF'],
  ['http://ns.adobe.com/xap/', 'XMP'],
  ['http://ns.adobe.com/xmp/', 'XMP'],
  ['Photoshop', 'IPTC'],
  ['ICC_PROFILE', 'a colour profile'],
  ['MPF', 'further pictures'],
];

/** Where the coded lines of a JPEG end: at a marker that is neither a stuffed byte nor a restart. */
function afterScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0xd9;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

/** What a segment of a JPEG is for, or undefined when the picture needs it. */
function segmentName(marker: number, start: string): Part | undefined {
  if (marker === 0xfe) return 'a comment';
  // JFIF's header and Adobe's note on how the colours are coded are needed; the other application segments are not.
  if (marker < 0xe0 || marker > 0xef || marker === 0xee || start.startsWith('JFIF\0')) return undefined;
  return SEGMENTS.find(([begin]) => start.startsWith(begin))?.[1] ?? `segment APP${marker - 0xe0}`;
}

function jpegParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return [...parts, 'data between its segments'];
    if (marker === 0xd9) return at + 2 < bytes.length ? [...parts, BEHIND] : parts;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const name = segmentName(marker, text(bytes, at + 4, 30));
    if (name) parts.push(name);
    at = marker === 0xda ? afterScan(bytes, end) : end;
  }
  return parts;
}

function pngParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = text(bytes, at + 4);
    if (!PNG_PARTS.has(kind)) parts.push(kind);
    if (kind === 'IEND') return at + 12 < bytes.length ? [...parts, BEHIND] : parts;
  }
  return parts;
}

function webpParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  const whole = Math.min(8 + bytes.readUInt32LE(4), bytes.length);
  for (let at = 12; at + 8 <= whole;) {
    const kind = text(bytes, at);
    const size = bytes.readUInt32LE(at + 4);
    if (!WEBP_PARTS.has(kind)) parts.push(kind.trim());
    at += 8 + size + (size % 2);
  }
  return whole < bytes.length ? [...parts, BEHIND] : parts;
}

/** The kinds of the items that an AVIF's `meta` box lists, and a colour profile that it holds. */
function avifItems(meta: Buffer): Part[] {
  const items: Part[] = meta.includes('colrprof') || meta.includes('colrrICC') ? ['a colour profile'] : [];
  for (let at = meta.indexOf('infe'); at >= 0; at = meta.indexOf('infe', at + 4)) {
    // Version 3 has an item number twice as long.
    const kind = text(meta, at + (meta[at + 4] === 3 ? 14 : 12));
    if (!AVIF_ITEMS.has(kind)) items.push(kind === 'mime' ? 'XMP' : kind.trim());
  }
  return items;
}

function avifParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const [size, kind] = [bytes.readUInt32BE(at), text(bytes, at + 4)];
    // 0 stands for "to the end"; 1 for a size of eight bytes, for files of more than 4 GB.
    const end = size >= 8 ? at + size : bytes.length;
    if (!AVIF_BOXES.has(kind)) parts.push(kind.trim());
    if (kind === 'meta') parts.push(...avifItems(bytes.subarray(at, end)));
    at = end;
  }
  return parts;
}

/** The format that a file's first bytes declare, or undefined for anything but a photograph. */
export function formatOf(bytes: Buffer): Format | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (text(bytes, 1, 3) === 'PNG') return 'png';
  if (text(bytes, 8) === 'WEBP') return 'webp';
  return text(bytes, 4, 8) === 'ftypavif' ? 'avif' : undefined;
}

const readers = { jpeg: jpegParts, png: pngParts, webp: webpParts, avif: avifParts };

/**
 * Lists what a picture's file holds besides the picture: EXIF with the camera's position, XMP, IPTC, comments,
 * colour profiles, previews, films behind its end. What is not known to be needed counts as foreign.
 * @param bytes the file
 * @returns the names of the parts, empty for a clean picture
 */
export function foreignParts(bytes: Buffer): string[] {
  const format = formatOf(bytes);
  return format ? readers[format](bytes) : ['no picture that browsers show'];
}
