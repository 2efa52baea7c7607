import { toHtml } from '../lib/markdown.ts';

/** A thing in a piece of Markdown that the check looks at, with its line in the piece, counted from 1. */
export type Token = { line: number } & (
  | { kind: 'element'; tag: string; isTask: boolean; href?: string; text: string }
  | { kind: 'open'; tag: string; attributes: Map<string, string> }
  | { kind: 'close'; tag: string }
  | { kind: 'comment' }
  | { kind: 'unfinished'; text: string }
);

const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(?<slash>\/?)(?<tag>[a-z][^\s/>]*)(?<rest>(?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE =
  /(?<name>[^\s=/"']+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/g;
const UNFINISHED = /<[a-z/!?][a-z0-9]*/i;

const linesIn = (text: string) => text.split('\n').length - 1;

function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(({ groups = {} }): [string, string] => {
    const { name = '', double, single, bare } = groups;
    return [name.toLowerCase(), double ?? single ?? bare ?? ''];
  });
  return new Map(found);
}

/** The tags in a stretch of HTML as an editor wrote it. */
function tokensOf(html: string, line: number): Token[] {
  const tokens: Token[] = [];
  for (const { 0: whole, index, groups = {} } of html.matchAll(TAG)) {
    const here = line + linesIn(html.slice(0, index));
    const tag = (groups['tag'] ?? '').toLowerCase();
    if (whole.startsWith('<!--')) tokens.push({ kind: 'comment', line: here });
    else if (groups['slash']) tokens.push({ kind: 'close', line: here, tag });
    else tokens.push({ kind: 'open', line: here, tag, attributes: attributesOf(groups['rest'] ?? '') });
  }
  const left = html.replace(TAG, (whole) => whole.replace(/[^\n]/g, ' '));
  const unfinished = UNFINISHED.exec(left);
  if (unfinished) {
    tokens.push({
      kind: 'unfinished',
      line: line + linesIn(left.slice(0, unfinished.index)),
      text: unfinished[0],
    });
  }
  return tokens;
}

/**
 * Reads a piece of Markdown with the renderer's own parser and the same features, but leaves the HTML in it as it
 * was written: parsed HTML has no lines.
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
            const href = 'dataFootnoteRef' in properties ? undefined : properties['href'];
            tokens.push({
              kind: 'element',
              line: position.start.line,
              tag,
              isTask: Array.isArray(className) && className.includes('task-list-item'),
              ...(href === undefined ? {} : { href: String(href) }),
              text: /^h\d$/.test(tag) ? context.textContent(node) : '',
            });
          },
        },
        raw: ({ value, position }) => void tokens.push(...tokensOf(value, position?.start.line ?? 1)),
        text: ({ value, position }) => {
          const unfinished = /(?<text><\/?[a-z][a-z0-9]*)[^<>]*$/i.exec(value);
          if (!unfinished) return;
          const line = (position?.start.line ?? 1) + linesIn(value.slice(0, unfinished.index));
          tokens.push({ kind: 'unfinished', line, text: unfinished.groups?.['text'] ?? '' });
        },
      },
    ],
  });
  return tokens;
}
