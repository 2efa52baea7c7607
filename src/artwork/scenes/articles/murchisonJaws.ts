import { cut, floor, inked, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { jawsOfRock } from '../../land/jawsOfRock.ts';
import { light } from '../../light/light.ts';

const [SKY, RIVER, THROAT, DEEP, LEDGE, WHITE, FLOW] = [
  '#86cbc0',
  '#17807f',
  '#d45f39',
  '#b84b30',
  '#e8774a',
  '#fffdf0',
  '#8fcfc0',
];

/** The back of the gorge, red as a throat, under the wide river that comes to its lip. */
const throat = [
  floor(THROAT, '-40,230,1 1240,230,1'),
  cut(
    DEEP,
    '380,250,1 470,262,1 484,360,1 520,470,1 540,620,1 570,760,1 380,760,1',
    '700,250,1 760,250,1 760,760,1 612,760,1 640,600,1 648,470,1 690,380,1',
  ),
  cut(LEDGE, '470,262,1 506,262,1 530,380,1 560,520,1 566,640,1 540,560,1 510,420,1'),
  cut(RIVER, '-40,170,1 1240,170,1 1240,262,1 -40,262,1'),
];

/** The whole Nile in one tongue, from the lip of the rock down the throat, furrowed in the middle. */
const tongue = [
  cut(
    WHITE,
    '498,290,1 500,250 540,232 590,238,1 640,232 682,250 686,290,1 672,380 640,470 634,600 640,760,1 546,760,1 556,600 552,470 512,380',
  ),
  cut(
    FLOW,
    limb('592,262,0 596,420,8 594,560,6 592,700,0'),
    limb('532,270,0 552,380,8 576,520,0'),
    limb('652,268,0 634,380,8 616,500,0'),
  ),
];

/** The pool: foam where the river lands, and rings that widen to us. */
const pool = [
  floor(RIVER, '-40,812,1 1240,812,1'),
  cut(
    '#0f5f64',
    '-40,812,1 420,812,1 440,826 360,838,1 400,846 300,856,1 120,852 -40,864,1',
    '1240,812,1 780,812,1 760,826 840,838,1 800,846 900,856,1 1080,852 1240,864,1',
  ),
  cut(
    WHITE,
    '404,828,1 430,790 470,796,1 480,748 520,748,1 536,708 572,716,1 596,684 622,716,1 660,708 672,748,1 716,748 728,796,1 770,790 800,828,1 720,842 600,836 480,842',
  ),
  cut(
    FLOW,
    '404,828,1 430,800 480,812,1 520,784 560,808,1 600,778 640,808,1 690,784 726,812,1 770,800 800,828,1 720,842 600,836 480,842',
  ),
  cut(
    WHITE,
    limb('380,856,0 500,850,5 640,858,0'),
    limb('640,876,0 760,870,4 860,876,0'),
    limb('80,850,0 160,846,3 250,850,0'),
    limb('940,868,0 1040,862,4 1156,868,0'),
  ),
];

/** The launch from Paraa, its guests under the awning, so that we see how high the jaws are. */
const launch = [
  cut('#0e3f3f', ...spots('1010,833 1032,832 1054,832 1076,833', 6, 7)),
  cut(WHITE, '984,812,1 1106,812,1 1112,820,1 980,820,1', '960,842,1 1126,842,1 1108,864,1 980,864,1'),
  inked(WHITE, 3, '996,818 996,844', '1094,818 1094,844'),
  cut(THROAT, '964,848,1 1121,848,1 1117,854,1 970,854,1'),
];

/** Murchison Falls: the two walls that squeeze the whole Nile are a crocodile's jaws, and the fall is its tongue. */
export const murchisonJaws: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'left'),
    plan({ camera: 'close' }),
    wash(SKY),
    ...throat,
    ...tongue,
    ...jawsOfRock,
    ...pool,
    ...launch,
  ),
];
