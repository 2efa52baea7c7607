import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [PLUME, DOT] = ['#262a52', '#fff3d8'];
const [BLUE, PALE, DEEP] = ['#4f93cf', '#a9d3ea', '#2c5c9c'];
const [SHELL, LIT, RIM, VENT] = ['#f4ead2', '#ffffff', '#e2452e', '#262a52'];
const [WATTLE, HORN, EYE] = ['#e2452e', '#e9b46a', '#241326'];

/** White dots in rings around the neck, as the feathers lie, larger towards the tail. */
const dots = (): string[] =>
  Array.from({ length: 13 }, (_, course) => {
    const radius = 178 + course * 58;
    const step = (56 + course * 2) / radius;
    return Array.from({ length: 40 }, (__, at) => {
      const turn = (at + (course % 2) / 2) * step - 0.3;
      const [x, y] = [430 + Math.cos(turn - 1) * radius * 1.08, 690 + Math.sin(turn - 1) * radius * 0.94];
      const seen = turn < 3.6 && x < 1210 && y < 912 && y > 470;
      return seen ? disc(x, y, 8 + course * 0.7) : '';
    });
  }).flat();

/** A helmeted guineafowl from the side, its helmet a cyclist's; its foot is below the picture. */
export const guineafowlHelmeted: readonly Layer[] = [
  // Body, as round as a hill.
  within(
    PLUME,
    '300,1000,1 284,880 298,760 346,676 410,606 520,580 600,520 720,470 880,470 1040,540 1180,680 1280,860 1300,1000,1',
    cut(DOT, ...dots()),
  ),
  // Neck, and the down that stands from its nape.
  cut(
    PLUME,
    limb('530,420,5 566,426,4 592,414,1'),
    limb('530,450,5 570,462,4 600,454,1'),
    limb('530,482,5 570,496,4 600,492,1'),
    limb('530,514,5 566,530,4 594,530,1'),
  ),
  within(
    BLUE,
    '378,420,1 396,500 400,560 392,600 388,640,1 556,650,1 548,600 538,500 556,400,1 470,330,1',
    cut(DEEP, '486,380,1 496,480 490,600 500,740,1 640,700,1 640,380,1'),
  ),
  cut(PLUME, '386,632,1 424,654 474,634 520,640 556,624,1 580,700,1 400,700,1'),
  // The far wattle, the head and the bill.
  cut(DEEP, '350,420,1 334,470 336,510 352,520 366,500 372,440,1'),
  within(
    PALE,
    '318,290,1 304,350 310,400 330,430 372,452 420,470 500,470 556,430 572,370 560,290,1',
    cut(BLUE, '440,300,1 430,380 410,430 400,480,1 600,480,1 600,300,1'),
  ),
  cut(HORN, '322,346,1 280,352 246,378 240,412,1 268,404 330,410,1 340,380'),
  cut(
    WATTLE,
    '336,340,1 306,342 294,356 300,372 328,376,1',
    '312,410,1 316,400 350,402 358,412,1 356,450 344,506 322,548 300,544 296,510 312,460',
  ),
  inked(EYE, 5, '250,402 290,392 332,394'),
  cut(EYE, disc(382, 366, 21)),
  cut(LIT, disc(375, 359, 6)),
  // The strap, whose loose end is the wattle, and the shell.
  inked(RIM, 14, '420,310,1 450,402,1 528,310,1', '450,396,1 440,440 404,452 350,430,1'),
  within(
    SHELL,
    '276,322,1 290,230 350,160 440,126 540,132 640,190 720,284,1 694,318 640,326 560,318 440,310 360,312',
    cut(LIT, '260,330,1 280,220 350,150 430,120 560,120,1 440,170 372,240 360,330,1'),
    cut(RIM, '260,298,1 360,288 440,288 560,300 620,304 740,270,1 740,350,1 260,350,1'),
    cut(
      VENT,
      '400,262,1 430,200 520,160 566,168,1 520,190 462,230 440,264,1',
      '470,266,1 500,226 580,194 622,208,1 580,222 530,246 510,270,1',
      '546,280,1 574,254 634,236 664,250,1 640,256 600,268 586,286,1',
    ),
  ),
];
