import type { LoaderContext } from 'astro/loaders';

/** A file as Astro hands it over to be parsed. */
export interface RawFile {
  contents: string;
}
/** How a kind of file is parsed. Astro hands it to its own loaders, and does not name it in their type. */
export interface EntryType {
  getEntryInfo(file: RawFile): unknown;
}

/**
 * What a loader is given, with another way to parse each kind of file.
 * @param parse parses a file; the second argument is how Astro does it
 */
export function parsedBy<Given extends LoaderContext>(
  given: Given,
  parse: (file: RawFile, type: EntryType) => unknown,
): Given {
  const { entryTypes } = given as unknown as { entryTypes: ReadonlyMap<string, EntryType> };
  const own = (type: EntryType): EntryType => ({ ...type, getEntryInfo: (file) => parse(file, type) });
  return { ...given, entryTypes: new Map([...entryTypes].map(([ending, type]) => [ending, own(type)])) };
}
