import type { Loader } from 'astro/loaders';
import { parsedBy } from './entryTypes.ts';

/**
 * Drops the byte order mark with which an editor of Windows begins a file, and which is no JSON.
 * @param loader a loader of files
 */
export const markLoader = (loader: Loader): Loader => ({
  ...loader,
  load: (context) =>
    loader.load(
      parsedBy(context, (file, type) =>
        type.getEntryInfo({ ...file, contents: file.contents.replace(/^\uFEFF/, '') }),
      ),
    ),
});
