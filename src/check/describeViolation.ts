import type { z } from 'zod';
import { formatValue } from './issue.ts';

type Violation = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && !value.trim()) || (Array.isArray(value) && !value.length);

/** The one number in a text such as "$1,500 a day"; none when there are several, or a comma that may be a point. */
function numberIn(text: string): string | undefined {
  const numbers = text.replace(/(?<=\d),(?=\d{3}\b)/g, '').match(/(?<!\d)-?\d+(?:[.,]\d+)*/g) ?? [];
  const [number] = numbers;
  return numbers.length === 1 && Number.isFinite(Number(number)) ? number : undefined;
}

function wrongKind(expected: string, found: unknown, hint: string): string {
  const begin = `${formatValue(found)} is not ${KINDS[expected] ?? expected}.`;
  if ((expected === 'number' || expected === 'int') && typeof found === 'string') {
    const number = numberIn(found);
    return number ? `${begin} Write ${number}.` : begin + hint;
  }
  if (expected === 'int' && typeof found === 'number') return `${begin} Write ${Math.round(found)}.`;
  if (expected === 'boolean' && typeof found === 'string') {
    return `${begin} Write ${/^(?:true|yes|1)$/i.test(found) ? 'true' : 'false'}, without quotation marks.`;
  }
  if (expected === 'string' && found !== null && typeof found === 'object' && !Array.isArray(found)) {
    const text = found instanceof Date ? formatValue(found) : undefined;
    if (text) return `${begin} Write "${text}", with the quotation marks.`;
    return `${begin} A text with a colon or braces needs quotation marks around it.${hint}`;
  }
  if (expected === 'string' && ['number', 'boolean'].includes(typeof found)) {
    return `${begin} Write "${String(found)}", with the quotation marks.`;
  }
  return begin + hint;
}

function wrongSize(
  violation: Violation & { code: 'too_small' | 'too_big' },
  found: unknown,
  hint: string,
): string {
  const limit = violation.code === 'too_small' ? violation.minimum : violation.maximum;
  const least = violation.code === 'too_small';
  if (Array.isArray(found)) {
    const rule = violation.exact ? `exactly ${limit}` : `at ${least ? 'least' : 'most'} ${limit}`;
    return `${found.length} in the list where there must be ${rule}.${hint}`;
  }
  if (typeof found === 'string') {
    const rule = `at ${least ? 'least' : 'most'} ${limit}`;
    return `${found.trim().length} characters where there must be ${rule}.${hint}`;
  }
  const rule = least
    ? violation.inclusive
      ? `at least ${limit}`
      : `more than ${limit}`
    : `at most ${limit}`;
  return `${formatValue(found)} must be ${rule}.${hint}`;
}

/**
 * What is wrong with one field, in words: what was found, and what is right.
 * @param violation the schema's finding; unknown keys are not its business
 * @param found the value that stands in the file
 * @param message the field's description for editors, which holds the example
 * @param guess ` Did you mean "kenya"?` or '' for a value out of a fixed set
 */
export function describeViolation(
  violation: Violation,
  found: unknown,
  message: string | undefined,
  guess: (options: string[]) => string,
): string {
  const hint = message ? ` Expected: ${message.replace(/^Such as/, 'such as')}.` : '';
  if (found === undefined) return `is missing.${hint}`;
  if (violation.code === 'custom')
    return `${isEmpty(found) ? 'is empty' : formatValue(found)}. ${violation.message}.`;
  if (isEmpty(found)) return `is empty.${hint}`;
  switch (violation.code) {
    case 'invalid_type':
      return wrongKind(violation.expected, found, hint);
    case 'too_small':
    case 'too_big':
      return wrongSize(violation, found, hint);
    case 'invalid_value': {
      const options = violation.values.map((value) =>
        typeof value === 'string' ? value : formatValue(value),
      );
      if (options.length === 1) return `${formatValue(found)} has to be ${formatValue(violation.values[0])}.`;
      return `${formatValue(found)} is not one of ${options.join(', ')}.${guess(options)}`;
    }
    default:
      return `${formatValue(found)} is not in the right form.${hint}`;
  }
}
