import { EFFORTS } from '../../src/schemas/tripNotes.ts';
import { sentences } from './words.ts';

/** A day's hours, in every form that they come in: none, one number, two, without an end, not known. */
const dayAt = (at: number) => ({
  ...(at % 5 === 4
    ? {}
    : { road: [{ from: 2, to: 3 }, { from: 0, to: 0 }, { from: 1.5 }, { from: 4, to: 4 }][at % 4] }),
  ...(at % 3 === 1 ? { foot: { from: 5, to: 7 } } : {}),
  roads: at % 2 ? 'A path' : 'Tar as far as the market, then none',
});

/**
 * The notes of a trip.
 * @param days how many days it has
 * @param at which of the trips it is: a sea trip, one without a known height or age, one that ends elsewhere
 */
export const notesOf = (days: number, at: number) => ({
  suits: sentences(1, at),
  notFor: sentences(1, at + 1),
  effort: { level: EFFORTS[at % EFFORTS.length]!, why: sentences(1, at + 2) },
  days: Array.from({ length: days }, (_, day) => dayAt(at + day)),
  highest: {
    ...(at % 4 === 3 ? {} : { metres: [2607, 0, 2500][at % 4]! }),
    ...(at % 4 === 2 ? { orMore: true } : {}),
    note: sentences(1, at + 3),
  },
  youngest: { ...(at % 2 ? { age: 15 } : {}), note: 'Ask us.' },
  children: 'Ask us for the price of a child.',
  group: sentences(1, at),
  alone: 'Ask us.',
  rooms: sentences(2, at),
  food: sentences(2, at + 1),
  luggage: 'One bag.',
  power: 'Ask us.',
  money: sentences(1, at + 2),
  pack: ['A hat', 'A fleece', 'Patience', 'Something to read while the ferry fills'],
  start: { place: 'The market', time: '06:00' },
  end: { place: at % 3 ? 'The market' : 'The last ferry', time: 'when it is full' },
});
