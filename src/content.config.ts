import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { patientLoader } from './build/patientLoader.ts';
import { COLLECTIONS, type Collection, type CollectionName } from './collections.ts';

/** The file's name is the entry's id, letter for letter: `EA8places` keeps its capitals. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.[^.]+$/, '');

const define = <Schema extends z.ZodType>({ base, pattern, schema }: Collection<Schema>) =>
  defineCollection({
    loader: patientLoader(glob({ base: `./content/${base}`, pattern, generateId })),
    schema,
  });

type Defined = {
  [Name in CollectionName]: ReturnType<typeof define<(typeof COLLECTIONS)[Name]['schema']>>;
};
export const collections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, collection]) => [name, define(collection as Collection)]),
) as unknown as Defined;
