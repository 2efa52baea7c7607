import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { frond } from '../../figures/plants/frond.ts';
import { islandBicycle } from '../../figures/vehicles/islandBicycle.ts';
import { light } from '../../light/light.ts';

const [SKY, DEEP, SEA, SHALLOW, SHORE] = ['#cbebe3', '#0d6a86', '#1597a5', '#5fcdbf', '#b4ecd9'];
const [SAND, CAST, PALM] = ['#fff4dd', '#dcb4a4', '#0f4f4b'];
const [LIT, WARM, TURNED, DARK, GROOVE] = ['#fbd9b6', '#e0a18a', '#a5646c', '#6d3c5c', '#432446'];
const [SKIN, SHADED, HAIR] = ['#8a4a2c', '#5e2c26', '#2a1426'];

/** A rounded stone in four flat planes, from the sun on the upper left to the dark at its foot on the right. */
const stone = (shape: string, x: number, y: number, planes = [DARK, TURNED, WARM, LIT]): Layer =>
  within(
    planes[0]!,
    shape,
    ...planes.slice(1).map((fill, at) => moved({ x: -x * (at + 1), y: -y * (at + 1) }, cut(fill, shape))),
  );

/** Where rain has worn a stone: dark, with the sun on the rib beyond. */
const flutes = (row: string, aside: number): Layer[] => [
  moved({ x: aside, y: 6 }, cut(LIT, limb(row))),
  cut(GROOVE, limb(row)),
];

const LEANING =
  '-200,940,1 -220,300 -160,120 -40,60 90,66,1 150,-10 280,-70 396,40,1 470,24 560,70 604,170 588,280 530,370 480,450 456,540 470,640 456,940,1';
const FOOTSTONE = '-160,940,1 -150,720 -90,600 20,536 140,548 230,610 284,700 296,940,1';
const TALL =
  '806,940,1 838,600 834,450 866,320 934,214 1004,160,1 1050,112 1130,96 1210,130 1262,220 1270,360 1300,940,1';
const BROAD = '690,940,1 676,660 700,560 764,480 850,436 950,430 1040,462 1108,530 1140,640 1146,940,1';

/** A couple in the water from behind, his arm about her; the water's surface is y = 0. */
const waistDeep: readonly Layer[] = [
  cut(
    SEA,
    '-110,-4,1 196,-4,1 196,14 150,18 178,34,1 120,40 136,58,1 60,62 -20,54 0,40,1 -60,36 -90,26 -64,16,1 -100,12',
  ),
  within(
    SKIN,
    '-20,-176,1 20,-176,1 22,-150 60,-140 88,-122 94,-84 76,-30 72,0,1 -56,0,1 -62,-60 -72,0,1 -100,0,1 -98,-70 -96,-112 -70,-136 -24,-148',
    cut(SHADED, '46,-100,1 34,-60 20,0,1 120,0,1 120,-100,1', '-62,-72,1 -58,-40 -56,0,1 -46,0,1 -50,-50'),
    inked(SHADED, 4, '-8,-112 -12,-60 -10,-10'),
  ),
  cut(SKIN, disc(-2, -186, 30, 34), disc(-31, -180, 6, 9)),
  cut(HAIR, '-32,-186,1 -34,-226 0,-230 34,-224 30,-182,1 22,-164 0,-160 -22,-164'),
  within(
    SKIN,
    '106,-140,1 134,-140,1 136,-118 160,-112 180,-98 184,-50 182,0,1 160,0,1 158,-40 152,0,1 94,0,1 90,-40 84,-74 88,-104 104,-114',
    cut('#e2432f', '80,6,1 92,-36 110,-30 126,-26 142,-32 158,-42,1 160,6,1'),
    inked('#e2432f', 6, '96,-36 116,-70 140,-112', '150,-40 130,-76 104,-112'),
  ),
  cut(SKIN, disc(116, -158, 25, 30), disc(170, -94, 13, 11)),
  inked(SKIN, 32, '64,-118 106,-94 160,-93'),
  inked(SHADED, 4, '96,-76 130,-78 166,-82'),
  cut(
    HAIR,
    '90,-156,1 88,-190 114,-200 142,-188 142,-154,1 134,-138 116,-136 98,-142',
    disc(118, -206, 19, 17),
  ),
];

/** La Digue: between boulders of fluted granite, two bicycles left on the sand and two people in the lagoon. */
export const graniteGap: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('noon', 'zanzibar', 'left'),
    plan({ camera: 'frame' }),
    floor(SKY, '-40,-20,1 1240,-20,1'),
    // A granite island across the channel.
    cut('#d49a8b', '480,400,1 530,372 574,338 618,316,1 664,344 720,374 800,390 880,400,1'),
    cut('#b06f74', '618,316,1 664,344 720,374 800,390 880,400,1 660,400,1 640,360'),
    cut('#2f7f78', '420,400,1 520,390 570,372 630,368 690,384 760,384 900,402,1'),
    floor(DEEP, '-40,398,1 1240,398,1'),
    floor(SEA, '-40,428 420,422 640,434 900,426 1240,428'),
    floor(SHALLOW, '-40,484 420,478 640,496 900,474 1240,484'),
    floor(SHORE, '-40,600 420,606 600,586 700,600 900,590 1240,600'),
    // Two people, up to the waist.
    moved({ x: 590, y: 552, scale: 0.52 }, ...waistDeep),
    // Palms behind the tall boulder lean out over the gap.
    cut('#5b2f45', limb('990,280,18 940,170,15 872,92,13 810,56,10')),
    cut(
      PALM,
      frond(810, 60, 2.85, 200, 0.9, 14),
      frond(810, 60, 2.3, 190, 0.5, 13),
      frond(810, 60, 1.2, 200, 0.6, 13),
      frond(810, 60, 0.3, 240, 0.8, 14),
      frond(810, 60, 3.75, 150, 0.6, 12),
    ),
    stone(TALL, 62, 6),
    ...flutes('1004,158,0 966,260,12 954,400,18 962,560,22 960,700,24', 18),
    stone(BROAD, 70, 10),
    ...flutes('1000,446,0 1030,520,8 1038,620,12 1040,760,16', 12),
    stone(LEANING, 56, 4, [GROOVE, DARK, TURNED, WARM]),
    ...flutes(
      '92,62,0 110,180,12 90,330,18 84,480,22 90,640,24;396,38,0 424,130,10 404,250,16 356,370,18 330,500,22 336,740,26',
      18,
    ),
    stone(FOOTSTONE, 64, 14),
    floor(SAND, '-40,748 200,760 330,730 460,706 560,690 700,704 900,716 1240,700'),
    cut(
      CAST,
      '-60,744,1 200,758 330,730 456,706,1 560,720 660,752 740,800 760,850,1 600,880 300,930,1 -60,930,1',
    ),
    cut(CAST, '1144,708,1 1260,700,1 1260,760,1 1150,736'),
    moved(
      { x: 602, y: 786, scale: 1.02, squash: -0.4, lean: 0.7 },
      ...islandBicycle(CAST, [CAST, CAST, CAST]),
    ),
    moved(
      { x: 890, y: 806, scale: 1.08, squash: -0.4, lean: 0.7 },
      ...islandBicycle(CAST, [CAST, CAST, CAST]),
    ),
    moved({ x: 602, y: 786, scale: 1.02 }, ...islandBicycle('#0f8f9d')),
    moved({ x: 890, y: 806, scale: 1.08 }, ...islandBicycle('#e2432f')),
  ),
];
