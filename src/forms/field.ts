/** What a visitor filled in: field name to text; a ticked box is 'true', an unticked one ''. */
export type Values = Record<string, string>;

/** What a date field holds that was begun and not finished: nobody may take it for an empty one. */
export const UNFINISHED_DATE = '?';

/** A field of a form: everything about it that is neither markup nor words. */
export interface Field<Name extends string = string> {
  /** Name in the payload, letter for letter, which the agency's templates know. */
  name: Name;
  type: 'text' | 'email' | 'tel' | 'date' | 'number' | 'checkbox' | 'radio' | 'textarea';
  /** Value of a fresh form; dates get theirs in the browser. */
  initial?: string;
  required?: boolean;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  min?: number;
  max?: number;
  /** For browsers without script. */
  pattern?: string;
  /** The values of a radio group. */
  options?: readonly string[];
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
