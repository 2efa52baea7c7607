import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Skin of the wings in the light and in shade, bones and what is black in the face; fur of the nape, the flank, the belly. */
export interface FlyingFoxColours {
  skin: string;
  fold: string;
  bone: string;
  nape: string;
  fur: string;
  shade: string;
  gleam: string;
}

/** From the neck over the wrist to the wing's tip, and by the ends of two fingers to the ankle. */
const WING =
  '838,596,1 776,470 744,316,1 664,160 520,36,1 512,160 398,226,1 440,350 362,452,1 448,570 434,694,1 600,640 790,650,1';
const FAR_WING = '850,606,1 820,470 776,316,1 700,160 566,50,1 700,340 760,600,1';
const BODY =
  '984,602,1 972,590 944,588 910,572 892,540 852,524 812,544 770,590 660,610 560,640 480,668 426,692,1 480,730 560,762 690,764 780,742 826,700 862,662 920,652 966,636,1 978,634 982,622,1 990,614';

/** Pemba's flying fox skims the sea to the right, its belly in the water at y = 740: a hull, and a wing for a sail. */
export const flyingFoxSkimming = (ink: FlyingFoxColours): readonly Layer[] => [
  cut(ink.bone, FAR_WING),
  cut(
    ink.bone,
    limb(
      '480,684,16 440,698,10 400,694,8; 410,692,7 376,688,5 360,702,0; 412,694,7 384,698,5 372,716,0; 414,696,6 396,706,5 390,724,0',
    ),
  ),
  cut(ink.bone, '896,556,1 896,520 918,490,1 926,530 916,574,1'),
  within(
    ink.fur,
    BODY,
    cut(ink.nape, '740,570,1 760,640 800,700,1 880,660 1000,660,1 1000,500,1 760,500,1'),
    cut(
      ink.shade,
      '400,694,1 540,716 660,728 760,706 820,660 870,640 930,640 982,622,1 1000,660,1 900,800,1 400,800,1',
    ),
    cut(ink.bone, '1000,634,1 964,630,1 944,620 944,600 962,598 960,560,1 1000,560,1'),
  ),
  cut(ink.bone, '842,568 830,522 850,464,1 884,498 886,540 872,562'),
  cut(ink.skin, '848,554 846,522 856,488,1 872,514 874,538 864,552'),
  cut(ink.bone, disc(900, 588, 14)),
  cut(ink.gleam, disc(905, 583, 4)),
  within(
    ink.skin,
    WING,
    cut(ink.fold, '744,316,1 600,250 398,226,1 440,350 362,452,1 570,370'),
    cut(ink.fold, '630,520,1 520,580 420,710,1 620,700,1 900,700,1 838,560,1 744,316,1'),
  ),
  cut(
    ink.bone,
    limb('806,640,22 720,600,20 628,524,12'),
    limb('628,526,13 690,420,12 744,316,10'),
    limb('744,316,10 664,166,8 520,36,2'),
    limb('744,316,8 600,246,5 398,226,2'),
    limb('744,316,9 570,370,6 362,452,2'),
    limb('744,320,10 786,300,8 796,340,1'),
    limb('628,524,7 520,580,5 434,694,2'),
    disc(629, 525, 14),
    disc(744, 318, 12),
  ),
  cut(ink.nape, '740,640,1 784,604 800,574 840,570,1 860,610 840,670 788,706,1 788,676 752,660'),
  inked(ink.bone, 4, '972,628 950,638 920,628'),
];
