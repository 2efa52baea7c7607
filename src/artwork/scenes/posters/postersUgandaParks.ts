import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lionessAlongBough, lionessInCrotch } from '../../figures/animals/lionessAlongBough.ts';
import { figCrown, figWood } from '../../land/figOfPride.ts';
import { rwenzoriBehindPlain } from '../../land/rwenzoriBehindPlain.ts';
import { light } from '../../light/light.ts';

/** The sky in three flat inks, darkest above, and the plain of Ishasha from y = 820 down. */
const sky: readonly Layer[] = [
  cut('#0e2844', '-60,-700,1 2460,-700,1 2460,900,1 -60,900,1'),
  cut('#143757', '-60,330,1 300,300 700,200 1100,190 1500,60 1900,40 2460,-60,1 2460,900,1 -60,900,1'),
  cut('#1c4c6c', '-60,560,1 300,520 640,380 1000,330 1400,190 1800,180 2460,60,1 2460,900,1 -60,900,1'),
];

const candelabra = (ink: string, lit: string): readonly Layer[] => [
  cut(
    ink,
    limb('0,0,9 0,-90,7 0,-130,10'),
    limb('0,-70,9 -50,-80,9 -74,-130,9 -70,-190,7'),
    limb('0,-80,9 52,-88,9 76,-140,9 72,-186,7'),
    limb('0,-96,9 -26,-120,8 -34,-170,8 -32,-214,6'),
    limb('0,-96,9 26,-120,8 36,-170,8 34,-210,6'),
    limb('0,-110,9 0,-170,9 0,-226,6'),
  ),
  cut(
    lit,
    limb('-80,-132,3 -76,-190,3'),
    limb('-40,-172,3 -38,-212,3'),
    limb('-6,-150,3 -5,-222,3'),
    limb('30,-160,3 29,-208,3'),
  ),
];

const kob: readonly Layer[] = [
  cut(
    '#9c4a26',
    '-66,-96,1 -52,-80 -40,-70 -10,-66 24,-68 46,-64,1 54,-50 52,-34 50,0,1 43,0,1 40,-30 34,-34 4,-32 -22,-34,1 -25,0,1 -32,0,1 -36,-34 -50,-50 -62,-76,1 -84,-72 -88,-78 -72,-94',
  ),
  cut(
    '#6c3232',
    '-14,-34,1 -16,0,1 -22,0,1 -24,-34,1',
    '30,-36,1 34,-20 30,0,1 24,0,1 24,-34,1',
    limb('-66,-94,4 -54,-110,4 -60,-128,3 -50,-142,1'),
  ),
];

/** A car of guests, driving to the left, and its dust. */
const car: readonly Layer[] = [
  cut('#ffeec4', '70,-4,1 90,-36 130,-40 160,-56 210,-44 250,-50 330,-30 420,-26 480,-6,1 300,4 180,2'),
  cut(
    '#1d3c5c',
    '-54,-124,1 62,-128,1 62,-120,1 -54,-116,1',
    '-48,-120,1 -42,-120,1 -42,-78,1 -48,-78,1',
    '50,-120,1 56,-120,1 56,-78,1 50,-78,1',
  ),
  cut('#d9482f', '-40,-70,1 -38,-88 -8,-88 -6,-70,1'),
  cut('#2f8f8a', '-4,-70,1 -2,-90 20,-90 22,-70,1'),
  cut('#fff0d2', '24,-70,1 26,-86 46,-86 48,-70,1', '-38,-98,1 -31,-108 -16,-108 -13,-99,1'),
  cut('#6c3232', '-33,-99,1 -13,-99,1 -15,-88 -22,-86 -32,-90', disc(8, -96, 9, 10), disc(35, -94, 9, 10)),
  cut('#e9ead0', '-96,-46,1 -60,-50,1 -46,-78,1 70,-80,1 74,-14,1 -98,-14,1'),
  cut('#8f9a86', '-98,-30,1 74,-32,1 74,-14,1 -98,-14,1'),
  cut(
    '#1d3c5c',
    '-50,-50,1 -38,-72,1 -14,-72,1 -14,-50,1',
    '-8,-50,1 -8,-72,1 26,-72,1 26,-50,1',
    '32,-50,1 32,-72,1 64,-73,1 66,-50,1',
  ),
  cut('#2a1426', disc(-62, -14, 19), disc(46, -14, 19)),
  cut('#8f9a86', disc(-62, -14, 8), disc(46, -14, 8)),
];

