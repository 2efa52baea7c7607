import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeestPassing, type PassingTones } from '../../figures/animals/wildebeestPassing.ts';
import { light } from '../../light/light.ts';

const NEAR: PassingTones = ['#5b6a94', '#201233', '#3e466e', '#fff3d2'];
const NEXT: PassingTones = ['#b57a4e', '#6b3440', '#a0683f', '#ffe3a4'];
const THIRD: PassingTones = ['#dc9c4c', '#a8623e', '#cc8c42', '#ffe2a0'];
const LAST: PassingTones = ['#f0bc62', '#d8964a', '#e8b058', '#ffe8b4'];

/** The last of them, along the horizon: where each stands, its size and how it holds itself. */
const LINE = [
  [1010, 108, 0.15, 4],
  [870, 98, 0.17, 0],
  [700, 108, 0.15, -5],
  [560, 96, 0.18, 3],
  [400, 104, 0.16, 0],
  [250, 108, 0.15, -4],
  [90, 98, 0.17, 4],
  [-70, 106, 0.16, 0],
] as const;

/** The promise of the trip to the Serengeti: the herd goes by in its dust. */
export const serengetiSafariHerd: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [450, 100, 700, 700], camera: 'close' }),
    floor('#fdeec6', '-40,-20 1240,-20'),
    floor('#fbd888', '-40,150,1 1240,146,1'),
    ...LINE.map(([x, y, scale, turn]) => moved({ x, y, scale, turn }, ...wildebeestPassing(LAST))),
    cut(
      '#f8cf78',
      '-40,250,1 60,236 180,250 300,232 440,250 560,236 700,250 840,236 1000,250 1240,236,1 1240,400,1 -40,400,1',
    ),
    moved({ x: 640, y: 80, scale: 0.34, turn: -3 }, ...wildebeestPassing(THIRD)),
    moved({ x: 240, y: 76, scale: 0.37, turn: 5 }, ...wildebeestPassing(THIRD)),
    moved({ x: -150, y: 96, scale: 0.35 }, ...wildebeestPassing(THIRD)),
    cut(
      '#f5bd58',
      '-40,420,1 40,396 160,412 280,390 400,420 560,400 700,420 1240,400,1 1240,960,1 -40,960,1',
    ),
    moved({ x: -110, y: 196, scale: 0.6, turn: -3 }, ...wildebeestPassing(NEXT)),
    cut(
      '#efa63e',
      '-40,760,1 40,720 120,730 200,690 300,720 380,690 470,740 560,700 1240,700,1 1240,960,1 -40,960,1',
    ),
    moved({ x: 190, y: 50, scale: 1 }, ...wildebeestPassing(NEAR)),
  ),
];
