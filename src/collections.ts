import type { z } from 'zod';
import * as schemas from './schemas.ts';

export interface Folder<Schema extends z.ZodType = z.ZodType> {
  /** Folder of content/, without a slash. */
  base: string;
  /** Which of its files. */
  pattern: string;
  schema: Schema;
}

/** Which folder of content/ holds what: read by Astro and by the check that runs before each build. */
export const FOLDERS = {
  pages: { base: 'pages', pattern: '*.md', schema: schemas.Page },
  terms: { base: 'terms', pattern: '*.md', schema: schemas.TermsSection },
  articles: { base: 'articles', pattern: '*.md', schema: schemas.Article },
  reviews: { base: 'reviews', pattern: '*.md', schema: schemas.Review },
  faq: { base: 'faq', pattern: '*.md', schema: schemas.Faq },
  packages: { base: 'packages', pattern: '*.md', schema: schemas.TravelPackage },
  countries: { base: 'countries', pattern: '*.md', schema: schemas.DestinationCard },
  places: { base: 'places', pattern: '*.md', schema: schemas.DestinationDetail },
  cars: { base: 'cars', pattern: '*.json', schema: schemas.Car },
  team: { base: 'team', pattern: '*.json', schema: schemas.TeamMember },
  hero: { base: 'panels', pattern: 'hero.json', schema: schemas.HeroPanel },
  stats: { base: 'panels', pattern: 'stats.json', schema: schemas.StatsPanel },
  services: { base: 'panels', pattern: 'services.json', schema: schemas.CardsPanel },
  mission: { base: 'panels', pattern: 'mission.json', schema: schemas.CardsPanel },
  whoWeAre: { base: 'panels', pattern: 'who-we-are.json', schema: schemas.ProsePanel },
  booking: { base: 'panels', pattern: 'booking.json', schema: schemas.BookingPanel },
  partners: { base: 'panels', pattern: 'partners.json', schema: schemas.PartnersPanel },
} as const satisfies Record<string, Folder>;
