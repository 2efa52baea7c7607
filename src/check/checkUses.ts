import type { Measured } from './checkPhotograph.ts';
import type { Issue } from './issue.ts';
import { didYouMean } from './nearest.ts';
import type { PictureLine } from './pieces.ts';
import type { Entry } from './readEntry.ts';
import { walk } from './walk.ts';

/** What shows a picture: how wide one has to be for it, and how many times as wide as high it is, where it is one shape. */
interface Frame {
  what: string;
  least: number;
  ratio?: number;
}
const PICTURE: Frame = { what: 'a picture', least: 800 };
/** The frames of scenes, by what names them. */
const SCENES: Readonly<Record<string, Frame>> = {
  'poster wide': { what: 'a wide poster', least: 1200, ratio: 2.39 },
  'poster tall': { what: 'a tall poster', least: 1200, ratio: 4 / 5 },
  'slides wide': { what: 'a wide slide', least: 1200, ratio: 16 / 9 },
  'slides tall': { what: 'a tall slide', least: 1200, ratio: 3 / 4 },
};
/** Below this a photograph is blurred in the smallest frame, too. */
const FEW = 400;
/** How much a shape may differ from its frame, and how long one may be that has none: more than a half is cut off. */
const FAR = 1.6;
const LONG = 3;
/** Folders of pictures that the site shows by itself. */
const OWN = /^content\/pictures\/(?:bands|brand|maps)\//;

const frameOf = (path: readonly PropertyKey[]): Frame =>
  SCENES[`${String(path.findLast((key) => key === 'poster' || key === 'slides'))} ${String(path.at(-2))}`] ??
  PICTURE;

/** The frames in which content shows each picture that it names. */
function framesOf(parts: readonly { entry: Entry; pictures: readonly PictureLine[] }[]) {
  const frames = new Map<string, Set<Frame>>();
  const add = (name: string, frame: Frame) => frames.set(name, (frames.get(name) ?? new Set()).add(frame));
  for (const { entry, pictures } of parts) {
    for (const { path, value } of walk(entry.data))
      if (path.at(-1) === 'image' && typeof value === 'string') add(value, frameOf(path));
    for (const { image } of pictures) add(image, PICTURE);
  }
  return frames;
}

/** What is to be said of a photograph in a frame. */
function faultsIn({ width, height }: Measured, { what, least, ratio }: Frame): string[] {
  const shape = width / height;
  const isFar = ratio ? Math.max(shape / ratio, ratio / shape) > FAR : Math.max(shape, 1 / shape) > LONG;
  const cut = `measures ${width}×${height} px, and ${what} is ${ratio ? `${Number(ratio.toFixed(2))} times as wide as high` : 'nowhere so long'}: much of it is cut off.`;
  return [
    ...(width < least ? [`is ${width} px wide, too few for ${what}: ${least} or more look sharp.`] : []),
    ...(isFar ? [cut] : []),
  ];
}

/**
 * Refuses photographs of so few px that they are blurred everywhere; notes those that nothing shows, and those too small
 * or of another shape than what shows them.
 * @param parts what could be read of content/, with the pictures in its texts
 * @param isWhole whether that is all of it; else what could not be read may name any picture
 */
export function checkUses(
  parts: readonly { entry: Entry; pictures: readonly PictureLine[] }[],
  photographs: readonly Measured[],
  isWhole: boolean,
): Issue[] {
  if (photographs.length === 0) return [];
  const frames = framesOf(parts);
  return photographs.flatMap((photograph): Issue[] => {
    const { file } = photograph;
    const name = file.replace(/^content\/pictures\//, '').replace(/\.[^.]+$/, '');
    const note = (message: string) => ({ file, message, isNote: true as const });
    const shown = frames.get(name);
    if (shown && photograph.width < FEW) {
      const mend = `Put the photograph as it was taken in its place, not a preview of it: ${PICTURE.least} or more look sharp.`;
      const message = `is ${photograph.width} px wide, and blurred wherever a page shows it: ${FEW} is the least. ${mend}`;
      return [{ file, message }];
    }
    if (shown) return [...shown].flatMap((frame) => faultsIn(photograph, frame).map(note));
    if (!isWhole || OWN.test(file)) return [];
    return [note(`no content names this photograph, so no page shows it.${didYouMean(name, frames.keys())}`)];
  });
}
