/** Long enough for a host's name with its port. */
const SHOWN = 80;

/**
 * A header as a log can show it, in quotes: nothing in it can end the line, move the cursor or go on forever.
 * @param value as the client sent it, `undefined` when it sent none
 */
export function quote(value: string | undefined): string {
  if (value === undefined) return 'none';
  const text = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  return plain(JSON.stringify(text));
}

/**
 * One line of plain text for the log; whatever else was in it is shown as its code.
 * @param text as long as it may be
 */
export function plain(text: string): string {
  return text.replace(/[^\x20-\x7e…]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
