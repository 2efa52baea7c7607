import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { FOLDERS } from '../collections.ts';
import type { SectionText } from '../schemas.ts';

type Ordered = {
  [Key in CollectionKey]: CollectionEntry<Key>['data'] extends { order: number } ? Key : never;
}[CollectionKey];
type Panel = 'hero' | 'stats' | 'services' | 'mission' | 'whoWeAre' | 'booking' | 'partners';

/** One entry per file, sorted by `order`. An empty folder is an error: a page of nothing helps nobody. */
async function ordered<Name extends Ordered>(name: Name): Promise<CollectionEntry<Name>[]> {
  const entries = await getCollection(name);
  if (!entries.length) throw new Error(`content/${FOLDERS[name].base}/ has no files.`);
  return entries.toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

async function panel<Name extends Panel>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/panels/${FOLDERS[name].pattern} is missing.`);
  return entry.data;
}

export const getPackages = () => ordered('packages');
export const getCountries = () => ordered('countries');
export const getPlaces = () => ordered('places');
export const getCars = () => ordered('cars');
export const getTeam = () => ordered('team');
export const getReviews = () => ordered('reviews');
export const getFaq = () => ordered('faq');
export const getTerms = () => ordered('terms');
export const getArticles = () => ordered('articles');

export const getHero = () => panel('hero');
export const getStats = () => panel('stats');
export const getServices = () => panel('services');
export const getMission = () => panel('mission');
export const getWhoWeAre = () => panel('whoWeAre');
export const getBooking = () => panel('booking');
export const getPartners = () => panel('partners');

/**
 * A page's texts.
 * @param name the file's name in content/pages/ without its ending
 * @returns its data and body, and `section(key)`, which throws an Error that names file and key when it is missing
 */
export async function getPage(name: string) {
  const entry = await getEntry('pages', name);
  if (!entry) throw new Error(`content/pages/${name}.md is missing.`);
  const section = (key: string): SectionText => {
    const found = entry.data.sections[key];
    if (!found) throw new Error(`content/pages/${name}.md: "sections" has no "${key}".`);
    return found;
  };
  return { ...entry.data, body: entry.body ?? '', section };
}
export type PageTexts = Awaited<ReturnType<typeof getPage>>;
