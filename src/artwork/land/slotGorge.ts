import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';

/** Where all beds of rock run to: the end of the gorge, at the height of the eye. */
const [VX, VY] = [590, 640];

/** The beds of ash from the rim down: where each begins at the picture's edge, in pixels; the last is the foot. */
const BEDS = [-2600, -2000, -1560, -1180, -860, -560, -330, -100, 70, 260, 420, 560, 690, 800, 900];

interface Wall {
  side: 'left' | 'right';
  /** How far the edge of each bed stands from the picture's left, from the rim down. */
  edges: readonly number[];
  /** Two tones of rock, the light on the ledges, and the shade under them. */
  tones: readonly [string, string, string, string];
}

/** One wall of a slot gorge, cut by water through level beds, which run to the gorge's end; hard beds jut out as ledges. */
const wall = ({ side, edges, tones: [even, odd, lit, deep] }: Wall): Layer => {
  const rim = side === 'left' ? -60 : 1260;
  const at = (x: number, bed: number) => Math.round(VY + ((bed - VY) * (VX - x)) / (VX - rim));
  const beds = edges.map((x, row) => {
    const [top, foot] = [BEDS[row] ?? 0, BEDS[row + 1] ?? 0];
    return { x, top, foot, corners: `${x},${at(x, top)},1 ${x},${at(x, foot)},1` };
  });
  const end = BEDS[edges.length] ?? 900;
  const outline = `${rim},${BEDS[0]},1 ${beds.map(({ corners }) => corners).join(' ')} ${rim},${end},1`;
  const strip = (top: number, foot: number) => `${VX},${VY},1 ${rim},${top},1 ${rim},${foot},1`;
  return within(
    even,
    outline,
    cut(
      odd,
      beds
        .filter((_, row) => row % 2 === 1)
        .map(({ top, foot }) => strip(top, foot))
        .join(';'),
    ),
    cut(
      deep,
      beds
        .filter((_, row) => row % 3 === 1)
        .map(({ foot, top }) => strip(foot - (foot - top) * 0.22, foot))
        .join(';'),
    ),
    cut(
      lit,
      beds
        .filter((_, row) => row % 3 === 2)
        .map(({ top, foot }) => strip(top, top + (foot - top) * 0.16))
        .join(';'),
    ),
  );
};

/** The gorge of Ol Njorowa from its floor in a picture of 1200 x 900: the sun on its left wall, a boulder wedged overhead, sand below. */
export const slotGorge: readonly Layer[] = [
  // The last bend closes the view, in full sun.
  cut('#ffd996', '440,330,1 520,300 560,350 600,320 660,352 740,330,1 740,720,1 440,720,1'),
  cut('#f7c078', '560,420,1 600,396 640,430 620,560 640,720,1 548,720,1 566,560'),
  cut('#c9723c', '-40,920,1 -40,800,1 480,690,1 700,690,1 1240,800,1 1240,920,1'),
  wall({
    side: 'left',
    edges: [560, 548, 556, 540, 552, 536, 528, 540, 520, 512, 524, 506, 500, 512],
    tones: ['#f6b264', '#f0a454', '#ffd08a', '#d98a44'],
  }),
  wall({
    side: 'right',
    edges: [620, 632, 622, 640, 630, 648, 660, 650, 672, 664, 680, 690, 684, 700],
    tones: ['#c8632f', '#b9562a', '#dd7f42', '#9c4422'],
  }),
  // The boulder that a flood has wedged between the walls.
  within(
    '#a3441f',
    '418,176,1 454,112,1 537,88,1 630,98,1 725,122,1 754,184,1 725,232,1 645,270,1 554,262,1 469,236,1',
    cut('#f0a050', '408,180,1 454,112,1 537,88,1 630,98,1 676,110,1 566,136,1 505,190,1 435,200,1'),
    cut(
      '#6a2415',
      '408,190,1 505,190,1 603,226,1 676,150,1 774,130,1 774,290,1 420,290,1',
      '566,136,1 676,110,1 676,150,1 603,160,1',
    ),
  ),
  wall({
    side: 'left',
    edges: [500, 506, 486, 496, 470, 450, 462, 430, 410, 424, 396, 384, 404, 420],
    tones: ['#e07f3e', '#d27034', '#ffb066', '#b05426'],
  }),
  wall({
    side: 'right',
    edges: [690, 676, 700, 690, 716, 706, 742, 760, 748, 784, 800, 790, 812, 800],
    tones: ['#86331c', '#782b19', '#a8482a', '#5c1f14'],
  }),
  wall({
    side: 'left',
    edges: [430, 440, 396, 410, 372, 330, 348, 296, 250, 270, 226, 206, 236, 262],
    tones: ['#a5421f', '#963a1c', '#d9703a', '#702814'],
  }),
  wall({
    side: 'right',
    edges: [760, 784, 766, 806, 838, 820, 880, 916, 896, 950, 976, 958, 990, 960],
    tones: ['#3f1411', '#34100f', '#5e2116', '#240a0c'],
  }),
  // Sun on the sand, and the shade of the right wall over it.
  cut('#f5b568', '330,900,1 470,716 640,700,1 700,716,1 760,900,1'),
  cut('#7c3520', '640,700,1 700,704 1240,820,1 1240,920,1 780,920,1 700,800'),
  inked('#d08a48', 5, '470,800 540,790 600,800', '420,860 480,850 560,858', '560,748 600,742 640,748'),
  cut('#8e3a1c', '196,850,1 224,800,1 290,786,1 338,812,1 356,852,1 280,860'),
  cut('#d9703a', '210,826,1 224,800,1 290,786,1 314,800,1 262,812,1 240,830,1'),
];
