import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const RAYS = Array.from({ length: 26 }, (_, at) => {
  const turn = (at / 26) * Math.PI * 2;
  const far = at % 2 ? 100 : 84;
  const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far];
  return limb(
    `0,0,5 ${Math.round(x * 0.6)},${Math.round(y * 0.6 + 4)},4 ${Math.round(x)},${Math.round(y)},0`,
  );
});

/** Heads of papyrus straight from above: stars of rays, each over its shade. Rows of x,y,radius. */
export const papyrusStars = (row: string, ray: string, heart: string, shade: string): Layer[] =>
  row.split(' ').map((point) => {
    const [x = 0, y = 0, radius = 100] = point.split(',').map(Number);
    const scale = radius / 100;
    return moved(
      { x, y, scale, turn: (x * 7 + y) % 30 },
      cut({ fill: shade, opacity: 0.3 }, disc(12, 18, 66)),
      cut(ray, ...RAYS),
      cut(heart, disc(0, 0, 13)),
    );
  });

/** A hippo straight from above, facing right: back and head out of the water, the rest a shade below it. */
export const hippoFromAbove: readonly Layer[] = [
  cut(
    { fill: '#123a58', opacity: 0.5 },
    '-160,20 -130,-50 -40,-66 60,-40 120,-20 160,30 120,66 0,84 -110,76',
  ),
  within(
    '#6f5a74',
    '-140,0 -124,-44 -60,-62 10,-52 50,-30 84,-26 110,-34 150,-36 166,-16 168,0 166,16 150,36 110,34 84,26 50,30 10,52 -60,62 -124,44',
    cut('#a58fa4', '-150,-70,1 180,-70,1 180,-16,1 110,-14 60,-8 -10,-18 -80,-20 -130,-4,1'),
    cut('#46365a', '-150,80,1 -120,34 -40,42 30,30 80,16 180,24,1 180,80,1'),
  ),
  cut('#46365a', '56,-26,1 40,-50 58,-60 78,-26,1', '56,26,1 40,50 58,60 78,26,1'),
  cut('#2a1c38', disc(96, -20, 9, 7), disc(96, 20, 9, 7), disc(154, -12, 5, 4), disc(154, 12, 5, 4)),
  inked('#d8f2ee', 4, '-156,-10 -144,-52 -60,-76 20,-64', '60,44 100,46 160,46 184,14'),
];

/** The roofed boat straight from above, its bow to the right, guests along its rails. */
export const boatFromAbove: readonly Layer[] = [
  cut({ fill: '#0d3c5c', opacity: 0.45 }, '-210,50,1 -200,120 -100,140 120,140 260,90 330,40,1 200,0'),
  within(
    '#fff6e4',
    '-230,-78,1 60,-82 200,-60 290,-20 316,0 290,20 200,60 60,82 -230,78,1 -240,0',
    cut('#c9b8a8', '-250,50,1 60,54 200,36 320,0,1 300,90,1 -250,90,1'),
    cut('#a5683c', '-214,-60,1 60,-64 190,-44 268,-10 284,0 268,10 190,44 60,62 -214,60,1'),
  ),
  ...['190,-16,#ffd23c', '214,18,#fff6e4', '158,26,#2f7ca8', '164,-34,#e8553a'].map((guest) => {
    const [x = '0', y = '0', hat = ''] = guest.split(',');
    return moved(
      { x: Number(x), y: Number(y) },
      cut('#4a2438', disc(-4, 4, 15, 24)),
      cut('#6a3a26', limb('4,-20,7 26,-10,5'), limb('4,20,7 26,10,5')),
      cut(hat, disc(0, 0, 16)),
      cut({ fill: '#2a1230', opacity: 0.25 }, disc(2, 3, 8)),
    );
  }),
  cut({ fill: '#3a1c24', opacity: 0.5 }, '-190,70,1 150,70,1 150,86,1 -190,86,1'),
  within(
    '#fff6e4',
    '-200,-74,1 130,-74,1 130,74,1 -200,74,1',
    cut(
      '#e2452c',
      ...[-172, -112, -52, 8, 68].map((x) => `${x},-80,1 ${x + 22},-80,1 ${x + 22},80,1 ${x},80,1`),
    ),
    cut({ fill: '#5a1c3c', opacity: 0.22 }, '-210,4,1 140,4,1 140,80,1 -210,80,1'),
  ),
];
