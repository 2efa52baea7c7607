import type { FormName } from './outcome.ts';
import type { Errors, Field, Values } from './field.ts';

/** Everything about one of the three forms that is not markup. Dates are yyyy-mm-dd. */
export interface FormDefinition {
  form: FormName;
  fields: readonly Field[];
  /** The values that a fresh form gets in the browser; what is not named here keeps its `initial`. */
  defaults: (today: string) => Values;
  /** The earliest day of each date field. */
  earliest: (today: string, values: Values) => Values;
  check: (values: Values, today: string) => Errors;
  /** The whole enquiry as plain text lines. */
  describe: (values: Values) => string;
}
