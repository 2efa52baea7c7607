import { REGIONS, TRAVEL_TOPICS } from '../../src/schemas.ts';
import { sentences } from './words.ts';

const office = (name: string) => ({
  label: `The Office of ${name}, Third Floor, Knock Twice`,
  url: `https://office.example/${name.toLowerCase().replaceAll(' ', '-')}/a-long-way-down-a-corridor-without-a-window`,
});

/** Answers of one sentence and of three, by many pages, by one and by none, dated and not. */
const noteAt = (at: number) => ({
  text: at % 4 === 3 ? 'Ask us.' : sentences(1 + (at % 3), at),
  links:
    at % 4 === 3 ? [] : at % 5 === 0 ? [office('Gates'), office('Seals'), office('Ink')] : [office('Gates')],
  ...(at % 2 ? { dated: '2019 to 2026' } : {}),
  read: `2026-0${1 + (at % 9)}-15`,
});

/** What each country says to each topic. */
export const TRAVEL_NOTES = REGIONS.map((region, at) => ({
  id: region,
  order: at + 1,
  region,
  name: region.replace(/^./, (letter) => letter.toUpperCase()),
  notes: Object.fromEntries(TRAVEL_TOPICS.map((topic, row) => [topic, noteAt(at + row)])),
}));
