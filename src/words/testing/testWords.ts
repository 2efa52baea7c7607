import { readFileSync } from 'node:fs';
import { parseWords, type Words } from '../words.ts';

const FOLDER = new URL('../../../e2e/content/words/', import.meta.url);

/** What a file of the words that tests go by holds, as text. */
export const wordsFile = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** The words that tests go by. */
export const testWords: Words = parseWords((name) => JSON.parse(wordsFile(name)) as unknown);
