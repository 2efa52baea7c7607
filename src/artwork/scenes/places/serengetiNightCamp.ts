import { cut, floor, inked, moved, spots, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { hyenaListening } from '../../figures/animals/hyenaListening.ts';
import { spotToWildebeest } from '../../figures/animals/spotToWildebeest.ts';
import { campTent } from '../../figures/objects/campTent.ts';
import { light } from '../../light/light.ts';
import { stars } from '../../sky/skies.ts';

const [ROCK, LIT, DEEP] = ['#39397c', '#9fb6cc', '#171846'];

/** A flat-crowned acacia of the plain, its foot at 0, 0. */
const ACACIA = [
  limb('0,4,4 2,-30,3 -22,-60,2;2,-30,3 26,-62,2;1,-30,2 4,-62,1'),
  '-52,-58,1 -40,-74 -6,-80 34,-76 54,-60,1 20,-54 -20,-54',
];

/** Where they stand, and their size. */
const TREES = [
  [560, 478, 0.5],
  [660, 470, 0.34],
  [720, 520, 0.7],
  [1130, 510, 0.9],
  [1184, 474, 0.5],
  [1000, 486, 0.4],
  [668, 640, 1.3],
] as const;

/** Wildebeest at rest round the camp: where each is, its size, whether it is turned about. */
const HERD = [
  [620, 492, 0.16],
  [648, 498, 0.18, true],
  [700, 496, 0.16],
  [1060, 500, 0.18],
  [1096, 506, 0.2, true],
  [1150, 548, 0.28],
  [1186, 560, 0.3, true],
  [1100, 552, 0.26],
  [1110, 690, 0.44, true],
  [1176, 706, 0.48],
] as const;

/** The camp by night, as a hyena on a kopje sees it: its lamps lie as the Southern Cross stands. */
export const serengetiNightCamp: readonly Picture[] = [
  picture(
    'places/serengeti-5',
    light('night', 'tanzania', 'left'),
    plan({ subject: [200, 330, 220, 140], camera: 'close' }),
    strata(
      [
        [0, '#0d1446'],
        [0.3, '#1c3678'],
        [0.5, '#3a80a2'],
        [0.72, '#a4dcc8'],
        [1, '#f0fadc'],
      ],
      { height: 470, bands: 9 },
    ),
    stars({ to: 300, count: 90 }),
    // The Southern Cross.
    cut('#fffbe6', ...spots('880,40 900,206', 6), ...spots('806,112 964,100', 5), ...spots('924,150', 3)),
    floor('#7fa6bc', '-40,440 200,430 420,440 640,424 800,404 860,402 960,424 1240,436'),
    floor('#5a7cac', '-40,458 300,450 600,460 900,448 1240,456'),
    floor('#46629c', '-40,486 400,476 900,486 1240,474'),
    floor('#37508e', '-40,540 500,516 900,530 1240,512'),
    floor('#2a3d7c', '-40,640 500,596 900,612 1240,590'),
    floor('#202e6a', '-40,780 600,730 900,770 1240,730'),
    // Mist of the low ground.
    cut(
      { fill: '#c4e4d8', opacity: 0.4 },
      '420,470,1 600,460 760,466 920,458 1240,464,1 1240,474,1 960,474 700,478;640,504,1 820,494 1000,502 1240,492,1 1240,500,1 1000,512 820,508',
    ),
    ...TREES.map(([x, y, scale]) => moved({ x, y, scale }, cut('#1e2c66', ...ACACIA))),
    ...HERD.map(([x, y, scale, flip = false]) =>
      moved({ x, y, scale, flip }, cut('#1c2758', ...spotToWildebeest[3]!)),
    ),
    // The track of the cars.
    cut(
      '#5a72ac',
      '1120,940,1 1060,840 1000,780 980,740,1 990,738,1 1016,776 1080,836 1150,940,1;1180,940,1 1110,836 1040,776 1004,736,1 1012,734,1 1056,774 1130,834 1206,940,1',
    ),
    moved({ x: 898, y: 546, scale: 0.62 }, ...campTent),
    moved({ x: 796, y: 608, scale: 0.8 }, ...campTent),
    moved({ x: 1030, y: 596, scale: 0.76, flip: true }, ...campTent),
    moved({ x: 918, y: 716, scale: 1.1 }, ...campTent),
    // Those who sit up by the fire, which is the fifth star.
    moved(
      { x: 378, y: 104, scale: 0.8 },
      cut(
        '#1c1440',
        '796,716,1 797,694 794,676,1 800,666 808,668 812,680,1 808,698 809,716,1;776,722,1 780,708 776,694 782,686 792,692,1 798,708 806,712,1 806,718 796,722,1',
        disc(803, 660, 6),
        disc(786, 680, 6),
      ),
      cut('#ffd46a', '818,724,1 820,706 827,694,1 834,706 838,724,1'),
    ),
    // The kopje.
    cut(DEEP, '-40,940,1 -40,420,1 20,410 90,440 120,520 110,600 300,600 400,940,1'),
    cut(ROCK, '-40,600,1 -40,400,1 10,392 70,416 100,470,1 70,450 20,440'),
    cut(LIT, '-40,412,1 -40,400,1 10,392 70,416 100,470,1 66,430 10,408'),
    cut(DEEP, '40,940,1 60,660 100,588 200,566 380,566 500,580 580,620 626,700 640,800 620,940,1'),
    cut(
      ROCK,
      '70,700,1 76,640 110,590 200,568 380,568 500,582 580,622 600,660,1 500,640 360,636 220,650 120,690',
    ),
    cut(LIT, '96,620,1 120,586 200,567 380,567 500,581 560,606,1 480,594 360,584 200,590 130,606'),
    cut('#2a2a66', '130,720,1 240,690 400,680 520,700 600,760,1 500,730 380,720 240,740'),
    inked(DEEP, 5, '300,640 290,600 310,576', '470,650 480,620 520,600'),
    cut('#101138', '420,960,1 440,850 520,790 620,780 720,800 790,860 810,960,1'),
    cut(ROCK, '446,850,1 520,790 620,780 720,800 770,840,1 690,824 600,816 520,826'),
    cut(LIT, '490,812,1 540,788 620,780 700,794,1 620,794 550,800'),
    cut('#101138', '-40,960,1 -40,800,1 60,780 180,810 250,880 270,960,1'),
    cut('#2a2a66', '-40,812,1 -40,800,1 60,780 180,810 230,856,1 150,824 50,800'),
    cut('#2a2a66', limb('120,600,4 96,560,3 70,540,0;126,600,4 120,560,3 124,530,0')),
    cut(DEEP, '140,574,1 200,566 360,566 420,580 300,592 190,590'),
    moved({ x: 330, y: 580, scale: 1.2 }, ...hyenaListening),
  ),
];
