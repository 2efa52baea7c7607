import type { CollectionEntry, CollectionKey } from 'astro:content';
import { HIRE_TOPICS } from '../schemas/hire.ts';
import { TRAVEL_TOPICS } from '../schemas/travelNotes.ts';
import type { Entry } from '../search/searchFile.ts';
import { BRIEF, plain, type Found } from './searchPages.ts';
import { beginningOf, join } from './searchTexts.ts';
import { routes } from './site.ts';
import { ui } from './ui.ts';

type One<Name extends CollectionKey> = Pick<CollectionEntry<Name>, 'id' | 'data' | 'body'>;

/** What to know before a trip to one country: a note on each topic. */
export const notesOf = ({ id, data }: One<'travelnotes'>): Found[] =>
  TRAVEL_TOPICS.map((topic) => ({
    whole: {
      ...{ kind: 'note', region: data.region, url: `${routes.beforeYouTravel}#${id}-${topic}` },
      title: ui.cards.travelNotes.topics[topic],
      summary: beginningOf(data.notes[topic].text, BRIEF),
      ...{ keywords: data.name, text: data.notes[topic].text },
    },
  }));

/** A question with its answer, on one of two pages. */
export const answerOf =
  (page: string) =>
  ({ id, data, body }: One<'faq' | 'answers'>): Found => ({
    whole: {
      ...{ kind: 'question', url: `${page}#${id}`, title: data.question, keywords: '', text: plain(body) },
      summary: beginningOf(plain(body), BRIEF),
    },
  });

/** What to know before a car is hired. */
export const hireOf = ({ notes }: CollectionEntry<'hire'>['data']): Found[] =>
  HIRE_TOPICS.map((topic) => ({
    whole: {
      ...{ kind: 'question', url: `${routes.cars}#hire-${topic}`, title: ui.hire.questions[topic] },
      ...{ summary: beginningOf(notes[topic].text, BRIEF), keywords: '', text: notes[topic].text },
    },
  }));

/** A car, whose place on its page is its own. */
export const carOf = ({ id, data }: One<'cars'>): Found => ({
  whole: {
    ...{ kind: 'car', url: `${routes.cars}#${id}`, title: data.carname },
    summary: join(`${data.carpeople},`, `${data.system},`, data.conditioning),
    ...{ keywords: '', text: join(data.mileage, ...data.highlights) },
  },
});

/** The sections of the terms, as parts of their page. */
export const termsOf = (terms: readonly One<'terms'>[]): Entry[] =>
  terms.map(({ id, data, body }) => ({
    ...{ kind: 'page', url: `${routes.terms}#${id}`, title: data.heading, keywords: '', text: plain(body) },
    summary: beginningOf(plain(body), BRIEF),
  }));
