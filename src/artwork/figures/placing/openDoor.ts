import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

/** A carved double door, open, seen from the dark of the house: lintel, leaves, threshold, and the light on the floor. */
export const openDoor: Layer[] = [
  cut(
    '#180c1c',
    '-20,-20,1 1220,-20,1 1220,110,1 -20,110,1',
    '-20,-20,1 390,-20,1 390,790,1 -20,920,1',
    '810,-20,1 1220,-20,1 1220,920,1 810,790,1',
  ),
  cut('#120814', '-20,770,1 1220,770,1 1220,920,1 -20,920,1'),
  cut('#e9bf86', '390,800,1 810,800,1 1010,920,1 190,920,1'),
  cut('#4a2418', box(350, 60, 500, 74), box(350, 60, 40, 720), box(810, 60, 40, 720)),
  cut('#c9863c', ...Array.from({ length: 9 }, (_, at) => disc(392 + at * 52, 96, 17))),
  cut('#4a2418', ...Array.from({ length: 9 }, (_, at) => disc(392 + at * 52, 96, 7))),
  cut(
    '#d99a4a',
    ...Array.from({ length: 14 }, (_, at) => disc(370, 160 + at * 46, 7) + disc(830, 160 + at * 46, 7)),
  ),
  ...[-1, 1].flatMap((side) => {
    const at = (x: number) => 600 + side * x;
    const row = (points: string) =>
      points
        .split(' ')
        .map((point) => {
          const [x = 0, y = 0] = point.split(',').map(Number);
          return `${at(x)},${y},1`;
        })
        .join(' ');
    return [
      cut('#6b3820', row('208,120 420,40 420,884 208,776')),
      cut(
        '#8a4a28',
        row('222,140 404,76 404,230 222,262'),
        row('222,284 404,256 404,440 222,430'),
        row('222,452 404,466 404,640 222,598'),
        row('222,620 404,668 404,846 222,762'),
      ),
      cut(
        '#f3c560',
        ...Array.from({ length: 16 }, (_, nail) =>
          disc(
            at(246 + (nail % 4) * 42),
            [186, 352, 540, 718][Math.floor(nail / 4)]! + (nail % 4) * [-9, -3, 5, 13][Math.floor(nail / 4)]!,
            7 + (nail % 4),
          ),
        ),
      ),
      cut('#f6d9a0', row('208,120 214,118 214,778 208,776')),
    ];
  }),
  cut('#7a4a30', box(380, 770, 440, 34)),
  cut('#f6d9a0', box(390, 770, 420, 7)),
];