/** From y = 820 down: a lake at its edge, the grass in the sun, a track, and the shade of the fig. */
const ishasha = (trees: number, kobs: readonly number[], driven: number): Layer[] => [
  cut('#f7c45e', '-60,824,1 2460,818,1 2460,1400,1 -60,1400,1'),
  cut('#8fd0c8', '-60,826,1 300,824 700,828 980,824,1 700,836 200,838 -60,836,1'),
  cut(
    '#e5a444',
    '-60,870,1 300,858 560,880,1 900,862 1200,850 1500,866,1 2000,846 2460,870,1 2460,1400,1 -60,1400,1',
  ),
  cut(
    '#ffe6a8',
    '-60,884,1 300,884 640,890 1000,900 1240,930 1320,1010,1 1540,1010,1 1400,930 1120,884 640,874 300,872 -60,874,1',
  ),
  cut('#c47c34', '-60,950,1 200,920 500,930 800,960 980,1000 1100,1400,1 -60,1400,1'),
  cut(
    '#4a2c40',
    '2460,880,1 2000,884 1700,900 1560,930 1640,950 1500,976 1560,1010,1 1560,1400,1 2460,1400,1',
  ),
  moved({ x: trees, y: 850 }, ...candelabra('#143247', '#3f8a5c')),
  moved({ x: trees + 104, y: 842, scale: 0.6 }, ...candelabra('#143247', '#3f8a5c')),
  ...kobs.map((x, at) => moved({ x, y: 862 - at * 6, scale: 0.9 - at * 0.1 }, ...kob)),
  moved({ x: driven, y: 886, scale: 1.1 }, ...car),
];

/** A pride in a fig whose bough is at y = 505. */
const pride: readonly Layer[] = [
  ...figWood,
  moved({ x: 2156, y: 404, scale: 0.74 }, ...lionessInCrotch),
  moved({ x: 1640, y: 507 }, ...lionessAlongBough),
];

/** The great view of the article on western Uganda: the lions of Ishasha in their tree. */
export const postersUgandaParks: readonly Picture[] = poster('westernuganda', {
  light: light('golden', 'uganda', 'left'),
  wide: [
    plan({ subject: [1220, 340, 780, 320], camera: 'profile' }),
    ...sky,
    moved({ x: 0, y: 70 }, ...rwenzoriBehindPlain),
    ...ishasha(1010, [200, 350, 90], 660),
    ...pride,
    ...figCrown(
      [
        '2460,330 2360,316 2280,270 2180,268 2100,210 2000,206 1920,150 1830,150 1760,96 1670,92 1620,20 1560,-40',
        '2460,230 2350,216 2270,170 2160,160 2070,100 1960,96 1870,40 1760,34 1690,-40',
        '2460,110 2360,96 2280,40 2170,36 2090,-20',
      ],
      -80,
    ),
  ],
  tall: [
    plan({ subject: [70, 790, 690, 290], camera: 'profile' }),
    moved(
      { x: -790, y: 533, scale: 0.85 },
      ...sky,
      moved({ x: 0, y: 70 }, ...rwenzoriBehindPlain),
      ...ishasha(1446, [], 1076),
    ),
    moved({ x: -1030, y: 495, scale: 0.88 }, ...pride),
    ...figCrown(
      [
        '1140,760 1050,740 990,680 900,690 830,620 730,610 670,540 570,540 500,470 390,480 310,410 200,420 130,350 30,360 -60,300',
        '1140,610 1040,590 970,520 860,520 780,450 660,440 580,370 450,370 370,300 240,300 160,230 40,230 -60,160',
      ],
      -80,
    ),
  ],
});
