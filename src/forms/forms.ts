import { carForm } from './car.ts';
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
export type Forms = Readonly<Record<string, FormDefinition>>;
