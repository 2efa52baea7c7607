import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { Fault } from './issue.ts';
import { caretBlock, columnAt, lineAt } from './position.ts';

/** A parsed file: its data, and where each field stands in it. */
export interface Parsed {
  data: unknown;
  /** The line of a field, or of its innermost parent that has one. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

const CAUSES: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing here.',
  ColonExpected: 'a colon is missing after the name of the field.',
  UnexpectedEndOfString: 'a closing quotation mark is missing in this line.',
  InvalidCommentToken: 'JSON knows no comments: delete it.',
  UnexpectedEndOfComment: 'JSON knows no comments: delete it.',
  InvalidEscapeCharacter: 'a backslash needs another before it: write \\\\.',
  InvalidCharacter: 'a text holds a tab: use spaces.',
  InvalidNumberFormat: 'this is not a number: write it like 25 or 0.5.',
  CloseBraceExpected: 'a closing } is missing.',
  CloseBracketExpected: 'a closing ] is missing.',
  EndOfFileExpected: 'something stands after the closing }: delete it.',
  PropertyNameExpected: 'the name of a field is missing, such as "price".',
  ValueExpected: 'a value is missing here.',
};

function causeOf(text: string, { error, offset, length }: ParseError): { cause: string; at: number } {
  const name = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  const found = text.slice(offset, offset + length);
  const closing = /^[}\]]/.test(text.slice(offset));
  if (closing && before.endsWith(',')) {
    return { cause: `a comma stands before the closing ${text[offset]}: delete it.`, at: before.length - 1 };
  }
  const comma = /(?<whole>-?\d+),$/.exec(text.slice(0, offset))?.groups?.['whole'];
  const rest = /^\d+/.exec(text.slice(offset))?.[0];
  if (comma && rest) {
    const cause =
      rest.length === 3
        ? `a number has no comma in it: write ${comma}${rest}.`
        : `a decimal comma: write ${comma}.${rest}.`;
    return { cause, at: offset - 1 };
  }
  const at = name === 'CommaExpected' ? before.length : offset;
  if (name !== 'InvalidSymbol') return { cause: CAUSES[name] ?? 'this is not JSON.', at };
  if (/^['‘’“”]/.test(found)) return { cause: 'quotation marks in JSON are straight and double: "', at };
  if (/^(?:true|false|null)$/i.test(found)) return { cause: `write ${found.toLowerCase()}.`, at };
  const price = /^[$€£](?<amount>\d+)/.exec(found)?.groups;
  if (price) return { cause: `a price stands without its sign: write ${price['amount']}.`, at };
  return { cause: 'a text needs quotation marks around it, and one inside a text is written \\".', at };
}

function doubleField(text: string, node: Node | undefined): void {
  const seen = new Set<unknown>();
  for (const child of node?.children ?? []) {
    const key = node?.type === 'object' ? child.children?.[0] : undefined;
    if (key && seen.has(key.value)) {
      throw new Fault(`"${key.value}" stands twice: delete one of the two.`, lineAt(text, key.offset));
    }
    seen.add(key?.value);
    doubleField(text, node?.type === 'object' ? child.children?.[1] : child);
  }
}

/**
 * Parses a JSON file.
 * @throws Fault with line, column, the line itself and the likely cause when it is not JSON or a field stands twice
 */
export function parseJson(text: string): Parsed {
  if (!text.trim()) throw new Fault('is empty: fill it in or delete it.');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const { cause, at } = causeOf(text, errors[0] ?? { error: 1, offset: 0, length: 0 });
    throw new Fault(`${cause}\n${caretBlock(text, at)}`, lineAt(text, at), columnAt(text, at));
  }
  doubleField(text, tree);
  const lineOf = (path: readonly PropertyKey[]) => {
    const node = tree && findNodeAtLocation(tree, path as (string | number)[]);
    const start = node?.parent?.type === 'property' ? node.parent : node;
    return start && lineAt(text, start.offset);
  };
  return { data, lineOf };
}
