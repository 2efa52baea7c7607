import type { z } from 'zod';
import * as schemas from './schemas.ts';

export interface Folder<Schema extends z.ZodType = z.ZodType> {
  /** Folder of content/, without a slash. */
  base: string;
  /** Which of its files. */
  pattern: string;
  schema: Schema;
  /** Whether each entry is a page of its own, with the file's name as its address. */
  isPage?: boolean;
  /** Whether each entry stands on a page of several, with the file's name as its anchor. */
  isAnchor?: boolean;
}

/** Which folder of content/ holds what: read by Astro and by the check that runs before each build. */
export const FOLDERS = {
  pages: { base: 'pages', pattern: '*.md', schema: schemas.Page },
  terms: { base: 'terms', pattern: '*.md', schema: schemas.TermsSection, isAnchor: true },
  articles: { base: 'articles', pattern: '*.md', schema: schemas.Article, isPage: true },
  reviews: { base: 'reviews', pattern: '*.md', schema: schemas.Review },
  faq: { base: 'faq', pattern: '*.md', schema: schemas.Faq, isAnchor: true },
  packages: { base: 'packages', pattern: '*.md', schema: schemas.TravelPackage, isPage: true },
  countries: { base: 'countries', pattern: '*.md', schema: schemas.DestinationCard },
  places: { base: 'places', pattern: '*.md', schema: schemas.DestinationDetail, isAnchor: true },
  cars: { base: 'cars', pattern: '*.json', schema: schemas.Car, isAnchor: true },
  team: { base: 'team', pattern: '*.json', schema: schemas.TeamMember },
  hero: { base: 'panels', pattern: 'hero.json', schema: schemas.HeroPanel },
  stats: { base: 'panels', pattern: 'stats.json', schema: schemas.StatsPanel },
  services: { base: 'panels', pattern: 'services.json', schema: schemas.CardsPanel },
  mission: { base: 'panels', pattern: 'mission.json', schema: schemas.CardsPanel },
  whoWeAre: { base: 'panels', pattern: 'who-we-are.json', schema: schemas.ProsePanel },
  booking: { base: 'panels', pattern: 'booking.json', schema: schemas.BookingPanel },
  partners: { base: 'panels', pattern: 'partners.json', schema: schemas.PartnersPanel },
} as const satisfies Record<string, Folder>;

const folderOf = (collection: string): Folder | undefined => (FOLDERS as Record<string, Folder>)[collection];

/** Whether the entries of a collection are pages with the file's name as address. */
export const isPage = (collection: string): boolean => folderOf(collection)?.isPage ?? false;
/** Whether the entries of a collection are parts of a page with the file's name as anchor. */
export const isAnchor = (collection: string): boolean => folderOf(collection)?.isAnchor ?? false;
