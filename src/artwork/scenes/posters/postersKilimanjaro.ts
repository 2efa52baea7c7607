import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, spots, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { lobes } from '../../drawing/lobes.ts';
import { dawnSitter } from '../../figures/people/dawnSitter.ts';
import { kiboFirstLight } from '../../land/kiboFirstLight.ts';
import { light } from '../../light/light.ts';

/** The sky from the zenith down to the place where the sun will rise. */
const SKY = ['#130e36', '#1a1349', '#251a5e', '#3d2472', '#7c3676', '#d8645e', '#ffb45c'];
const [GALAXY, STAR, MAWENZI, MAWENZI_LIT] = ['#281f6c', '#ffeccb', '#1e1448', '#3a2060'];
const CLOUDS = [
  ['#ffcb92', '#e0848a'],
  ['#f29a8a', '#a8568e'],
  ['#c0648e', '#6a3a86'],
  ['#7c4490', '#3c2468'],
] as const;
const KIBO = { rock: '#d05e74', dim: '#984276', deep: '#33226c', snow: '#ffecc8', ice: '#8478cc' };
const [RIDGE, FACET, POOL] = ['#140c30', '#251646', '#5a2a4c'];

const RUGGED =
  '-330,300,1 -250,200,1 -210,190,1 -170,110,1 -146,120,1 -112,30,1 -96,46,1 -70,0,1 -48,40,1 -30,26,1 6,100,1 30,90,1 70,170,1 110,176,1 220,300,1';
const RUGGED_LIT =
  '-330,300,1 -250,200,1 -210,190,1 -216,240,1 -250,300,1;-170,110,1 -146,120,1 -112,30,1 -120,110,1 -150,170,1 -160,300,1 -210,300,1;-96,46,1 -70,0,1 -64,70,1 -90,130,1 -80,300,1 -130,300,1;-48,40,1 -30,26,1 -20,90,1 -34,300,1 -60,300,1';
/** The Southern Cross, the fainter fifth star last, and the two that point to it. */
const CROSS = '0,-76 -52,2 40,-24 4,78 -262,52 -366,96';

interface View {
  /** The sides of the bands of the sky, high to low. */
  bands: readonly string[];
  galaxy: string;
  cross: readonly [x: number, y: number];
  stars: string;
  small: string;
  kibo: Placing;
  mawenzi: Placing;
  /** The crests of the cloud, far to near. */
  crests: readonly string[];
  ridge: string;
  /** The planes of the ridge that catch the dawn. */
  facets: string;
  /** Where the lamp in the tent lights the ground. */
  pool: string;
  tent: Placing;
  sitter: Placing;
  subject: Box;
}

/** A dome tent with a lamp in it, 190 high: the side that is lit through, the seam, the open door. */
const tent: readonly Layer[] = [
  within(
    '#ffb43e',
    '-190,0,1 -170,-84 -104,-168 0,-190 104,-168 170,-84 190,0,1',
    cut('#e0702e', '20,-200,1 200,-200,1 200,10,1 104,10,1 96,-90 60,-160'),
    cut('#ffdc82', '-64,-186,1 10,-200,1 -30,-130 -44,10,1 -150,10,1 -136,-90'),
    cut('#fff6d8', '-34,10,1 -24,-90 6,-140,1 44,-80 60,10,1'),
    cut('#7a2c3a', '6,-140,1 44,-80 60,10,1 34,10,1 26,-70'),
  ),
];

const starlit = ([x, y]: readonly [number, number], scale: number): Layer =>
  moved({ x, y, scale }, cut(STAR, ...spots(CROSS, 8), ...spots('22,24', 5)));

const aboveTheCloud = (view: View): Layer[] => [
  plan({ subject: view.subject, camera: 'back' }),
  floor(SKY[0]!, '-40,-20 2440,-20'),
  ...view.bands.map((band, at) => floor(SKY[at + 1]!, band)),
  cut(GALAXY, view.galaxy),
  cut(STAR, ...spots(view.small, 2), ...spots(view.stars, 4)),
  starlit(view.cross, 1),
  moved(view.kibo, ...kiboFirstLight(KIBO)),
  moved(view.mawenzi, within(MAWENZI, RUGGED, cut(MAWENZI_LIT, RUGGED_LIT))),
  ...view.crests.flatMap((crest, at) => {
    const [lit, body] = CLOUDS[at]!;
    const shape = lobes(crest, 0.78, '2600,1500 -300,1500');
    return [within(lit, shape, moved({ x: 22, y: 24 }, cut(body, shape)))];
  }),
  floor(RIDGE, view.ridge),
  cut(FACET, view.facets),
  cut(POOL, view.pool),
  moved(view.tent, ...tent),
  moved(view.sitter, ...dawnSitter),
];

