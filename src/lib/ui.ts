import { readWords } from '../settings/siteFiles.ts';

/** Every word of the interface, as content/words/ gives it. */
export const ui = readWords(process.cwd());
