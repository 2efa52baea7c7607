import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { patientLoader } from './build/patientLoader.ts';
import { FOLDERS, type Folder } from './collections.ts';

/** The file's name is the entry's id, letter for letter: `EA8places` keeps its capitals. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.[^.]+$/, '');

const folder = <Schema extends z.ZodType>({ base, pattern, schema }: Folder<Schema>) =>
  defineCollection({
    loader: patientLoader(glob({ base: `./content/${base}`, pattern, generateId })),
    schema,
  });

export const collections = {
  pages: folder(FOLDERS.pages),
  terms: folder(FOLDERS.terms),
  articles: folder(FOLDERS.articles),
  reviews: folder(FOLDERS.reviews),
  faq: folder(FOLDERS.faq),
  packages: folder(FOLDERS.packages),
  countries: folder(FOLDERS.countries),
  places: folder(FOLDERS.places),
  cars: folder(FOLDERS.cars),
  team: folder(FOLDERS.team),
  hero: folder(FOLDERS.hero),
  stats: folder(FOLDERS.stats),
  services: folder(FOLDERS.services),
  mission: folder(FOLDERS.mission),
  whoWeAre: folder(FOLDERS.whoWeAre),
  booking: folder(FOLDERS.booking),
  partners: folder(FOLDERS.partners),
};
