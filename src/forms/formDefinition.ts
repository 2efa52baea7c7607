import type { Errors, Field, Values } from './field.ts';
import type { EnquiryWords, OwnWords } from './enquiryWords.ts';

/** One form, whole, but for its markup and its words. Dates are yyyy-mm-dd. */
export interface FormDefinition<Name extends string = string, Words extends OwnWords = OwnWords> {
  /** Its name among all forms: what the outbox knows it by, and its words, its drafts and lines in the log. */
  name: string;
  /** The fields in the order they are asked. */
  fields: readonly Field<Name>[];
  /** Fields that the page fills in, such as the car. */
  given: readonly Field<Name>[];
  /** The values that a fresh form gets in the browser; what is not named here keeps its `initial`. */
  defaults: (today: string) => Values;
  /** The earliest day of each date field. */
  minDates: (today: string, values: Values) => Values;
  /** The message of each wrong field; a missing value counts as empty. */
  check(values: Values, words: EnquiryWords<Words>, today: string): Errors<Name>;
  /** How long a success is new, in ms, and whether its message stays after that. */
  success: { ms: number; stays: boolean };
  /** How a script sends it, as the agency's templates expect it; without script every form is multipart. */
  transport: 'json' | 'multipart';
  /** The mail to the agency: the field that names the sender, the field that is answered to. */
  mail: { who: Name; replyTo: Name };
}
