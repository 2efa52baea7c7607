import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { farBat, fruitBat } from '../../figures/animals/fruitBat.ts';
import { canopy } from '../../land/canopy.ts';
import { light } from '../../light/light.ts';

/** Where the stream of bats goes: position, size, turn. */
const STREAM: readonly (readonly [x: number, y: number, scale: number, turn: number])[] = [
  [150, 610, 0.22, 8],
  [200, 588, 0.2, -10],
  [236, 600, 0.28, 4],
  [290, 566, 0.3, 12],
  [330, 590, 0.24, -14],
  [366, 548, 0.36, -6],
  [840, 80, 0.7, -16],
  [1010, 60, 0.56, 10],
  [1130, 70, 1.1, 14],
  [420, 110, 0.4, 6],
  [140, 120, 0.8, -12],
  [60, 240, 0.5, 8],
  [260, 60, 0.6, 16],
  [1010, 560, 0.4, -8],
  [1080, 600, 0.3, 10],
  [930, 610, 0.26, 4],
];

/** Pemba for the article about Zanzibar: fruit bats stream out at dusk. */
export const articlePembaBats: readonly Picture[] = [
  picture(
    'articles/pemba',
    light('dusk', 'zanzibar', 'behind-left'),
    plan({ camera: 'close' }),
    wash(
      [
        [0, '#3a2c74'],
        [0.4, '#a4508c'],
        [0.75, '#ff9468'],
        [1, '#ffdc98'],
      ],
      { height: 680 },
    ),
    glow(180, 670, 460, '#fff0b8', 0.7),
    cut(
      '#c8648c',
      '-40,170,1 300,150 560,170,1 300,186;700,260,1 960,240 1240,262,1 980,276;-40,360,1 160,350 340,364,1 150,376',
    ),
    floor('#a8587c', '-40,650 200,630 420,650 640,620 880,650 1240,626'),
    wash(['#ffd490', '#d87478', '#7c4478'], { y: 668, height: 120 }),
    cut('#fff0c4', box(90, 676, 200, 4), box(130, 692, 140, 5), box(110, 712, 170, 5)),
    floor('#5c2c64', '-40,690 60,686 140,720 60,750 -40,760'),
    cut('#5c2c64', '1240,660,1 900,672 700,690 620,716 760,740 1000,730 1240,760,1'),
    canopy('#3c1c54', '-60,760 120,750 300,770 420,800', 30, '#d8605c', 'left'),
    canopy('#3c1c54', '620,810 800,770 1000,740 1260,730', 34, '#a84464', 'left'),
    canopy('#200f38', '-60,850 100,830 300,850 560,880 760,860 960,830 1260,810', 50, '#743060', 'left'),
    ...STREAM.map(([x, y, scale, turn], at) => moved({ x, y, scale, turn }, farBat(at % 3 !== 1))),
    moved({ x: 610, y: 350, scale: 0.98, turn: -8 }, ...fruitBat),
  ),
];
