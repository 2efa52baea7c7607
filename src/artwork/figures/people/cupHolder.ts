import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, SHADE, HAIR] = ['#86492c', '#5c2c1d', '#21120f'];
const [SHIRT, FOLD, CREAM] = ['#e6532f', '#b5372a', '#f6dfb4'];
const [ENAMEL, ENAMEL_SHADE, RIM, COFFEE, FOAM] = ['#f5b93f', '#cf8a2c', '#21120f', '#4a2216', '#fffaea'];

/** An enamel mug from slightly above, its mouth around the origin, the handle at the right. */
const mug: readonly Layer[] = [
  inked(ENAMEL_SHADE, 24, '90,42 150,34 170,64 168,140 150,172 84,164'),
  within(
    ENAMEL,
    '-104,0,1 104,0,1 92,190,1 70,214 0,222 -70,214 -92,190,1',
    cut(ENAMEL_SHADE, '40,0,1 120,0,1 120,240,1 30,240,1 40,120'),
  ),
  cut(RIM, disc(0, 0, 110, 30)),
  cut(COFFEE, disc(0, 2, 98, 22)),
];

/** Four fingers and a thumb round the handle; the wrist is at the lower right. */
const grip: readonly Layer[] = [
  cut(
    SKIN,
    '150,62 132,62 124,72 126,84 138,88,1 122,90 118,100 122,112 136,114,1 120,118 120,130 126,138 140,138,1 128,144 130,156 144,162 170,162 188,186 212,240,1 262,198,1 252,150 238,98 214,66 184,50',
  ),
  inked(SHADE, 4, '138,88 170,90', '136,114 170,115', '140,138 168,138'),
  inked(SHADE, 4, '178,76 188,104 184,132 170,158'),
  cut(SKIN, limb('212,92,14 184,58,16 146,40,12 136,40,7')),
  inked(SHADE, 4, '206,90 180,70 152,54'),
];

/** Head turned away to the upper left, only brow, cheek and nose in sight; the hair tied up. */
const head: readonly Layer[] = [
  cut(
    SKIN,
    '-60,-80,1 -86,-46 -90,-24,1 -102,0 -105,12 -93,20,1 -93,50 -78,82 -44,98,1 -32,240,1 100,240,1 84,60 90,-40',
  ),
  cut(SHADE, '-44,98,1 -4,92 30,60,1 60,100 74,240,1 -20,240,1 -28,140'),
  cut(HAIR, '-70,-70,1 -40,-116 40,-124 104,-70 108,10 84,90,1 50,104 34,70 16,60,1 4,20 -20,-10 -40,-30,1'),
  cut(HAIR, disc(74, -136, 84, 78)),
  cut(CREAM, '-78,-62,1 -40,-96 30,-104 92,-70,1 100,-46,1 30,-80 -30,-70 -66,-40,1'),
  cut(SKIN, disc(6, 34, 16, 26)),
  cut(SHADE, disc(9, 36, 8, 15)),
  cut(CREAM, disc(8, 74, 10)),
];

/** Somebody from behind who holds a mug out at arm's length; the mug's mouth is at the origin. */
export const cupHolder: readonly Layer[] = [
  moved({ x: 520, y: -20 }, ...head),
  within(
    SHIRT,
    '470,170,1 540,196 626,166,1 720,196 810,240 860,360 890,800,1 400,800,1 404,500 360,300 380,220',
    cut(FOLD, '660,160,1 930,200,1 930,800,1 690,800,1 720,520 700,330'),
    cut(FOLD, '400,420,1 440,470 450,600 440,800,1 380,800,1'),
    cut(CREAM, '440,150,1 540,214 650,150,1 650,176,1 540,234 440,180,1'),
  ),
  ...mug,
  cut(
    SKIN,
    limb('410,310,48 372,366,50 330,420,46'),
    disc(330, 424, 44),
    limb('236,206,30 276,300,46 336,424,44'),
  ),
  cut(SHADE, '264,212,1 290,270 330,310 362,340,1 330,420 300,330'),
  cut(SHIRT, '380,200,1 470,170 520,240 500,330 440,408,1 330,346,1 346,270'),
  cut(
    FOLD,
    '440,408,1 330,346,1 326,360,1 434,424,1',
    '440,408,1 398,384,1 450,340 480,230,1 506,280 496,340',
  ),
  ...grip,
  // The splash of the water.
  cut(FOAM, '-76,8,1 -70,-14 -56,-20 -46,-8,1 -47,-60,1 47,-60,1 46,-8,1 56,-20 70,-14 76,8,1 40,20 -40,20'),
];
