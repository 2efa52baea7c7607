import { cut, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { bogWalker, bogWalkerBoots } from '../../figures/people/bogWalker.ts';
import { groundselInShade } from '../../figures/plants/groundselInShade.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { boardwalk } from '../../land/boardwalk.ts';
import { light } from '../../light/light.ts';

/** The walk's turns, back and forth over the bog. */
const WALK = boardwalk([
  [-3.9, 6],
  [1.95, 9.4],
  [-3.9, 17],
  [3.6, 36],
  [-4, 74],
]);
const [AT_FIRST, AT_SECOND, AT_THIRD] = [WALK.place(0, 0.36), WALK.place(1, 0.29), WALK.place(2, 0.3)];

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

const FIRST = bogWalker({
  jacket: ['#c8351c', '#ff7a4c'],
  pack: ['#d69a2e', '#ffd37a'],
  trousers: ['#14383a', '#4a706a'],
  boots: ['#3c2c28', '#8a6248'],
  skin: ['#6b4030', '#a8704e'],
});
const SECOND = bogWalker({
  jacket: ['#4f7484', '#9dbfc4'],
  pack: ['#b0603c', '#e0a07c'],
  trousers: ['#3e625e', '#7f9d96'],
  boots: ['#3c5450', '#74908a'],
  skin: ['#6b4c40', '#a07c68'],
});
const THIRD = bogWalker({
  jacket: ['#86a298', '#a8bfb2'],
  pack: ['#b8957c', '#cdb49c'],
  trousers: ['#76958c', '#8fa99e'],
  boots: ['#6c8c84', '#86a298'],
  skin: ['#7d8a80', '#a09c8c'],
});

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
    // A long rift in the cloud lets some warm light in.
    cut(
      '#ecefe1',
      '-40,180,1 200,170 420,100 620,30 860,40 1240,10,1 1240,260,1 900,300 500,320 200,270 -40,250,1',
    ),
    cut(
      '#f7efd9',
      '130,236,1 360,190 500,110 640,58 840,70 1000,120 1240,96,1 1240,190,1 1000,230 800,310 500,310 300,262',
    ),
    // The valley's side, more guessed than seen.
    cut(
      '#d3dfd6',
      '-40,480,1 -40,110 60,80 180,170 260,250 340,390 400,480,1',
      '820,480,1 900,330 1000,230 1100,110 1240,50,1 1240,480,1',
    ),
    // Where the mist tears: the ice of a summit, high up.
    cut(
      '#c9dadb',
      '392,300,1 440,232,1 470,246,1 540,140,1 566,160,1 606,84,1 640,150,1 664,146,1 716,220,1 744,214,1 800,300,1 700,284 600,312 480,290',
    ),
    cut(
      '#fffaea',
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
    moved({ x: 160, y: 596, scale: 0.66, squash: -0.8, flip: true, opacity: 0.24 }, ...LEFT_TREE),
    moved({ x: 850, y: 540, scale: 0.5, squash: -0.8, opacity: 0.22 }, ...RIGHT_TREE),
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
    ...WALK.stretch(3, ['#dfe4d4', '#a9bdb0', '#c3cfc0'], 6),
    ...WALK.stretch(2, ['#dbdfcb', '#86a296', '#a9bba8'], 1.1),
    moved(AT_THIRD, ...THIRD),
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
    cut({ fill: '#2f5c56', opacity: 0.3 }, WALK.mirrored(1)),
    ...WALK.stretch(1, ['#ced4b8', '#557c72', '#8b9f8c'], 0.5),
    moved({ ...AT_SECOND, flip: true }, ...SECOND),
    cut({ fill: '#123c3c', opacity: 0.4 }, WALK.mirrored(0)),
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
    ...WALK.stretch(0, ['#c3ca9f', '#27504b', '#6c8872'], 0.34),
    moved({ ...AT_FIRST, squash: -0.4, opacity: 0.3 }, ...bogWalkerBoots(['#3c2c28', '#8a6248'])),
    moved(AT_FIRST, ...FIRST),
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
    cut({ fill: '#ffffff', opacity: 0.62 }, drizzle(64)),
  ),
];
