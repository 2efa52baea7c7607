import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** The profile of a silverback to the left, from the forehead (580, 246) over brow, nose and long lip to the throat: a piece of an outline. */
export const PROFILE =
  '580,246 530,258 492,276 474,306,1 488,334 506,352 486,384 446,420 404,448 378,474 372,506 388,528,1 368,552 352,588 360,616 374,628,1 376,656 404,690 452,712 520,730,1';

/** The bare face: it ends at temple, cheek and beard. */
const FACE = `${PROFILE} 600,700 650,630 672,550 650,470 634,400 652,352 646,300 612,262`;

/** Bare skin in shade, its middle, its light, and the light along its edge. */
export interface Bare {
  skin: string;
  mid: string;
  lit: string;
  edge: string;
}

const NIGHT = '#100e20';

/** The light along a silverback's crest. */
export const crestRim = (edge: string): Layer =>
  cut(edge, '580,244,1 622,200 676,144 744,116 790,120,1 744,127 684,157 632,208 590,252,1');

/** The face, the ear and the lit edge of a gorilla's head in profile to the left, from forehead (580, 246) to chin (452, 712). */
export const silverbackFace = ({ skin, mid, lit, edge }: Bare): readonly Layer[] => [
  within(
    skin,
    FACE,
    // The muzzle stands out of the cheek.
    cut(
      mid,
      '380,440,1 450,400 500,372 546,400 580,450 596,520 584,600 548,664 490,700 430,720,1 340,640 340,540',
    ),
    // The shelf of the brow, the bridge of the nose, the long lip and the lower one in the light.
    cut(
      lit,
      '460,310,1 480,270 540,246 610,262 644,306,1 600,292 556,290 520,300 492,330',
      '500,360,1 520,378 500,408 468,436 440,452,1 400,440 440,410',
      '340,560,1 392,534 436,552 452,584 436,612 396,622 340,630,1',
      '366,640,1 412,648 440,668 432,690 400,696 360,670,1',
    ),
    // The wing of the nose around its wide nostril.
    cut(lit, '366,500,1 376,470 410,450 446,456 470,484 464,516 432,532 396,536,1'),
    cut(NIGHT, '388,504 402,480 430,478 442,500 428,518 404,520'),
    cut(skin, '490,332,1 520,306 566,298 618,310 640,346 618,378 574,384 530,372 508,356,1'),
    inked(NIGHT, 7, '372,628 420,630 470,640 520,624'),
    inked(skin, 7, '476,452 506,480 510,530 486,570', '540,440 570,500 566,570'),
  ),
  // The small eye, deep under the brow.
  cut(NIGHT, '534,342,1 552,324 584,322 606,340,1 586,356 554,354'),
  cut('#a86c38', disc(566, 340, 11, 10)),
  cut(NIGHT, disc(563, 340, 6)),
  cut('#fff0d8', disc(560, 336, 2)),
  // The ear; the dawn along brow, nose, lip, chin and crest.
  cut(skin, '790,412 798,384 822,376 842,396 838,434 818,458 800,450'),
  cut(mid, '802,414 810,396 826,396 830,414 822,438 810,438'),
  cut(
    edge,
    '474,306,1 488,274 530,256 570,246 600,226,1 586,252 540,266 502,282',
    '506,352,1 484,384 444,420 402,448 376,474 370,506 386,528,1 380,504 388,480 414,456 456,424 496,388',
    '386,530,1 366,552 350,588 358,616 372,628,1 366,604 364,586 376,560',
    '374,632,1 374,656 402,692 440,708,1 412,682 388,660',
  ),
];
