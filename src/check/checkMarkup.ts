import { allowsAttribute, isSafeAddress } from '../lib/allowedHtml.ts';
import { slugOf } from '../lib/prose.ts';
import { leftovers } from './leftovers.ts';
import { didYouMean } from './nearest.ts';
import type { Token } from './readMarkup.ts';

/** What Markdown makes of a few signs, for people who wrote the signs. */
const WRITTEN: Readonly<Record<string, string>> = {
  h1: 'a heading of the first level (#)',
  h2: 'a heading (##)',
  h3: 'a heading (###)',
  h4: 'a heading of the fourth level (####)',
  h5: 'a heading of the fifth level (#####)',
  h6: 'a heading of the sixth level (######)',
  pre: 'a block of code (four spaces before a line, or ```)',
  code: 'code (backticks)',
  sup: 'a footnote ([^1])',
  blockquote: 'a quotation (>)',
  table: 'a table (|)',
  hr: 'a dividing line (---)',
  del: 'struck text (~~)',
};
/** Tags that other editors write for what has another name here. */
const SAME: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  s: 'del',
  strike: 'del',
  h1: 'h2',
  h4: 'h3',
};
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const ALONE = 'a picture stands alone on a line: ![what it shows](places/bwindi-1 "a caption if you like").';

/** A fault in a piece of Markdown, with its line there; `isNote` when it may be meant. */
export interface Finding {
  line: number;
  message: string;
  isNote?: true | undefined;
}

const unsafe = (found: string) =>
  `${found} is not allowed: a link begins with /, #, https://, mailto: or tel:, such as /ugandacarhire.`;
const underlined =
  'a line directly under a paragraph makes a heading of it: leave a line blank between them, or write ## before a heading.';
const wordless = 'a heading has no words: write them behind it, or delete it.';

function checkTag(token: Token & { kind: 'open' }, tags: ReadonlySet<string>, allowed: string): string[] {
  const { tag, attributes } = token;
  if (!tags.has(tag)) {
    const same = SAME[tag] && tags.has(SAME[tag]) ? ` Write <${SAME[tag]}>.` : didYouMean(tag, tags);
    return [`<${tag}> is not allowed here.${same}${allowed}`];
  }
  if (tag === 'img') return [`<img>: ${ALONE}`];
  if (tag === 'a' && !attributes.has('href')) return ['<a> leads nowhere: write <a href="/ugandacarhire">.'];
  return [...attributes].flatMap(([name, value]) => {
    if (!allowsAttribute(tag, name)) return [`${name}= is not allowed in <${tag}>: delete it.`];
    const isAddress = name === 'href' || name === 'src';
    return isAddress && !isSafeAddress(value) ? [unsafe(`<${tag} ${name}="${value}">`)] : [];
  });
}

function checkElement(
  token: Token & { kind: 'element' },
  tags: ReadonlySet<string>,
  allowed: string,
): string[] {
  const { tag, href, isTask, text, isUnderlined } = token;
  if (isTask) return [`a task box ([ ]) is not allowed here: write - without it.${allowed}`];
  if (isUnderlined) return [underlined];
  if (tag === 'img' && tags.has('img')) return [ALONE];
  if (tag === 'img') return [`a picture is not allowed here.${allowed}`];
  if (!tags.has(tag)) return WRITTEN[tag] ? [`${WRITTEN[tag]} is not allowed here.${allowed}`] : [];
  // Its words are its address on the page, so signs alone will not do.
  if (/^h\d$/.test(tag) && !slugOf(text)) return [wordless];
  return href !== undefined && !isSafeAddress(href) ? [unsafe(`(${href})`)] : [];
}

/** What is wrong with one thing by itself. */
function checkToken(token: Token, tags: ReadonlySet<string>): Finding[] {
  const { line } = token;
  const allowed = ` Allowed: ${[...tags].join(' ')}.`;
  const at = (message: string): Finding => ({ line, message });
  switch (token.kind) {
    case 'text':
      return leftovers(token.text, line);
    case 'comment':
      return [at('<!-- --> is not allowed here: delete the comment.')];
    case 'unfinished':
      return [at(`${token.text} looks like a tag without its >. For the sign itself write &lt;.`)];
    case 'open':
      return checkTag(token, tags, allowed).map(at);
    case 'element':
      return checkElement(token, tags, allowed).map(at);
    case 'close':
      return [];
  }
}

const unclosed = ({ tag, line }: { tag: string; line: number }): Finding => ({
  line,
  message: `<${tag}> is never closed: write </${tag}> after the text.`,
});

/** Follows the allowed tags: each that opens is closed, in the right order, and a heading holds something. */
function checkNesting(tokens: readonly Token[], tags: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  const open: { tag: string; line: number }[] = [];
  const refused = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'open' && token.kind !== 'close') continue;
    const { tag, line } = token;
    const previous = tokens[at - 1];
    if (token.kind === 'open') {
      if (!tags.has(tag)) refused.add(tag);
      else if (!VOID.has(tag)) open.push({ tag, line });
      continue;
    }
    // The end of a refused element is no news.
    if (refused.has(tag)) continue;
    if (/^h\d$/.test(tag) && previous?.kind === 'open' && previous.tag === tag)
      findings.push({ line, message: wordless });
    const mate = open.findLastIndex((opened) => opened.tag === tag);
    if (mate === -1) findings.push({ line, message: `</${tag}> closes nothing: no <${tag}> is open here.` });
    else findings.push(...open.splice(mate).slice(1).map(unclosed));
  }
  return [...findings, ...open.map(unclosed)];
}

/** Rows with more cells than their table's first, which a page leaves out. */
function checkRows(tokens: readonly Token[]): Finding[] {
  let head: number | undefined;
  return tokens.flatMap((token) => {
    if (token.kind !== 'element') return [];
    if (token.tag === 'table') head = undefined;
    const { line, cells } = token;
    if (cells === undefined) return [];
    head ??= cells;
    const message = `this row of a table has ${cells} cells, and the first row ${head}: what is beyond them is not shown. For the sign itself write \\|.`;
    return cells > head ? [{ line, message }] : [];
  });
}

/**
 * Holds a piece of Markdown against what is allowed where it stands.
 * @param tokens what it holds
 * @param tags the names of the allowed elements
 */
export function checkMarkup(tokens: readonly Token[], tags: ReadonlySet<string>): Finding[] {
  // A block of code holds one more element, on the same line.
  const blocks = new Set(
    tokens.flatMap((token) => (token.kind === 'element' && token.tag === 'pre' ? token.line : [])),
  );
  const isInside = (token: Token) =>
    token.kind === 'element' && token.tag === 'code' && blocks.has(token.line);
  return [
    ...tokens.filter((token) => !isInside(token)).flatMap((token) => checkToken(token, tags)),
    ...checkNesting(tokens, tags),
    ...checkRows(tokens),
  ];
}
