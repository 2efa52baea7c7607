import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { alongRow } from '../../drawing/alongRow.ts';

const [LINE, PATCH, DEEP, LINE_SHADE, SHADE, INK, RIM] = [
  '#ffe2b0',
  '#b84826',
  '#8a2c2c',
  '#b88478',
  '#5c2036',
  '#2c1228',
  '#fff4d0',
];

/** The reticulated coat between two edges: plates in a brickwork of narrow lines; those from `shade` (a share across) on are in shade. */
function net(upper: string, lower: string, columns: number, rows: number, shade: number): Layer[] {
  const { between } = random(`net ${upper}`);
  const [onUpper, onLower] = [alongRow(upper), alongRow(lower)];
  const nodes = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns * 2 + 3 }, (__, half) => {
      const share = Math.min(1, Math.max(0, (half - 1) / (columns * 2)));
      const across = row / rows + (row === 0 || row === rows ? 0 : between(-0.1, 0.1));
      const [[x0, y0], [x1, y1]] = [onUpper(share), onLower(share)];
      const slack = Math.min(13, (Math.hypot(x1 - x0, y1 - y0) / rows) * 0.16);
      return [
        x0 + (x1 - x0) * across + between(-slack, slack),
        y0 + (y1 - y0) * across + between(-slack, slack) * 0.6,
      ] as const;
    }),
  );
  const plates: [string[], string[], string[]] = [[], [], []];
  for (let row = 0; row < rows; row += 1) {
    for (let half = row % 2; half + 2 < columns * 2 + 3; half += 2) {
      const ring = [
        nodes[row]![half]!,
        nodes[row]![half + 1]!,
        nodes[row]![half + 2]!,
        nodes[row + 1]![half + 2]!,
        nodes[row + 1]![half + 1]!,
        nodes[row + 1]![half]!,
      ];
      const [cx, cy] = [0, 1].map((axis) => ring.reduce((sum, node) => sum + node[axis as 0 | 1], 0) / 6) as [
        number,
        number,
      ];
      const plate = outline(
        ring.map(([x, y]) => {
          const far = Math.hypot(x - cx, y - cy) || 1;
          const share = Math.max(0.5, 1 - 6 / far);
          return [cx + (x - cx) * share, cy + (y - cy) * share, 1] as const;
        }),
      );
      plates[(row + 0.5) / rows > shade ? 2 : (row + 1) / rows > shade ? 1 : 0].push(plate);
    }
  }
  return [cut(PATCH, ...plates[0]), cut(DEEP, ...plates[1]), cut(SHADE, ...plates[2])];
}

const [CREST, THROAT] = [
  '-170,-90 60,-70 190,-40 330,80 450,196 570,320 690,440 800,540',
  '-170,380 40,420 240,440 380,420 470,440 580,508 680,566 770,616',
];

const OXPECKERS = [
  [436, 168],
  [478, 208],
] as const;

/** A reticulated giraffe who drinks, her forelegs apart, 300 pixels to the metre; the water is at y 690, she is cropped on the left. */
export const giraffeDrinking: readonly Layer[] = [
  // The far foreleg.
  cut(LINE_SHADE, limb('330,330,70 420,470,44 470,550,30 512,620,22 548,706,19')),
  cut(
    SHADE,
    '330,420,1 400,400 440,470 410,500,1 370,480;420,480,1 452,476 474,530,1 446,540;460,550,1 488,556 500,590,1 484,596',
  ),
  // The near foreleg.
  within(
    LINE,
    limb('250,330,92 236,430,66 212,530,38 190,610,27 172,712,23'),
    cut(LINE_SHADE, '260,300,1 290,440 244,540 216,620 190,730,1 300,730,1 420,440,1'),
    ...net('150,330 168,440 172,520 164,590', '350,330 300,446 252,540 222,610', 3, 3, 0.6),
    cut(PATCH, '164,616,1 184,604 204,620 194,650,1 170,646'),
  ),
  // Trunk and neck.
  within(
    LINE,
    '-40,-80,1 60,-70 180,-50 330,76 450,190 570,310 690,430 810,536,1 776,622,1 690,576 580,516 480,452 400,440 330,450 200,440 60,420 -40,400,1',
    cut(
      LINE_SHADE,
      '-40,300,1 120,310 280,300 400,320 520,400 640,490 790,600,1 770,640,1 400,470,1 -40,430,1',
    ),
    ...net(CREST, THROAT, 10, 5, 0.66),
  ),
  // The mane.
  cut(
    DEEP,
    '150,-70,1 320,62 450,180 570,300 700,424 812,532,1 800,544,1 690,444 570,324 440,200 310,86 140,-40,1',
  ),
  cut(
    RIM,
    '150,-74,1 322,58 452,176 572,296 702,420 816,530,1 812,534,1 696,430 566,308 446,186 316,70 150,-60,1',
  ),
  // The far ear and the horns.
  cut(SHADE, '822,552,1 846,500 884,474 896,486 880,530 850,566,1'),
  cut(DEEP, limb('812,556,13 822,520,10 838,484,9'), disc(839, 482, 12)),
  cut(LINE, limb('834,566,13 850,530,10 870,496,9')),
  cut(INK, disc(872, 492, 13), disc(840, 480, 9)),
  // The head: muzzle in the water.
  within(
    LINE,
    '784,560,1 800,536 836,544 872,570 904,606 936,646 944,676 936,700,1 906,702,1 880,690 852,664 820,652 786,640 764,612,1',
    cut(LINE_SHADE, '760,600,1 800,630 850,640 890,672 910,710,1 740,710,1'),
    cut(
      PATCH,
      '826,548,1 860,556 880,580 850,572,1;790,566,1 820,566 826,594 800,606,1 784,590;872,588,1 896,606 908,630,1 884,616',
    ),
    cut('#d8a078', '900,650,1 924,650 950,680 940,710,1 900,700,1 892,676'),
  ),
  cut(INK, '918,660,1 932,658 936,668,1 926,672', '830,592,1 842,576 862,578 872,596,1 852,604'),
  cut(RIM, disc(852, 585, 3)),
  inked(INK, 4, '868,580 880,580 886,572', '864,576 872,572 876,564'),
  inked(SHADE, 3, '902,700 886,682 878,666'),
  // The near ear.
  cut(LINE, '794,566,1 760,556 724,530 700,496,1 744,500 780,520 806,548,1'),
  cut(DEEP, '790,560,1 760,546 730,520,1 764,526 796,550,1'),
  // Two oxpeckers on her neck.
  ...OXPECKERS.flatMap(([x, y]) => [
    cut(
      '#5c3c2c',
      `${x},${y},1 ${x - 4},${y - 20} ${x + 10},${y - 34} ${x + 24},${y - 30} ${x + 26},${y - 20} ${x + 14},${y - 6} ${x - 22},${y + 14},1`,
    ),
    cut('#ff5a34', `${x + 24},${y - 28},1 ${x + 37},${y - 24},1 ${x + 25},${y - 20},1`),
  ]),
];
