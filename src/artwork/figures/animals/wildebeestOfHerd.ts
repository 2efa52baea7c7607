import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [DARK, CHEEK, BEARD, HORN, EYE] = ['#2a1736', '#4b2a4a', '#fff3d6', '#3b2145', '#d98a34'];

/** Long convex face, down to the broad square muzzle. */
const FACE =
  '676,226,1 740,206 800,226 852,286 906,352 968,430 1026,500 1076,548 1124,592 1150,640 1146,694 1124,742 1084,768 1036,764 1004,748 970,728,1 930,704 870,668 806,640 744,604 694,546 668,470 664,380 668,300';
/** The paler side of the head, which runs out along the mouth. */
const SIDE =
  '640,300,1 730,290 782,336 826,412 884,494 946,562 1004,612 1040,656 1076,700,1 1030,700 980,720,1 930,740 860,690 800,660 740,640 620,560';
/** Locks that hang from the throat and along the jaw, as the stripes hang from the back. */
const LOCKS = [
  [696, 520, 24, 330],
  [716, 560, 26, 240],
  [748, 590, 27, 284],
  [780, 610, 27, 262],
  [818, 630, 26, 240],
  [856, 646, 25, 204],
  [894, 664, 23, 216],
  [930, 684, 20, 136],
  [962, 706, 16, 104],
] as const;

/** Head and throat of a white-bearded wildebeest to the right, as big as a hill. */
export const wildebeestOfHerd: readonly Layer[] = [
  cut(
    BEARD,
    ...LOCKS.map(([x, y, half, long]) =>
      limb(
        `${x},${y - 60},${half} ${x},${y},${half} ${x - 10},${Math.round(y + long * 0.5)},${half * 0.9} ${x + 4},${Math.round(y + long * 0.8)},${half * 0.5} ${x - 18},${y + long},0`,
      ),
    ),
  ),
  // The far horn.
  cut(HORN, limb('800,236,30 872,240,32 940,216,26 978,160,19 976,96,11 936,48,0')),
  within(DARK, FACE, cut(CHEEK, SIDE)),
  // The ear.
  cut(CHEEK, '704,262,1 650,250 590,268 536,326,1 596,336 660,330 712,300'),
  // The boss, and the near horn out of it.
  cut(
    DARK,
    '672,250,1 676,200 714,172 764,182 820,220 868,222 902,196 912,146 892,96 846,44,1 912,80 950,136 948,204 912,258 856,284 800,276 740,282 700,280',
  ),
  cut(EYE, '776,396,1 796,420 824,418 842,394,1'),
  cut('#150a1e', '768,394,1 788,372 820,370 848,394,1 824,408 794,410'),
  cut(CHEEK, disc(820, 386, 4)),
  cut('#150a1e', '1072,608,1 1100,604 1124,622 1126,652,1 1112,664 1098,650 1094,630'),
  cut('#150a1e', limb('1134,704,3 1090,715,4 1040,708,4 984,676,0')),
];
