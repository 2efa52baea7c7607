import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { agamaBasking } from '../../figures/animals/agamaBasking.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { light } from '../../light/light.ts';

const [HERD, SHADE, PLAIN] = ['#4a2440', '#d98c2c', '#f8c452'];

/** The files at the river's edges: their way, how many walk in it, and a metre in pixels near and far. */
const BANKS = [
  ['-80,560 0,470 100,410 260,368 400,340 540,308 610,286', 40, 30, 7],
  ['-80,680 -20,590 60,510 170,430 330,396 440,372 600,346 710,312 740,290', 44, 32, 9],
  ['740,290 700,276 600,258 500,246 400,236 350,222 400,200 560,180 760,160 900,150', 30, 9, 2],
  ['600,296 500,272 380,258 290,244 240,226 290,194 440,178 640,166 800,156', 26, 8, 2],
] as const;

/** The endless plain from the top of a kopje. */
export const serengetiAgama: readonly Picture[] = [
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [450, 400, 700, 500], camera: 'close' }),
    floor('#fcebc4', '-40,-20 1240,-20'),
    floor(PLAIN, '-40,150,1 1240,148,1'),
    // The shade of clouds on the plain.
    cut(
      SHADE,
      '1240,176,1 1000,172 860,190 940,206 1100,214 1240,216,1',
      '-40,300,1 100,286 250,310 180,350 -40,370,1',
      '1240,300,1 1100,310 1020,350 1140,390 1240,400,1',
    ),
    // Kopjes stand in it like islands.
    cut(SHADE, disc(1010, 262, 130, 12), disc(330, 178, 60, 5), disc(640, 164, 40, 4)),
    cut(
      '#7a4250',
      '900,262,1 910,226 950,214 972,230,1 976,196 1010,180 1044,206,1 1060,216 1080,236 1086,262,1',
      '290,178,1 296,164 316,162 330,156 350,166 358,178,1',
      '616,164,1 624,155 644,152 660,164,1',
    ),
    cut(HERD, '960,262,1 980,230 1010,226 1030,240,1 1050,222 1076,232 1086,262,1'),
    // The herds, a river to the horizon.
    cut(
      HERD,
      '880,149,1 920,150,1 800,166 560,186 390,206 350,226 440,246 640,262 740,290 620,330 380,366 160,410,1 120,400,1 300,346 520,310 580,290 480,268 320,248 250,224 300,196 500,174 760,158',
    ),
    ...BANKS.map(([through, count, near, far]) =>
      trail([wildebeest(), wildebeest('running')], {
        through,
        count,
        metre: [near, far],
        loose: 0.8,
        flat: HERD,
        shadow: false,
      }),
    ),
    // The rock, the lizard's shade on it.
    cut('#e88f4c', '-40,920,1 -40,850 120,840 300,750 470,694,1 700,700 1000,716 1240,790,1 1240,920,1'),
    cut(
      '#38203f',
      '-40,920,1 -40,900 200,880 380,850 600,836 760,800 840,760 900,740,1 780,736 690,730 640,706,1 800,690 960,690 1080,716 1240,790,1 1240,920,1',
    ),
    moved({ x: 40, y: 12 }, ...agamaBasking),
  ),
];
