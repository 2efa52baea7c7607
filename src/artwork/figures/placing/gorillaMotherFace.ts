import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** Bare skin in shade, its middle, where the evening falls on it, the deepest dark. */
const [SKIN, MID, LIT, NIGHT] = ['#241a34', '#563a4c', '#c98a68', '#0d0a1c'];

/** The profile from the brow's shelf over the flat nose and the long lip to the receding chin. */
const PROFILE =
  '376,292 420,296 450,318 448,344,1 432,362 444,392 470,420 490,446 494,464,1 486,474 502,494 508,520 498,534,1 504,550 494,572 466,588 430,600';

/** A gorilla mother's bare face in profile to the right, in the picture's own pixels, with `edge` where the light draws its line. */
export const gorillaMotherFace = (edge: string): readonly Layer[] => [
  within(
    SKIN,
    `${PROFILE} 380,594 342,540 334,470 352,400 344,340 352,304`,
    // The cheek's plane and the muzzle that stands out of it.
    cut(MID, '452,384,1 420,410 404,450 400,500 410,550 440,610,1 540,610,1 540,384,1'),
    // Brow, bridge, lip and chin in the light.
    cut(LIT, '380,282,1 376,310 404,318 430,330 452,352,1 470,330,1 450,290,1'),
    cut(LIT, '436,362,1 448,396 462,420 470,436 462,446,1 490,470,1 510,440,1 470,380,1'),
    cut(
      LIT,
      '478,478,1 470,500 470,522 482,534,1 530,534,1 520,480,1',
      '500,540,1 480,552 470,570 456,592,1 500,590,1 520,550,1',
    ),
    // The wing of the flat nose, its nostril, the mouth.
    inked(NIGHT, 5, '444,432 436,452 446,474 470,482'),
    cut(NIGHT, '460,462,1 466,448 480,446 486,458 478,468'),
    inked(NIGHT, 5, '502,536 470,536 440,538 418,550'),
    inked(SKIN, 6, '404,420 390,450 392,490', '424,410 412,440 414,470'),
    inked(edge, 9, PROFILE),
  ),
  // The small eye, deep under the brow.
  cut(NIGHT, '364,352,1 380,334 412,330 440,344,1 430,366 400,372 376,366'),
  cut('#b5713a', disc(404, 352, 9, 9)),
  cut(NIGHT, disc(406, 352, 5), '372,350,1 384,334 414,332 438,344,1 410,342'),
  cut('#fff0d8', disc(408, 348, 2)),
];
