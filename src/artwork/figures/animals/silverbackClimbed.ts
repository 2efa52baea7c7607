import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { shaggy } from '../../drawing/shaggy.ts';

const [FUR, LIT, SILVER, DULL, SKIN] = ['#12262a', '#34565a', '#f3ecd6', '#b3c3b6', '#5b7272'];
const [YOUNG, YOUNG_LIT, FACE, MUZZLE, EYE] = ['#171a26', '#3d4a5e', '#463b45', '#6d5f66', '#cf8336'];

/** His outline from behind: crest, the nape that is as wide as the head, shoulders, elbows turned out, hips. */
const BODY =
  '680,340,1 690,300 690,160,1 672,110 640,72 604,58 560,70 520,110 496,170 484,230 462,280 420,310 360,330 300,372 268,440 258,520 242,600 226,680 222,760 240,940,1 960,940,1 976,760 970,680 950,600 936,520 926,440 896,376 840,336 770,318';

/** Brow, nose, lips and chin, turned to the morning. */
const PROFILE =
  '640,130,1 676,120 704,136 722,160,1 728,176 718,192,1 726,214 744,236 758,256 752,274,1 766,284 772,304 764,318,1 766,336 748,356 716,356 676,340 650,300 640,220';

/** The silver of his back. */
const SADDLE = [
  ...shaggy('440,940 404,860 388,780 396,680 420,580 450,500 480,380', 22, -0.9, 1.5),
  ...shaggy('720,380 750,500 780,580 804,680 812,780 796,860 760,940', 22, 0.9, 1.5),
];
/** The dark of his shoulders, which hangs over it in locks. */
const CAPE = [
  [380, 360, 1],
  [820, 360, 1],
  ...shaggy('820,600 760,500 690,450 600,434 510,450 440,500 380,600', 30, 0.2, 1.2),
] as const;

const grip = (x: number, y: number, turn: number): Layer =>
  moved(
    { x, y, turn },
    cut(YOUNG, disc(0, 0, 20, 16)),
    inked(YOUNG, 9, '-14,-4 -18,-26', '-4,-8 -6,-32', '7,-8 7,-30', '16,-2 20,-20'),
  );

/** Its limbs, hips, trunk and tousled head as one dark shape. */
const YOUNG_SHAPES = [
  limb(
    '-30,90,34 -84,70,28 -128,30,24 -146,-6,18;36,80,36 88,30,30 108,-30,25 104,-84,18;-20,230,46 -90,236,40 -128,280,30 -112,330,22;30,220,48 110,196,42 146,236,32 124,296,22',
  ),
  disc(-22, 232, 46),
  disc(34, 222, 50),
  disc(4, 236, 48),
  outline(
    shaggy('-70,60 -84,130 -80,200 -56,256', 10, -0.8, 1.6).concat(
      shaggy('56,256 84,200 84,130 66,60', 10, 0.8, 1.6),
      [[0, 20, 1]],
    ),
  ),
  outline(shaggy('-60,56 -78,10 -76,-40 -50,-86 0,-104 50,-86 78,-40 78,10 60,56 0,76 -60,56', 12, 0.4, 1.3)),
];

/** A young gorilla that climbs his back and looks round at us; between its eyes the origin. */
const climber: readonly Layer[] = [
  moved({ x: -40, y: 22 }, cut(DULL, ...YOUNG_SHAPES)),
  cut(YOUNG, ...YOUNG_SHAPES),
  grip(-148, -14, -14),
  grip(104, -94, 4),
  grip(-110, 340, 196),
  grip(120, 306, 174),
  cut(
    YOUNG_LIT,
    '62,70,1 82,130 82,200 60,244,1 58,190 64,130',
    '66,40,1 96,20 112,-30 110,-84,1 122,-80 126,-24 110,36 80,70,1',
    '70,200,1 112,190 148,230 132,292,1 150,270 162,236 140,190 104,170',
  ),
  moved(
    { x: 0, y: 0, turn: -7 },
    cut(FACE, '-56,-24 -36,-46 -10,-34 10,-34 36,-46 56,-24 54,12 42,50 20,68 -20,68 -42,50 -54,12'),
    cut(MUZZLE, '-40,34 -26,12 0,6 26,12 40,34 34,56 14,66 -14,66 -34,56'),
    cut(
      YOUNG,
      '-26,18,1 -18,4 -4,10 0,8 4,10 18,4 26,18,1 16,28 4,22 -4,22 -16,28',
      disc(-25, -10, 16, 15),
      disc(25, -10, 16, 15),
    ),
    cut(EYE, disc(-24, -9, 11), disc(26, -9, 11)),
    cut(YOUNG, disc(-23, -9, 6), disc(27, -9, 6)),
    cut('#fff4dc', disc(-20, -13, 3), disc(30, -13, 3)),
    inked(YOUNG, 4, '-22,46 0,52 22,46'),
  ),
];

/** A silverback seated with his back to us, and a young one that climbs it; the morning from the right. */
export const silverbackClimbed: readonly Layer[] = [
  within(
    SKIN,
    PROFILE,
    cut(
      FUR,
      '600,100,1 690,100,1 712,150 704,196 690,230 684,290 690,360,1 600,360,1',
      '690,170,1 716,176 720,192,1 700,204,1',
    ),
    inked(FUR, 6, '770,316 740,316 716,300', '748,268 740,274 736,266'),
  ),
  within(
    FUR,
    BODY,
    cut(SILVER, outline(SADDLE)),
    cut(
      DULL,
      outline([
        ...shaggy('440,940 404,860 388,780 396,680 420,580 450,500 480,380', 22, -0.9, 1.5),
        [500, 400, 1],
        [440, 640, 0],
        [430, 780, 0],
        [470, 940, 1],
      ]),
    ),
    cut(FUR, outline(CAPE)),
    cut(
      LIT,
      '690,336,1 760,322 840,340 900,380 940,450 960,560 990,700 990,940,1 960,940,1 948,760 930,640 910,540 884,450 820,386 740,350',
    ),
    // Where the arms lie against him.
    cut('#091619', limb('352,520,0 330,640,7 322,780,9 336,920,9;846,520,0 866,640,7 872,780,9 858,920,9')),
  ),
  cut(LIT, '560,196,1 574,180 592,186 596,212 584,232 566,228,1 572,212'),
  moved({ x: 600, y: 572, scale: 0.84 }, ...climber),
];
