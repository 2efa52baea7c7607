/**
 * Hands the content of a build to its pages in memory. By itself Astro has Vite make a program of all entries, as one
 * text: of five thousand that takes as much memory as all the rest of the build.
 */
import { readFileSync } from 'node:fs';

/** Where the pages find the content that they are made of. */
const NAME = 'zurura:content';
/** The module that Astro's pages read the content from, as Vite names it. */
const MODULE = '\0astro:data-layer-content';
const SOURCE = `export default globalThis[Symbol.for(${JSON.stringify(NAME)})];\n`;

/** Makes that module one that holds no content: a plugin of Vite's. */
export const contentAside = {
  name: 'content-aside',
  // Before Astro's own plugin, which reads and writes all of the content anew.
  load: { order: 'pre' as const, handler: (id: string) => (id === MODULE ? SOURCE : undefined) },
};

const HANDED = new RegExp(`Symbol\\.for\\(["'\`]${NAME}["'\`]\\)`);
/** Whether what Vite made of the module finds the content where it is handed over: another Astro may name it otherwise. */
export const isAside = (chunk: string): boolean => HANDED.test(chunk);

/**
 * Lets the pages find the content.
 * @param content the entries of each collection by their names, or those as Astro writes them down
 */
export const handOver = (content: unknown): void =>
  void Object.assign(globalThis, { [Symbol.for(NAME)]: content });

/**
 * Lets the pages find the content as Astro has written it down for this build.
 * @param cache Astro's folder for what it keeps
 */
export const handOverKept = (cache: URL): void =>
  handOver(JSON.parse(readFileSync(new URL('data-store.json', cache), 'utf8')));
