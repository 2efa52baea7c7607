import { LONG_NAME, picture, sentences } from './words.ts';

/** A car by its file's name: name, availability, gears. */
const NAMES = [
  ['small-van', 'Small Van', 'Available', 'Automatic'],
  ['tall-van', 'Tall Van', 'Being Used', 'Automatic'],
  ['older-van', 'Older Van with a Roof That Opens', 'Available', 'Manual'],
  ['boxy-thing', 'Boxy Thing', 'Available', 'Automatic'],
] as const;

/** Four cars, the second one out with somebody. */
export const CARS = NAMES.map(([id, carname, availability, system], at) => ({
  id,
  order: at + 1,
  carname,
  picture: picture(carname, at),
  availability,
  carpeople: '4 - 8 People',
  mileage: 'Unlimited',
  system,
  conditioning: 'Air Conditioning',
  fuelcapacity: 'Full to Full',
  highlights: ['Driver on request', 'Pick-up on request', 'Refund when it snows', 'An answer at any hour'],
  badhighlight1: 'Damage Waiver',
  percentageoff: 50,
  previousprice: 60,
  price: 30,
  rate: 'per day',
}));

/** Questions of one line and of several, the first one answered with a link. */
export const QUESTIONS = ['paying', 'calling-off', 'rain', 'papers', 'children', 'the-ferry'].map(
  (id, at) => ({
    id,
    order: at + 1,
    question:
      at === 2
        ? `And what if it rains on all of ${LONG_NAME}?`
        : `What is there to know of ${id.replaceAll('-', ' ')}?`,
  }),
);
/** Further answers, the second one invented. */
export const ANSWERS = ['wolves', 'hats'].map((id, at) => ({
  id,
  order: at + 1,
  question: `And what of ${id}?`,
  ...(at ? { sample: true } : {}),
}));
export const answerTo = ({ order }: { order: number }) =>
  order === 1 ? `By **transfer**, for a [trip](/eastafricatravelpackages).` : sentences(2, order);

/** As many as still have a dot each on a phone, two of them not found yet. */
export const TEAM = Array.from({ length: 10 }, (_, at) => ({
  id: `person-${at + 1}`,
  order: at + 1,
  name: at < 8 ? `Person ${'ABCDEFGH'[at]}` : 'Position open',
  job: at === 3 ? 'Keeper of the Keys, the Kettle and the Calendar' : 'Driver',
  ...(at < 8 ? { sample: true } : { open: true }),
  picture: picture(`person ${at + 1}`, at),
}));

/** One alone. */
export const REVIEWS = [{ id: 'only-one', order: 1, client: 'A traveller from somewhere', sample: true }];
export const REVIEW =
  'It rained, as they had said, and <mark>the tea was at four</mark>. I chose from the [trips](/eastafricatravelpackages), and then changed half of it.';
