import { fieldName, type Issue } from './issue.ts';
import { INLINE_FIELDS } from './pieces.ts';
import type { Entry } from './readEntry.ts';
import { walk } from './walk.ts';

/** What a field that is shown letter for letter cannot make of signs, and what to write. */
const MARKUP: readonly [sign: RegExp, cure: string][] = [
  [/<\/?[a-z][^<>]*>|<!--/i, 'this field has no markup: write the words alone'],
  [/!?\[[^\]]*\]\([^)]*\)?/, 'this field has no links: write the words alone'],
  [/\*\*[^\s*]+|(?<![\w_])__(?=\w)\w+|~~[^\s~]+/, 'this field has no markup: write the words alone'],
  [/(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/, 'this field has no markup: write the words alone'],
  [/&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i, 'write the letter itself, such as & or é'],
];

/** What is wrong with a text that is shown letter for letter, as far as its signs tell. */
export function signsIn(text: string): string | undefined {
  const [found, cure] =
    MARKUP.map(([sign, words]) => [sign.exec(text)?.[0], words] as const).find(([sign]) => sign) ?? [];
  return found && `"${found}" would be shown as it stands: ${cure}.`;
}

/** Markup in fields that are shown as they stand: a visitor would read its signs. */
export function checkPlain({ file, data, lineOf }: Entry): Issue[] {
  return [...walk(data)].flatMap(({ path, value }) => {
    const key = path.findLast((step) => typeof step !== 'number');
    if (typeof value !== 'string' || key === undefined || INLINE_FIELDS.has(key)) return [];
    const message = signsIn(value);
    return message === undefined ? [] : [{ file, line: lineOf(path), field: fieldName(path), message }];
  });
}
