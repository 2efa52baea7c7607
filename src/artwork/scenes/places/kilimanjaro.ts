import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { trekker } from '../../figures/placing/farTrekkers.ts';
import { porter } from '../../figures/placing/porter.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { kiboPlanesWest } from '../../land/kiboPlanesWest.ts';
import { light } from '../../light/light.ts';

const SHADED = { flat: '#2b2438', rim: '#ffd68a', shadow: false };

const AFTERNOON = {
  rock: '#9a7a9c',
  deep: '#43497c',
  glint: '#e8b08c',
  snow: '#fffaec',
  ice: '#a9c0dc',
  mist: '#fbe6b4',
};

const ALPENGLOW = {
  rock: '#c4525a',
  deep: '#5c2a68',
  glint: '#ffa070',
  snow: '#ffe2c8',
  ice: '#b480b8',
  mist: '#e89a88',
};

/** The camp above, lit from within. */
const TENTS = [
  glow(990, 700, 170, '#ffd68a', 0.5),
  cut(
    '#ffcf70',
    '880,716,1 896,682 920,668 944,682 960,716,1; 984,726,1 1004,682 1034,664 1064,682 1084,726,1',
  ),
  cut('#d8743c', '920,668 944,682 960,716,1 932,716,1; 1034,664 1064,682 1084,726,1 1048,726,1'),
];

/** The broken ridge of Shira, low in front of the dome. */
const SHIRA = [
  cut(
    '#8a7478',
    '560,700,1 700,664 780,640,1 800,646,1 866,612,1 880,618,1 930,580,1 948,590,1 986,540,1 1004,552,1 1024,518,1 1052,560,1 1072,552,1 1110,600,1 1150,590,1 1210,620,1 1210,700,1',
  ),
  cut(
    '#4f4862',
    '1024,518,1 1052,560,1 1072,552,1 1110,600,1 1150,590,1 1210,620,1 1210,700,1 1080,700,1 1056,650,1 1064,610,1 1032,570,1;986,540,1 1004,552,1 1010,590,1 996,620,1 1020,700,1 960,700,1 972,630,1 962,590,1;930,580,1 948,590,1 944,640,1 960,700,1 900,700,1 926,640,1;866,612,1 880,618,1 884,660,1 860,700,1 820,700,1 858,650,1',
  ),
];

/** The white dome, and who walks below it. */
export const kilimanjaro: readonly Picture[] = [
  // Over the plateau of Shira in the afternoon: three walkers, small, under the long level rim.
  picture(
    'places/kilimanjaro-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [330, 212, 240, 40], camera: 'wide' }),
    wash(0, 600, [
      [0, '#125870'],
      [0.5, '#388890'],
      [1, '#fbe6b4'],
    ]),
    kiboPlanesWest({ x: 660, y: 610, scale: 1.12 }, AFTERNOON),
    cut(
      '#fff4da',
      '-10,566,1 40,540 130,530 200,556,1 230,528 330,516 420,548,1 470,530 560,524 640,556,1 690,536 800,528 880,558,1 930,532 1040,522 1110,550,1 1140,536 1210,532,1 1210,700,1 -10,700,1',
    ),
    cut(
      '#f0cfa8',
      '-10,606,1 60,580 170,574 250,600,1 320,580 430,574 520,604,1 600,586 720,580 800,606,1 880,584 1000,576 1080,602,1 1130,588 1210,584,1 1210,700,1 -10,700,1',
    ),
    ...SHIRA,
    cut('#d99a4c', '-10,690,1 300,664 700,684 1210,652,1 1210,910,1 -10,910,1'),
    cut(
      '#f6d08c',
      '800,910,1 620,830 560,780 640,740 740,712 700,690,1 714,688,1 780,712 720,742 660,776 720,820 980,910,1',
    ),
    cut(
      '#b8743a',
      '-10,760,1 200,740 420,790 560,860 600,910,1 -10,910,1;1210,740,1 1000,770 880,830 960,910,1 1210,910,1',
    ),
    place(groundsel({ variant: 2 }), { x: 500, y: 712, metre: 18, flat: '#6a5a40', shadow: false }),
    place(groundsel(), { x: 400, y: 726, metre: 26, flat: '#6a5a40', shadow: false }),
    ...trekker(760, 716, 0.24, {
      pack: ['#3a9a9a', '#1c5a6c'],
      coat: ['#f4d06a', '#b88a3a'],
      hat: '#f6ecd0',
    }),
    ...trekker(704, 752, 0.34, {
      pack: ['#f2b838', '#b4742a'],
      coat: ['#3f5aa8', '#2a3568'],
      hat: '#f6ecd0',
    }),
    ...trekker(636, 810, 0.52, {
      pack: ['#f0583a', '#a03040'],
      coat: ['#fbe8c8', '#b89aa4'],
      hat: '#2c4a7c',
    }),
    cut('#2b2438', '-10,800,1 110,800 230,850 310,910,1 -10,910,1'),
    place(groundsel({ variant: 3 }), { x: 22, y: 900, metre: 142, ...SHADED }),
    place(groundsel({ variant: 2 }), { x: 1120, y: 930, metre: 76, ...SHADED, flip: true }),
  ),
  // Kibo red at nightfall; a porter with a bag on his head goes up to the camp.
  picture(
    'places/kilimanjaro-2',
    light('dusk', 'tanzania', 'right'),
    plan({ subject: [180, 90, 440, 170], camera: 'wide' }),
    wash(0, 700, [
      [0, '#1b2260'],
      [0.45, '#6a4a92'],
      [0.75, '#e88a78'],
      [1, '#ffd49a'],
    ]),
    kiboPlanes({ x: 960, y: 690, scale: 1.08 }, ALPENGLOW),
    cut('#a0607c', '-10,640,1 160,610 400,646 640,616 860,640 1060,610 1210,630,1 1210,910,1 -10,910,1'),
    ...TENTS,
    cut('#643c70', '-10,730,1 300,690 620,730 900,700 1210,740,1 1210,910,1 -10,910,1'),
    cut('#3a2254', '-10,840,1 300,800 700,830 1000,790 1210,820,1 1210,910,1 -10,910,1'),
    ...porter,
  ),
];
