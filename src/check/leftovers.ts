import type { Finding } from './checkMarkup.ts';
import { lineAt } from './position.ts';

/** A sign of Markdown that is left in a text, and what to tell its writer. */
interface Sign {
  sign: RegExp;
  message: (found: string) => string;
  isNote?: true;
}

const asItStands = (found: string) => `"${found}" is shown as it stands`;
const paired = (marks: string, example: string) => (found: string) =>
  `${asItStands(found)}: write ${example}, with nothing blank inside. For the signs themselves write ${marks}.`;

const SIGNS: readonly Sign[] = [
  {
    sign: /!?\[[^\]]*\](?:\(| +\((?=[/#]|https?:|mailto:|tel:|www\.))[^\s)]*/g,
    message: (found) =>
      `${asItStands(found)}: a link is [words](/address), with both brackets closed and nothing blank in the address.`,
  },
  {
    sign: /\[\^[^\]]*\]|\[[^\]]+\]\[[^\]]*\]/g,
    message: (found) => `${asItStands(found)}: a link is [words](/address).`,
  },
  { sign: /\*\*+(?:[^*\n]*\*\*|[^\s*]*)/g, message: paired('\\*\\*', '**like this**') },
  { sign: /(?<![\w_])__(?=\w)\w*|(?<=[a-z])__(?![\w_])/gi, message: paired('\\_\\_', '**like this**') },
  { sign: /~~+[^\s~]*/g, message: paired('\\~\\~', '~~like this~~') },
  {
    sign: /^[> ]*#{2,6}(?=[^\s#]).*/gm,
    message: (found) => `${asItStands(found.trim())}: a heading needs a blank after its #.`,
  },
  {
    sign: /^ *\|.*\|(?:\n *\|.*)*/gm,
    message: (found) =>
      `${asItStands(found.trim())}: a table needs a line such as |---|---| under its first.`,
  },
  {
    sign: /&amp;(?:[a-z]{2,8}|#\d{2,5});/gi,
    message: (found) =>
      `${asItStands(found.replace(/^&amp;/i, '&'))}: write ${found.replace(/^&amp;/i, '&')}.`,
  },
  {
    sign: /(?<![\w*])\*(?=[^\s*])\S*|(?<=[^\s*\d])\*(?![\w*])/g,
    message: (found) =>
      `${asItStands(found)}: *words* between two of them lean. For the sign itself write \\*.`,
    isNote: true,
  },
];

/**
 * The signs of Markdown that made nothing, so that a visitor would read them.
 * @param text as the editor wrote it; what stands behind a backslash is meant
 * @param line the line on which the text begins
 */
export function leftovers(text: string, line: number): Finding[] {
  // A protected sign keeps its place as a word would, so that what is around it reads as before.
  let rest = text.replace(/\\[^\w\s]/g, 'xx');
  const findings: Finding[] = [];
  for (const { sign, message, isNote } of SIGNS) {
    rest = rest.replace(sign, (found: string, offset: number) => {
      const [first = ''] = found.split('\n');
      const excerpt = first.length > 40 ? `${first.slice(0, 39)}…` : first;
      findings.push({ line: lineAt(text, offset) + line - 1, message: message(excerpt), isNote });
      // What one finding has named is no second one.
      return found.replace(/[^\n]/g, 'x');
    });
  }
  return findings;
}
