import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { bogWalker } from '../../figures/people/bogWalker.ts';
import { groundselInShade } from '../../figures/plants/groundselInShade.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { light } from '../../light/light.ts';

/** The planks from one end of a stretch to the other: their lit face, their edge, the gaps between them. */
const stretch = (
  [x1, y1, half1]: readonly [number, number, number],
  [x2, y2, half2]: readonly [number, number, number],
  gaps: number,
  [face, edge, gap]: readonly [string, string, string],
): Layer[] => {
  const at = (share: number, side: number) => {
    const half = half1 + (half2 - half1) * share;
    return `${Math.round(x1 + (x2 - x1) * share)},${Math.round(y1 + (y2 - y1) * share + side * half)},1`;
  };
  const [deep1, deep2] = [half1 * 0.55, half2 * 0.55];
  return [
    cut(
      edge,
      `${at(0, 1)} ${at(1, 1)} ${x2},${Math.round(y2 + half2 + deep2)},1 ${x1},${Math.round(y1 + half1 + deep1)},1`,
    ),
    cut(face, `${at(0, -1)} ${at(1, -1)} ${at(1, 1)} ${at(0, 1)}`),
    inked(
      gap,
      Math.max(1, Math.round(half1 / 8)),
      ...Array.from({ length: gaps }, (_, index) => {
        const share = (index + 0.5) / gaps;
        return `${at(share, -1)} ${at(share + 0.012 * Math.sign(x2 - x1), 1)}`;
      }),
    ),
  ];
};

/** A tussock of sedge: a dome with its blades hanging over. */
const tussock = (x: number, y: number, r: number): string => {
  const chance = random(`tussock ${x} ${y}`);
  return (
    outline(
      `${x - r},${y},1 ${x - r},${Math.round(y - r * 0.9)} ${x + r},${Math.round(y - r * 0.9)} ${x + r},${y},1`,
    ) +
    Array.from({ length: 15 }, (_, at) => {
      const way = Math.PI * (1.02 + (0.96 * at) / 14);
      const long = r * chance.between(1.12, 1.5);
      const [dx, dy] = [Math.cos(way) * long, Math.sin(way) * long * 0.9];
      return limb(
        `${Math.round(x + dx * 0.3)},${Math.round(y + dy * 0.4)},${Math.round(r * 0.1)} ${Math.round(x + dx * 0.8)},${Math.round(y + dy)},${Math.round(r * 0.07)} ${Math.round(x + dx * 1.15)},${Math.round(y + dy * 0.72)},0`,
      );
    }).join('')
  );
};
const tussocks = (row: readonly (readonly [number, number, number])[]): string =>
  row.map(([x, y, r]) => tussock(x, y, r)).join('');

const GREENS = {
  bark: '#0d2a2c',
  lit: '#2c5450',
  dead: '#2a3a30',
  withered: '#5c5a40',
  shade: '#0f3a36',
  leaf: '#2a6a50',
  sunny: '#6fa060',
  rim: '#cfdc9c',
};
const NEAR = groundselNear(
  [
    '0,80,70 -14,-160,52 10,-380,44 -16,-560,36',
    '4,-230,42 100,-330,38 140,-450,32',
    '-4,-150,42 -120,-260,36 -150,-350,30',
  ],
  [
    [146, -480, 138],
    [-156, -380, 120],
    [-16, -600, 165],
  ],
  GREENS,
);

const walker = (
  tones: { jacket: readonly [string, string]; pack: readonly [string, string] },
  dark: string,
  pale: string,
) => bogWalker({ ...tones, trousers: [dark, pale], boots: [dark, pale], skin: ['#5a3626', '#a06a4a'] });
const FIRST = walker({ jacket: ['#c8351c', '#ff7a4c'], pack: ['#d69a2e', '#ffd37a'] }, '#12302f', '#4a706a');
const SECOND = walker({ jacket: ['#5a7a86', '#a8c4c4'], pack: ['#b0603c', '#e0a07c'] }, '#486a66', '#7f9d96');
const THIRD = bogWalker({
  jacket: ['#a2b8ae', '#c4d4c8'],
  pack: ['#93aca4', '#b8cabf'],
  trousers: ['#93aca4', '#a8beb4'],
  boots: ['#93aca4', '#a8beb4'],
  skin: ['#93aca4', '#a8beb4'],
});

