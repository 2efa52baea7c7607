import type { z } from 'zod';
import { Article } from './schemas/article.ts';
import { Car } from './schemas/car.ts';
import { DestinationCard, DestinationDetail } from './schemas/destinations.ts';
import { Faq } from './schemas/faq.ts';
import { Fee } from './schemas/fee.ts';
import { HirePanel } from './schemas/hire.ts';
import { Page, PAGES } from './schemas/pages.ts';
import {
  BookingPanel,
  CardsPanel,
  HeroPanel,
  PartnersPanel,
  ProsePanel,
  StatsPanel,
} from './schemas/panels.ts';
import { REGIONS } from './schemas/regions.ts';
import { RELATIONS } from './schemas/relations.ts';
import { Review } from './schemas/review.ts';
import { MapPanel, TripRoute } from './schemas/route.ts';
import { SearchPanel } from './schemas/search.ts';
import { TeamMember } from './schemas/teamMember.ts';
import { TermsSection } from './schemas/terms.ts';
import { TravelNotes } from './schemas/travelNotes.ts';
import { TravelPackage } from './schemas/travelPackage.ts';
import { Animal, MigrationPanel } from './schemas/wildlife.ts';
import { WORDS } from './words/words.ts';

/** What the site has to know of a folder of entries; whatever reads content takes it from here. */
export interface Collection<Schema extends z.ZodType = z.ZodType> {
  /** Folder of content/, without a slash. */
  base: string;
  /** Which of its files. */
  pattern: string;
  schema: Schema;
  /**
   * The text under the second line ---: `long` is reading matter with headings and pictures, `short` stands in a card,
   * `optional` may be left out, `none` is shown by no page. JSON files have none.
   */
  body?: 'long' | 'short' | 'optional' | 'none';
  /** Whether each entry is a page of its own, with the file's name as its address. */
  isPage?: true;
  /** Whether each entry stands on a page of several, with the file's name as its anchor. */
  isAnchor?: true;
  /** Whether a visitor tells its entries apart by `name`. */
  isNamed?: true;
  /** The names that the pages ask for, when they ask for certain ones. */
  files?: readonly string[];
}
/** The collections of a site by their names. */
export type Collections = Readonly<Record<string, Collection>>;

const markdown = { pattern: '*.md', body: 'long' } as const;
const card = { pattern: '*.md', body: 'short' } as const;

/** Every collection. A new one is a record here, its schema, its line in content.config.ts, and the page that shows it. */
export const COLLECTIONS = {
  pages: { ...markdown, base: 'pages', schema: Page, body: 'optional', files: Object.keys(PAGES) },
  terms: { ...markdown, base: 'terms', schema: TermsSection, isAnchor: true },
  articles: { ...markdown, base: 'articles', schema: Article, isPage: true },
  reviews: { ...card, base: 'reviews', schema: Review },
  faq: { ...card, base: 'faq', schema: Faq, isAnchor: true },
  answers: { ...card, base: 'answers', schema: Faq, isAnchor: true },
  packages: { ...markdown, base: 'packages', schema: TravelPackage, isPage: true },
  routes: { base: 'routes', pattern: '*.json', schema: TripRoute },
  countries: { ...markdown, base: 'countries', schema: DestinationCard, body: 'none', isNamed: true },
  places: {
    ...markdown,
    base: 'places',
    schema: DestinationDetail,
    isPage: true,
    isAnchor: true,
    isNamed: true,
  },
  travelnotes: {
    base: 'travelnotes',
    pattern: '*.json',
    schema: TravelNotes,
    isAnchor: true,
    isNamed: true,
    files: REGIONS,
  },
  wildlife: { base: 'wildlife', pattern: '*.json', schema: Animal, isNamed: true, isAnchor: true },
  cars: { base: 'cars', pattern: '*.json', schema: Car, isAnchor: true },
  fees: { base: 'fees', pattern: '*.json', schema: Fee },
  team: { base: 'team', pattern: '*.json', schema: TeamMember },
  hero: { base: 'panels', pattern: 'hero.json', schema: HeroPanel },
  stats: { base: 'panels', pattern: 'stats.json', schema: StatsPanel },
  services: { base: 'panels', pattern: 'services.json', schema: CardsPanel },
  mission: { base: 'panels', pattern: 'mission.json', schema: CardsPanel },
  whoWeAre: { base: 'panels', pattern: 'who-we-are.json', schema: ProsePanel },
  booking: { base: 'panels', pattern: 'booking.json', schema: BookingPanel },
  hire: { base: 'panels', pattern: 'hire.json', schema: HirePanel },
  map: { base: 'panels', pattern: 'map.json', schema: MapPanel },
  partners: { base: 'panels', pattern: 'partners.json', schema: PartnersPanel },
  migration: { base: 'panels', pattern: 'migration.json', schema: MigrationPanel },
  search: { base: 'panels', pattern: 'search.json', schema: SearchPanel },
} as const satisfies Collections;
export type CollectionName = keyof typeof COLLECTIONS;

/** Whatever content/ holds in folders: the collections, and the files of relations and of words, which are no pages' entries. */
export const CONTENT: Collections = { ...COLLECTIONS, ...RELATIONS, ...WORDS };

/** The record of a collection by its name; undefined for what is none, such as site.json. */
export const collectionOf = (name: string): Collection | undefined => CONTENT[name];
