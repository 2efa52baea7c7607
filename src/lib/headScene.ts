import type { HeadPicture } from '../schemas/pictures';
import { findPicture } from './pictures';
import { inkFor } from './posterScene';
import { twoFormats } from './twoFormats';

/** The windows in which a head's words stand on its scene: see sections/PageHead.astro. */
const WIDE = '(min-width: 700px)';

/** Where the words stand on a wide scene, in shares of it. */
const WORDS = { left: 0.03, top: 0, width: 0.48, height: 1 };

/**
 * The scene of a head whose words stand on it: the attributes of its `<picture>`, and the ink that is read on it.
 * @returns undefined where there is none, and where a photograph has taken the place of one of the two drawings
 * @throws Error that names the picture when there is none
 */
export async function headScene(head: HeadPicture | undefined) {
  if (!head?.wide) return undefined;
  const [wide, tall] = [await findPicture(head.wide.image), await findPicture(head.image)];
  const ink = tall.srcset ? undefined : await inkFor(head.wide.image, wide, WORDS);
  const scene = { wide, tall, media: WIDE, sizes: () => '100vw', alt: head.alt, isFirst: true };
  return ink && { ...twoFormats(scene), ink };
}
