import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Fur in shade, its middle, its light; bare skin, its middle, its light; the deepest dark, the eye, the edge of light. */
interface Tones {
  fur: readonly [dark: string, fur: string, lit: string];
  skin: readonly [skin: string, mid: string, gleam: string];
  night: string;
  amber: string;
  edge: string;
}
/** In the green morning of a forest, and before the sun rises over the volcanoes. */
export const FOREST_MORNING: Tones = {
  fur: ['#091413', '#182826', '#4d6a55'],
  skin: ['#14171a', '#3d3f3e', '#a39a7c'],
  night: '#07090a',
  amber: '#c8803a',
  edge: '#f4efb4',
};
export const VOLCANO_DAWN: Tones = {
  fur: ['#0a0c22', '#151a3a', '#39406e'],
  skin: ['#10101f', '#2f2e4c', '#c07a68'],
  night: '#060713',
  amber: '#f0a040',
  edge: '#ffd68c',
};

/** From shoulder to shoulder: he is broader than the picture. */
const SHOULDERS =
  '-60,920,1 -60,640 40,540 170,482 300,446 420,400,1 780,400,1 900,446 1030,482 1160,540 1260,640 1260,920,1';
/** Crest, temples, cheeks, beard. */
const HEAD =
  '600,92 672,104 730,148 770,214 794,284 806,350 806,420 790,490 792,570 770,650 720,724 650,766 600,776 550,766 480,724 430,650 408,570 410,490 394,420 394,350 406,284 430,214 470,148 528,104';
const FACE =
  '600,338,1 650,318 714,322 752,354 752,410 728,462 740,530 750,604 724,672 664,714 600,722 536,714 476,672 450,604 460,530 472,462 448,410 448,354 486,322 550,318';

/** A silverback from in front, cut at breast and shoulders by the picture's edges: he looks at whoever looks at him. The light falls from the left. */
export const silverbackFacing = ({
  fur: [DARK, FUR, LIT],
  skin: [SKIN, MID, GLEAM],
  night: NIGHT,
  amber: AMBER,
  edge: EDGE,
}: Tones): readonly Layer[] => [
  within(
    FUR,
    SHOULDERS,
    cut(DARK, '600,380,1 820,380 900,446 1030,482 1260,600,1 1260,920,1 640,920,1'),
    cut(DARK, '380,420,1 400,640 480,760 600,830 720,760 800,640 820,420,1 820,920,1 330,920,1 300,700'),
    cut(LIT, '-60,700,1 -60,610 40,530 170,476 300,440 390,410,1 350,480 240,520 130,570 40,650'),
    cut(
      FUR,
      limb('60,540,0 80,640,16 40,740,0; 180,490,0 190,570,14 150,650,0; 290,460,0 300,520,12 270,590,0'),
    ),
    cut(FUR, '880,470,1 1000,500 1130,560 1220,680 1240,860,1 1180,740 1100,640 1000,560'),
    cut(
      LIT,
      limb('150,900,0 190,800,9 200,700,0; 260,920,0 300,820,10 310,720,0; 60,920,0 90,850,8 100,780,0'),
    ),
    cut(EDGE, '-60,620,1 40,534 170,476 300,440 400,408,1 300,432 170,466 40,520 -60,600,1'),
  ),
  // The small ears lie low in the fur.
  cut(SKIN, disc(402, 424, 22, 36), disc(798, 424, 22, 36)),
  cut(MID, disc(399, 426, 11, 20)),
  within(
    FUR,
    HEAD,
    // The side away from the light, and the crest's light with its combed hair.
    cut(
      DARK,
      '610,50,1 650,160 710,240 750,310 764,400 754,520 762,620 700,730 690,800,1 860,790,1 860,50,1',
    ),
    cut(
      LIT,
      '590,88,1 528,100 470,146 430,214 406,284 394,350 402,420 418,480,1 440,400 444,340 490,300 540,290 560,200',
    ),
    cut(
      FUR,
      limb('560,280,0 548,190,15 572,90,0; 510,300,0 486,220,13 510,140,0; 460,330,0 440,270,10 456,210,0'),
    ),
    cut(LIT, '410,500,1 404,570 428,650 478,722 540,764,1 480,700 446,630 438,560 440,520'),
    cut(FUR, limb('650,280,0 664,190,14 640,100,0; 706,300,0 722,230,11 704,160,0')),
    cut(FUR, '756,520,1 766,600 740,680 690,736,1 770,690 800,600 796,520'),
  ),
  within(
    SKIN,
    FACE,
    // Planes of cheek and muzzle.
    cut(MID, '452,430,1 500,450 540,470 520,540 476,560 470,620 500,690 560,720,1 440,720 430,500'),
    // The shelf of the brow, one bar from temple to temple.
    cut(MID, '600,384,1 640,352 700,346 760,384,1 770,330 714,312 650,310 600,338,1'),
    cut(GLEAM, '600,378,1 572,350 510,340 440,378,1 440,334 490,310 556,312 600,336,1'),
    // The long upper lip and the lower one.
    cut(MID, '470,604,1 480,566 540,550 600,560 660,550 720,566 732,606,1 660,616 600,624 540,616'),
    cut(GLEAM, '470,604,1 480,568 536,552 590,560,1 540,574 504,590'),
    cut(MID, '524,648,1 600,634 676,648,1 650,686 600,694 550,686'),
    cut(GLEAM, '524,648,1 600,636 606,650,1 566,660'),
    // The bridge, and the heart of the nose round both nostrils.
    cut(MID, '582,392,1 600,384 618,392 622,440 600,470 578,440'),
    cut(GLEAM, '584,394,1 600,386 598,440 582,452,1'),
    cut(
      MID,
      '600,456 642,438 690,466 702,512 672,546 632,540 600,550 568,540 528,546 498,512 510,466 558,438',
    ),
    cut(GLEAM, '498,514,1 506,466 558,440 594,460,1 556,460 528,480 520,520 530,544,1 506,540'),
    cut(
      NIGHT,
      '588,516,1 586,484 556,472 530,490 536,518 562,528; 612,516,1 614,484 644,472 670,490 664,518 638,528',
    ),
  ),
  // The half of the face away from the light.
  cut(
    { fill: '#06100f', opacity: 0.62 },
    '604,330,1 618,400 610,470 630,520 606,560 612,640 600,728,1 664,716 726,672 752,604 740,530 728,462 752,410 756,350 714,318 650,312',
  ),
  inked(NIGHT, 8, '462,622 530,614 600,628 670,614 738,622'),
  inked(NIGHT, 6, '500,470 470,520 476,580', '700,470 730,520 724,580', '600,470 600,540'),
  inked(MID, 5, '470,446 510,436 548,446', '652,446 690,436 730,446'),
  // The eyes, close together and deep under the brow.
  cut(
    NIGHT,
    '478,404,1 500,376 556,374 584,404,1 556,424 506,424; 722,404,1 700,376 644,374 616,404,1 644,424 694,424',
  ),
  cut(AMBER, disc(534, 402, 15, 15), disc(664, 402, 15, 15)),
  cut(
    NIGHT,
    disc(536, 402, 8),
    disc(666, 402, 8),
    '490,402,1 510,376 560,376 580,402,1 534,388; 620,402,1 640,376 690,376 710,402,1 664,388',
  ),
  cut('#fff0d8', disc(532, 398, 3), disc(662, 398, 3)),
  cut(
    EDGE,
    '394,400,1 390,350 402,282 428,210 468,144 528,100 600,90,1 534,112 478,156 440,220 414,290 402,352',
  ),
];