/** A stretch's posts, standing in the water. */
const posts = (row: readonly (readonly [x: number, y: number, long: number, half: number])[]): string =>
  row.map(([x, y, long, half]) => limb(`${x},${y},${half} ${x},${y + long},${half}`)).join('');
/** Rings on the water, a smaller one in each. */
const rings = (row: readonly (readonly [x: number, y: number, r: number])[]): string[] =>
  row.flatMap(([x, y, r]) => [disc(x, y, r, r * 0.26), disc(x, y, r * 0.5, r * 0.13)]);
const drizzle = (count: number): string => {
  const chance = random('drizzle on the bog');
  return Array.from({ length: count }, () => {
    const [x, y, long] = [chance.between(-20, 1220), chance.between(-20, 860), chance.between(20, 64)];
    return limb(
      `${Math.round(x)},${Math.round(y)},0 ${Math.round(x - long * 0.16)},${Math.round(y + long * 0.5)},1.4 ${Math.round(x - long * 0.32)},${Math.round(y + long)},0`,
    );
  }).join('');
};

const [LEFT_TREE, RIGHT_TREE] = [
  groundselInShade('#6c958a', '#9dbbab'),
  groundselInShade('#8fb0a4', '#b4cbbd'),
];

/** The Bujuku bog in the mist. */
export const rwenzoriBog: readonly Picture[] = [
  picture(
    'places/rwenzori-2',
    light('mist', 'uganda', 'left'),
    plan({ subject: [880, 180, 290, 680], camera: 'wide' }),
    strata(['#dbe5dc', '#e9efe4', '#f6f6ec'], { height: 480, bands: 4 }),
    // The valley's side, more guessed than seen.
    cut(
      '#d3dfd6',
      '-40,480,1 -40,110 60,80 180,170 260,250 340,390 400,480,1',
      '820,480,1 900,330 1000,230 1100,110 1240,50,1 1240,480,1',
    ),
    // Where the mist tears: the ice of a summit, high up.
    cut(
      '#d9e5e3',
      '392,300,1 440,232,1 470,246,1 540,140,1 566,160,1 606,84,1 640,150,1 664,146,1 716,220,1 744,214,1 800,300,1 700,284 600,312 480,290',
    ),
    cut(
      '#f6f9f2',
      '606,84,1 566,160,1 540,140,1 500,204,1 540,236,1 560,200,1 590,262,1 612,190,1',
      '440,232,1 414,270,1 440,284,1 458,262,1',
      '664,146,1 640,150,1 620,120,1 628,190,1 650,240,1 668,200,1',
      '744,214,1 724,222,1 736,270,1 752,250,1',
    ),
    cut(
      { fill: '#eef3ea', opacity: 0.9 },
      '340,310 420,270 500,290 560,262 640,286 720,256 800,290 860,320 600,340',
    ),
    moved({ x: 560, y: 470, scale: 0.26 }, ...groundselInShade('#c6d5cb', '#d8e3d8')),
    moved({ x: 690, y: 474, scale: 0.3, flip: true }, ...groundselInShade('#bccfc4', '#d0ddd2')),
    moved({ x: 400, y: 486, scale: 0.36 }, ...groundselInShade('#b0c6bb', '#c9d8cc')),
    cut(
      { fill: '#f6f6ec', opacity: 0.6 },
      '-40,430 200,410 420,420 620,440 860,424 1240,436,1 1240,480,1 -40,480,1',
    ),
    strata(['#d9e4da', '#b4ccc1', '#7fa79c', '#47766f', '#24504e'], {
      y: 466,
      height: 460,
      below: true,
      bands: 9,
    }),
    // What the pools give back.
    moved({ x: 160, y: 596, scale: 0.66, squash: -0.8, flip: true, opacity: 0.4 }, ...LEFT_TREE),
    moved({ x: 850, y: 540, scale: 0.5, squash: -0.8, opacity: 0.34 }, ...RIGHT_TREE),
    moved({ x: 356, y: 846, scale: 1.1, squash: -0.5, opacity: 0.34 }, ...FIRST),
    cut(
      '#bfd2c6',
      tussocks([
        [480, 486, 22],
        [640, 488, 26],
        [300, 492, 30],
        [980, 500, 34],
        [1080, 496, 26],
      ]),
    ),
    moved({ x: 850, y: 540, scale: 0.5 }, ...RIGHT_TREE),
    moved({ x: 160, y: 590, scale: 0.66, flip: true }, ...LEFT_TREE),
    cut(
      '#8aada0',
      tussocks([
        [820, 548, 34],
        [880, 552, 40],
        [930, 546, 28],
        [560, 528, 18],
      ]),
    ),
    cut(
      '#648f83',
      tussocks([
        [90, 602, 44],
        [160, 608, 56],
        [236, 604, 46],
        [40, 600, 30],
      ]),
    ),
    cut(
      { fill: '#f3f5eb', opacity: 0.17 },
      '-40,360,1 100,330 260,370 420,340 640,380 900,350 1240,372,1 1240,580 900,600 640,560 360,620 120,650 -40,640,1',
    ),
    cut(
      { fill: '#f3f5eb', opacity: 0.2 },
      '-40,440 120,420 300,450 480,410 700,440 900,420 1240,450,1 1240,540 900,560 640,540 360,590 120,616 -40,600,1',
    ),
    ...stretch([720, 520, 5], [560, 482, 3], 14, ['#e3e6d6', '#a9bdb0', '#b8c8ba']),
    ...stretch([330, 600, 11], [726, 524, 7], 22, ['#d9ddc8', '#86a296', '#9db2a2']),
    moved({ x: 580, y: 556, scale: 0.27 }, ...THIRD),
    // Rings that the drizzle draws on the pools.
    cut(
      { fill: 'none', stroke: '#eef4ea', width: 2, opacity: 0.8 },
      ...rings([
        [150, 716, 34],
        [250, 686, 20],
        [760, 622, 18],
        [560, 700, 22],
        [230, 650, 14],
        [920, 650, 22],
        [470, 690, 12],
      ]),
    ),
    cut(
      '#4d776e',
      posts([
        [420, 626, 26, 4],
        [560, 654, 28, 4],
        [690, 682, 30, 5],
        [806, 708, 32, 5],
      ]),
    ),
    ...stretch([830, 700, 17], [320, 606, 12], 24, ['#ced4b8', '#557c72', '#82998a']),
    moved({ x: 620, y: 660, scale: 0.56, flip: true }, ...SECOND),
    cut(
      '#1f4a47',
      posts([
        [90, 830, 70, 9],
        [300, 800, 62, 8],
        [520, 768, 54, 8],
        [720, 740, 46, 7],
        [838, 730, 40, 7],
      ]),
    ),
    cut({ fill: '#123c3c', opacity: 0.5 }, '-40,900,1 860,764,1 860,790,1 -40,940,1'),
    cut(
      { fill: 'none', stroke: '#dcebe0', width: 2, opacity: 0.8 },
      ...rings([
        [560, 836, 40],
        [720, 850, 58],
        [880, 790, 34],
        [470, 884, 30],
        [650, 800, 20],
        [330, 880, 24],
      ]),
    ),
    ...stretch([-60, 830, 36], [850, 708, 24], 26, ['#c3ca9f', '#27504b', '#64806c']),
    moved({ x: 360, y: 784, scale: 1.1 }, ...FIRST),
    cut(
      '#0f3836',
      tussocks([
        [30, 920, 110],
        [190, 948, 84],
        [930, 930, 90],
        [1180, 940, 120],
      ]),
    ),
    cut(
      '#4a8060',
      ...[
        [-10, 876],
        [40, 866],
        [84, 880],
        [920, 890],
        [960, 884],
      ].map(([x, y]) => limb(`${x},${y},5 ${x! + 6},${y! - 26},4 ${x! + 26},${y! - 44},0`)),
    ),
    moved({ x: 1060, y: 940, scale: 1.06 }, ...NEAR),
    cut({ fill: '#ffffff', opacity: 0.62 }, drizzle(90)),
  ),
];
