import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { type NapInks, napInShade, napShadow } from '../../figures/people/napInShade.ts';
import { palmShade } from '../../figures/plants/palmShade.ts';
import { light } from '../../light/light.ts';

const [SAND, DAMP, SHADE] = ['#fee6b8', '#f3cf9a', '#7d78c2'];
const [GINGER, STRIPE, RED, WET] = ['#c08088', '#7c3f6c', '#e8503c', '#e0b07c'];
const [FOAM, SHALLOW, LAGOON, SEA] = ['#fffdf0', '#8fe0d2', '#3fbfc0', '#1f95ab'];

/** The one shade on the beach, dense enough for a bed and a cat, and what it covers of the bed: all but a hand. */
const CROWN =
  palmShade(520, 460) + disc(344, 414, 60, 54) + limb('-60,60,22 120,190,20 320,340,19 520,460,18');
const COVERED = CROWN + outline('546,156,1 780,270,1 534,776,1 300,662,1');

const bed = (...layers: readonly Layer[]) => moved({ x: 540, y: 466, turn: 26, scale: 0.9 }, ...layers);

const SUNNY: NapInks = {
  wood: '#b06a3a',
  bed: '#fffdf0',
  rope: '#e2b987',
  skin: '#a65d36',
  lit: '#cf8850',
  dark: '#6f3720',
  hair: '#33202a',
  shorts: '#f4583f',
  fold: '#c93a36',
  cover: '#f7b52f',
  page: '#fffdf0',
};

/** A cat curled up in the shade, from above: the back, the tail along it, and the head laid on it, ears up. */
const cat: readonly Layer[] = [
  within(
    GINGER,
    disc(8, 8, 54, 46),
    cut(STRIPE, disc(-30, -10, 32, 28)),
    cut(
      STRIPE,
      limb('16,-44,0 18,-26,7 14,-12,0'),
      limb('42,-36,0 40,-18,7 30,-6,0'),
      limb('66,-10,0 54,2,7 38,8,0'),
    ),
    inked(STRIPE, 5, '62,30 36,34 8,34 -20,24 -32,30'),
  ),
  cut(
    GINGER,
    disc(-36, -20, 30, 27),
    '-64,-14,1 -68,-40 -70,-60,1 -54,-52 -42,-44,1',
    '-40,-46,1 -28,-58 -12,-70,1 -8,-48 -8,-28,1',
  ),
  cut(STRIPE, limb('-40,-46,4 -38,-36,3 -36,-26,0'), limb('-52,-40,3 -48,-34,2 -46,-26,0')),
  inked(STRIPE, 4, '-56,-20 -48,-14 -42,-20', '-32,-22 -24,-18 -20,-26'),
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
    moved({ x: 558, y: 482, turn: 26, scale: 0.9 }, napShadow(SHADE)),
    bed(...napInShade(SUNNY)),
    within(
      SHADE,
      COVERED,
      moved({ x: 358, y: 420, scale: 0.94, turn: 6 }, ...cat),
      bed(
        ...napInShade({
          wood: '#4a3470',
          bed: '#c9c3ec',
          rope: '#a49ddb',
          skin: '#5d3050',
          lit: '#7f4a64',
          dark: '#3f2044',
          hair: '#1e1636',
          shorts: '#c43a5c',
          fold: '#962a50',
          cover: '#d99a3a',
          page: '#efeafc',
        }),
      ),
    ),
  ),
];
