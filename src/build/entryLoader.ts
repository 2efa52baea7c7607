import { glob, type Loader } from 'astro/loaders';
import type { Collection } from '../collections.ts';
import { markLoader } from './markLoader.ts';
import { patientLoader } from './patientLoader.ts';
import { slotLoader } from './slotLoader.ts';

/** The file's name is the entry's id, letter for letter: `EA8places` keeps its capitals. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.[^.]+$/, '');

/** Reads the files of a collection as its entries. */
export const entryLoader = ({ base, pattern }: Pick<Collection, 'base' | 'pattern'>): Loader =>
  patientLoader(slotLoader(markLoader(glob({ base: `./content/${base}`, pattern, generateId }))));
