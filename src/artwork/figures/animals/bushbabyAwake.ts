import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';

const [FUR, LIT, FUR_SHADE, BACK, PALE, PALE_SHADE] = [
  '#cf9f70',
  '#efcc9c',
  '#a67452',
  '#6b4438',
  '#f3dfc0',
  '#cfae90',
];
const [EAR, EAR_DEEP, NOSE, MASK, IRIS, IRIS_DEEP] = [
  '#e79a84',
  '#a85a55',
  '#2b130d',
  '#452720',
  '#ffb52e',
  '#e5791a',
];
const [NIGHT, DUSK, MOON, ROCK, ROCK_LIT, SNOW, FOREST, CLOUD] = [
  '#0e1d40',
  '#274a7a',
  '#fff3cf',
  '#35477f',
  '#5568a2',
  '#f4f6ff',
  '#071a22',
  '#8fa6d0',
];
const [BARK, BARK_LIT, FINGER, FINGER_SHADE, EAR_ROOT] = [
  '#2c1b22',
  '#523539',
  '#d99a80',
  '#8a5146',
  '#74393f',
];

/** Half the outline of the head: broad over the eyes, narrow at the chin. */
const HEAD = '0,184 130,184 276,214 376,312 402,430 386,540 312,650 222,712 124,760 54,786 0,788';

/** How far from the middle of the head an eye lies, and how large it is. */
const [EYE_X, EYE_Y, EYE_R] = [186, 420, 158];

/** The plain at night that both eyes look at, from edge to edge: Kibo, the saddle and Mawenzi under the moon. */
const panorama: readonly Layer[] = [
  cut(DUSK, '-400,420,1 -240,392 -100,404 60,396 240,384 400,420,1 400,600,1 -400,600,1'),
  cut(
    MOON,
    ...spots('-300,340 -120,306 -76,372 96,392 236,304 286,352 204,330 -214,296', 3),
    disc(128, 336, 27),
  ),
  cut(
    ROCK,
    '-420,560,1 -340,486 -290,414 -262,366,1 -216,350 -150,364,1 -104,414 -40,462 60,478 126,460 172,398,1 190,418,1 210,368,1 228,400,1 248,388,1 286,456 360,516 420,540,1 420,620,1 -420,620,1',
  ),
  cut(
    ROCK_LIT,
    '-104,420,1 -150,364,1 -166,400 -150,440 -172,490 -150,560,1 60,600,1 60,478,1 -40,462',
    '210,368,1 228,400,1 248,388,1 286,456 360,516 420,540,1 420,600,1 190,600,1 230,500 214,430',
  ),
  cut(
    SNOW,
    '-312,436,1 -284,396 -262,366,1 -216,350 -150,364,1 -124,398 -92,428,1 -112,424 -126,436 -140,460 -150,430 -168,410 -184,430 -196,486 -210,440 -228,412 -246,432 -260,456 -270,424 -290,420',
  ),
  // Cloud lies on the slopes, and below it the forest.
  cut(
    CLOUD,
    '-420,520,1 -330,486 -260,498 -190,482 -110,500 -20,486 80,500 160,482 250,498 330,484 420,520,1 420,640,1 -420,640,1',
  ),
  cut(
    FOREST,
    '-420,540,1 -350,522 -310,534 -262,518 -214,534 -164,520 -104,536 -60,524 20,534 90,520 148,536 206,520 262,536 320,522 420,540,1 420,640,1 -420,640,1',
  ),
];

/** An eye as wide as the night: an amber ring, and the land that it looks at. */
const eye = (side: -1 | 1): Layer[] => [
  moved(
    { x: 0, y: 0, flip: side < 0 },
    cut(MASK, '22,420 40,320 96,250 186,234 290,258 364,346 372,440 336,548 250,610 150,622 70,600 24,540'),
  ),
  within(
    IRIS,
    disc(side * EYE_X, EYE_Y, EYE_R),
    cut(
      IRIS_DEEP,
      `${side * EYE_X - 200},${EYE_Y - 20},1 ${side * EYE_X},${EYE_Y + 150} ${side * EYE_X + 200},${EYE_Y - 20},1 ${side * EYE_X + 200},700,1 ${side * EYE_X - 200},700,1`,
    ),
  ),
  within(NIGHT, disc(side * EYE_X, EYE_Y - 4, EYE_R - 16), ...panorama),
];

/** The fingers of a hand from its outer side: where each lies, and how far down the branch it reaches. */
const FINGERS = [
  [-50, 826],
  [-17, 842],
  [17, 840],
  [49, 822],
] as const;

