import { SHARED } from './pictures.ts';

const SENTENCES = [
  'The road begins behind the market, where the last tar is, and goes on for longer than any map admits.',
  'Rain comes in the afternoon, stays for an hour, and leaves everything steaming and very green.',
  'Ask for the ferry the evening before, since it runs when it is full, and it is never full on a Monday.',
  'A fleece at breakfast, a hat at noon, and patience at any hour are all that you need to bring.',
  'The hill is steeper than it looks from below, and the view from its top is of another hill.',
];

/** So many sentences in a row, beginning with one that depends on `from`. */
export const sentences = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => SENTENCES[(from + at) % SENTENCES.length]).join(' ');

/** A description of the length that search engines show. */
export const description = (subject: string) =>
  `${subject}: what there is to see, how long the road takes and which month to leave alone, told by people who have been there once or twice before now.`.slice(
    0,
    160,
  );

export const keywords = ['words to search for', 'other words', 'more of them'];

/** One of the shared pictures, described after whatever shows it, so that no two descriptions of an entry are one. */
export const picture = (subject: string, at = 0) => ({
  image: SHARED[at % SHARED.length]!,
  alt: `A scene of ${subject}, seen from spot ${at + 1}`,
});

/** Five pictures, the second of which stands under a part of the text where one is named. */
export const fivePictures = (subject: string, from = 0, under?: string) =>
  Array.from({ length: 5 }, (_, at) => ({
    ...picture(subject, from + at),
    ...(under && at === 1 ? { under } : {}),
  }));

/** Another travel company, whose pages were read and are never named. */
export const RIVAL = { name: 'Rival Tours', url: 'https://rival.example/a-page', trade: true };

export const ACTIVITIES = ['Slow walks', 'Boat rides', 'Looking out', 'Tea at four'];

/** A name as long as a card can be asked to bear. */
export const LONG_NAME = 'The Great Northern Escarpment, Its Lower Delta and Every Island Between';
