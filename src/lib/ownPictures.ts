import type { OwnPicture, PictureRef } from '../schemas/pictures.ts';

const HEADING = /^## +(.+?)[ \t]*$/gm;

/** The headings of a text's parts, as the editor wrote them. */
export const partsOf = (body: string): string[] => [...body.matchAll(HEADING)].map(([, words]) => words!);

/** Whether a heading is the one that a picture's `under` means: `Day 1` is the beginning of `Day 1: Kampala`, not of `Day 10`. */
export const isMeant = (heading: string, under: string): boolean =>
  heading.startsWith(under) && !/^[\p{L}\p{N}]/u.test(heading.slice(under.length));

/**
 * A text with each picture that names a part of it as a picture line under that part's heading.
 * @param body the Markdown of a place or a trip
 * @param pictures all pictures of the entry
 */
export const withPictures = (body: string, pictures: readonly OwnPicture[]): string =>
  body.replace(HEADING, (line, heading: string) => {
    const here = pictures.filter(({ under }) => under && isMeant(heading, under));
    return [line, ...here.map(({ image }) => `![](${image})`)].join('\n\n');
  });

/** The pictures that no part of the text has taken; without the first, which stands at the head of the page. */
export const picturesLeft = (pictures: readonly OwnPicture[]): PictureRef[] =>
  pictures.slice(1).filter(({ under }) => !under);
