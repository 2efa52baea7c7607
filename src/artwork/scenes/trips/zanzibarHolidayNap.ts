import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { type NapInks, napInShade, napShadow } from '../../figures/people/napInShade.ts';
import { palmShade } from '../../figures/plants/palmShade.ts';
import { light } from '../../light/light.ts';

const [SAND, DAMP, SHADE, DEEP] = ['#fee6b8', '#f3cf9a', '#7d78c2', '#5a549f'];
const [GINGER, STRIPE, RED, WET] = ['#c08088', '#7c3f6c', '#e8503c', '#e0b07c'];
const [FOAM, SHALLOW, LAGOON, SEA] = ['#fffdf0', '#8fe0d2', '#3fbfc0', '#1f95ab'];

/** The one shade on the beach, with room for a cat between two fronds. */
const CROWN = palmShade(520, 460) + disc(338, 434, 86) + limb('-60,60,22 120,190,20 320,340,19 520,460,18');

/** Where the sun comes through between the fronds: on his chest, his thighs, his forearm, and on the open hand. */
const GAPS = limb(
  '528,410,0 590,384,8 670,356,10 770,330,0;498,462,0 570,430,9 650,404,11 780,386,0;404,470,0 408,540,9 392,590,10 350,640,0;496,490,0 524,560,10 506,626,11 456,690,0;572,500,0 578,580,9 556,640,11 510,700,0;616,440,0 650,456,10 690,462,10 750,456,0;632,476,0 668,490,10 710,496,9 760,490,0;672,504,0 710,540,46 780,588,52 840,620,0',
);

const shadow = (colour: string) => moved({ x: 538, y: 488, turn: 26 }, napShadow(colour));
const bed = (...layers: readonly Layer[]) => moved({ x: 518, y: 472, turn: 26 }, ...layers);

const SUNNY: NapInks = {
  wood: '#b06a3a',
  bed: '#e2b987',
  rope: '#fff8e6',
  skin: '#a65d36',
  lit: '#cf8850',
  dark: '#6f3720',
  hair: '#33202a',
  shorts: '#f4583f',
  fold: '#c93a36',
  cover: '#f7b52f',
  page: '#fffdf0',
};

/** A cat curled up in the shade, from above: back, tail round to the nose, the head laid on it. */
const cat: readonly Layer[] = [
  cut(DEEP, disc(8, 9, 50, 45)),
  within(
    GINGER,
    disc(0, 0, 50, 44),
    cut(
      STRIPE,
      limb('-30,-40,0 -22,-22,6 -16,-6,0'),
      limb('-4,-50,0 0,-28,6 0,-10,0'),
      limb('26,-46,0 20,-26,6 14,-10,0'),
    ),
    cut(STRIPE, limb('54,-18,0 36,-12,6 20,0,0'), limb('58,14,0 38,10,5 22,8,0')),
    inked(DEEP, 4, '-4,14 8,-4 26,2 30,20 12,30'),
  ),
  cut(GINGER, limb('50,4,8 44,34,10 10,50,11 -22,46,9 -34,40,5')),
  cut(STRIPE, limb('28,38,0 32,48,4 38,56,0'), limb('4,40,0 6,50,4 8,62,0')),
  cut(GINGER, '-40,36,1 -54,22 -56,2,1 -58,-16,1 -42,-6,1 -26,-6,1 -10,-16,1 -10,4,1 -6,20 -18,36'),
  cut(
    STRIPE,
    limb('-33,-6,3 -33,6,2 -33,14,0'),
    limb('-48,16,2 -44,20,2 -39,18,2'),
    limb('-25,18,2 -20,20,2 -16,16,2'),
  ),
];

/** A sandal, its toe up the page. */
const sandal: readonly Layer[] = [
  cut(SHADE, '-8,-26,1 10,-38 30,-22 26,10 24,40 6,48 -8,36 -6,8'),
  cut(RED, '-18,-32,1 0,-46 18,-30 16,2 14,30 -2,38 -16,28 -14,0'),
  inked(FOAM, 5, '-15,0 -8,-14 0,-26 8,-14 14,0'),
];

/** The print of a bare left foot, its toes to the left. */
const print: Layer = cut(
  WET,
  '20,-8,1 30,0 22,9 4,6 -12,11 -24,4 -22,-8 -8,-11 6,-5',
  disc(-30, -9, 5, 5),
  disc(-33, 0, 4),
  disc(-31, 8, 3),
);

/** The free day of the week on Zanzibar: the one shade on the beach is that of a palm, and somebody sleeps in it. */
export const zanzibarHolidayNap: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-5',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [300, 260, 440, 420], camera: 'above' }),
    wash(SAND),
    cut(DAMP, '1010,-20,1 990,120 1020,260 960,400 930,520 950,660 900,780 890,920,1 1240,920,1 1240,-20,1'),
    cut(
      FOAM,
      '1050,-20,1 1030,120 1060,260 1000,400 970,520 990,660 944,780 930,920,1 1240,920,1 1240,-20,1',
    ),
    cut(
      SHALLOW,
      '1066,-20,1 1050,120 1076,270 1020,400 990,530 1010,660 962,790 950,920,1 1240,920,1 1240,-20,1',
    ),
    cut(
      LAGOON,
      '1120,-20,1 1130,140 1120,280 1080,420 1060,540 1070,680 1030,800 1020,920,1 1240,920,1 1240,-20,1',
    ),
    cut(SEA, '1190,-20,1 1200,200 1180,400 1150,560 1150,720 1120,920,1 1240,920,1 1240,-20,1'),
    ...[
      [1014, 222, 4],
      [954, 178, -4],
      [896, 200, -8],
    ].map(([x = 0, y = 0, turn = 0], at) =>
      moved({ x, y, turn, flip: false, squash: at % 2 === 0 ? 1 : -1 }, print),
    ),
    cut(
      FOAM,
      limb('1150,180,0 1160,220,5 1156,270,0'),
      limb('1110,330,0 1112,380,5 1096,430,0'),
      limb('1160,470,0 1150,520,6 1130,560,0'),
      limb('1060,720,0 1064,770,5 1050,820,0'),
      limb('1170,660,0 1176,700,5 1166,740,0'),
      limb('1172,60,0 1176,90,4 1174,124,0'),
    ),
    moved({ x: 796, y: 84, turn: -74 }, ...sandal),
    moved({ x: 786, y: 132, turn: -88 }, ...sandal),
    shadow(SHADE),
    bed(...napInShade(SUNNY)),
    within(
      SHADE,
      CROWN,
      moved({ x: 334, y: 424, scale: 0.9, turn: -20 }, ...cat),
      shadow(DEEP),
      bed(
        ...napInShade({
          wood: '#4a3470',
          bed: '#433d86',
          rope: '#8781ca',
          skin: '#7a4560',
          lit: '#a0626e',
          dark: '#4e2c50',
          hair: '#1e1636',
          shorts: '#a82f5c',
          fold: '#82244f',
          cover: '#a8743f',
          page: '#cfc8ea',
        }),
      ),
    ),
    within(SAND, GAPS, shadow(SHADE), bed(...napInShade(SUNNY))),
  ),
];
