import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { stepSitters } from '../../figures/people/stepSitters.ts';
import { kiboInPlanes } from '../../land/kiboInPlanes.ts';
import { light } from '../../light/light.ts';

const [DARK, DIM, BEAM, BEAM_LIT] = ['#21142e', '#42203a', '#140b1f', '#ffb85c'];
const [BOARD, SEAM, PLANK, GAP] = ['#c9582f', '#8e3629', '#f2b660', '#b8702f'];
const [SKY, LOW] = ['#8fd2cc', '#c4e8d8'];
const [CLOUD, FOLD] = ['#fff4da', '#f6d3a2'];
const [FAR, WOOD, LIT, GRASS, PATH] = ['#7db08e', '#1c6450', '#4a9a58', '#a9c25a', '#e8c078'];
const TRUNK = '#2a2436';
const KIBO = { rock: '#5a6fb4', deep: '#3c5090', warm: '#8494cc', snow: '#fffdf2', ice: '#b8cbec' };

/** Where the eye rests: all boards run there. */
const [X, Y] = [600, 560];
const at = (x: number, y: number, k: number) => `${X + (x - X) * k},${Y + (y - Y) * k},1`;
const RIDGE = [600, 60] as const;
/** The feet of the gable: 0 is the left one. */
const foot = (side: number) => [600 + 510 * side, 800] as const;
/** A rafter on a side, between two distances. */
const rafter = (side: number, near: number, far: number) =>
  [at(...RIDGE, far), at(...foot(side), far), at(...foot(side), near), at(...RIDGE, near)].join(' ');
/** Seams of the boards on a side of the roof. */
const seams = (side: number) =>
  [0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.93].map((share) => {
    const [x, y] = [600 + 510 * side * share, 60 + 740 * share];
    return `${at(x, y, 1)} ${at(x, y, 3)}`;
  });

/** What somebody who sits at the origin throws back on the floor. */
const SHADOW =
  '-78,0,1 80,0,1 20,30 -50,62 -70,72,1 -90,78 -96,100 -140,112 -178,100 -172,80,1 -196,66 -180,40 -130,20';

/** Lunch at the first hut. */
export const kilimanjaroHut: readonly Picture[] = [
  picture(
    'places/kilimanjaro-5',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [420, 110, 360, 420], camera: 'frame' }),
    // The roof comes down to the floor on both sides; the sun reaches the boards of the left one.
    cut(DARK, box(-20, -20, 1240, 940)),
    within(
      DIM,
      `${at(...RIDGE, 1)} ${at(...foot(-1), 1)} ${at(...foot(-1), 3)} ${at(...RIDGE, 3)}`,
      cut(BOARD, `${at(...RIDGE, 1)} ${at(...foot(-1), 1)} ${at(...foot(-1), 1.9)} ${at(...RIDGE, 1.1)}`),
      inked(SEAM, 4, ...seams(-1)),
    ),
    inked(DIM, 5, ...seams(1)),
    cut(BEAM, rafter(-1, 1.4, 1.34), rafter(1, 1.42, 1.32), rafter(-1, 2, 1.84), rafter(1, 2, 1.84)),
    // The floor.
    within(
      DIM,
      `${at(...foot(-1), 1)} ${at(...foot(1), 1)} ${at(...foot(1), 3)} ${at(...foot(-1), 3)}`,
      cut(PLANK, '90,800,1 1000,800,1 560,940,1 -400,940,1'),
      inked(
        GAP,
        4,
        ...[130, 250, 370, 490, 610, 730, 850, 970].map((x) => `${at(x, 800, 1)} ${at(x, 800, 3)}`),
      ),
    ),
    // What stands in the gable.
    within(
      SKY,
      `${at(...RIDGE, 1)} ${at(...foot(-1), 1)} ${at(...foot(1), 1)}`,
      floor(LOW, '0,330 300,330 600,300 1200,330'),
      kiboInPlanes({ x: 600, y: 566, scale: 0.54 }, KIBO),
      floor(
        CLOUD,
        '0,540,1 300,524 360,500 420,500 440,530,1 470,490 560,486 590,524,1 640,506 690,510 700,536,1 740,480 850,480 880,530,1 1200,520,1',
      ),
      floor(
        FOLD,
        '0,560,1 380,550,1 400,530 450,530 470,556,1 500,520 570,520 590,552,1 720,560,1 760,512 840,516 850,550,1 1200,540,1',
      ),
      floor(
        FAR,
        '0,590,1 260,580 300,560 350,566 370,588,1 430,570 480,574 500,594,1 560,574 640,574 660,594,1 720,570 780,572 800,590,1 860,560 920,566 1200,580,1',
      ),
      floor(
        LIT,
        '0,620,1 160,600 250,596 300,640,1 330,600 420,596 440,650,1 500,630 560,640 570,664,1 620,640 680,640 690,664,1 740,620 800,610 830,640,1 860,590 960,580 1000,620,1 1200,600,1',
      ),
      floor(
        WOOD,
        '0,640,1 140,610 210,610 260,670,1 300,620 380,620 410,680,1 470,650 540,660 556,690,1 600,660 650,660 666,690,1 720,640 770,640 810,670,1 840,620 920,610 970,650,1 1200,630,1',
      ),
      // A tall tree on either side of the clearing.
      cut(
        TRUNK,
        limb('878,740,16 884,620,13 872,500,9;880,610,8 916,560,6 936,520,5;270,740,14 266,640,11 276,560,8'),
      ),
      cut(
        WOOD,
        '770,520,1 752,474 800,452 820,466,1 820,416 890,410 910,446,1 960,440 1000,500 960,530,1 970,574 910,586 896,550,1 860,566 820,556 820,532,1 790,544; 190,620,1 180,560 220,550 230,560,1 236,510 310,510 316,556,1 360,550 362,600 320,606,1 290,630 250,620',
      ),
      cut(
        LIT,
        '846,418,1 890,410 910,446,1 960,440 1000,500 960,530,1 970,574 930,580,1 940,530 900,510,1 880,470 870,436; 250,520,1 280,500 316,516 316,556,1 364,550 364,600 326,600,1 330,576 296,570,1 296,540',
      ),
      floor(GRASS, '0,720,1 300,706 600,700 900,706 1200,720,1'),
      cut(PATH, '560,820,1 600,760 690,730 640,704,1 654,704,1 740,730 700,770 720,820,1'),
    ),
    cut(BEAM_LIT, `${at(...RIDGE, 1)} ${at(...foot(-1), 1)} ${at(...foot(-1), 1.03)} ${at(...RIDGE, 1.03)}`),
    cut(BEAM, rafter(1, 1.05, 1)),
    moved({ x: 488, y: 802 }, cut(SEAM, SHADOW)),
    moved({ x: 712, y: 802 }, cut(SEAM, SHADOW)),
    moved({ x: 600, y: 804 }, ...stepSitters),
  ),
];
