import { REGIONS } from '../../src/schemas/regions.ts';
import { description, keywords, LONG_NAME, picture, sentences } from './words.ts';

const COUNT = 30;

/** Thirty articles: many pages of a list, more slides than dots. Some are popular, some recent, some belong nowhere. */
export const ARTICLES = Array.from({ length: COUNT }, (_, at) => {
  const heading = at === 1 ? LONG_NAME : `Note number ${at + 1} from the road`;
  const region = REGIONS[at % (REGIONS.length + 1)];
  return {
    id: `note${at + 1}`,
    title: heading.slice(0, 45),
    seodescription: description(`Note ${at + 1}`),
    keywords,
    ...(at === 2 ? { twitterimage: picture(heading, 4) } : {}),
    order: at + 1,
    recent: at % 5 === 0,
    popular: at % 2 === 0,
    ...(region ? { region } : {}),
    location: region ? region.replace(/^./, (letter) => letter.toUpperCase()) : 'Nowhere in particular',
    heading,
    excerpt: sentences(1 + (at % 2), at),
    header: picture(heading, at),
    published: '2026-01-10',
    updated: `2026-0${1 + (at % 9)}-15`,
    ...(at === 0
      ? {
          sources: [
            {
              claim: 'The first stop',
              name: 'A road atlas',
              url: 'https://atlas.example',
              read: '2026-01-02',
            },
          ],
        }
      : {}),
  };
});

/** An article of one part, which needs no list of them. */
export const SHORT = ARTICLES.at(-1)!;
/** An article of many parts, of which a phone shows no list until it is asked for. */
export const LONG = ARTICLES.at(-2)!;
const PARTS = new Map([
  [SHORT, 1],
  [LONG, 7],
]);

/** What an article says: three places with a picture each, the second one captioned, and a link; two have fewer or more. */
export const textOf = (article: (typeof ARTICLES)[number]) => {
  const { order, heading } = article;
  return [
    `${sentences(4, order)} There is more on [the list](/ugandatravelblog).`,
    ...Array.from({ length: PARTS.get(article) ?? 3 }, (_, at) => {
      const { image, alt } = picture(heading, order + at);
      const caption = at === 1 ? ' "Where the road ends"' : '';
      return `## ${at + 1}. Stop ${at + 1}\n\n![${alt}](${image}${caption})\n\n${sentences(6, at)}\n\n${sentences(4, order)}`;
    }),
  ].join('\n\n');
};
