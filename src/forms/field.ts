/** What a visitor filled in: field name to text; a ticked box is 'true', an unticked one ''. */
export type Values = Record<string, string>;

/** A field of a form: everything about it that is not markup. */
export interface Field<Name extends string = string> {
  /** Name in the payload, letter for letter (specification, section 3). */
  name: Name;
  label: string;
  type: 'text' | 'email' | 'tel' | 'date' | 'number' | 'checkbox' | 'radio' | 'textarea';
  /** Value of a fresh form; dates get theirs in the browser. */
  initial?: string;
  required?: boolean;
  /** A sentence under the label. */
  help?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  min?: number;
  max?: number;
  /** For browsers without script. */
  pattern?: string;
  /** Choices of a radio group: value and label. */
  options?: readonly (readonly [value: string, label: string])[];
}

/** A field that people never see, in every form: whoever fills it in is probably a program. */
export const HONEYPOT = 'company_fax';

/** The messages of a form's wrong fields. */
export type Errors<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * Keeps the fields that have a message.
 * @param messages a message or nothing, for each field
 */
export function errorsOf<Name extends string>(messages: Record<Name, string | undefined>): Errors<Name> {
  const wrong = Object.entries<string | undefined>(messages).filter(([, message]) => message !== undefined);
  return Object.fromEntries(wrong) as Errors<Name>;
}

/**
 * An enquiry as plain lines, for an e-mail or a chat that the visitor sends by hand.
 * @param title the first line
 * @returns a line for each field that says something, 'label: what was filled in'
 */
export function describe(title: string, fields: readonly Field[], values: Values): string {
  const lines = fields.flatMap(({ name, label, type, options }) => {
    const value = (values[name] ?? '').trim();
    if (type === 'checkbox') return [`${label}: ${value ? 'yes' : 'no'}`];
    const word = options?.find(([option]) => option === value)?.[1] ?? value;
    return word ? [`${label}: ${word}`] : [];
  });
  return [title, ...lines].join('\n');
}
