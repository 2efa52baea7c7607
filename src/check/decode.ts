import { Fault } from './issue.ts';

/** UTF-16 has a mark of its own, and without it a zero beside each Latin letter. */
const isUtf16 = (bytes: Buffer) =>
  bytes.includes(0) || ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'));

function lineOfFirstBadByte(bytes: Buffer): number {
  // The lenient decoder marks the first bad byte with U+FFFD; no good text before it can hold one unnoticed.
  return bytes.toString('utf8').split('\uFFFD')[0]?.split('\n').length ?? 1;
}

/**
 * The text of a content file, without the mark with which an editor of Windows begins it.
 * @param bytes what stands on disk
 * @throws Fault when the file is not UTF-8, or was saved once with letters that had already been lost
 */
export function decode(bytes: Buffer): string {
  if (isUtf16(bytes)) throw new Fault('is UTF-16: save it as UTF-8.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('holds a letter that is not UTF-8: save the file as UTF-8.', lineOfFirstBadByte(bytes));
  }
  if (text.includes('\uFFFD')) {
    throw new Fault('holds "\uFFFD", a letter that was lost: type it again.', lineOfFirstBadByte(bytes));
  }
  return text;
}
