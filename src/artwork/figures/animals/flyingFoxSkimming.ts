import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

/** Skin of the wings in the light, in shade and on the far side, bones and what is black in the face; fur of the nape, the flank, the belly. */
export interface FlyingFoxColours {
  skin: string;
  fold: string;
  far: string;
  bone: string;
  nape: string;
  fur: string;
  shade: string;
  gunwale: string;
  gleam: string;
}

/** From the neck over the wrist to the wing's tip, and by the ends of two fingers to the ankle. */
const WING =
  '850,640,1 684,336,1 520,36,1 514,160 398,226,1 444,340 362,452,1 450,560 434,694,1 600,640 790,660,1';
const FAR_WING =
  '880,600,1 890,500 872,400 852,352,1 820,256 748,132,1 728,210 700,290 650,320,1 700,520 800,600,1';
/** A hull: the legs lifted for a stern, the keel, and a raked stem that ends in a prow under the chin. */
const BODY =
  '1006,604,1 998,588 966,584 932,568 908,540 872,522 832,528 790,560 730,594 640,620 560,640 480,642 426,622 384,592,1 392,640 416,696 480,734 560,752,1 700,768 800,748 872,706 930,648 1010,632,1 1012,620';
/** The mantle of golden fur, its back edge tufted. */
const MANTLE =
  '770,540,1 788,574,1 762,592,1 790,612,1 768,638,1 800,652,1 784,682,1 814,690,1 806,720,1 838,716,1 840,780,1 930,780,1 932,640 924,590 936,540,1 936,480,1 770,480,1';
/** The planes of the hull under its sheer. */
const WET =
  '370,590,1 410,660 480,694 600,712 720,706 816,676 880,640 950,630,1 1012,640,1 1012,800,1 370,800,1';
const KEEL =
  '376,590,1 400,640 436,692 500,726 560,738,1 700,752 796,734 866,692 930,638,1 1010,628,1 1010,800,1 370,800,1';

/** Wing and body as one shape, for what the water gives back. */
export const flyingFoxShape = (): string[] => [WING, BODY].map(outline);

const farSide = (ink: FlyingFoxColours): Layer[] => [
  cut(ink.far, FAR_WING),
  cut(ink.bone, limb('880,606,9 890,500,8 872,400,9 852,352,8 820,256,5 748,132,1')),
  cut(
    ink.bone,
    limb(
      '416,632,12 398,616,11 386,600,9; 394,612,6 366,606,5 348,614,0; 390,606,6 362,592,4 342,594,0; 388,602,6 368,578,4 352,572,0; 390,600,6 380,572,4 372,560,0; 394,602,6 396,576,4 394,562,0',
    ),
  ),
  cut(ink.bone, '884,546,1 882,500 902,458,1 920,500 914,552,1'),
];

const head = (ink: FlyingFoxColours): Layer[] => [
  cut(ink.bone, '838,568 808,520 812,470 836,440,1 868,472 884,514 878,560'),
  cut(ink.skin, '846,560 822,514 836,464,1 860,498 868,552'),
  cut(ink.bone, disc(900, 584, 17)),
  cut(ink.skin, disc(902, 585, 12)),
  cut(ink.bone, disc(904, 585, 8), '1010,606,1 1000,588 980,584 976,600 988,612 1006,620,1'),
  cut(ink.gleam, disc(907, 580, 4)),
  inked(ink.bone, 4, '1000,629 980,634 958,633'),
];

const nearWing = (ink: FlyingFoxColours): Layer[] => [
  within(
    ink.skin,
    WING,
    cut(ink.fold, '684,336,1 560,250 398,226,1 444,340 362,452,1 530,370'),
    cut(ink.fold, '684,336,1 540,500 420,710,1 620,720,1 900,720,1 850,630,1'),
  ),
  // The leading edge is the yard, the arm the mast, the fingers the battens.
  cut(
    ink.bone,
    limb('666,684,18 672,520,14 684,336,10'),
    limb('836,614,13 772,497,12 684,336,11'),
    limb('684,336,11 602,186,7 520,36,1'),
    limb('684,336,7 560,250,4 398,226,1'),
    limb('684,336,8 530,370,5 362,452,1'),
    limb('684,336,7 540,500,5 434,694,1'),
    limb('684,338,9 730,314,7 746,356,0'),
    disc(684, 338, 14),
  ),
  // The fur of the shoulder over the arm.
  cut(
    ink.nape,
    '842,570,1 806,588 784,612,1 794,626,1 762,640,1 782,654,1 752,676,1 790,684,1 784,704,1 826,700 862,650',
  ),
];

/** Pemba's flying fox skims the sea to the right, its belly in the water at y = 740: a hull, and a wing for a sail on mast and yard. */
export const flyingFoxSkimming = (ink: FlyingFoxColours): readonly Layer[] => [
  ...farSide(ink),
  within(ink.fur, BODY, cut(ink.nape, MANTLE), cut(ink.shade, WET), cut(ink.fold, KEEL)),
  ...head(ink),
  ...nearWing(ink),
  // The gunwale before the mast's foot, and a plank below it.
  inked(ink.gunwale, 8, '420,656 480,676 600,694 700,684 768,668,1'),
  inked(ink.fold, 4, '450,694 520,718 620,728 720,722 810,700'),
];
