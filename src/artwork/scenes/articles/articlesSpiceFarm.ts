import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, spots, wash } from '../../canvas/cut.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

/** Leafy clumps of a clove tree's cone, their places across and up in shares of its half width and its height. */
const CONE =
  '0,96,20 -14,86,24 16,84,24 -26,74,28 6,74,30 30,70,26 -40,60,30 -8,60,34 26,56,32 46,52,26 -52,46,30 -20,44,36 14,42,36 48,38,32 -60,32,30 -32,28,36 0,26,38 34,24,36 62,28,28 -46,16,32 -14,12,36 20,12,36 50,14,30';

/** Which of them the light from the left reaches. */
const SUNLIT = new Set([0, 1, 3, 6, 7, 10, 11, 14, 15, 19]);

/** A clove tree on (x, y): a forked pale trunk, a cone of clumps, lit from the left, with pink young leaves and buds. */
function cloveTree(
  x: number,
  y: number,
  scale: number,
  tones: readonly [string, string, string, string],
): Layer[] {
  const clump = (grow: number, dx: number, dy: number, only: (at: number) => boolean) =>
    points(CONE)
      .filter((_, at) => only(at))
      .map(([across, up, r = 0]) =>
        disc(
          x + (across + dx) * 2 * scale,
          y - (120 + (up + dy) * 4) * scale,
          r * 1.7 * grow * scale,
          r * 1.4 * grow * scale,
        ),
      );
  const [dark, mid, lit, young] = tones;
  return [
    cut(
      '#d9c9a0',
      limb(
        `${x},${y},${16 * scale} ${x + 6 * scale},${y - 120 * scale},${13 * scale} ${x - 30 * scale},${y - 260 * scale},${8 * scale}`,
      ),
      limb(
        `${x + 2 * scale},${y - 90 * scale},${10 * scale} ${x + 40 * scale},${y - 220 * scale},${7 * scale}`,
      ),
    ),
    cut(dark, ...clump(1, 2, -2, () => true)),
    cut(mid, ...clump(0.86, -6, 3, () => true)),
    cut(lit, ...clump(0.7, -13, 6, (at) => SUNLIT.has(at))),
    cut(young, ...clump(0.13, -4, 9, (at) => at % 3 !== 1)),
  ];
}

const NEAR = ['#17533f', '#226b47', '#3f9458', '#e8724c'] as const;
const FAR = ['#58a468', '#66b070', '#7cc07c', '#e0a070'] as const;

/** A leaf of the near twig: pointed, with its midrib; from (x, y) towards an angle in degrees. */
const leaf = (x: number, y: number, angle: number, long = 120): Layer[] => {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = (u: number, v: number) => `${Math.round(x + c * u - s * v)},${Math.round(y + s * u + c * v)}`;
  return [
    cut(
      '#0b2f30',
      `${at(0, 0)},1 ${at(long * 0.4, -30)} ${at(long * 0.8, -22)} ${at(long, 0)},1 ${at(long * 0.8, 22)} ${at(long * 0.4, 30)}`,
    ),
    inked('#1f6a50', 4, `${at(6, 0)} ${at(long - 10, 0)}`),
  ];
};

/** A spray of clove buds that hangs from (x, y): stalks, and red buds with their pale heads. */
const buds = (x: number, y: number): Layer[] => [
  inked(
    '#5a7a34',
    5,
    `${x},${y} ${x - 4},${y + 40}`,
    `${x},${y + 20} ${x - 34},${y + 56}`,
    `${x},${y + 20} ${x + 30},${y + 60}`,
    `${x - 2},${y + 36} ${x - 6},${y + 84}`,
  ),
  cut(
    '#d8452e',
    limb(`${x - 34},${y + 52},6 ${x - 42},${y + 86},9`),
    limb(`${x + 30},${y + 56},6 ${x + 38},${y + 92},9`),
    limb(`${x - 6},${y + 80},6 ${x - 8},${y + 116},9`),
  ),
  cut('#ffd9a0', disc(x - 43, y + 92, 11, 9), disc(x + 39, y + 98, 11, 9), disc(x - 8, y + 122, 11, 9)),
];

/** A spice farm of Zanzibar: clove trees, cloves that dry on a mat, and a twig of buds close by. */
export const articlesSpiceFarm: readonly Picture[] = [
  picture(
    'articles/spice-farms',
    light('noon', 'zanzibar', 'left'),
    wash(['#fbf6c4', '#d9ec9c'], { height: 480 }),
    floor('#a8d484', '0,380 260,350 520,380 820,340 1200,370'),
    ...cloveTree(560, 470, 0.42, FAR),
    ...cloveTree(700, 476, 0.46, FAR),
    ...cloveTree(850, 480, 0.5, FAR),
    ...cloveTree(440, 480, 0.5, FAR),
    floor('#6db866', '0,470 400,456 800,466 1200,452'),
    cut('#f6e2b2', '560,462,1 610,462,1 640,560 760,700 1020,920,1 420,920,1 540,700 560,560'),
    ...cloveTree(190, 640, 1, NEAR),
    ...cloveTree(1060, 600, 0.8, NEAR),
    cut(
      { fill: '#1c6a48', opacity: 0.55 },
      '190,628,1 460,640 600,668 460,690 190,664,1',
      '1060,590,1 1240,600,1 1240,640,1 1060,620,1',
    ),
    place(walker(), {
      x: 640,
      y: 700,
      metre: 128,
      depth: 0.3,
      flip: true,
      coat: { accent: '#e0573a', shade: '#a83424', body: '#f4c24a', lit: '#5f3a28', pale: '#f8e0a0' },
    }),
    // Cloves dry on a mat.
    cut('#c9964e', '60,764,1 400,752,1 480,862,1 10,884,1'),
    cut('#7a2f1e', '96,782 250,766 380,772 430,844 280,860 64,866'),
    grain({ x: 90, y: 770, to: 860, width: 330, colour: '#2a100e' }),
    // The near twig hangs in from the upper right.
    cut(
      '#2a2620',
      limb('1240,40,22 1120,90,16 1000,120,12 880,190,8 800,230,4'),
      limb('1060,106,9 1020,190,6 1000,240,4'),
    ),
    ...leaf(1120, 90, 60, 150),
    ...leaf(1010, 116, 150, 140),
    ...leaf(900, 180, 80, 120),
    ...leaf(810, 226, 150, 120),
    ...leaf(806, 226, 70, 110),
    ...leaf(1004, 230, 120, 120),
    ...leaf(1060, 106, -60, 120),
    ...leaf(920, 168, -100, 120),
    ...buds(1004, 236),
    ...buds(870, 200),
    cut('#e8724c', ...spots('1100,80 960,136', 7)),
  ),
];
