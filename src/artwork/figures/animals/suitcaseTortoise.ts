import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

/** Leather in the light, leather, its shade, straps and corners, buckles. */
const [GLOSS, LEATHER, SHADE, STRAP, BRASS] = ['#d0613a', '#b9492a', '#8f2f23', '#41172a', '#ffe3a0'];
const [PALE, HIDE, FOLD, DARK] = ['#a9adad', '#7d838a', '#555b69', '#20172a'];

/** The shell: a case's corners and foot, a tortoise's dome between. */
const CASE = twin(
  '0,112,1 150,114 300,132 410,186 458,300 492,460 512,640,1 508,700 470,724 400,726,1 0,726,1',
);
/** The scutes of a shell, sewn into the leather: the one over the neck, and those beside it. */
const SEAMS = [
  '-116,378 -150,250,1 -96,206,1 96,206,1 150,250,1 116,378',
  '-96,206 -120,100',
  '96,206 120,100',
  pair('150,250,1 300,262,1 372,420,1 352,470;300,262,1 372,170;372,420,1 520,404'),
];
const OPENING = twin('0,398 160,398 300,440 372,560 388,690,1 0,690,1');
const HEAD = twin('0,288 50,290 98,324 116,374 132,420 132,474 108,524 66,566 0,576');
const NECK = twin('0,420 84,420 104,520 136,620 176,700,1 0,700,1');

/** A foreleg, elbow out, from the shoulder to the blunt nails; its foot stands at y 880. */
const LEG =
  '150,640 166,540 236,486 330,494 400,556 420,640 396,728 370,790 384,850 380,880,1 170,880,1 168,850 186,800 176,736 146,690';
/** Broad scales like shingles down the outside of the leg. */
const SCALES = [
  [290, 548, 44],
  [368, 580, 36],
  [232, 596, 34],
  [312, 628, 46],
  [386, 660, 34],
  [244, 668, 34],
  [318, 706, 38],
  [250, 738, 30],
  [366, 730, 28],
  [300, 774, 32],
] as const;
const shingle = ([x, y, r]: readonly [number, number, number]) =>
  `${x - r * 0.84},${y - r * 0.5},1 ${x},${y - r * 0.8} ${x + r * 0.84},${y - r * 0.5},1 ${x + r},${y + r * 0.3} ${x + r * 0.3},${y + r * 0.72} ${x - r * 0.3},${y + r * 0.72} ${x - r},${y + r * 0.3}`;
const NAILS =
  '168,884,1 172,842 196,828 216,842 222,884,1;236,886,1 240,838 268,822 296,838 302,886,1;314,884,1 320,842 344,830 372,844 386,880,1';

/** A leg: what the light from the upper left meets is its left, its right lies in shade. */
const leg = (shape: string, scales: readonly string[], shade: string, nails: string): readonly Layer[] => [
  within(HIDE, shape, cut(FOLD, shade), cut('#959a9d', ...scales), cut({ fill: FOLD, opacity: 0.62 }, shade)),
  cut(DARK, nails),
];

/** A giant tortoise that walks towards us, its shell a traveller's suitcase; its middle at x = 0. */
export const suitcaseTortoise: readonly Layer[] = [
  // Its shadow at noon, from the feet towards the right.
  cut('#e3962b', '-480,864 -440,838 0,826 420,828 560,846 590,872 520,898 200,906 -300,902'),
  // The hind feet, far and in shade.
  cut('#3c3a4a', pair('384,690,1 478,690,1 482,760 470,812 488,832 484,850 440,856 372,852 372,780')),
  inked(STRAP, 40, '-128,150 -132,52 -66,44 66,44 132,52 128,150'),
  inked('#6d2a3c', 8, '-138,120 -140,44 -66,36 66,36'),
  within(
    LEATHER,
    CASE,
    cut(GLOSS, '-560,720,1 -560,60,1 130,60,1 -60,150 -300,190 -372,330 -420,520 -440,740,1'),
    cut(SHADE, '300,60,1 420,230 446,460 440,740,1 600,740,1 600,60,1'),
    inked(SHADE, 8, ...SEAMS),
    cut(STRAP, pair('196,100,1 262,100,1 300,740,1 226,740,1')),
    cut(
      STRAP,
      pair('560,90,1 330,90,1 336,206 420,276 560,276,1;560,610,1 470,616 424,656 418,740,1 560,740,1'),
    ),
    // The corners are sewn on.
    inked('#a2526a', 4, pair('352,120 364,200 430,256 500,258;500,634 470,640 446,670 438,726')),
  ),
  cut('#7a251f', twin('0,366 166,366 330,414 408,552 424,726,1 0,726,1')),
  cut(DARK, OPENING),
  cut(BRASS, box(-176, 118, 92, 34), box(84, 118, 92, 34)),
  cut('#c98a3c', box(-176, 142, 92, 10), box(84, 142, 92, 10)),
  cut(BRASS, pair('184,254,1 284,254,1 292,338,1 192,338,1')),
  cut(STRAP, pair('206,274,1 264,274,1 269,318,1 212,318,1')),
  inked(BRASS, 9, '238,278 242,318', '-238,278 -242,318'),
  // The neck comes out over the lower shell.
  within(
    FOLD,
    NECK,
    cut(HIDE, '-190,420,1 -60,420,1 -66,560 -120,720,1 -190,720,1'),
    inked(DARK, 7, '-116,598 -56,634 40,636 112,596', '-140,646 -64,682 50,684 136,644'),
  ),
  cut('#7a251f', twin('0,688 240,686 400,690,1 396,730,1 0,734,1')),
  // The leg in front takes the step; the other is a little behind.
  moved(
    { x: -2, y: -14 },
    ...leg(
      LEG,
      SCALES.map(shingle),
      '340,470,1 356,600 340,720 316,800 320,900,1 460,900,1 460,470,1',
      NAILS,
    ),
  ),
  moved(
    { x: 0, y: 16 },
    ...leg(
      mirrored(LEG),
      SCALES.map((one) => mirrored(shingle(one))),
      '-150,470,1 -210,560 -206,700 -232,800 -222,900,1 -120,900,1 -120,470,1',
      mirrored(NAILS),
    ),
  ),
  within(
    HIDE,
    HEAD,
    cut(FOLD, '60,290,1 104,380 96,470 60,540 20,590,1 150,590,1 150,290,1'),
    cut(PALE, '-96,312 -40,286 50,286 96,320 74,366 58,410 44,470 0,492 -44,478 -66,416 -104,372'),
    // The plates of the brow.
    inked(
      HIDE,
      6,
      '-40,300,1 -30,350,1 0,372,1 30,350,1 40,300,1',
      '0,372 0,420',
      '-30,350 -84,366',
      '30,350 78,366',
    ),
  ),
  cut(DARK, twoDiscs(97, 424, 23, 28)),
  cut(FOLD, pair('66,410,1 80,382 116,384 126,416,1 112,402 84,400')),
  inked(FOLD, 6, pair('74,456 96,466 120,454')),
  cut(BRASS, disc(-104, 420, 7), disc(90, 420, 7)),
  cut(DARK, limb('-22,454,3 -15,462,8 -14,472,4'), limb('22,454,3 15,462,8 14,472,4')),
  // A beak that seems to smile, and the chin below.
  inked(DARK, 8, '-126,478 -100,520 -62,534 0,512 62,534 100,520 126,478'),
  inked(FOLD, 5, '-52,556 0,548 52,556'),
];
