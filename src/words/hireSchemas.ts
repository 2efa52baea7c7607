import { z } from 'zod';
import { text } from './text.ts';

const part = (subject: string) =>
  z.strictObject({
    name: text(`The name of the part: ${subject}`),
    covers: text('What it answers, a word or two each: where it is closed on a phone'),
  });
const question = (subject: string) => text(`The question: ${subject}`);

/** What stands before the cars: the questions, and the heads of the table of borders. */
export const HireWords = z.strictObject({
  parts: z.strictObject({
    terms: part('licence, deposit, insurance, fuel'),
    road: part('kilometres, breakdown, rules, borders'),
  }),
  questions: z.strictObject({
    choice: question('With a driver or without?'),
    licence: question('Which licence do I need?'),
    age: question('How old must I be?'),
    deposit: question('Is there a deposit?'),
    damage: question('What does damage cost me?'),
    insurance: question('How is the car insured?'),
    fuel: question('Who pays the fuel?'),
    mileage: question('How far may I drive?'),
    driver: question('What does a driver cost?'),
    breakdown: question('What if the car breaks down?'),
    rules: question('Which rules should I know?'),
    side: question('On which side do people drive?'),
    night: question('May I drive at night?'),
    borders: question('May I cross a border?'),
  }),
  posts: z.strictObject({
    caption: text('What the table of borders is, for screen readers'),
    country: text('Over the countries'),
    posts: text('Over the border posts'),
    needs: text('Over what else to know'),
  }),
});
export type HireWords = z.infer<typeof HireWords>;
