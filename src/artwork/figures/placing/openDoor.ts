import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, wash, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const WOOD = '#7a4024';
const CARVED = '#a8622f';
const BRASS = '#ffd27a';

/** The points of a row on one side of the door's middle, all of them corners. */
const sided = (side: 1 | -1) => (points: string) =>
  points
    .split(' ')
    .map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return `${600 + side * x},${y},1`;
    })
    .join(' ');

/** One leaf, swung inwards: four carved panels with brass studs, its edge towards the light bright. */
const leaf = (side: 1 | -1): Layer[] => {
  const at = sided(side);
  return [
    cut('#5c2c1c', at('300,96 424,14 424,884 300,792')),
    cut(
      CARVED,
      at('314,112 410,50 410,226 314,250'),
      at('314,270 410,250 410,432 314,430'),
      at('314,450 410,452 410,640 314,610'),
      at('314,630 410,664 410,846 314,772'),
    ),
    cut(
      WOOD,
      at('328,130 396,88 396,206 328,226'),
      at('328,290 396,276 396,412 328,412'),
      at('328,470 396,474 396,616 328,592'),
      at('328,652 396,684 396,818 328,756'),
    ),
    cut(
      BRASS,
      ...[0, 1, 2, 3].flatMap((row) =>
        [0, 1].flatMap((column) =>
          [0, 1].map((low) =>
            disc(
              600 + side * (346 + column * 34),
              [150, 318, 506, 690][row]! + low * (44 + column * 8) + column * [-12, -4, 4, 12][row]!,
              7 + column * 2,
            ),
          ),
        ),
      ),
    ),
    cut('#ffd9a0', at('296,94 306,90 306,796 296,792')),
  ];
};

/** A carved double door that stands wide open, seen from inside: plum walls, lintel, leaves, threshold, and daylight on the floor. */
export const openDoor: readonly Layer[] = [
  cut('#43203f', box(-20, -20, 330, 960), box(890, -20, 330, 960), box(-20, -20, 1240, 110)),
  cut('#552a48', '-20,-20,1 176,-20,1 176,850,1 -20,940,1', '1024,-20,1 1220,-20,1 1220,940,1 1024,850,1'),
  cut('#331733', '-20,828,1 300,792,1 900,792,1 1220,828,1 1220,920,1 -20,920,1'),
  within(
    '#f0c488',
    '306,796,1 894,796,1 1120,920,1 80,920,1',
    wash(['#ffe9b8', '#e0a070'], { y: 796, height: 110 }),
    inked('#d89a66', 4, '430,796 300,920', '600,796 600,920', '770,796 900,920', '200,846 1000,846'),
  ),
  cut('#5c2c1c', box(262, 30, 676, 82)),
  cut(CARVED, box(274, 42, 652, 58)),
  cut('#5c2c1c', ...Array.from({ length: 11 }, (_, at) => disc(310 + at * 58, 71, 25))),
  cut(BRASS, ...Array.from({ length: 11 }, (_, at) => disc(310 + at * 58, 71, 17))),
  cut(WOOD, ...Array.from({ length: 11 }, (_, at) => disc(310 + at * 58, 71, 9))),
  cut('#ffd9a0', box(300, 108, 600, 6)),
  ...leaf(-1),
  ...leaf(1),
  cut('#8f5430', box(296, 780, 608, 26)),
  cut('#ffe2ac', box(296, 780, 608, 8)),
];
