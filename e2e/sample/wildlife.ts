import { MONTHS } from '../../src/schemas/months.ts';
import { CHANCES } from '../../src/schemas/wildlife.ts';
import { PLACES } from './places.ts';
import { LONG_NAME, RIVAL } from './words.ts';

const office = (name: string) => ({
  name: `${name}, counted from a chair`,
  url: `https://${name.toLowerCase()}.example`,
});
const read = '2026-11-15';

/** What is said of an animal at a place: every chance, with months and a note, with one of the two, and with neither. */
const sighting = (at: number) => ({
  chance: CHANCES[at % CHANCES.length]!,
  ...(at % 3 === 0 ? { when: at % 2 ? 'all year' : 'July to October' } : {}),
  ...(at % 4 === 1 ? { note: 'by the water, early, and with patience' } : {}),
});

/** Twelve animals, each in some of the places, the first one in all of them. */
export const ANIMALS = Array.from({ length: 12 }, (_, at) => ({
  id: `animal-${at + 1}`,
  order: at + 1,
  name: at === 1 ? `Lesser Spotted Beast of ${LONG_NAME}` : `Beast ${'ABCDEFGHIJKL'[at]}`,
  ...(at % 5 === 0 ? { note: 'It has been counted twice, by two people, with two results.' } : {}),
  places: Object.fromEntries(
    PLACES.flatMap(({ id }, place) => (at === 0 || (place + at) % 3 ? [[id, sighting(place + at)]] : [])),
  ),
  // One of them read at a rival's alone, some there too.
  sources: at === 2 ? [RIVAL] : [office('Nuru'), office('Baraka'), RIVAL].slice(0, 1 + (at % 3)),
  read,
}));

/** Where the herds of the fixture are in a year. */
export const MIGRATION = {
  months: Object.fromEntries(
    MONTHS.map((key, at) => [
      key,
      {
        area: ['South', 'North'][at % 2],
        where: `Somewhere on plain number ${at + 1}.`,
        reach: at % 3 ? 'Yes' : 'No',
      },
    ]),
  ),
  sources: [office('Amani')],
  read,
};
