import { allowsAttribute, isSafeAddress } from '../lib/allowedHtml.ts';
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

/** A fault in a piece of Markdown. */
export interface Finding {
  line: number;
  says: string;
}

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

const unsafe = (found: string) =>
  `${found} is not allowed: a link begins with /, #, https://, mailto: or tel:, such as /ugandacarhire.`;

function checkElement(
  token: Token & { kind: 'element' },
  tags: ReadonlySet<string>,
  allowed: string,
): string[] {
  const { tag, href, isTask } = token;
  if (isTask) return [`a task box ([ ]) is not allowed here: write - without it.${allowed}`];
  if (tag === 'img' && tags.has('img')) return [ALONE];
  if (tag === 'img') return [`a picture is not allowed here.${allowed}`];
  if (!tags.has(tag)) return WRITTEN[tag] ? [`${WRITTEN[tag]} is not allowed here.${allowed}`] : [];
  return href !== undefined && !isSafeAddress(href) ? [unsafe(`(${href})`)] : [];
}

/** Follows the opened tags; gives the faults of a closing one. */
function close(tag: string, line: number, open: { tag: string; line: number }[]): Finding[] {
  const at = open.findLastIndex((opened) => opened.tag === tag);
  if (at === -1) return [{ line, says: `</${tag}> closes nothing: no <${tag}> is open here.` }];
  return open.splice(at).slice(1).map(unclosed);
}
const unclosed = ({ tag, line }: { tag: string; line: number }): Finding => ({
  line,
  says: `<${tag}> is never closed: write </${tag}> after the text.`,
});

/**
 * Holds a piece of Markdown against what is allowed where it stands.
 * @param tokens what it holds
 * @param tags the names of the allowed elements
 */
export function checkMarkup(tokens: readonly Token[], tags: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  const allowed = ` Allowed: ${[...tags].join(' ')}.`;
  const open: { tag: string; line: number }[] = [];
  // The end of a refused element is no news.
  const refused = new Set<string>();
  let codeLine = 0;
  for (const token of tokens) {
    const { line } = token;
    const add = (says: string) => findings.push({ line, says });
    if (token.kind === 'comment') add('<!-- --> is not allowed here: delete the comment.');
    else if (token.kind === 'unfinished') {
      add(`${token.text} looks like a tag without its >. For the sign itself write &lt;.`);
    } else if (token.kind === 'close') {
      if (!refused.has(token.tag)) findings.push(...close(token.tag, line, open));
    } else if (token.kind === 'open') {
      for (const says of checkTag(token, tags, allowed)) add(says);
      if (!tags.has(token.tag)) refused.add(token.tag);
      else if (!VOID.has(token.tag)) open.push({ tag: token.tag, line });
    } else if (token.tag !== 'code' || line !== codeLine) {
      for (const says of checkElement(token, tags, allowed)) add(says);
      if (token.tag === 'pre') codeLine = line;
    }
  }
  return [...findings, ...open.map(unclosed)];
}
