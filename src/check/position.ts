/** The line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The column of an offset in its line, counted from 1. */
export function columnAt(text: string, offset: number): number {
  return offset - text.lastIndexOf('\n', offset - 1);
}

/** The line that holds an offset, and under it a caret; a long line is cut around the place. */
export function caretBlock(text: string, offset: number): string {
  const line = text.split('\n')[lineAt(text, offset) - 1]?.replace(/\r$/, '') ?? '';
  const column = columnAt(text, offset) - 1;
  const from = Math.max(0, column - 50);
  const excerpt = line.slice(from, column + 30).replaceAll('\t', ' ');
  return `    ${excerpt}\n    ${' '.repeat(column - from)}^`;
}