/** A hand laid over the branch from behind: four long fingers with round tips, the thumb gripping below. */
const hand = (x: number, flip: boolean): Layer =>
  moved(
    { x, y: 0, flip },
    cut(FINGER_SHADE, limb('56,760,18 100,786,16 104,832,12'), disc(105, 834, 15)),
    cut(
      FINGER_SHADE,
      ...FINGERS.map(([at, foot]) =>
        limb(`${at * 0.9 + 6},750,16 ${at * 1.2 + 8},800,14 ${at * 1.2 + 6},${foot},13`),
      ),
    ),
    cut(
      FINGER,
      ...FINGERS.flatMap(([at, foot]) => [
        limb(`${at * 0.9},750,16 ${at * 1.2},796,13 ${at * 1.2},${foot},11`),
        disc(at * 1.2, foot, 16, 17),
      ]),
    ),
    cut(FUR_SHADE, '-84,764 -88,730 -56,706 0,698 56,706 90,732 84,768 50,780 20,770 0,782 -20,770 -52,782'),
    cut(
      FUR,
      flip
        ? '-20,702,1 0,698 56,706 90,732 84,768,1 74,744 40,722'
        : '-84,764 -88,730 -56,706 0,698 30,702,1 10,724 -40,730 -62,752 -60,778,1',
    ),
  );

/** A bushbaby wide awake behind a branch by night: the mountain that it sees fills its eyes. */
export const bushbabyAwake: readonly Layer[] = [
  cut(BACK, twin('0,560 170,600 260,690 300,800 310,960,1 0,960,1')),
  // Ears, thin as paper and pleated.
  cut(FUR, '-120,300,1 -150,190 -226,96 -340,34 -452,24 -512,80 -520,180 -480,300 -410,380 -300,430,1'),
  cut(FUR_SHADE, '120,300,1 150,190 226,96 340,34 452,24 512,80 520,180 480,300 410,380 300,430,1'),
  cut(EAR, '-186,290,1 -222,190 -296,112 -384,66 -452,62 -486,110 -488,186 -454,284 -396,350 -320,390,1'),
  cut(EAR_DEEP, '186,290,1 222,190 296,112 384,66 452,62 486,110 488,186 454,284 396,350 320,390,1'),
  cut(
    EAR_DEEP,
    '-186,290,1 -226,214 -290,160,1 -300,210 -330,220,1 -330,250 -372,270,1 -366,300 -396,350,1 -320,390,1',
  ),
  cut(
    EAR_ROOT,
    '186,290,1 226,214 290,160,1 300,210 330,220,1 330,250 372,270,1 366,300 396,350,1 320,390,1',
  ),
  // Head.
  within(
    FUR,
    twin(HEAD),
    cut(
      LIT,
      '-480,150,1 10,150,1 0,190,1 -60,216 -190,226 -310,280 -372,370 -384,450 -376,520 -350,580 -330,640,1 -480,720,1',
    ),
    cut(FUR_SHADE, '34,150,1 50,300 20,560 120,690 50,800,1 480,800,1 480,150,1'),
  ),
  // The blaze, the muzzle in front of it, and its side in shade.
  within(
    PALE,
    twin('0,226 30,232 44,300 16,390 16,480 44,560 86,616 100,676 66,736 28,764 0,768'),
    cut(PALE_SHADE, '14,220,1 16,400 22,560 60,640 40,700 10,780,1 160,780,1 160,220,1'),
  ),
  ...eye(-1),
  ...eye(1),
  cut(NOSE, twin('0,640 30,634 50,646 48,668 26,682 14,702 0,706')),
  cut('#7a5048', limb('-32,652,2 -16,646,4 4,648,1')),
  inked(NOSE, 5, '0,700 0,728', '-44,738 -20,742 0,728,1', '0,728 20,742 44,738'),
  inked(
    PALE,
    3,
    '-84,690 -170,700 -250,740',
    '-80,706 -150,730 -210,778',
    '84,690 170,700 250,740',
    '80,706 150,730 210,778',
  ),
  // The branch, and the hands on it.
  within(
    BARK,
    '-700,776,1 -420,790 -140,772 120,782 400,764 700,750,1 700,836,1 420,846 140,850 -160,842 -420,864 -700,850,1',
    cut(
      BARK_LIT,
      '-700,760,1 -420,790 -140,772 120,782 400,764 700,740,1 700,766,1 400,784 120,800 -140,790 -420,812 -700,800,1',
    ),
  ),
  hand(-250, false),
  hand(250, true),
];