/** The great view of Kilimanjaro: the first light on Kibo from the north, the Southern Cross over it. */
export const postersKilimanjaro: readonly Picture[] = poster('kilimanjaro', {
  light: light('dawn', 'tanzania', 'left'),
  wide: aboveTheCloud({
    bands: [
      '-40,150 500,170 1200,250 1800,400 2430,640',
      '-40,380 500,394 1100,450 1600,540 2430,760',
      '-40,530 500,540 1000,580 1500,650 2430,860',
      '-40,644 400,646 900,660 1300,700 2430,920',
      '-40,690 300,690 700,702 1100,736 2430,960',
      '-40,730 200,728 500,738 900,770 2430,980',
    ],
    galaxy:
      '-60,300,1 200,180 460,60 700,-60,1 1180,-60,1 1060,80 1100,150 900,190 800,290 560,330 300,440 -60,620,1',
    cross: [1232, 214],
    stars: '90,300 310,120 520,420 700,80 1010,150 1660,60 1900,120 2140,60 2290,210',
    small:
      '180,80 240,460 400,250 450,60 610,250 640,520 780,190 940,480 960,60 1090,360 1180,60 1230,440 1480,50 1520,200 1780,90 2020,170 2080,330 2330,90 2350,330',
    kibo: { x: 1718, y: 222, scale: 0.9 },
    mawenzi: { x: 620, y: 556, scale: 0.96 },
    crests: [
      '-260,776 60,762 200,772 520,756 620,768 900,742 980,752 1240,716 1330,730 1640,690 1760,706 2000,676 2180,696 2600,650',
      '-300,820 120,800 320,818 420,806 820,782 920,796 1060,780 1340,790 1480,776 1860,760 1980,776 2300,744 2600,760',
      '-340,880 260,850 400,866 820,834 940,850 1200,836 1700,820 1860,836 2300,800 2600,820',
      '-300,920 420,884 560,900 1060,866 1180,876 1800,866 2600,846',
    ],
    ridge:
      '-40,966,1 300,930,1 620,926,1 860,882,1 1040,866,1 1240,832,1 1780,824,1 1960,846,1 2180,812,1 2430,756,1',
    facets:
      '-40,966,1 300,930,1 620,926,1 520,956,1 200,1006,1 -40,1006,1;700,912,1 860,882,1 1040,866,1 1100,852,1 1060,896,1 860,930,1;1900,838,1 1960,846,1 2180,812,1 2430,756,1 2430,786,1 2220,856,1 2020,876,1',
    pool: '1300,832,1 1780,824,1 1880,838,1 1760,866,1 1560,886,1 1340,862,1',
    tent: { x: 1620, y: 842, scale: 0.96 },
    sitter: { x: 1240, y: 842, scale: 0.92 },
    subject: [1460, 240, 600, 190],
  }),
  tall: aboveTheCloud({
    bands: [
      '-40,230 400,250 1120,360',
      '-40,500 400,520 1120,640',
      '-40,700 400,720 1120,820',
      '-40,830 400,846 1120,920',
      '-40,890 400,900 1120,960',
      '-40,930 400,940 1120,990',
    ],
    galaxy:
      '-60,260,1 160,160 300,60 360,-60,1 800,-60,1 700,60 730,130 560,160 460,260 260,330 100,420 -60,560,1',
    cross: [760, 508],
    stars: '250,430 1000,450 130,500 960,560',
    small: '480,440 230,600 60,640 440,600 900,640',
    kibo: { x: 600, y: 636, scale: 0.8 },
    mawenzi: { x: 74, y: 822, scale: 0.56 },
    crests: [
      '-260,990 -20,976 60,984 330,950 420,962 760,920 860,936 1300,900',
      '-300,1056 120,1030 210,1044 560,1010 660,1026 960,1000 1300,1010',
      '-340,1124 200,1090 320,1104 760,1064 880,1080 1300,1050',
      '-300,1190 300,1150 420,1164 900,1130 1400,1140',
    ],
    ridge: '-40,1250,1 160,1226,1 420,1216,1 860,1206,1 960,1220,1 1120,1180,1',
    facets:
      '-40,1250,1 160,1226,1 250,1222,1 180,1270,1 20,1300,1 -40,1300,1;960,1220,1 1120,1180,1 1120,1216,1 1010,1260,1',
    pool: '340,1220,1 860,1206,1 980,1226,1 860,1256,1 640,1280,1 400,1250,1',
    tent: { x: 700, y: 1226, scale: 0.94 },
    sitter: { x: 300, y: 1226, scale: 0.96 },
    subject: [320, 630, 560, 170],
  }),
});
