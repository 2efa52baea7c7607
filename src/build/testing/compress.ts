import { compression } from '../compress.ts';

/** Compresses every text file of a folder. See `compression`. */
export const compress = (folder: string, root?: string): Promise<number> => compression(root).rest(folder);
