import { getDocumentProxy } from 'unpdf';

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}

/** What a program, a screen reader's among them, gets to know of a PDF. */
export interface InPdf {
  pages: number;
  /** All words, with single blanks between them. */
  text: string;
  title: string;
  language: string;
  /** When it was made, as the file says it. */
  made: string;
  isTagged: boolean;
  /** The roles of its tags, each once. */
  roles: Set<string>;
  /** What its pictures show, in words. */
  alts: string[];
  links: string[];
  /** Each with those under it. */
  bookmarks: string[][];
  /** Whether every typeface travels with the file. */
  isEmbedded: boolean;
}

const walk = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(walk)];

/** Reads the bytes of a PDF. */
export async function inPdf(bytes: Uint8Array): Promise<InPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const info = (await pdf.getMetadata()).info as Record<string, string>;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const words: string[] = [];
  const tags: Tag[] = [];
  const links: string[] = [];
  const embedded: boolean[] = [];
  for (const page of pages) {
    const { items } = await page.getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
    tags.push(...walk(((await page.getStructTree()) as Tag | null) ?? {}));
    const notes = (await page.getAnnotations()) as { url?: string }[];
    links.push(...notes.flatMap(({ url }) => url ?? []));
    const { fnArray, argsArray } = await page.getOperatorList();
    // 37 sets a font; what is loaded of it is told under the name that it was given.
    for (const [at, operation] of fnArray.entries()) {
      if (operation !== 37) continue;
      const font = page.commonObjs.get(String((argsArray[at] as unknown[])[0])) as { missingFile?: boolean };
      embedded.push(!font.missingFile);
    }
  }
  const outline = (await pdf.getOutline()) as { title: string; items: { title: string }[] }[] | null;
  return {
    pages: pdf.numPages,
    text: words.join(' ').replace(/\s+/g, ' '),
    title: info['Title'] ?? '',
    language: info['Language'] ?? '',
    made: info['CreationDate'] ?? '',
    isTagged: (await pdf.getMarkInfo())?.['Marked'] === true,
    roles: new Set(tags.flatMap(({ role }) => role ?? [])),
    alts: tags.flatMap(({ role, alt }) => (role === 'Figure' ? (alt ?? '') : [])),
    links,
    bookmarks: (outline ?? []).map(({ title, items }) => [title, ...items.map((item) => item.title)]),
    isEmbedded: embedded.length > 0 && embedded.every(Boolean),
  };
}
