import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { zebraFromAbove, zebraShadow } from '../../figures/animals/zebraFromAbove.ts';
import { cyclistFromAbove, cyclistShadow } from '../../figures/people/cyclistFromAbove.ts';
import { light } from '../../light/light.ts';

const [GROUND, LIT, TUFT, ROAD, SHADE, CREAM] = [
  '#e5a844',
  '#f3c362',
  '#bd7a33',
  '#fff0c6',
  '#43204f',
  '#fffaf0',
];
const [ROCK, ROCK_LIT, ROCK_DEEP, LEAF, LEAF_LIT, TEAL] = [
  '#c9472c',
  '#f27d45',
  '#8c2a30',
  '#56703c',
  '#97a24c',
  '#1d8f98',
];

/** How the early sun lays every shadow: how far up, and how far to the right, for each pixel of height. */
const LOW = { up: 1.12, over: 0.3 };

/** The shadow of what stands on the plain, headed `turn` degrees from the right, out of its side view. */
function shadow(x: number, y: number, scale: number, turn: number, ...side: readonly Layer[]): Layer {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const lean = Math.round((cos * LOW.over - sin * LOW.up) * 100) / 100;
  const squash = Math.round((sin * LOW.over + cos * LOW.up) * 100) / 100;
  return moved({ x, y, turn, fill: SHADE }, moved({ x: 0, y: 0, scale, squash, lean }, ...side));
}

const zebraAt = (
  x: number,
  y: number,
  scale: number,
  pose: Parameters<typeof zebraShadow>[0],
  turn: number,
  flip = false,
): Layer[] => [
  shadow(x, y, scale, turn, flip ? moved({ x: 0, y: 0, flip }, zebraShadow(pose)) : zebraShadow(pose)),
  moved({ x, y, scale, turn, flip }, ...zebraFromAbove(CREAM, '#2c1636', '#e8c39a')),
];

/** An umbrella acacia from above, and what its shadow tells of it. */
function acaciaAt(x: number, y: number, scale: number): Layer[] {
  const chance = random(`acacia ${x}`);
  const lobes = (count: number, reach: number, size: number, dx: number, dy: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * Math.PI * 2 + chance.between(-0.2, 0.2);
      const far = reach * chance.between(0.72, 1.08);
      const r = size * chance.between(0.7, 1.2);
      return disc(dx + Math.cos(angle) * far, dy + Math.sin(angle) * far, r, r * 0.9);
    });
  return [
    shadow(
      x,
      y,
      scale,
      0,
      cut(
        {},
        limb('0,0,7 2,-50,6 -30,-104,3;2,-50,6 34,-106,3;2,-54,4 4,-108,3'),
        '-96,-104,1 -74,-124 -30,-134 20,-138 70,-126 98,-106,1 60,-98 20,-104 -30,-98',
      ),
    ),
    moved(
      { x, y, scale },
      cut(LEAF, disc(0, 0, 62, 58), ...lobes(13, 58, 26, 0, 0)),
      cut(LEAF_LIT, ...lobes(9, 44, 15, -10, 12), ...lobes(5, 18, 13, -8, 8)),
    ),
  ];
}

/** Tufts of grass on the plain, each with its little shadow. */
function tufts(): Layer[] {
  const chance = random('tufts');
  const at = Array.from(
    { length: 110 },
    () => [chance.between(-10, 1210), chance.between(-10, 910), chance.between(0.4, 1.1)] as const,
  );
  return [
    cut(
      TUFT,
      ...at.map(([x, y, size]) =>
        limb(
          `${Math.round(x)},${Math.round(y)},${(2.6 * size).toFixed(1)} ${Math.round(x + 6 * size)},${Math.round(y - 22 * size)},0`,
        ),
      ),
    ),
    cut(
      '#ffe08c',
      ...at
        .filter((_, index) => index % 2 === 0)
        .map(([x, y, size]) => disc(x - 1, y + 1, 3 * size, 2 * size)),
    ),
  ];
}

/** How far right a shadow's tip lies for each pixel that it reaches up. */
const SLANT = LOW.over / LOW.up;

/** The cliff's edge along its foot, from the left: where each column stands, how wide, and how far its shadow reaches. */
const PIPES = [
  [-70, 690, 60, 241],
  [-14, 706, 40, 207],
  [24, 716, 34, 252],
  [56, 730, 44, 190],
  [98, 748, 30, 228],
  [126, 760, 46, 164],
  [170, 782, 40, 198],
  [208, 800, 32, 147],
  [238, 816, 44, 181],
  [280, 836, 36, 119],
  [314, 852, 46, 147],
  [358, 876, 40, 96],
  [396, 896, 50, 110],
] as const;

/** The shadow of a column, cut off askew. */
const pipe = ([x, y, wide, far]: readonly [number, number, number, number]) => {
  const [up, over] = [y - far, far * SLANT];
  const at = (dx: number, dy: number) => `${Math.round(x + over + dx)},${Math.round(up + dy)},1`;
  return `${x},${y},1 ${at(0, 12)} ${at(wide * 0.24, 0)} ${at(wide * 0.78, 4)} ${at(wide, 18)} ${x + wide},${y + 40},1 ${x + wide},960,1 ${x},960,1`;
};

