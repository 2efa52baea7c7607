import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [SKIN, SHADE, HAIR, RED, DARK, GOLD, FELT, CREAM] = [
  '#7a4630',
  '#4f2a28',
  '#8f8584',
  '#d63f2c',
  '#2a1a2e',
  '#f4b93e',
  '#1f4d48',
  '#fff1d0',
];

const KNOT = [356, 660] as const;

/** A thread of the cloth from the knot outwards, and one across, so many pixels away from it. */
const out = (turn: number, from: number) => {
  const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [from, 240, 460]
    .map((far) => `${Math.round(KNOT[0] + x * far)},${Math.round(KNOT[1] + y * far + (far / 90) ** 2)}`)
    .join(' ');
};
const across = (far: number) =>
  [200, 170, 140, 110, 80, 50, 20]
    .map((turn, at) => {
      const [r, angle] = [far * (at % 2 === 0 ? 0.96 : 1.08), (turn * Math.PI) / 180];
      return `${Math.round(KNOT[0] + Math.cos(angle) * r)},${Math.round(KNOT[1] + Math.sin(angle) * r)}`;
    })
    .join(' ');

/**
 * A Karamojong elder from behind who looks out to the right, his cloth knotted on the left shoulder; the middle of his
 * hat's brim is at (480, 440).
 */
export const elderFromBehind: readonly Layer[] = [
  // Neck, shoulders and the bare right arm.
  within(
    SKIN,
    '404,500,1 550,500,1 550,560 562,606 604,636 680,662 748,700 786,760 806,850 812,930,1 150,930,1 158,850 180,760 214,704 280,664 360,634 398,606 408,560',
    cut(
      SHADE,
      '400,500,1 440,500,1 436,580 430,640 450,700 470,800 490,930,1 150,930,1 150,600,1',
      '500,540,1 560,560,1 560,606,1 530,590 506,570',
      '700,930,1 716,860 700,800 716,800 734,850 736,930,1',
      limb('540,720,0 590,730,5 640,770,8 660,830,0'),
    ),
    // Strings of beads.
    inked(CREAM, 9, '380,622 430,590 520,588 596,604'),
    inked('#2f86a8', 9, '380,634 430,602 520,600 602,618'),
    inked(RED, 9, '380,646 430,614 520,612 606,632'),
  ),
  within(
    RED,
    '300,640,1 360,632 400,660,1 480,720 570,790 650,860 716,930,1 150,930,1 156,850 178,760 212,704 260,668',
    inked(DARK, 20, out(36, 30), out(66, 30), out(96, 30), out(126, 30), out(156, 30)),
    inked(DARK, 20, across(140), across(230), across(320), across(410)),
    inked(
      GOLD,
      5,
      out(51, 50),
      out(81, 50),
      out(111, 50),
      out(141, 50),
      across(185),
      across(275),
      across(365),
    ),
  ),
  inked(GOLD, 9, '402,662 480,722 570,792 650,862 716,932'),
  // The knot, with its two ends.
  cut(
    DARK,
    '310,690,1 340,690,1 400,676,1 452,716,1 444,752,1 416,776,1 384,740,1 370,768,1 330,758,1 300,764,1',
  ),
  cut(
    RED,
    '290,668,1 320,632 352,614 390,620 408,646 396,680 362,692 334,684',
    '346,676,1 372,680,1 354,726,1 356,752,1 330,742,1 308,750,1',
    '366,680,1 394,672,1 422,712,1 442,718,1 426,736,1 416,760,1 386,724,1',
  ),
  cut(DARK, limb('398,640,0 370,644,4 346,664,4 340,684,0'), limb('372,622,0 346,634,4 322,660,0')),
  // The head, turned a little away: hair gone grey, the ear, the cheek and the beard.
  cut(
    SKIN,
    '392,430,1 566,430,1 576,450 570,466 582,488 574,512 570,540 562,566 530,580 470,590 414,590 398,556 386,500',
  ),
  cut(HAIR, '392,430,1 506,430,1 492,460 486,500 484,530 466,556,1 430,566 404,556 388,510'),
  cut(HAIR, '508,540,1 534,548 558,530 570,514,1 576,540 582,570 574,590 558,600,1 556,588 534,590 512,574'),
  cut(SHADE, '484,472 496,450 520,450,1 500,480 498,520 506,540,1 488,530'),
  cut(SKIN, '496,470 506,452 528,456 534,484 524,512 510,536 496,530 490,500'),
  cut(SHADE, '500,476,1 512,464 524,472 522,494 510,514,1 514,496 504,490'),
  // The shade of the brim.
  cut(SHADE, '391,440,1 480,456 567,440,1 572,456 568,466,1 480,484 389,474,1'),
  cut(CREAM, '504,534,1 516,530 520,546 510,554 500,546'),
  // The hat.
  cut(
    FELT,
    '276,420 330,424 386,414,1 384,364 404,340 480,330 556,340 576,364 574,414,1 630,424 684,420 660,446 570,466 480,470 390,466 300,446',
  ),
  cut(DARK, '386,386,1 480,396 574,386,1 575,420,1 480,432 385,420,1'),
  cut(
    CREAM,
    ...[396, 424, 452, 480, 508, 536, 564].map((x) => `${x - 7},406,1 ${x},396,1 ${x + 7},406,1 ${x},418,1`),
  ),
];
