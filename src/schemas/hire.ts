/** What the page of the cars answers: content/panels/hire.json. */
import { z } from 'zod';
import { text } from './fields.ts';
import { noteOn, topicsOf } from './noteOn.ts';

const terms = {
  choice: noteOn('Whether to take a driver or to drive oneself'),
  licence: noteOn('Which driving licence is needed, and how long it must have been held'),
  age: noteOn('From which age a car can be hired'),
  deposit: noteOn('What is held on a card or paid as a deposit'),
  damage: noteOn('What the hirer pays for damage'),
  insurance: noteOn('What the insurance covers'),
  fuel: noteOn('Who pays the fuel'),
};
const road = {
  mileage: noteOn('How far the car may go'),
  driver: noteOn('What a driver costs, with bed and meals'),
  breakdown: noteOn('What to do after a breakdown or an accident'),
  rules: noteOn('Speed limits and other rules'),
  side: noteOn('The side of the road'),
  night: noteOn('Driving after dark'),
  borders: noteOn('What a car needs to leave the country'),
};
const hireNotes = z.strictObject({ ...terms, ...road });
/** The parts of what the page of the cars answers before its forms, and the topics of each, in its order. */
export const HIRE_PARTS = { terms: topicsOf(terms), road: topicsOf(road) };
export type HirePart = keyof typeof HIRE_PARTS;
/** What the page of the cars answers before its forms, in its order. */
export const HIRE_TOPICS = hireNotes.keyof().options;

export const HirePanel = z.strictObject({
  notes: hireNotes.describe('An answer to every question'),
  borders: z
    .array(
      z.strictObject({
        country: text('The country on the other side, such as Kenya'),
        posts: text('The border posts, such as Busia and Malaba'),
        needs: text('What else to know of this border'),
      }),
    )
    .min(1)
    .describe('The borders that a car may cross, a record each'),
});
export type HirePanel = z.infer<typeof HirePanel>;
