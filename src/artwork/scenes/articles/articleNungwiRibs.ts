import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { boatbuilder } from '../../figures/people/boatbuilder.ts';
import { light } from '../../light/light.ts';

/** Two ribs of the dhow that spring from its keel at `foot`, `half` wide at the top and `thick` pixels strong, the low sun ahead. */
const ribs = (
  foot: number,
  half: number,
  top: number,
  thick: number,
  wood: string,
  edge: string,
): Layer[] => {
  const rib = (side: 1 | -1, inward: number, wide: number) =>
    limb(
      [
        [0.02, 0, 1],
        [0.5, 0.1, 1],
        [0.86, 0.36, 0.9],
        [1, 0.68, 0.8],
        [0.98, 1, 0.7],
      ]
        .map(
          ([x, y, w]) =>
            `${Math.round(600 + side * (half * x! - inward))},${Math.round(foot + (top - foot) * y! - inward * 0.4)},${Math.max(1, Math.round(wide * w!))}`,
        )
        .join(' '),
    );
  return [
    cut(wood, rib(1, 0, thick), rib(-1, 0, thick)),
    cut(edge, rib(1, thick * 0.72, thick * 0.26), rib(-1, thick * 0.72, thick * 0.26)),
  ];
};

/** Nungwi for the article about Zanzibar: inside a dhow that is being built. */
export const articleNungwiRibs: readonly Picture[] = [
  picture(
    'articles/nungwi',
    light('sunset', 'zanzibar', 'behind'),
    plan({ camera: 'frame' }),
    strata(
      [
        [0, '#2c3c84'],
        [0.5, '#d8708c'],
        [0.8, '#ffb070'],
        [1, '#ffe8a8'],
      ],
      { height: 480 },
    ),
    cut('#f2907e', disc(600, 470, 310)),
    cut('#ffb87c', disc(600, 470, 220)),
    cut('#ffdc9c', disc(600, 470, 130)),
    strata(
      [
        [0, '#ffd890'],
        [0.3, '#3c9ca0'],
        [1, '#1c6c84'],
      ],
      { below: true, y: 470, height: 140 },
    ),
    cut('#fff4cc', box(520, 480, 160, 4), box(550, 494, 110, 4), box(530, 512, 140, 5), box(560, 534, 90, 5)),
    // A finished dhow under sail, far out.
    cut(
      '#5c2c58',
      '690,474,1 760,474,1 772,460,1 690,466 680,458,1',
      '762,458,1 700,366,1 694,410 702,452,1',
    ),
    floor('#f0c48c', '-40,590 300,572 600,580 900,570 1240,590'),
    floor('#c88468', '-40,650 600,620 1240,650'),
    // The planks of both sides, between the ribs.
    cut(
      '#5c2844',
      '-40,960,1 -40,380,1 120,440 280,520 400,600 520,690 560,760 420,960,1;1240,960,1 1240,380,1 1080,440 920,520 800,600 680,690 640,760 780,960,1',
    ),
    cut(
      '#7c3848',
      '-40,470,1 120,520 300,610 440,700 500,780,1 490,800,1 420,710 280,630 120,550 -40,500,1;1240,470,1 1080,520 900,610 760,700 700,780,1 710,800,1 780,710 920,630 1080,550 1240,500,1',
      '-40,620,1 140,660 320,750 440,850,1 430,870,1 300,770 140,690 -40,650,1;1240,620,1 1060,660 880,750 760,850,1 770,870,1 900,770 1060,690 1240,650,1',
    ),
    // The keel.
    cut('#3c1a3c', '588,640,1 612,640,1 700,960,1 500,960,1'),
    cut('#e88c5c', '594,640,1 606,640,1 640,960,1 560,960,1'),
    ...ribs(676, 190, 400, 11, '#6c3048', '#ffb878'),
    ...ribs(700, 250, 350, 15, '#602a46', '#ffb070'),
    ...ribs(734, 330, 280, 20, '#542444', '#f8a068'),
    moved({ x: 560, y: 816, scale: 1.05 }, ...boatbuilder),
    ...ribs(780, 440, 180, 28, '#441c3e', '#f09060'),
    ...ribs(860, 580, 30, 40, '#341434', '#d87858'),
  ),
];
