import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wildebeestShape } from '../../figures/animals/wildebeestStreaming.ts';
import { light } from '../../light/light.ts';

const [GROUND, STEAM, DARK] = ['#f2683c', '#ffedcb', '#2a1530'];
const [MUG, MUG_SHADE] = ['#1a3f92', '#122b69'];

/** The herd up the steam, the nearest first: where each runs, how steeply, its size, and whether it goes right. */
const HERD: readonly (readonly [x: number, y: number, turn: number, scale: number, flip: boolean])[] = [
  [380, 574, -7, 0.82, true],
  [606, 550, -5, 0.76, true],
  [812, 524, -9, 0.66, true],
  [880, 344, 9, 0.5, false],
  [736, 324, 6, 0.45, false],
  [606, 308, 7, 0.4, false],
  [500, 170, -9, 0.28, true],
  [608, 152, -8, 0.24, true],
  [700, 138, -8, 0.2, true],
];

/** The trip to the Serengeti: the first coffee of the long day, and what rises from it. */
export const serengetiCoffee: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [110, 730, 450, 160], camera: 'close' }),
    wash(GROUND),
    // The mug.
    inked(MUG_SHADE, 46, '540,730 640,690 720,740 710,850 620,900 530,900'),
    cut(MUG, '90,660,1 570,660,1 556,930,1 104,930,1'),
    cut(MUG_SHADE, '470,660,1 570,660,1 556,930,1 450,930,1'),
    cut(STEAM, disc(330, 656, 248, 62)),
    cut(DARK, disc(330, 660, 222, 46)),
    // The steam.
    cut(
      STEAM,
      limb(
        '344,686,70 344,650,82 214,570,72 420,506,90 640,484,84 880,466,72 1096,384,60 900,300,54 700,276,50 520,262,44 344,200,36 480,140,30 700,108,23 960,66,17 1260,10,10',
      ),
      disc(344, 686, 71, 13),
    ),
    ...HERD.map(([x, y, turn, scale, flip]) =>
      moved({ x, y, scale, turn, flip }, cut(DARK, ...wildebeestShape('running'))),
    ),
  ),
];
