import type { Words } from '../words/words.ts';
import { carForm } from './car.ts';
import type { EnquiryWords } from './enquiryWords.ts';
import type { FormDefinition } from './formDefinition.ts';
import { newsletterForm } from './newsletter.ts';
import { tripForm } from './trip.ts';

/**
 * Every form of the site, each under its own name: what the outbox takes. An island imports its own record alone, so
 * that no visitor loads the others.
 */
export const FORMS = {
  trip: tripForm,
  car: carForm,
  newsletter: newsletterForm,
} satisfies Record<string, FormDefinition>;

export type FormName = keyof typeof FORMS;

/** A form with its words. */
export interface WordedForm {
  form: FormDefinition;
  words: EnquiryWords;
}
export type Forms = Readonly<Record<string, WordedForm>>;

/**
 * Every form of the site with its words, as the outbox needs them.
 * @param words those of the interface, in which a form's own stand under its name
 */
export function wordedForms(words: Pick<Words, FormName | 'forms'>): Forms {
  const join = (name: FormName): WordedForm => ({
    form: FORMS[name],
    words: { ...words[name], shared: words.forms },
  });
  return { trip: join('trip'), car: join('car'), newsletter: join('newsletter') };
}
