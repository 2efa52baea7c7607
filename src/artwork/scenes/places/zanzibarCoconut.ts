import { cut, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, SHELL, HUSK, FIBRE, RIM] = ['#f4694a', '#6b3320', '#47201a', '#94532f', '#a4633a'];
const [FLESH, SAND, DEEP, LAGOON, SHALLOW] = ['#fffaf0', '#f1dfb4', '#0b7d94', '#1fb0b6', '#8ee6d4'];
const [HULL, STRAKE, SAIL, FOLD] = ['#3a1a1c', '#fffaf0', '#ffd45c', '#f2a93a'];

/** Zanzibar as a thing that grows there. */
export const zanzibarCoconut: readonly Picture[] = [
  // Half a coconut: its white flesh is the beach, its water the lagoon that a dhow sails on.
  picture(
    'places/zanzibar-1',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [200, 600, 800, 250], camera: 'front' }),
    wash(GROUND),
    within(
      SHELL,
      '134,570,1 1066,570,1 1064,700 970,860 800,980 600,1000 400,980 230,860 136,700',
      cut(HUSK, '1080,540,1 1080,1000,1 640,1000,1 800,940 910,820 960,660,1'),
      inked(
        FIBRE,
        8,
        '196,700 246,800 318,880',
        '282,736 340,850 430,930',
        '400,744 440,850 500,920',
        '520,752 540,840 566,930',
        '650,750 652,820 640,900',
        '770,740 756,810 726,880',
      ),
    ),
    cut(RIM, disc(600, 570, 466, 152)),
    cut(FLESH, disc(600, 568, 454, 140)),
    cut(SAND, disc(600, 586, 400, 116)),
    within(
      LAGOON,
      disc(600, 594, 392, 108),
      cut(DEEP, '180,440,1 1020,440,1 1020,574,1 880,548 740,540 560,560 420,542 180,570,1'),
      cut(SHALLOW, '180,664,1 380,652 520,644 700,654 860,640 1020,650,1 1020,720,1 180,720,1'),
    ),
    // The dhow, and what the water shows of it.
    cut(DEEP, '400,622,1 820,622,1 740,656 600,664 470,656'),
    cut(HULL, limb('574,570,9 552,250,6'), limb('304,484,4 520,262,10 716,40,3')),
    cut(SAIL, '312,478,1 520,262,1 712,48,1 800,220 812,380 780,520,1 640,470 470,452'),
    cut(FOLD, '712,48,1 800,220 812,380 780,520,1 736,506 690,494,1 756,380 760,220'),
    inked(FOLD, 6, '420,368 580,400 706,484', '560,218 680,280 756,310'),
    cut(
      HULL,
      '300,508,1 420,546 590,556 750,538 872,494,1 842,580 806,630,1 700,638 600,640 500,638 414,630,1 350,576',
    ),
    cut(STRAKE, '324,534,1 430,566 590,576 750,558 858,522,1 850,542,1 750,580 590,598 436,588 338,554,1'),
  ),
];
