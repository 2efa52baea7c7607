import type { Entry } from '../search/searchFile.ts';
import { getAllPages, getEntries, getPanel } from './content.ts';
import { perBuild } from './perBuild.ts';
import { searchEntries } from './searchEntries.ts';

async function readSearched(): Promise<Entry[]> {
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

const searched = perBuild(readSearched, () => 'all');
/** All that search can find, and all that the list of everything is made of; put together once for all pages. */
export const getSearched = () => searched(undefined);
