import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { goldenMonkeyHead, goldenMonkeyLip } from './goldenMonkeyHead.ts';

/** The golden coat, in the light, in shade; the black of limbs and crown, in the light; where the sun comes through the hair. */
const [GOLD, BRIGHT, TAWNY, BLACK, SHEEN, RIM] = [
  '#e58a26',
  '#ffbe45',
  '#a9531f',
  '#121824',
  '#35445f',
  '#ffe9a6',
];
/** A shoot of bamboo, its flesh and its sheath. */
const [SHOOT, FLESH, SHEATH] = ['#b9cf62', '#f1f3cf', '#8a6a3c'];

/** A hand whose back is to us and whose fingers go to the left over what it holds, `far` pixels; the knuckles are about (20, 0). */
const grip = (far: number): readonly Layer[] => {
  const fingers = [
    [30, 7, far - 8],
    [14, 8, far],
    [-3, 8, far + 3],
    [-20, 8, far - 3],
  ] as const;
  return [
    cut(BLACK, '92,-12,1 60,-26 30,-36 10,-30 4,0 8,34 30,42 60,36 90,22,1'),
    cut(SHEEN, '90,-16,1 60,-24 30,-33 12,-28,1 30,-24 60,-14'),
    ...fingers.flatMap(([y, half, reach]) => [
      cut(
        BLACK,
        limb(`26,${y},${half + 1} ${-reach * 0.4},${y - 6},${half} ${-reach},${y + 2},${half - 2}`) +
          disc(-reach, y + 2, half - 2),
      ),
      cut(SHEEN, limb(`18,${y - 3},0 ${-reach * 0.4},${y - 10},3 ${-reach},${y - 1},2`)),
    ]),
  ];
};

/** Where the head is. */
const HEAD = { x: 528, y: 236, scale: 1.02, turn: 5 };

/** A golden monkey that sits across a leaning culm at (700, 640), faces left and looks at us over the shoot that it chews; an upright culm at x = 430 is in its other hand. */
export const goldenMonkeyOnCulm: readonly Layer[] = [
  // The tail, which hangs behind the culm.
  within(
    GOLD,
    limb('770,600,32 850,650,30 884,740,27 850,812,23 790,846,20 734,832,16 716,800,13') + disc(716, 800, 13),
    cut(BRIGHT, limb('800,600,4 872,650,8 906,740,8 868,820,6 800,862,4 760,860,0')),
    cut(
      BLACK,
      '690,760,1 740,780 780,810,1 772,824 776,832,1 790,830 802,828,1 800,842 806,852,1 818,850 826,856,1 800,900,1 690,880,1',
    ),
    cut(SHEEN, limb('800,862,3 750,852,6 712,818,3 704,800,0')),
  ),
  // The far arm to the upright culm.
  cut(BLACK, limb('600,420,46 552,492,34 466,526,21')),
  moved({ x: 432, y: 532, scale: 0.9, turn: -14 }, ...grip(44)),
  // Back and flank.
  within(
    GOLD,
    '560,300,1 640,290 720,336 786,430 814,540 806,620 760,670 640,676 580,640 540,560 520,440 530,360',
    cut(TAWNY, '500,300,1 600,400 610,520 600,660,1 500,680,1'),
    cut(BRIGHT, '640,280,1 730,330 800,430 830,540 810,630 770,690,1 780,560 756,450 700,366,1 650,320'),
    cut(RIM, '640,280,1 740,320 800,420 840,540 820,640,1 800,620 806,540 776,434 714,346 660,306,1'),
  ),
  // The near leg: thigh, knee, shin, and a long foot whose toes go over the culm.
  within(
    BLACK,
    '760,600 750,530 690,484 600,470 556,486 552,520 576,560 598,600 590,650,1 652,650,1 660,622 690,650 730,648',
    cut(SHEEN, '780,600,1 760,520 690,476 600,462 550,480,1 600,486 670,506 716,550 730,620,1'),
    cut(SHEEN, '640,570,1 664,590 670,616,1 656,650,1 640,650,1 652,610'),
  ),
  cut(BLACK, '590,630,1 560,640 520,650 506,668 520,680 560,676 620,668 656,668 666,646 650,628,1'),
  cut(
    BLACK,
    limb('530,662,12 516,678,10 514,700,7') + disc(514, 700, 7),
    limb('556,660,12 546,680,10 546,708,7') + disc(546, 708, 7),
    limb('582,658,12 576,680,10 578,706,7') + disc(578, 706, 7),
    limb('606,654,12 604,676,10 608,698,7') + disc(608, 698, 7),
  ),
  cut(
    SHEEN,
    '650,634,1 590,636 540,650 520,662,1 560,652 600,650',
    limb('522,672,0 512,682,3 511,698,2'),
    limb('550,672,0 542,684,3 543,704,2'),
    limb('580,670,0 573,684,3 575,702,2'),
    limb('606,668,0 601,680,3 605,694,2'),
  ),
  // The near arm: shoulder, elbow, wrist.
  within(
    BLACK,
    '580,330,1 640,330 690,400 738,490 744,530 716,552 686,530 656,470 630,430,1 632,384,1 656,392 676,420,1 650,400 600,420',
    cut(SHEEN, '640,330,1 690,400 738,490 748,530 726,552,1 724,500 690,440 650,380'),
  ),
  // Throat, and the head.
  cut(TAWNY, '440,300,1 500,390 560,400 620,370 640,290,1'),
  moved(HEAD, ...goldenMonkeyHead),
  // The shoot in its mouth, and the hand about it.
  moved(
    { x: 545, y: 436, turn: -14 },
    cut(SHOOT, '-14,-124,1 14,-124,1 17,0 18,130,1 -18,130,1 -17,0'),
    cut(FLESH, '5,-124,1 14,-124,1 18,130,1 8,130,1'),
    cut(SHEATH, '-18,70,1 0,60 18,76,1 24,120 18,170 0,196,1 -20,160 -26,120'),
    ...grip(20),
  ),
  moved(HEAD, ...goldenMonkeyLip),
];
