import type { HeadPicture } from '../schemas/pictures';
import { findPicture } from './pictures';
import { drawingOf, inkOnDrawing } from './posterScene';
import { twoFormats } from './twoFormats';

/** The windows that show the wide scene: see sections/PageHead.astro. */
const WIDE = '(min-width: 700px)';

/** Where the words stand on a wide scene, and on what lies above the one for a phone, in shares of each. */
const LEFT = { left: 0.03, top: 0, width: 0.48, height: 1 };
const ABOVE = { left: 0.03, top: 0, width: 0.97, height: 0.96 };

/** What a drawing begins with that keeps to the foot of a frame of any shape: its ground goes on beyond its size. */
const HANGING = /viewBox="0 0 (\d+) (\d+)"([^>]*)preserveAspectRatio="xM(?:id|ax)YMax"/;

/** What lies above a drawing, as much again. */
const above = (drawing: string) =>
  drawing.replace(HANGING, (_, width, height, rest) => `viewBox="0 -${height} ${width} ${height}"${rest}`);

/**
 * The scene of a head whose words stand on it: the attributes of its `<picture>`, the ink that is read on it, and
 * whether the words stand on the one for a phone, too.
 * @returns undefined where there is none, where a photograph has taken the place of one of the two drawings, and where
 *   neither ink is read on all of the wide one
 * @throws Error that names the picture when there is none
 */
export async function headScene(head: HeadPicture | undefined) {
  if (!head?.wide) return undefined;
  const [wide, tall] = [await findPicture(head.wide.image), await findPicture(head.image)];
  if (wide.srcset || tall.srcset) return undefined;
  const [across, upright] = [await drawingOf(head.wide.image), await drawingOf(head.image)];
  const ink = HANGING.test(across.toString()) ? await inkOnDrawing(across, LEFT) : undefined;
  if (!ink) return undefined;
  const hangs = HANGING.test(upright.toString());
  const onTall = hangs && (await inkOnDrawing(Buffer.from(above(upright.toString())), ABOVE)) === ink;
  const scene = { wide, tall, media: WIDE, sizes: () => '100vw', alt: head.alt, isFirst: true };
  return { ...twoFormats(scene), ink, onTall };
}
