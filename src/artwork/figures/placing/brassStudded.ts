import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const [TEAK, LIT, DEEP, DARK] = ['#6a2f24', '#a85a34', '#47201f', '#2a1018'];
const STUDS = '90,250 290,250 490,250 90,440 290,440 490,440 90,630 290,630 490,630 90,820 290,820 490,820';
const moved = (x: number, y: number, row: string) =>
  row
    .split(' ')
    .map((point) => {
      const [left = 0, top = 0] = point.split(',').map(Number);
      return `${left + x},${top + y}`;
    })
    .join(' ');

/** Brass spikes in the sun from the right: long shadows to the left, the boss, its bright half and the tip. */
const brass: readonly Layer[] = [
  ...moved(0, 0, STUDS)
    .split(' ')
    .map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return cut(DARK, `${x},${y - 34},1 ${x},${y + 34},1 ${x - 84},${y + 60},1`);
    }),
  cut('#9a5a20', ...spots(STUDS, 42)),
  cut('#e09a34', ...spots(moved(5, -2, STUDS), 33)),
  cut('#ffd878', ...spots(moved(12, -8, STUDS), 19)),
  cut('#fffbe0', ...spots(moved(15, -10, STUDS), 8)),
];

/** A carved door with spikes of brass, near enough to fill the picture: one leaf shut, one swung in, the sun between. */
export const brassStudded: readonly Layer[] = [
  // The shut leaf, of four planks.
  cut(TEAK, box(-20, 130, 580, 790)),
  cut(DEEP, box(184, 130, 10, 790), box(386, 130, 10, 790)),
  cut(LIT, box(194, 130, 5, 790), box(396, 130, 5, 790)),
  inked(
    DEEP,
    4,
    '40,150 30,500 50,900',
    '240,160 250,480 236,900',
    '440,150 446,560 430,900',
    '130,330 136,560',
  ),
  ...brass,
  // The post between the leaves, carved with a chain, its edge bright.
  cut(DEEP, box(556, 120, 74, 800)),
  cut(LIT, ...Array.from({ length: 10 }, (_, at) => disc(592, 180 + at * 80, 26, 36))),
  cut(DEEP, ...Array.from({ length: 10 }, (_, at) => disc(592, 180 + at * 80, 13, 20))),
  cut('#ffce7c', box(622, 130, 10, 790)),
  // The leaf that is swung in.
  cut(DEEP, '1010,160,1 1230,60,1 1230,960,1 1010,800,1'),
  cut(DARK, '1040,200,1 1150,160,1 1150,420,1 1040,420,1', '1040,480,1 1150,490,1 1150,790,1 1040,730,1'),
  cut('#ffce7c', '1002,158,1 1014,158,1 1014,806,1 1002,800,1'),
  cut('#e09a34', disc(1186, 270, 20, 38), disc(1186, 480, 20, 38), disc(1186, 700, 20, 38)),
  cut('#ffd878', disc(1180, 264, 10, 22), disc(1180, 474, 10, 22), disc(1180, 694, 10, 22)),
  // The lintel with its carved roses.
  cut(DEEP, box(-20, -20, 1260, 184)),
  within(
    TEAK,
    '-20,14,1 1240,14,1 1240,140,1 -20,140,1',
    cut(LIT, ...spots('60,77 210,77 360,77 510,77 660,77 810,77 960,77 1110,77', 54)),
    cut(DEEP, ...spots('60,77 210,77 360,77 510,77 660,77 810,77 960,77 1110,77', 38)),
    cut('#e09a34', ...spots('60,77 210,77 360,77 510,77 660,77 810,77 960,77 1110,77', 24)),
    cut(TEAK, ...spots('60,77 210,77 360,77 510,77 660,77 810,77 960,77 1110,77', 10)),
    cut(
      LIT,
      ...spots(
        '135,40 285,40 435,40 585,40 735,40 885,40 1035,40 135,114 285,114 435,114 585,114 735,114 885,114 1035,114',
        12,
      ),
    ),
  ),
  cut('#ffce7c', box(632, 158, 372, 8)),
];
