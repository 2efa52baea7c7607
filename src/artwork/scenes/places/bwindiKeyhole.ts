import { cut, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, outline } from '../../drawing/brush.ts';
import { leaves, type LeafAt, type LeafTone } from '../../land/leafWall.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [SKY, MIST, FAR, MIDDLE, NEAR, PATH, RISER, DEEP] = [
  '#ffe9b8',
  '#fff8e6',
  '#d6e4b6',
  '#b4d4a2',
  '#9cc896',
  '#fbd09a',
  '#e39a5c',
  '#0b2b27',
];

/** From the darkest, far off, to those at the opening. */
const TONES: readonly LeafTone[] = [
  ['#123f36', '#0f352f', '#0d2f2a'],
  ['#1a5a42', '#154a3a', '#113f34'],
  ['#2c7d4c', '#226642', '#1b5639'],
  ['#62aa52', '#458c48', '#357640'],
];

/** The keyhole: a round clearing, and the path that widens towards us. */
const KEYHOLE = disc(600, 300, 216) + outline('526,470,1 674,470,1 676,500,1 850,920,1 350,920,1 524,500,1');

/** Places around the keyhole, left half, and the way out from it there. */
const AROUND = [
  [600, 86, 0],
  [500, 110, -26],
  [424, 176, -54],
  [386, 262, -80],
  [384, 350, -100],
  [432, 440, -118],
  [494, 520, -84],
  [460, 610, -66],
  [424, 700, -72],
  [390, 790, -60],
  [352, 890, -66],
] as const;
/** A ring of leaves `out` from the keyhole, each turned a little, on both sides. */
const ringOf = (out: number, scale: number, first: number): LeafAt[] =>
  AROUND.flatMap(([x, y, turn], at): LeafAt[] => {
    const way = ((turn - 90) * Math.PI) / 180;
    const own = turn + [0, 12, -10, 16, -14][(at + first) % 5]!;
    const [dx, dy] = [Math.cos(way) * out, Math.sin(way) * out];
    const kind = ((at + first) % 3) as 0 | 1 | 2;
    const other = ((at + first + 1) % 3) as 0 | 1 | 2;
    const left: LeafAt = [x + dx, y + dy, own, scale, kind];
    return at === 0 ? [left] : [left, [1200 - x - dx, y + dy, -own, scale, other]];
  });

/** The steps cut into the steep path: where each lies, and how high its riser is. */
const STEPS = [
  [508, 7],
  [552, 10],
  [614, 14],
  [700, 19],
  [816, 26],
] as const;
const riser = ([y, high]: readonly [number, number]): string => {
  const half = 90 + (y - 500) * 0.42;
  const [left, right] = [Math.round(600 - half), Math.round(600 + half)];
  return `${left},${y + 6},1 560,${y - high} 640,${y - high} ${right},${y + 6},1 ${right},${y + high},1 640,${y} 560,${y} ${left},${y + high},1`;
};

/** Bwindi, which is called impenetrable: its wall of leaves, and the one way through. */
export const bwindiKeyhole: readonly Picture[] = [
  picture(
    'places/bwindi-2',
    light('morning', 'uganda', 'behind'),
    plan({ subject: [420, 120, 360, 360], camera: 'frame' }),
    cut(DEEP, box(0, 0, 1200, 900)),
    ...leaves(TONES[0]!, ringOf(300, 1.15, 1)),
    ...leaves(TONES[1]!, ringOf(170, 1.05, 2)),
    ...leaves(TONES[2]!, ringOf(60, 0.95, 0)),
    ...leaves(TONES[3]!, ringOf(-40, 0.72, 1)),
    within(
      SKY,
      KEYHOLE,
      woodedRidge(FAR, '360,220 440,180 520,236 620,290 700,260 780,190 860,150', 14, 540),
      cut(MIST, '360,330,1 470,316 600,340 720,312 860,326,1 860,560,1 360,560,1'),
      woodedRidge(MIDDLE, '360,250 420,280 500,346 590,392 660,386 740,340 800,300 860,270', 18, 540),
      cut(MIST, '360,410,1 480,398 600,420 720,400 860,410,1 860,560,1 360,560,1'),
      woodedRidge(NEAR, '360,330 420,386 490,436 560,462 640,462 710,430 780,370 860,330', 24, 600),
      within(
        PATH,
        '520,500,1 560,470 600,462 640,470 680,500,1 860,930,1 340,930,1',
        cut(RISER, ...STEPS.map(riser)),
      ),
    ),
  ),
];
