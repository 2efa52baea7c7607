import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantFacing } from '../../figures/animals/elephantFacing.ts';
import { onlooker } from '../../figures/people/fromBehind.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const DUSTED = { body: '#8a2c18', shade: '#541510', lit: '#f4a25c', dark: '#2a0a10', pale: '#fbe6c0' };

const GUESTS = {
  left: {
    body: '#1f4c86',
    shade: '#12305c',
    lit: '#6b4030',
    pale: '#f4e0b4',
    accent: '#e0573a',
    dark: '#160a14',
  },
  right: {
    body: '#f0c04c',
    shade: '#b8842a',
    lit: '#5f3a28',
    pale: '#ffe9b0',
    accent: '#1f4c86',
    dark: '#160a14',
  },
};

/** Each elephant at the water hole: pose, where, how large, and whether it faces left. */
const AT_WATER = [
  [elephant(), 290, 560, 56, false],
  [elephant('calf'), 430, 574, 76, false],
  [elephantFacing(), 610, 580, 72, false],
  [elephant('drinking'), 928, 566, 56, true],
] as const;

/** Tsavo out of a tent: red elephants at the water hole, the Yatta plateau behind them. */
export const tsavoTent: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('golden', 'kenya', 'left'),
    plan({ subject: [120, 320, 960, 120], camera: 'frame' }),
    sky({ horizon: 300, bands: 5, stops: ['#1c4f9e', '#5f93cc', '#cfdce0', '#fde0ac'] }),
    floor('#43264c', '0,232,1 1200,228,1'),
    floor('#fbd29a', '0,296,1 1200,292,1'),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 316,
      width: 1000,
      height: 10,
      count: 7,
      metre: [7, 11],
      flat: '#8a3f2c',
      shadow: false,
    }),
    floor('#f6b878', '0,400 400,384 800,404 1200,390'),
    floor('#e08a4a', '0,510 300,494 800,514 1200,500'),
    cut('#f6c49a', '150,640 300,592 560,580 860,586 1040,620 1000,680 780,716 420,712 200,690'),
    cut('#7fb4d0', '190,640 320,606 560,594 850,600 1000,630 960,676 770,702 430,698 230,680'),
    ...AT_WATER.map(([figure, x, y, metre, flip]) =>
      moved(
        { x, y: y + 4, squash: -0.3, opacity: 0.55 },
        place(figure, { x: 0, y: 0, metre, flip, flat: '#6a2430', coat: DUSTED, shadow: false }),
      ),
    ),
    ...AT_WATER.map(([figure, x, y, metre, flip]) =>
      place(figure, { x, y, metre, flip, depth: 0.16, coat: DUSTED, shadow: false }),
    ),
    inked('#d5ecec', 3, '300,650 420,650', '520,672 660,672', '760,644 900,644'),
    floor('#a43a1c', '0,752 400,736 800,750 1200,734'),
    grain({ y: 760, to: 900, colour: '#4f160f' }),
    // The tent: its roof's edge, the flaps tied back on both sides, and the floor's shade.
    cut(
      '#2a1420',
      '-40,-40,1 1240,-40,1 1240,150,1 1100,110 900,70 600,54 300,70 100,110 -40,150,1',
      '-40,-40,1 190,-40,1 196,120 176,300 110,470,1 120,640 150,920,1 -40,920,1',
      '1240,-40,1 1010,-40,1 1004,120 1024,300 1090,470,1 1080,640 1050,920,1 1240,920,1',
    ),
    cut(
      '#e8b878',
      '190,40,1 204,130 186,310 118,474,1 106,466,1 168,300 184,130',
      '1010,40,1 996,130 1014,310 1082,474,1 1094,466,1 1032,300 1016,130',
    ),
    cut(
      '#4a2a30',
      '30,-40,1 90,-40,1 110,200 96,470,1 70,470,1 60,200',
      '1170,-40,1 1110,-40,1 1090,200 1104,470,1 1130,470,1 1140,200',
    ),
    cut('#e0573a', '-40,462,1 124,454,1 124,490,1 -40,500,1', '1240,462,1 1076,454,1 1076,490,1 1240,500,1'),
    wash(
      [
        [0, '#2a1420', 0],
        [1, '#2a1420', 0.9],
      ],
      { y: 800, height: 100 },
    ),
    place(onlooker('knot'), { x: 380, y: 930, metre: 190, depth: 0.2, shadow: false, coat: GUESTS.left }),
    place(onlooker('hat'), { x: 770, y: 930, metre: 200, depth: 0.2, shadow: false, coat: GUESTS.right }),
  ),
];