/** Fischer's Tower, which stands alone: its shadow lies across the road. */
const TOWER = [
  [860, 860, 34, 400],
  [890, 866, 44, 500],
  [930, 862, 26, 440],
] as const;
const towerShade = TOWER.map((one) => {
  const [x, y, wide, far] = one;
  const over = far * SLANT;
  return `${x},${y},1 ${Math.round(x + over)},${y - far + 10},1 ${Math.round(x + over + wide * 0.3)},${y - far},1 ${Math.round(x + over + wide)},${y - far + 14},1 ${x + wide},${y},1`;
}).join(';');

/** The cliff's edge from above: the heads of its columns in the sun, clefts between them, and the plateau behind. */
function columns(): Layer[] {
  const chance = random('columns');
  const faces: Record<'lit' | 'plain', string[]> = { lit: [], plain: [] };
  for (const [x, y, wide] of PIPES) {
    const halves = wide > 38 ? [0, wide * chance.between(0.4, 0.6)] : [0];
    halves.forEach((from, at) => {
      const to = halves[at + 1] ?? wide;
      const top = y + chance.between(-12, 10);
      const foot = top + chance.between(34, 62);
      const [left, right] = [x + from + 2, x + to - 2];
      const slope = (right - left) * 0.3;
      faces[chance.next() < 0.62 ? 'lit' : 'plain'].push(
        `${Math.round(left)},${Math.round(top + 7)},1 ${Math.round(left + (right - left) * 0.4)},${Math.round(top)},1 ${Math.round(right)},${Math.round(top + slope)},1 ${Math.round(right)},${Math.round(foot + slope)},1 ${Math.round(left + (right - left) * 0.5)},${Math.round(foot + 6)},1 ${Math.round(left)},${Math.round(foot)},1`,
      );
    });
  }
  return [cut(ROCK, ...faces.plain), cut(ROCK_LIT, ...faces.lit)];
}

const PLATEAU =
  '-80,756,1 -20,764 30,770 60,790 100,800 150,820 190,846 230,856 280,886 330,908 380,940,1 380,960,1 -80,960,1';

const road = limb('-60,690,42 160,690,42 420,640,42 640,586,42 840,560,42 1040,500,42 1260,400,44');

/** Hell's Gate early in the morning, straight from above: the shadows tell who passes. */
export const hellsgateShadows: readonly Picture[] = [
  picture(
    'places/hellsgate-2',
    light('morning', 'kenya', 'behind'),
    plan({ subject: [40, 540, 330, 260], camera: 'above' }),
    wash(GROUND),
    cut(
      LIT,
      '-40,100,1 200,70 500,140 820,50 1240,100,1 1240,300,1 900,270 560,360 240,270 -40,340,1',
      '300,760,1 700,700 900,760 1240,660,1 1240,940,1 300,940,1',
    ),
    ...tufts(),
    cut(ROAD, road),
    inked(
      '#f0d394',
      4,
      '-60,674 160,674 420,624 640,570 840,544 1040,484 1260,384',
      '-60,706 160,706 420,656 560,622',
    ),
    // Trails of the animals.
    inked(
      '#f6d689',
      5,
      '-20,380 220,356 420,400 700,380 900,320 1240,180',
      '560,940 640,820 620,740 720,612',
    ),
    // The shadows of the cliff and of the tower, with the road in them.
    within('#5c2a52', `${PIPES.map(pipe).join(';')};${towerShade}`, cut('#7d4a68', road)),
    ...acaciaAt(1040, 210, 0.72),
    ...acaciaAt(1120, 820, 0.62),
    ...zebraAt(220, 216, 0.8, 'walking', -8),
    ...zebraAt(440, 306, 0.8, 'grazing', 24, true),
    ...zebraAt(676, 226, 0.8, 'standing', -3, true),
    ...zebraAt(836, 310, 0.5, 'walking', 6, true),
    ...zebraAt(800, 588, 0.82, 'walking', -14),
    ...zebraAt(660, 786, 0.8, 'grazing', 12),
    shadow(500, 630, 1.26, -12, cyclistShadow),
    moved(
      { x: 500, y: 630, scale: 1.26, turn: -12 },
      ...cyclistFromAbove({
        dark: '#2c1636',
        skin: '#7a4030',
        shirt: [TEAL, '#4cc0bc'],
        helmet: ['#e8402c', '#ff7a50'],
      }),
    ),
    cut(
      ROCK_DEEP,
      PIPES.map(
        ([x, y, wide]) =>
          `${x - 2},${y},1 ${x + wide * 0.3},${y - 12},1 ${x + wide},${y + 8},1 ${x + wide},960,1 ${x - 2},960,1`,
      ).join(';'),
    ),
    ...columns(),
    cut(LIT, PLATEAU),
    cut(
      TUFT,
      limb(
        '20,840,3 30,816,0;70,880,3 80,856,0;-6,800,2 2,784,0;130,870,3 140,848,0;190,896,3 199,874,0;30,896,2 38,878,0;250,892,2 258,876,0',
      ),
    ),
    cut(
      ROCK_DEEP,
      '854,862,1 870,846,1 894,852,1 912,842,1 936,850,1 960,856,1 964,884,1 940,902,1 900,896,1 866,900,1',
    ),
    cut(
      ROCK_LIT,
      '860,866,1 872,854,1 890,860,1 892,890,1 868,892,1;898,862,1 912,850,1 930,860,1 932,888,1 902,888,1',
    ),
    cut(ROCK, '938,860,1 956,862,1 958,882,1 940,892,1'),
  ),
];
