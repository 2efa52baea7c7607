import { Tokenizer, type Token as Parsed } from 'parse5';

/** A tag, a comment or a text in a stretch of HTML as an editor wrote it; `line` counts from 1. */
export type HtmlToken = { line: number } & (
  | { kind: 'open'; tag: string; attributes: Map<string, string> }
  | { kind: 'close'; tag: string }
  | { kind: 'comment' }
  | { kind: 'unfinished'; text: string }
  | { kind: 'text'; text: string }
);

/** A tag that never ends: its name, as far as it was written. */
const UNFINISHED = /<[a-z/!?][a-z0-9]*/i;

/**
 * Reads HTML as a browser's tokenizer does, without building a tree: a tree has no end tags that close nothing,
 * and no start tags that nothing closes.
 * @param html a whole document or any stretch of one
 * @param line the line on which it begins
 */
export function readHtml(html: string, line = 1): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let read = 0;
  const begin = ({ location }: Parsed.Token) => {
    read = location?.endOffset ?? read;
    return { line: line + (location?.startLine ?? 1) - 1 };
  };
  // The tokenizer hands out words and blanks one by one; a text begins with a word.
  const text = (token: Parsed.CharacterToken) => {
    const here = begin(token);
    const last = tokens.at(-1);
    if (last?.kind === 'text') last.text += token.chars;
    else if (token.chars.trim()) tokens.push({ ...here, kind: 'text', text: token.chars });
  };
  const comment = (token: Parsed.Token) => void tokens.push({ ...begin(token), kind: 'comment' });
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        const attributes = new Map(token.attrs.map(({ name, value }) => [name, value]));
        tokens.push({ ...begin(token), kind: 'open', tag: token.tagName, attributes });
      },
      onEndTag: (token) => void tokens.push({ ...begin(token), kind: 'close', tag: token.tagName }),
      onComment: comment,
      onDoctype: comment,
      onCharacter: text,
      onNullCharacter: text,
      onWhitespaceCharacter: text,
      onEof: () => undefined,
      onParseError: ({ code }) => {
        if (code !== 'eof-in-tag' && code !== 'eof-before-tag-name') return;
        const left = UNFINISHED.exec(html.slice(read));
        if (!left) return;
        const here = line + html.slice(0, read + left.index).split('\n').length - 1;
        tokens.push({ line: here, kind: 'unfinished', text: left[0] });
      },
    },
  );
  tokenizer.write(html, true);
  return tokens;
}
