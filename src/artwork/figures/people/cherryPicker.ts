import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { coffeeLeaves, CHERRY, CHERRY_SHADE } from '../plants/coffeeSpray.ts';
import { profileHead } from './profileHead.ts';

const [SKIN, SUN, DEEP, GOWN, CREASE] = ['#8a4a30', '#cf8450', '#54281f', '#0c3a33', '#7c1628'];

const head = placed({ x: 372, y: 392, scale: 1.3, turn: -14 });

/** Her right arm, which reaches up from the sleeve over the elbow, and the fingers behind the cherry at 756,376. */
export const pickingArm: readonly Layer[] = [
  cut(DEEP, limb('770,440,20 838,402,18 850,346,15 822,296,0')),
  cut(SKIN, limb('764,440,22 820,394,19 828,336,15 798,292,0')),
  within(
    SKIN,
    '440,690,1 560,742 614,744 640,700 668,600 696,500 700,450 692,410,1 760,440 812,410,1 796,460 786,510 776,570 752,680 720,790 670,862 590,880 440,870,1',
    cut(SUN, '830,380,1 780,450 760,500 744,590 716,700 688,780 650,840,1 700,900,1 900,600,1'),
    cut(DEEP, '420,760,1 520,810 600,830 660,820,1 700,900,1 420,940,1'),
  ),
];

/** Her thumb, which lies before the cherry. */
export const pickingThumb: readonly Layer[] = [
  cut(
    SKIN,
    '706,520,1 698,440 676,404 682,352 700,318 716,314 726,326 722,350 724,380 744,410 770,430,1 760,470,1',
  ),
  cut(SUN, '716,314,1 726,326 722,350 724,380 744,410 770,430,1 740,426 712,400 706,360 708,330'),
];

/** A coffee picker from the waist up, turned to the right: her gown is of the bush, her cloth is a cherry. */
export const cherryPicker: readonly Layer[] = [
  // The neck, in the shadow of the jaw.
  cut(DEEP, '288,470,1 300,560 290,620 230,680,1 400,740,1 520,690,1 494,640 472,540,1'),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  cut(SKIN, '480,606,1 494,650 520,690,1 400,740,1 430,670'),
  cut(DEEP, disc(372, 494, 16)),
  within(
    CHERRY,
    head('66,-80,1 20,-142 -50,-160 -120,-130 -150,-70 -140,0 -104,40 -60,56 -24,44,1 -10,0 16,-34 74,-50,1'),
    cut(CHERRY_SHADE, head('-200,-200,1 -60,-200,1 -110,-120 -112,-40 -70,20 -10,44,1 -40,100,1 -200,80,1')),
  ),
  inked(CREASE, 4, head('66,-66 0,-70 -60,-50', '40,-44 -20,-20 -60,10')),
  // The earring is one more.
  cut(CHERRY_SHADE, disc(378, 500, 15, 17)),
  cut(CHERRY, disc(381, 498, 12, 14)),
  within(
    GOWN,
    '100,940,1 116,820 156,720 220,652 286,622,1 330,690 420,710 488,650,1 560,690 620,760,1 600,850 560,900,1 570,940,1',
    ...coffeeLeaves([
      [250, 960, -100, 0.9],
      [330, 900, -72, 0.62],
      [500, 860, -66, 0.55],
      [160, 930, -84, 0.6],
    ]),
  ),
];
