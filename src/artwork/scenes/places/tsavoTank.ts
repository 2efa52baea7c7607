import { cut, floor, inked, moved, spots } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { hippoAtGlass } from '../../figures/animals/hippoAtGlass.ts';
import { tankVisitors } from '../../figures/people/tankVisitors.ts';
import { light } from '../../light/light.ts';

const [SKY, EARTH, POOL, BED, SUN] = ['#fbe9c0', '#8d2f21', '#62b8b2', '#2f8a90', '#79c8bd'];
const [IRON, RIVET, DOOR, ROOM, GLASS, PALM] = [
  '#c5452b',
  '#8d2f21',
  '#3c1a1a',
  '#ffe6ac',
  '#e8fff6',
  '#2f6b46',
];

/** Fronds that rise from one root and bend over, each in its own way. */
const fronds = (x: number, y: number, size: number) =>
  [
    [-0.9, -0.6, -1.5, 0],
    [-0.7, -1, -1.4, -0.7],
    [-0.3, -1.2, -0.7, -1.5],
    [0.2, -1.2, 0.3, -1.7],
    [0.7, -1, 1.3, -1],
    [1, -0.5, 1.5, -0.1],
  ]
    .map(([a, b, c, d]) => {
      const at = (u: number, v: number) => `${Math.round(x + u * size)},${Math.round(y + v * size)}`;
      return limb(`${x},${y},4 ${at(a!, b!)},${Math.round(size / 7)} ${at(c!, d!)},0`);
    })
    .join('');

/** Mzima Springs, where visitors go down into a room under water. */
export const tsavoTank: readonly Picture[] = [
  // All look out at one small fish; at the glass behind them stands a hippo.
  picture(
    'places/tsavo-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [700, 330, 500, 380], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(PALM, fronds(1010, 96, 76), fronds(1120, 92, 104)),
    floor(EARTH, '0,70 300,60 640,72 820,104 1000,84 1200,76', 150),
    floor(POOL, '-40,136,1 1240,136,1'),
    cut(SUN, '690,136,1 860,136,1 700,900,1 430,900,1', '920,136,1 980,136,1 830,900,1 730,900,1'),
    floor(BED, '0,836 300,822 700,846 1200,824'),
    moved({ x: -14, y: 0 }, ...hippoAtGlass),
    moved(
      { x: 36, y: 0 },
      cut(IRON, box(180, 24, 120, 260)),
      cut(DOOR, box(204, 46, 72, 90)),
      inked(IRON, 7, '224,60 224,136', '256,60 256,136', '224,80 256,80', '224,106 256,106'),
      cut(ROOM, box(120, 340, 500, 390)),
      ...tankVisitors,
      cut(
        IRON,
        '104,346,1 136,276,1 604,276,1 636,346,1',
        '104,724,1 636,724,1 620,790,1 620,920,1 120,920,1 120,790,1',
      ),
      cut(
        RIVET,
        ...spots(
          '140,750 206,750 272,750 338,750 404,750 470,750 536,750 602,750 150,326 216,326 282,326 348,326 414,326 480,326 546,326 592,326',
          6,
        ),
      ),
      cut(GLASS, box(114, 346, 14, 378), box(612, 346, 14, 378)),
    ),
    // The fish.
    cut(
      '#f2a02a',
      '44,640 66,610 104,616 130,640 104,664 66,668 44,648,1 16,676,1 24,644 16,614,1',
      '62,620,1 70,596 100,602 106,620,1',
    ),
    cut(GLASS, disc(98, 634, 11)),
    cut('#232538', disc(102, 634, 6)),
    cut('#c97a1a', '70,646,1 92,640 88,656 74,664,1'),
    inked(GLASS, 5, '-10,136,1 1210,136,1'),
  ),
];
