import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Node,
  type YAMLError,
} from 'yaml';
import { Fault } from './issue.ts';
import type { Parsed } from './parseJson.ts';
import { caretBlock, columnAt, lineAt } from './position.ts';

const CAUSES: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'the line does not stand under its neighbours, or a closing bracket is missing.',
  BAD_SCALAR_START: 'a text that begins with this sign needs quotation marks around it.',
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon in it needs quotation marks around it.',
  DUPLICATE_KEY: 'this field stands twice: delete one of the two.',
  MISSING_CHAR: 'a closing quotation mark or a colon is missing.',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing after the name of the field.',
  UNEXPECTED_TOKEN: 'something stands where it cannot: put the whole text in double quotation marks.',
  TAB_AS_INDENT: 'a tab stands at the beginning: use spaces.',
};

function startOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const key = path.at(-1);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (isSeq(parent)) return (parent.items[Number(key)] as Node | undefined)?.range?.[0];
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find((item) => (item.key as { value?: unknown }).value === key);
  return (pair?.key as Node | undefined)?.range?.[0];
}

/** The two parts of a file, each with where it begins. */
interface Halves {
  /** The fields, after blanks and line ends instead of what stands before them, so that lines count as in the file. */
  yaml: string;
  body: string;
  bodyLine: number;
}

/** Splits a file at its two lines `---`. */
function split(text: string): Halves {
  if (!text.trim()) throw new Fault('is empty: fill it in or delete it.');
  const opening = /^\s*---/.exec(text);
  if (!opening) {
    const message = 'has no fields. The file begins with a line ---, then the fields, then another line ---.';
    throw new Fault(message, 1);
  }
  const from = opening[0].length;
  const closing = /^---.*$/m.exec(text.slice(from));
  if (!closing) throw new Fault('the fields do not end: after the last one a line --- is missing.', 1);
  const end = from + closing.index;
  if (closing[0].trimEnd() !== '---')
    throw new Fault(`a line that begins with --- ends the fields: write only --- in it.`, lineAt(text, end));
  const rest = end + closing[0].length;
  return {
    yaml: text.slice(0, from).replace(/\S/g, ' ') + text.slice(from, end),
    body: text.slice(rest),
    bodyLine: lineAt(text, rest),
  };
}

/** The first fault of the fields, in words, with the line that holds it. */
function explain(text: string, yaml: string, error: YAMLError): Fault {
  const at = Math.min(error.pos[0], yaml.trimEnd().length);
  const cause = CAUSES[error.code] ?? `${error.message}.`;
  return new Fault(`${cause}\n${caretBlock(text, at)}`, lineAt(text, at), columnAt(text, at));
}

/** The values of the fields. A `*` is YAML's for another value, which no file here needs. */
function valuesOf(document: Document, yaml: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    const line = lineAt(yaml, yaml.search(/(?<=(?::|-)[ \t]+)[*]/));
    throw new Fault('a text that begins with * needs quotation marks around it.', line);
  }
}

/** Whether a date such as 2026-02-30, without quotation marks, is no day: YAML counts on into the next month. */
function isNoDay(source: string, read: Date): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(source) ?? [];
  const counted = [read.getUTCFullYear(), read.getUTCMonth() + 1, read.getUTCDate()];
  return year !== undefined && [year, month, day].some((part, at) => Number(part) !== counted[at]);
}

/**
 * Refuses what YAML makes something else of without a word: a text that ends at its #, a day that no month has, and a
 * text that begins with & or !, which it takes for a name or a kind.
 */
function refuseChanged(document: Document, yaml: string): void {
  const fault = (message: string, at: number) =>
    new Fault(`${message}\n${caretBlock(yaml, at)}`, lineAt(yaml, at), columnAt(yaml, at));
  visit(document, {
    Node(_, node) {
      const [start, end] = ('range' in node && node.range) || [0, 0];
      const sign = 'anchor' in node && node.anchor !== undefined ? '&' : node.tag?.startsWith('!') && '!';
      if (sign) {
        const at = yaml.lastIndexOf(sign, Math.max(0, start - 1));
        throw fault(`a text that begins with ${sign} needs quotation marks around it.`, at);
      }
      if (!isScalar(node) || node.type !== 'PLAIN') return;
      if (node.value instanceof Date && isNoDay(node.source ?? '', node.value))
        throw fault(`${node.source} is no day: there is no such day.`, start);
      if (typeof node.value === 'string' && /^[ \t]+#/.test(yaml.slice(end, end + 80)))
        throw fault('what follows # is not read: put the text in quotation marks.', yaml.indexOf('#', end));
    },
  });
}

/**
 * Parses a Markdown file with frontmatter, by the rules of Astro's reader.
 * @returns its data, its body, and the line on which the body begins
 * @throws Fault with line, column, the line itself and the likely cause
 */
export function parseFrontmatter(text: string): Parsed & { body: string; bodyLine: number } {
  const { yaml, body, bodyLine } = split(text);
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter,
    prettyErrors: false,
    schema: 'core',
    customTags: ['timestamp'],
  });
  refuseChanged(document, yaml);
  const error = document.errors[0] ?? document.warnings[0];
  if (error) throw explain(text, yaml, error);
  const data = valuesOf(document, yaml);
  const lineOf = (path: readonly PropertyKey[]) => {
    const start = startOf(document, path);
    return start === undefined ? undefined : lineCounter.linePos(start).line;
  };
  return { data, lineOf, body, bodyLine };
}
