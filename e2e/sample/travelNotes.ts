import { REGIONS } from '../../src/schemas/regions.ts';
import { TRAVEL_TOPICS } from '../../src/schemas/travelNotes.ts';
import { RIVAL, sentences } from './words.ts';

const office = (name: string) => ({
  label: `The Office of ${name}, Third Floor, Knock Twice`,
  url: `https://office.example/${name.toLowerCase().replaceAll(' ', '-')}/a-long-way-down-a-corridor-without-a-window`,
});

/** A page of another travel company. */
const { name: label, ...page } = RIVAL;
const rival = { label, ...page };

/** By how many pages an answer goes: by none, by several, by one that is not named, with such a one, or by one. */
function linksAt(at: number) {
  if (at % 4 === 3) return [];
  if (at % 5 === 0) return [office('Gates'), office('Seals'), office('Ink')];
  if (at % 5 === 1) return [rival];
  return at % 5 === 2 ? [rival, office('Gates')] : [office('Gates')];
}

const textAt = (at: number) => (at % 4 === 3 ? 'Ask us.' : sentences(1 + (at % 3), at));

/** Answers of one sentence and of three, by many pages, by one and by none, dated and not, with few words for the answer and without. */
const noteAt = (at: number) => ({
  text: textAt(at),
  ...(at % 3 ? {} : { short: textAt(at).split(' ', 2).join(' ') }),
  links: linksAt(at),
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
