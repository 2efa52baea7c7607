import type { FormWords } from '../words/formSchemas.ts';
import { fill } from '../browser/fill.ts';
import { UNFINISHED_DATE, type Field, type Values } from './field.ts';

/** The words of one field. */
export interface FieldWords {
  label: string;
  /** A sentence under the label. */
  help?: string;
  /** Each choice of a radio group by its value. */
  options?: Readonly<Record<string, string>>;
}

/** The words that a form has of its own. */
export interface OwnWords {
  /** What it is, for screen readers. */
  name: string;
  /** The first line of the enquiry as plain text. */
  enquiry: string;
  /** What the mail to the agency is about. */
  mail: string;
  submit: string;
  /** The title of a failure. */
  notSent: string;
  fields: Readonly<Record<string, FieldWords>>;
  errors: Readonly<Record<string, string>>;
  /** What the visitor reads after a success. */
  sent: { title: string; detail?: string };
}

/** Every word of a form: its own, and those that all forms share. */
export type EnquiryWords<Own extends OwnWords = OwnWords> = Own & { shared: FormWords };

/** A line in bold and a sentence under it. */
export interface Notice {
  title: string;
  detail: string;
}

/**
 * What the visitor reads after a success.
 * @param values what was sent; the title may name a field as its slot
 */
export const sentNotice = ({ sent }: OwnWords, values: Values): Notice => ({
  title: fill(sent.title, values),
  detail: sent.detail ?? '',
});

/** What a field holds, as people read it: an option by its words, a tick as yes or no. */
export function answerOf({ type, name }: Field, value: string, { fields, shared }: EnquiryWords): string {
  if (type === 'checkbox') return value ? shared.yes : shared.no;
  return fields[name]?.options?.[value] ?? value;
}

/**
 * An enquiry as plain lines, for an e-mail or a chat that the visitor sends by hand.
 * @returns a title, and a line for each field that says something, 'label: what was filled in'
 */
export function enquiryText(fields: readonly Field[], values: Values, words: EnquiryWords): string {
  const lines = fields.flatMap((field) => {
    const answer = answerOf(field, (values[field.name] ?? '').trim(), words);
    if (field.type === 'date' && answer === UNFINISHED_DATE) return [];
    return answer ? [`${words.fields[field.name]?.label ?? field.name}: ${answer}`] : [];
  });
  return [fill(words.enquiry, values), ...lines].join('\n');
}
