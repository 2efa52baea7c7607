import type { Entry } from '../search/searchFile.ts';
import { getAllPages, getEntries, getPanel } from './content.ts';
import { searchEntries } from './searchEntries.ts';

/** All that search can find, and all that the list of everything is made of. */
export async function getSearched(): Promise<Entry[]> {
  const [terms, countries, places, packages, articles, wildlife, travelnotes, faq, answers, cars] =
    await Promise.all([
      getEntries('terms'),
      getEntries('countries'),
      getEntries('places'),
      getEntries('packages'),
      getEntries('articles'),
      getEntries('wildlife'),
      getEntries('travelnotes'),
      getEntries('faq'),
      getEntries('answers'),
      getEntries('cars'),
    ]);
  return searchEntries({
    ...{ pages: await getAllPages(), terms, countries, places, packages, articles, wildlife },
    ...{ travelnotes, faq, answers, cars },
    ...{ hire: await getPanel('hire'), services: await getPanel('services') },
  });
}
