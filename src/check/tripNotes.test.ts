/** What an editor reads when the notes of a trip, or those before the cars, are wrong. */
import { expect, it } from 'vitest';
import { checkContent } from './checkContent.ts';
import { lookAt, swap, TRIP, type Edit } from './testing/edits.ts';

const HIRE = 'content/panels/hire.json';
const AT = `${TRIP}:23:`;
const notes = (from: string, to: string) => swap(TRIP, from, to);

const refused: [name: string, edit: Edit, issue: string][] = [
  [
    'a day that is missing',
    notes('{"road":{"from":3,"to":4},"foot":{"from":3},"roads":"Tarmac"}', ''),
    `${AT} notes.days: 2 entries, while the trip has 3 days. Write one for each day.`,
  ],
  [
    'an effort beyond the scale',
    notes('"level":2', '"level":6'),
    `${AT} notes.effort.level: 6 is not in the right form. Expected: How hard it is, from 1 to 5, by the scale in content/words/trips.json.`,
  ],
  [
    'hours that end before they begin',
    notes('"from":2,"to":3', '"from":4,"to":3'),
    `${AT} notes.days[1].road.to: 3. Must not be less than "from".`,
  ],
  [
    'hours in words',
    notes('"from":2,"to":3', '"from":"two","to":3'),
    `${AT} notes.days[1].road.from: "two" is not a number. Expected: Hours, such as 2.5.`,
  ],
  [
    'a height in feet',
    notes('"metres":900', '"metres":16000'),
    `${AT} notes.highest.metres: 16000 must be at most 6000. Expected: The highest point in metres, 0 for the sea; leave it out where nobody knows.`,
  ],
  [
    'a misspelt note',
    notes('"alone"', '"allone"'),
    `${AT} notes.allone: there is no such field. Did you mean "alone"?`,
  ],
  [
    'a note that is empty',
    notes('"rooms":"A tent."', '"rooms":""'),
    `${AT} notes.rooms: is empty. Expected: What the beds and the washrooms are like: one to three plain sentences, 420 characters at most; "ask us" where nobody knows.`,
  ],
  [
    'too little to pack',
    notes('"pack":["A hat","A torch",', '"pack":['),
    `${AT} notes.pack: 2 in the list where there must be at least 4. Expected: Four to ten things to bring that this trip needs.`,
  ],
  [
    'a question of the cars without an answer',
    swap(HIRE, '"night"', '"nights"'),
    `${HIRE}:123: notes.nights: there is no such field. Did you mean "night"?`,
  ],
  [
    'a border without its posts',
    swap(HIRE, '"Busia"', '""'),
    `${HIRE}:147: borders[0].posts: is empty. Expected: The border posts, such as Busia and Malaba.`,
  ],
];

it.each(refused)('names the file, the field and the cure of %s', async (_, edit, issue) => {
  expect(await lookAt(edit, checkContent)).toEqual([issue]);
});
