import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';

/** The opening of a fort's wall as its outer edge cuts the view. */
const OPENING =
  '110,66,1 260,56,1 420,64,1 600,54,1 786,62,1 792,200,1 784,330,1 794,470,1 788,572,1 600,564,1 410,574,1 240,566,1 106,572,1 112,420,1 104,260,1 112,150,1';

/** A gun's opening in a thick wall of coral stone, the sun from the left on its right side: what is seen through it, and the four sides. */
export const embrasure = (view: readonly Layer[]): readonly Layer[] => [
  // The side turned from the sun, the lintel, the sunlit side, the sill.
  cut('#5e2a34', '-10,-50,1 120,56,1 120,580,1 -80,790,1 -60,500,1 -40,220,1'),
  cut('#451f30', '-10,-50,1 300,-38,1 620,-52,1 950,-42,1 780,72,1 110,72,1'),
  cut('#f59a4a', '950,-42,1 780,56,1 780,580,1 1000,790,1 980,520,1 964,240,1'),
  cut('#ffc678', '950,-42,1 896,-10,1 910,200,1 900,420,1 930,724,1 1000,790,1 980,520,1 964,240,1'),
  cut('#d8703c', '100,560,1 800,560,1 1000,790,1 640,776,1 300,796,1 -80,790,1'),
  cut('#8a3c38', '100,560,1 330,560,1 250,796,1 -80,790,1'),
  inked(
    '#b4552f',
    6,
    '800,180 850,172 906,176',
    '790,330 842,338 902,330',
    '794,470 860,500 912,520',
    '852,60 848,170',
    '846,340 856,496',
  ),
  inked('#472034', 6, '-42,240 40,236 108,244', '-60,480 20,450 106,426', '30,240 20,440'),
  inked('#b4552f', 6, '420,566 390,680 360,790', '640,566 690,680 740,780', '390,680 690,676'),
  within('#ffe0a8', OPENING, ...view),
];
