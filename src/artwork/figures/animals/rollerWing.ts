import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';

/** The water's own turquoise, which is the bird's. */
export const TURQUOISE = '#229fb2';
const [BLUE, NIGHT, PALE, FOAM] = ['#2f4fb4', '#1b2870', '#9fe2dc', '#fff6e2'];

/** A long feather from the wrist to its tip, its lower edge in shade. */
const feather = (way: string): Layer[] => [
  cut(NIGHT, limb(way.replaceAll(/,(\d+),/g, (_, y: string) => `,${Number(y) + 18},`))),
  cut(BLUE, limb(way)),
];

/** The lowest first. */
const FEATHERS = [
  '1060,520,50 840,400,54 500,396,50 160,446,20 104,462,0',
  '1040,450,50 800,320,54 440,306,50 110,346,20 50,360,0',
  '1000,380,50 760,246,54 400,220,50 92,248,20 30,258,0',
  '940,300,50 720,170,54 400,134,48 110,148,20 46,154,0',
  '860,240,50 700,116,54 440,66,38 150,58,17 92,60,0',
];

/** A roller's wing that is the wave before a bow, in the picture's own pixels: it rises from y 760 at the right. */
export const rollerWing: readonly Layer[] = [
  ...FEATHERS.flatMap(feather),
  cut(PALE, lobes('640,470 500,384 426,296 370,208 330,120 290,34', 0.72, '290,34 480,60 900,480')),
  cut(
    TURQUOISE,
    lobes('960,680 880,560 804,456 716,364 632,274 544,186 460,60', 0.72, '460,60 900,200 1040,700'),
  ),
  cut(
    TURQUOISE,
    '1250,752,1 1176,752 1134,712 1132,560 1100,420 1022,280 896,144 720,50 540,22 400,26 290,34,1 400,46 500,100,1 760,340 900,770,1',
  ),
];

/** The foam about its wheels of whatever ploughs through the water. */
export const foamOfWheels: Layer = cut(
  FOAM,
  limb('250,752,0 340,752,10 500,752,0;690,752,0 840,754,12 960,756,12 1110,752,0'),
);
