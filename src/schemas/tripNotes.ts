import { z } from 'zod';

const text = (says: string) => z.string().trim().min(1).describe(says);
const note = (says: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(420)
    .describe(`${says}: one to three plain sentences, 420 characters at most; "ask us" where nobody knows`);

/** Hours of a day. Without `to` it is that long or longer. */
const hours = z
  .strictObject({
    from: z.number().min(0).max(24).describe('Hours, such as 2.5'),
    to: z
      .number()
      .min(0)
      .max(24)
      .optional()
      .describe('Hours at most; leave it out where nobody can say: pages then say "or more"'),
  })
  .refine(({ from, to = from }) => to >= from, { path: ['to'], message: 'Must not be less than "from"' });
/** What a day asks of the body. */
const day = z.strictObject({
  road: hours
    .optional()
    .describe(
      'Hours by car, with stops: { from: 2, to: 3 }; leave it out where nobody knows: pages say ask us',
    ),
  foot: hours
    .optional()
    .describe(
      'Hours on foot or by bicycle: { from: 5, to: 7 }; { from: 0 } for a walk of which nobody knows how long it is: pages say ask us; leave it out for none',
    ),
  roads: text('Which roads or paths these are, such as "Tarmac, then an earth road"'),
});
const place = (end: string) =>
  z.strictObject({
    place: text(`Where the trip ${end}, such as Kampala`),
    time: text(`When it ${end}, such as "about 16:00"`),
  });

/** The lowest and the highest step of the effort scale. */
export const EFFORTS = [1, 2, 3, 4, 5] as const;

/** The same notes for every trip, in the order of its page. */
export const TripNotes = z.strictObject({
  suits: note('Whom the trip suits'),
  notFor: note('Who should not come'),
  effort: z
    .strictObject({
      level: z
        .union(EFFORTS.map((level) => z.literal(level)))
        .describe('How hard it is, from 1 to 5, by the scale in content/words/trips.json'),
      why: note('What makes it so hard or so easy'),
    })
    .describe('How hard it is: level and why'),
  days: z.array(day).min(1).describe('An entry for every day of the plan, in order: road, foot and roads'),
  highest: z
    .strictObject({
      metres: z
        .number()
        .int()
        .min(0)
        .max(6000)
        .optional()
        .describe('The highest point in metres, 0 for the sea; leave it out where nobody knows'),
      orMore: z.literal(true).optional().describe('true where the trip may go higher than that'),
      note: note('Where that is, and how high the beds are, with the number of nights'),
    })
    .describe('The highest point'),
  youngest: z
    .strictObject({
      age: z
        .number()
        .int()
        .min(0)
        .max(21)
        .optional()
        .describe('The lowest age in years; leave it out for ask us'),
      note: note('Who says so, or what to ask'),
    })
    .describe('The lowest age'),
  children: note('How it is with children, and what they pay'),
  group: note('How many travel together'),
  alone: note('How it is to travel alone, and what a room or tent of your own costs'),
  rooms: note('What the beds and the washrooms are like'),
  food: note('What there is to eat, and what is done for halal, vegetarian food and allergies'),
  luggage: note('What fits into the car'),
  power: note('Where telephones can be charged and have a signal'),
  money: note('What is paid on the spot, and where cash comes from'),
  pack: z
    .array(text('A thing to bring'))
    .min(4)
    .max(10)
    .describe('Four to ten things to bring that this trip needs'),
  start: place('begins'),
  end: place('ends'),
});
export type TripNotes = z.infer<typeof TripNotes>;
export type Hours = z.infer<typeof hours>;
