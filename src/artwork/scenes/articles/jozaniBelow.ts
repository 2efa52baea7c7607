import { cut, inked, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { walkerAbove } from '../../figures/people/fromAbove.ts';
import { colobusFromBehind } from '../../figures/placing/colobusFromBehind.ts';
import { light } from '../../light/light.ts';

/** Crowns of mangroves from above: x, y and size. */
const CROWNS = [
  [40, 80, 110],
  [30, 360, 120],
  [620, 20, 90],
  [180, 700, 150],
  [60, 860, 150],
  [1130, 60, 130],
  [1150, 330, 120],
  [960, 30, 90],
  [1080, 640, 130],
  [1190, 850, 140],
  [420, 850, 120],
  [560, 640, 90],
] as const;
const clump = (x: number, y: number, r: number) => [
  disc(x, y, r, r * 0.8),
  disc(x - r * 0.7, y + r * 0.3, r * 0.6, r * 0.5),
  disc(x + r * 0.6, y + r * 0.4, r * 0.66, r * 0.54),
  disc(x + r * 0.2, y - r * 0.5, r * 0.6, r * 0.5),
];
const leafAt = (x: number, y: number, dx: number, dy: number) =>
  limb(`${x},${y},6 ${x + dx * 0.5},${y + dy * 0.5},24 ${x + dx},${y + dy},0`);

/** Jozani, from the height of its colobus. */
export const jozaniBelow: readonly Picture[] = [
  picture(
    'articles/jozani',
    light('morning', 'zanzibar', 'right'),
    plan({ subject: [260, 60, 190, 230], camera: 'above' }),
    cut('#84d4b8', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    cut(
      '#b4ecd0',
      '700,-20,1 900,-20,1 880,160 1000,330 960,520 780,640 760,920,1 980,920,1 1000,760 900,640,1 700,560 720,300',
    ),
    cut(
      { fill: '#e8fce0', opacity: 0.7 },
      disc(760, 150, 60, 5),
      disc(1010, 480, 50, 5),
      disc(700, 470, 50, 5),
      disc(950, 800, 60, 5),
    ),
    cut({ fill: '#0c4c54', opacity: 0.6 }, ...CROWNS.flatMap(([x, y, r]) => clump(x - 30, y + 46, r))),
    inked(
      '#0c3c40',
      6,
      ...CROWNS.flatMap(([x, y, r]) =>
        [-0.9, -0.4, 0.1, 0.6].map(
          (share) =>
            `${Math.round(x + r * share)},${Math.round(y + r * 0.5)} ${Math.round(x + r * share * 1.2 - 16)},${Math.round(y + r * 0.9)} ${Math.round(x + r * share * 1.3 - 22)},${Math.round(y + r * 1.2)}`,
        ),
      ),
    ),
    cut('#14584c', ...CROWNS.flatMap(([x, y, r]) => clump(x, y, r))),
    cut('#2f8a58', ...CROWNS.flatMap(([x, y, r]) => clump(x + r * 0.12, y - r * 0.1, r * 0.74))),
    cut(
      '#7cc060',
      ...CROWNS.flatMap(([x, y, r]) => [
        disc(x + r * 0.4, y - r * 0.3, r * 0.34, r * 0.26),
        disc(x + r * 0.7, y + r * 0.2, r * 0.24, r * 0.18),
      ]),
    ),
    // The boardwalk, its shade on the water, its planks.
    cut(
      { fill: '#0c4c54', opacity: 0.55 },
      '700,920,1 810,560,1 740,330,1 800,-20,1 876,-20,1 816,330,1 890,560,1 790,920,1',
    ),
    cut('#e8b878', '740,920,1 850,540,1 780,310,1 838,-20,1 910,-20,1 860,300,1 940,540,1 850,920,1'),
    cut('#fff0c4', '812,920,1 912,540,1 836,306,1 890,-20,1 910,-20,1 860,300,1 940,540,1 850,920,1'),
    inked(
      '#a8683c',
      4,
      ...Array.from(
        { length: 12 },
        (_, at) => `${750 + at * 9},${886 - at * 31} ${860 + at * 7},${886 - at * 31}`,
      ),
      ...Array.from(
        { length: 8 },
        (_, at) => `${842 - at * 8},${510 - at * 28} ${928 - at * 9},${510 - at * 28}`,
      ),
      ...Array.from(
        { length: 11 },
        (_, at) => `${786 + at * 5},${280 - at * 27} ${864 + at * 4},${280 - at * 27}`,
      ),
    ),
    cut(
      { fill: '#6a3424', opacity: 0.5 },
      limb('880,520,18 850,546,22 816,570,12'),
      limb('862,604,18 832,630,22 800,654,12'),
    ),
    moved(
      { x: 892, y: 506, scale: 0.5, turn: -12 },
      ...walkerAbove({ coat: ['#1c5a78', '#58b0c0'], pack: ['#8e2430', '#ff8a54'] }),
    ),
    moved(
      { x: 876, y: 600, scale: 0.5, turn: 12 },
      ...walkerAbove({ coat: ['#8a5a1c', '#ffc850'], pack: ['#24406c', '#6c94b8'] }),
    ),
    // The bough in front, leaves at its end.
    cut('#2a1820', limb('-60,520,70 200,496,54 420,496,40 640,440,26 760,370,8')),
    cut('#8a5a44', '-60,452,1 200,442 420,460 640,414 756,366,1 640,428 420,476 200,460 -60,476,1'),
    cut(
      '#0f3c38',
      leafAt(700, 390, 130, 60),
      leafAt(640, 420, 60, 110),
      leafAt(750, 362, 60, -110),
      leafAt(80, 470, -40, 140),
      leafAt(560, 430, -30, 110),
    ),
    cut('#3f8c4c', leafAt(740, 368, 130, -20), leafAt(690, 396, 90, 110), leafAt(30, 480, 60, 120)),
    colobusFromBehind({ x: 370, y: 474, scale: 0.98 }),
  ),
];
