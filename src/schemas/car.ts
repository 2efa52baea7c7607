import { z } from 'zod';
import { order, text } from './fields.ts';
import { picture } from './pictures.ts';

/** A car for hire: content/cars/. */
export const Car = z.strictObject({
  order,
  carname: text('The name of the car'),
  picture,
  availability: z.enum(['Available', 'Being Used']).describe('Available or Being Used'),
  carpeople: text('How many people, such as 4 - 8 People'),
  mileage: text('The mileage terms, such as Unlimited'),
  system: z.enum(['Automatic', 'Manual']).describe('Automatic or Manual'),
  conditioning: text('Air conditioning, such as Air Conditioning'),
  fuelcapacity: text('The fuel terms, such as Full to Full'),
  highlights: z.array(text('Something that is included')).length(4).describe('Exactly four highlights'),
  badhighlight1: text('What is not included: Damage Waiver'),
  percentageoff: z.number().min(0).max(100).describe('The discount as a number, such as 16'),
  previousprice: z.number().positive().describe('US dollars a day before the discount, such as 65'),
  price: z.number().positive().describe('US dollars a day, such as 25'),
  rate: z.literal('per day'),
});
export type Car = z.infer<typeof Car>;
