import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureRef, Poster } from '../schemas/pictures';
import { tokensOf } from '../styles/tokens';
import { keptIn } from './kept';
import { findPicture, pictureFile, type Picture } from './pictures';
import { inkOn, titlePart, type PosterInk } from './posterInk';
import { cellsOf } from './raster';
import { twoFormats } from './twoFormats';

/** The windows that show the wide scene; a phone held upright shows the tall one. */
const WIDE = '(min-width: 700px), (min-aspect-ratio: 4/3)';

/** More letters than this fit no scene: see the sizes of the title in components/PosterScene.astro. */
const TOO_LONG = 90;
const LONG = 40;

const token = tokensOf(process.cwd());
const INKS = { cream: token('--color-on-night'), dark: token('--color-scrim') };

/** The larger of what the window's width and the frame's height ask for. */
const filling = ({ width, height }: Picture) => `max(100vw, ${Math.ceil((125 * width) / height)}vw)`;

const keep = keptIn(process.cwd(), 'inks', [
  'src/lib/posterInk.ts',
  'src/lib/raster.ts',
  'node_modules/sharp/package.json',
]);

/** The SVG file of a drawing. */
export const drawingOf = (image: string) => readFile(path.join(process.cwd(), pictureFile(image)));

/** The ink for words on a part of a drawing: undefined where neither is read on all of it. */
export async function inkOnDrawing(
  scene: Buffer,
  part: Parameters<typeof cellsOf>[1],
): Promise<PosterInk | undefined> {
  const ink = await keep([scene, JSON.stringify([part, INKS])], async () =>
    Buffer.from(inkOn(await cellsOf(scene, part), INKS) ?? ''),
  );
  return (Buffer.from(ink).toString() || undefined) as PosterInk | undefined;
}

/** The ink for a title on a scene; none on a photograph, whose calm part nobody painted. */
async function inkFor(
  image: string,
  picture: Picture,
  part: ReturnType<typeof titlePart>,
): Promise<PosterInk | undefined> {
  return picture.srcset ? undefined : inkOnDrawing(await drawingOf(image), part);
}

/**
 * The scene at the head of a page: the attributes of its `<picture>`, and how the title stands on it.
 * @param poster the entry's own; without one its `first` picture stands in the frame, with the title on a plate
 * @param title the words that stand on it
 * @param isFirst whether it is the largest picture of the first screen
 * @returns `wide` and `tall`: the ink on each, undefined for a plate; `isLong` for a title of small letters
 * @throws Error that names the picture when there is none
 */
export async function posterScene(
  poster: Poster | undefined,
  first: PictureRef,
  { title, isFirst }: { title: string; isFirst: boolean },
) {
  const refs = poster ?? { wide: first, tall: first };
  const [wide, tall] = [await findPicture(refs.wide.image), await findPicture(refs.tall.image)];
  const fits = poster && title.length <= TOO_LONG;
  return {
    ...twoFormats({ wide, tall, media: WIDE, sizes: filling, alt: refs.wide.alt, isFirst }),
    wide: fits && (await inkFor(refs.wide.image, wide, titlePart('wide', title.length))),
    tall: fits && (await inkFor(refs.tall.image, tall, titlePart('tall', title.length))),
    isLong: title.length > LONG,
  };
}
