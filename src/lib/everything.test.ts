import { expect, it } from 'vitest';
import { LISTED_MOST } from '../constants.ts';
import type { Entry } from '../search/searchFile.ts';
import { everythingOf } from './everything.ts';
import { routes } from './site.ts';

const trips = (count: number) =>
  Array.from({ length: count }, (_, at): Entry => ({
    ...{ kind: 'trip', url: `/trip${at}`, title: `Trip ${at}` },
    ...{ summary: '', keywords: '', text: '' },
  }));
const listed = (count: number) =>
  everythingOf(trips(count))
    .flatMap(({ links }) => links)
    .map(({ href }) => href);

it('lists every trip while there are few', () => {
  expect(listed(LISTED_MOST)).toEqual(trips(LISTED_MOST).map(({ url }) => url));
});

it('lists the first of many trips, and then the page that has them all', () => {
  const first = trips(LISTED_MOST).map(({ url }) => url);
  expect(listed(LISTED_MOST + 1)).toEqual([...first, routes.packages]);
  expect(listed(300)).toEqual([...first, routes.packages]);
});
