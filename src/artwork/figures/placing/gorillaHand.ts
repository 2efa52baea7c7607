import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [FUR, FUR_LIT, FUR_DARK] = ['#2c2350', '#6d60a4', '#181030'];
const [SKIN, SKIN_LIT, SKIN_DARK, NAIL] = ['#43375e', '#a795bf', '#1d1432', '#7a6a90'];
const [GREEN, GREEN_LIT, GREEN_DARK, PITH] = ['#5fa83c', '#c8e070', '#1f5a3a', '#f4f4c4'];

const CULM =
  '-60,270,1 -44,222,1 -30,250,1 -14,206,1 6,244,1 24,214,1 40,256,1 56,236,1 62,600,1 84,1300,1 -40,1300,1 -52,600,1';
/** Fingers from the knuckle round the front of the culm, the upper one first: each a row of joints. */
const FINGERS = [
  '300,452,50 220,426,58 110,414,57 0,424,53 -56,446,46',
  '310,540,52 236,522,60 120,516,59 0,526,55 -66,548,47',
  '310,630,52 236,624,58 120,622,57 0,630,53 -62,650,45',
  '300,716,46 220,718,50 120,718,49 10,726,45 -40,740,38',
];
/** A finger with its round tip. */
const finger = (row: string, more = 0): string => {
  const joints = row.split(' ').map((joint) => joint.split(',').map(Number) as [number, number, number]);
  const [x, y, half] = joints.at(-1)!;
  return (
    limb(joints.map(([px, py, r]): [number, number, number] => [px, py, r + more])) +
    disc(x, y, half + more - 2)
  );
};

/** A leaf of the bamboo from its stalk to its tip. */
const leaf = (row: string, lit: string) => [cut(GREEN_DARK, limb(row)), cut(GREEN, limb(lit))];

/** A gorilla's hand round a bamboo culm that it has bitten off; the arm comes from the lower right, the light from the left. */
export const gorillaHand: readonly Layer[] = [
  ...leaf('50,330,4 150,270,30 250,270,22 360,320,0', '60,322,3 150,262,14 250,262,10 350,314,0'),
  ...leaf('-50,350,4 -140,330,26 -210,370,18 -270,440,0', '-56,344,3 -140,322,12 -206,360,9 -262,430,0'),
  // Behind the culm: the palm.
  cut(SKIN_DARK, '40,380,1 200,360 300,420 330,600 300,760 180,800 40,780,1'),
  within(
    GREEN,
    CULM,
    cut(GREEN_LIT, '-70,200,1 -34,200,1 -26,600,1 -10,1300,1 -60,1300,1'),
    cut(GREEN_DARK, '24,200,1 80,200,1 110,1300,1 46,1300,1 30,600,1'),
    cut(
      PITH,
      '-60,270,1 -44,222,1 -30,250,1 -14,206,1 6,244,1 24,214,1 40,256,1 56,236,1 60,270,1 40,284 0,290 -40,286',
    ),
    inked('#e8f0a0', 9, '-60,350 0,362 70,348', '-60,900 10,914 90,898'),
    inked(GREEN_DARK, 6, '-60,360 0,372 70,358', '-60,910 10,924 90,908'),
  ),
  // The arm, its fur in locks.
  within(
    FUR,
    '250,420,1 330,372 430,410 520,490 640,620 800,800 1000,1060 1200,1400,1 1200,1600,1 560,1600,1 500,1240 420,1020 340,880 260,790,1 290,600',
    cut(
      FUR_DARK,
      '280,780,1 350,740 400,830 450,800,1 480,910 560,910,1 580,1040 670,1060,1 690,1180 800,1220,1 860,1400 1000,1600,1 400,1600,1',
    ),
    cut(
      FUR_LIT,
      '320,360,1 440,400 540,480 660,610 820,790 1020,1050 1220,1400,1 1120,1360,1 980,1120 960,1130,1 860,960 830,970,1 720,800 690,806,1 600,660 570,668,1 500,540 470,550,1 400,440 340,420,1',
    ),
  ),
  // The back of the hand.
  cut(SKIN, '250,400 320,372 390,420 420,520 410,660 370,760 300,790 250,740 262,600'),
  ...FINGERS.flatMap((row, at): Layer[] => {
    const y = 424 + at * 101;
    return [
      cut(SKIN_DARK, finger(row, 5)),
      within(
        SKIN,
        finger(row),
        cut(
          SKIN_LIT,
          `-130,${y - 90},1 330,${y - 90},1 300,${y - 24},1 230,${y - 42} 110,${y - 44} 0,${y - 34} -60,${y - 10} -84,${y + 36},1 -130,${y + 60},1`,
        ),
        cut(
          SKIN_DARK,
          `340,${y + 30},1 220,${y + 20} 110,${y + 18} 0,${y + 26} -50,${y + 44} -84,${y + 80},1 340,${y + 110},1`,
        ),
      ),
      inked(
        SKIN_DARK,
        5,
        `128,${y - 46} 140,${y - 16} 132,${y + 8}`,
        `144,${y - 44} 156,${y - 16} 148,${y + 6}`,
        `-2,${y - 38} 8,${y - 12} 2,${y + 8}`,
        `14,${y - 40} 24,${y - 12} 18,${y + 6}`,
      ),
    ];
  }),
  // The fur of the wrist, which comes down to the knuckles.
  cut(
    FUR,
    '360,376,1 310,400 280,446,1 330,452,1 290,486 276,534,1 326,530,1 284,580 276,626,1 326,616,1 286,668 282,716,1 330,700,1 300,746 300,790,1 360,800,1 440,780,1 470,600,1 440,410,1',
  ),
  cut(
    FUR_LIT,
    '436,400,1 360,370 310,396 280,446,1 330,424 390,424 440,500 480,560,1 560,540,1',
    '290,486 276,534,1 312,500 340,486,1',
    '284,580 276,626,1 314,590 342,576,1',
    '286,668 282,716,1 316,680 344,664,1',
  ),
  // The thumb along the culm.
  cut(SKIN_DARK, limb('250,420,50 170,352,48 90,318,42 34,326,34')),
  within(
    SKIN,
    limb('254,418,46 172,350,43 90,318,37 38,326,30'),
    cut(SKIN_LIT, '20,280,1 110,270,1 200,310,1 270,370,1 250,380,1 170,330 90,304 30,316,1'),
  ),
  cut(NAIL, disc(40, 318, 20, 14)),
];
