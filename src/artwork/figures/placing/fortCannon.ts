import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [IRON, LIT, DEEP, WOOD, WOOD_LIT] = ['#3a3350', '#8f7f98', '#150c20', '#5a2a2a', '#a8562e'];

const BARREL =
  limb('704,850,132 664,730,114 618,590,92 574,470,78 562,420,66') +
  outline('494,470,1 484,420 500,396 560,380 620,372 650,384 656,420 650,446,1');

/** A ring round the barrel, as wide as the barrel there, and nearer than it. */
const hoop = (x: number, y: number, half: number) =>
  `${x - half},${y + Math.round(half * 0.22)} ${x - Math.round(half * 0.4)},${y + Math.round(half * 0.06)} ${x + Math.round(half * 0.5)},${y - Math.round(half * 0.3)} ${x + half},${y - Math.round(half * 0.36)}`;

/** An old cannon from behind, on its low carriage, aimed out to sea; the light comes from the left. */
export const fortCannon: readonly Layer[] = [
  // The cheeks of the carriage on both sides of the barrel.
  cut(WOOD, '470,720,1 540,700,1 600,1060,1 480,1060,1'),
  cut(WOOD_LIT, '470,720,1 500,712,1 540,1060,1 480,1060,1'),
  cut('#3a1a24', '800,660,1 862,640,1 950,1060,1 800,1060,1'),
  within(
    IRON,
    BARREL,
    cut(LIT, limb('606,840,16 574,720,20 540,590,18 512,470,15 502,400,13')),
    cut('#221a38', '860,880,1 810,700 730,560 670,440 680,360,1 630,370,1 626,440 664,580 716,720 760,880,1'),
    inked(DEEP, 10, hoop(580, 480, 84), hoop(620, 600, 100), hoop(668, 742, 126)),
  ),
  cut(DEEP, disc(706, 866, 140, 44)),
  cut(IRON, disc(706, 856, 136, 38)),
  cut(LIT, '574,852,1 590,832 650,820 700,818,1 650,830 606,846 590,866,1'),
  cut(IRON, limb('720,860,34 738,910,30 746,940,30')),
  cut(DEEP, disc(752, 952, 56)),
  cut(IRON, disc(746, 946, 50)),
  cut(LIT, disc(728, 926, 15, 11)),
];
