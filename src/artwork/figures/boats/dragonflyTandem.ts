import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

const [HULL, DUSK, EYE, GLINT, HOLD] = ['#ee4a2d', '#b92b2c', '#3c0f2b', '#f7a58b', '#2a0d26'];
const [WING, LEE, VEIN, SHAFT] = ['#7ccfc6', '#54b3b0', '#e9fbf2', '#fff6e2'];

/** Who sits in a hold: skin, its shade, vest, its shade, helmet, its shade. */
type Crew = readonly [skin: string, dark: string, vest: string, fold: string, helmet: string, dim: string];

/** A paddler from straight above, the shaft held across before the chest at y = 0; the helmet lies behind it. */
const paddler = ([skin, dark, vest, fold, helmet, dim]: Crew): readonly Layer[] => [
  cut(skin, pair('96,40,1 126,44 128,30 104,0,1 140,-4,1 160,24 172,54 152,92 100,98,1')),
  cut(dark, '100,98,1 152,92 172,54 160,24 140,-4,1 130,0,1 148,26 152,50 136,74 104,78,1'),
  within(
    vest,
    twin('0,40 52,40 80,36 122,48 134,76 114,104 80,104 58,130 0,134'),
    cut(fold, '-40,140,1 10,90,1 50,40,1 86,44,1 120,70 150,70,1 90,140,1'),
    inked(fold, 5, '-72,20 -66,60 -78,120'),
  ),
  within(helmet, disc(0, 78, 50, 56), cut(dim, '16,0,1 38,60 24,110 -10,140,1 80,140,1 80,0,1')),
  cut(fold, pair('14,40,1 24,42,1 24,112,1 14,116,1'), '-4,34,1 4,34,1 4,122,1 -4,122,1'),
];

/** Both fists on the shaft, the fingers round it. */
const fists = ([skin, dark]: Crew): readonly Layer[] => [
  cut(skin, pair('96,-18 112,-25 142,-22 148,-4 142,20 100,22 92,4')),
  inked(dark, 3, ...[108, 120, 132].flatMap((x) => [`${x},-18 ${x},5`, `${-x},-18 ${-x},5`])),
];

/** A paddle whose blades are wings: outline of the right blade, its lee, its veins, the dark cell at its tip. */
const wings = (blade: string, lee: string, veins: readonly string[], cell: string): readonly Layer[] => [
  within(WING, `${blade};${mirrored(blade)}`, cut(LEE, lee, mirrored(lee))),
  inked(VEIN, 4, ...veins, ...veins.map((vein) => mirrored(vein))),
  cut(EYE, cell, mirrored(cell)),
  cut(SHAFT, '-556,0,1 -200,-8,1 200,-8,1 556,0,1 200,8,1 -200,8,1'),
];

const FORE_BLADE = '176,0,1 206,-28 280,-36 500,-40 566,-36 590,0 560,52 470,74 340,70 230,46';
const HIND_BLADE = '176,0,1 206,-28 280,-36 470,-38 536,-32 556,10 524,80 420,112 290,108 204,72';
const FORE = wings(
  FORE_BLADE,
  '176,0,1 620,0,1 620,100,1 176,100,1',
  ['222,22 330,44 440,48 566,36', '270,2 310,66', '360,2 404,72', '450,2 486,66'],
  '476,-40,1 546,-37,1 550,-20,1 484,-20,1',
);
const HIND = wings(
  HIND_BLADE,
  '176,0,1 590,0,1 590,130,1 176,130,1',
  ['210,40 300,64 400,72 532,56', '256,2 292,106', '340,2 382,110', '424,2 456,102'],
  '450,-38,1 516,-34,1 520,-17,1 458,-18,1',
);

const HULL_HALF =
  '0,-440,1 50,-440 96,-410 104,-350 84,-300 76,-270 104,-220 122,-100 116,40 80,150 50,230 40,340 42,440 48,510 34,570 0,606,1';

const FRONT: Crew = ['#7a4630', '#4d281f', '#f8c53f', '#d9952a', '#fff6e2', '#d9cdb8'];
const REAR: Crew = ['#5c3326', '#38201c', '#f8c53f', '#d9952a', '#fff6e2', '#d9cdb8'];

/** A tandem kayak from straight above, bow at the top, that is a dragonfly: two paddles are its four wings. */
export const dragonflyTandem: readonly Layer[] = [
  within(
    HULL,
    twin(HULL_HALF),
    cut(DUSK, '10,-460,1 20,-200 34,100 6,300 0,610,1 200,690,1 200,-460,1'),
    inked(EYE, 8, ...[240, 304, 368, 432, 496, 552].map((y) => `-80,${y - 6} 0,${y + 8} 80,${y - 6}`)),
  ),
  cut(EYE, pair('6,-428,1 50,-432 90,-404 94,-350 72,-310 30,-318 6,-360,1')),
  cut(
    GLINT,
    '-76,-366,1 -80,-412 -32,-414,1 -60,-402 -64,-366,1',
    '20,-408,1 42,-414 60,-404,1 40,-404 30,-394,1',
  ),
  cut(HOLD, disc(0, -136, 86, 104), disc(0, 84, 86, 104)),
  moved({ x: 0, y: -214 }, ...paddler(FRONT), ...FORE, ...fists(FRONT)),
  moved({ x: 0, y: 6 }, ...paddler(REAR), ...HIND, ...fists(REAR)),
];
