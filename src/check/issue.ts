/** Where something stands. */
interface Place {
  /** Path from the project's folder, such as `content/cars/superior-van.json`. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** One thing to mend, for a person. */
export interface Issue extends Place {
  /** The other files that have a part in it: who changed one of them shall see its name. */
  others?: readonly Place[] | undefined;
  /** The field as an editor would name it, such as `pictures[2].alt`. */
  field?: string | undefined;
  /** What was found and what is right, in sentences. */
  message: string;
  /** Only worth a look: it may be meant, and never stops a build. */
  isNote?: true | undefined;
}

/** Ends the check of one file: what follows could only repeat the same fault. */
export class Fault extends Error {
  line: number | undefined;
  column: number | undefined;

  constructor(message: string, line?: number, column?: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

const LIST = new Intl.ListFormat('en-GB');
const inWord = ({ file, line, column }: Place) => [file, line, column].filter(Boolean).join(':');

/** An issue as it is printed: `content/cars/x.json:4: price: "$30" is not a number. Write 30.` */
export function sentence({ field, message, others = [], ...place }: Issue): string {
  const where = LIST.format([place, ...others].map(inWord));
  return field ? `${where}: ${field}: ${message}` : `${where}: ${message}`;
}

/** Sorts by file, then by line; what has no line comes first. */
function byFile(a: Issue, b: Issue): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}

/** Issues as they are printed: sorted by file and line, each once. */
export function inWords(found: readonly Issue[]): string[] {
  return [...new Set(found.toSorted(byFile).map(sentence))];
}

/** A value as it stands in the file, cut to a length that fits a line. */
export function formatValue(value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A path into an entry as an editor would name it: `pictures[2].alt`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
