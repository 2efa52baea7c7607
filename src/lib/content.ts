import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { COLLECTIONS, type CollectionName } from '../collections.ts';
import type { Region } from '../schemas/regions.ts';
import type { PageName, PageSection, SectionText } from '../schemas/pages.ts';
import { withAmounts } from './fees.ts';
import { perBuild } from './perBuild.ts';

type Ordered = {
  [Key in CollectionKey]: CollectionEntry<Key>['data'] extends { order: number } ? Key : never;
}[CollectionKey];
/** Collections of one file, which a page reads whole. */
type Panel = {
  [Key in CollectionName]: (typeof COLLECTIONS)[Key]['base'] extends 'panels' ? Key : never;
}[CollectionName];

/** An entry as pages show it: with the amounts of the fees that its texts name. */
function filled<Entry extends { data: object; body?: string | undefined }>(entry: Entry): Entry {
  const { data, body } = entry;
  return { ...entry, ...withAmounts({ data, body }) };
}

const entriesOf = perBuild(async (name: Ordered) => {
  const entries = await getCollection(name);
  if (!entries.length) throw new Error(`content/${COLLECTIONS[name].base}/ has no files.`);
  return entries.map(filled).toSorted((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
});

/**
 * The entries of a collection, one a file, sorted by `order`; read once for all pages of a build.
 * @throws Error when there is none: a page of nothing helps nobody
 */
export const getEntries = <Name extends Ordered>(name: Name) =>
  entriesOf(name) as Promise<CollectionEntry<Name>[]>;

const panelOf = perBuild(async (name: Panel) => {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/panels/${COLLECTIONS[name].pattern} is missing.`);
  return filled(entry).data;
});

/**
 * What a panel holds.
 * @throws Error that names its file when it is missing
 */
export const getPanel = <Name extends Panel>(name: Name) =>
  panelOf(name) as Promise<CollectionEntry<Name>['data']>;

/**
 * The card of a country, or of Zanzibar.
 * @throws Error when no file of content/countries/ is of that region
 */
export async function getCountry(region: Region): Promise<CollectionEntry<'countries'>> {
  const found = (await getEntries('countries')).find(({ data }) => data.region === region);
  if (!found) throw new Error(`content/countries/ has no file with "region: ${region}".`);
  return found;
}

/**
 * What to know before one travels to a country, or to Zanzibar.
 * @throws Error that names the file when it is missing
 */
export async function getTravelNotes(region: Region): Promise<CollectionEntry<'travelnotes'>['data']> {
  const found = (await getEntries('travelnotes')).find(({ id }) => id === region);
  if (!found) throw new Error(`content/travelnotes/${region}.json is missing.`);
  return found.data;
}

/** The route of a trip, for its map; undefined for a trip that has none yet. */
export async function getRoute(trip: string): Promise<CollectionEntry<'routes'>['data'] | undefined> {
  const found = await getEntry('routes', trip);
  return found && filled(found).data;
}

/** The texts of every page, in no order. */
export const getAllPages = async () => (await getCollection('pages')).map(filled);

/**
 * A page's texts.
 * @param name the file's name in content/pages/ without its ending
 * @returns its data and body, and `section(key)`, which throws an Error that names file and key when it is missing
 */
export async function getPage<Name extends PageName>(name: Name) {
  const found = await getEntry('pages', name);
  if (!found) throw new Error(`content/pages/${name}.md is missing.`);
  const entry = filled(found);
  const section = (key: PageSection<Name>): SectionText => {
    const texts = entry.data.sections[key];
    if (!texts) throw new Error(`content/pages/${name}.md: "sections" has no "${key}".`);
    return texts;
  };
  return { ...entry.data, body: entry.body ?? '', section };
}
