import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where the build puts files under names with a hash of their content. */
const HASHED = '_astro';
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/;
/** What can lead a browser to a picture. Drawings hold their parts themselves. */
const LEADS = /\.(?:html|css|js|json|xml|txt|webmanifest)$/;
const ENDING = /\.(?:svg|png|jpe?g|webp|avif)(?![\w.-])/g;
const LETTER = /[\w.-]/;

/** Every name of a picture in a text. From its ending backwards: a page has few of those, and many letters. */
function* namesIn(text: string): Generator<string> {
  for (const { 0: ending, index } of text.matchAll(ENDING)) {
    let start = index;
    while (start > 0 && LETTER.test(text[start - 1]!)) start -= 1;
    yield text.slice(start, index + ending.length);
  }
}

/**
 * Deletes the pictures of a built site that nothing on it leads to: photographs as they came from the camera,
 * which the build lays beside their renditions, and drawings that a photograph took the place of.
 * @param folder the built site
 * @returns the deleted files, from the folder
 */
export async function removeUnshown(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const pictures = files.filter((file) => file.split(path.sep)[0] === HASHED && PICTURE.test(file));
  // What is found is taken out: a name that is kept would keep the whole page that it is a piece of.
  const unshown = new Map(pictures.map((file) => [path.basename(file), file]));
  for (const file of files.filter((name) => LEADS.test(name))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const name of namesIn(text)) unshown.delete(name);
  }
  await Promise.all([...unshown.values()].map((file) => rm(path.join(folder, file))));
  return [...unshown.values()];
}
