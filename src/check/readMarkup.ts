import { toHtml } from '../lib/markdown.ts';
import { readHtml, type HtmlToken } from './readHtml.ts';

/** A thing in a piece of Markdown that the check looks at, with its line in the piece, counted from 1. */
export type Token =
  | HtmlToken
  | {
      line: number;
      kind: 'element';
      tag: string;
      isTask: boolean;
      href?: string;
      text: string;
      /** Of a row of a table: how many cells the editor wrote, shown or not. */
      cells?: number;
      /** Of a heading: whether it is a paragraph with a line under it. */
      isUnderlined?: boolean;
    };

const linesIn = (text: string) => text.split('\n').length - 1;

/** How many cells a row of a table has as it is written; a line behind a backslash parts none. */
const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/\\[^]/g, 'x')
    .replace(/^\||\|$/g, '')
    .split('|').length;

/** The text between two tags, and a tag in it that was begun and never ended. */
function textTokens(text: string, line: number): Token[] {
  const unfinished = /<\/?[a-z][a-z0-9]*(?=[^<>]*$)/i.exec(text);
  return [
    { kind: 'text', line, text },
    ...(unfinished
      ? [
          {
            kind: 'unfinished' as const,
            line: line + linesIn(text.slice(0, unfinished.index)),
            text: unfinished[0],
          },
        ]
      : []),
  ];
}

/**
 * Reads a piece of Markdown with the renderer's own parser and the same features, but leaves the HTML in it as it
 * was written: parsed HTML has no lines. Texts are as the editor wrote them too: what a backslash or an entity
 * protects is no sign of anything.
 * @returns what it holds, in the order in which it stands there
 */
export function readMarkup(markdown: string): Token[] {
  const tokens: Token[] = [];
  toHtml(markdown, {
    rawHtml: false,
    plugins: [
      {
        name: 'read-markup',
        options: { position: true },
        element: {
          filter: [],
          visit(node, context) {
            const { tagName: tag, properties, position } = node;
            // What has no position was made by the parser, such as the list under the footnotes.
            if (!position) return;
            const { className } = properties;
            const source = markdown.slice(position.start.offset, position.end.offset);
            const href = 'dataFootnoteRef' in properties ? undefined : properties['href'];
            tokens.push({
              kind: 'element',
              line: position.start.line,
              tag,
              isTask: Array.isArray(className) && className.includes('task-list-item'),
              ...(href === undefined ? {} : { href: String(href) }),
              text: /^h\d$/.test(tag) ? context.textContent(node) : '',
              ...(tag === 'tr' ? { cells: cellsIn(source) } : {}),
              ...(/^h[12]$/.test(tag) ? { isUnderlined: /\n[> \t]*(?:-+|=+)\s*$/.test(source) } : {}),
            });
          },
        },
        raw: ({ value, position }) => void tokens.push(...readHtml(value, position?.start.line)),
        text: ({ position }) => {
          if (!position) return;
          const { start, end } = position;
          tokens.push(...textTokens(markdown.slice(start.offset, end.offset), start.line));
        },
      },
    ],
  });
  return tokens;
}
