import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { DARK, FUR, gorillaYoungHead, LIT, SKIN, SKIN_MID } from './gorillaYoungHead.ts';

/** How far flesh and fur reach from the bones of the arm. */
const ARM = '0,60,60 0.5,66,66 1,64,60 1.5,60,58 2,58,52 2.4,56,50 2.8,42,40 3,36,34';

/** A cupped hand on the breast, the fingers across it: its wrist at (x, y), `side` 1 where it reaches to the right. */
const cupped = (x: number, y: number, side: 1 | -1): readonly Layer[] => {
  const at = (row: string) =>
    row
      .split(' ')
      .map((point) => {
        const [px = 0, py = 0, corner = 0] = point.split(',').map(Number);
        return `${x + px * side},${y + py},${corner}`;
      })
      .join(' ');
  return [
    cut(SKIN, at('-16,-34,1 20,-48 60,-48 96,-38 118,-18 122,6 104,30 70,42 20,40 -16,32,1')),
    cut(SKIN_MID, at('10,-42,1 50,-46 90,-38 112,-20,1 80,-30 40,-32')),
    inked('#0f0c14', 4, at('60,-24 92,-20 116,-12'), at('62,-2 94,4 118,8'), at('58,20 84,24 100,26')),
  ];
};

/** A young gorilla stands upright and drums on its breast, from the hips up, 700 pixels of it in the picture's own, looking at us. */
export const gorillaDrumming: readonly Layer[] = [
  within(
    FUR,
    '480,500 520,430 600,400 676,396 752,400 832,430 872,500 868,620 850,720 880,900,1 470,900,1 504,720 484,620',
    cut(DARK, '700,400,1 800,420 900,500 900,900,1 700,900,1 740,760 720,620 760,520'),
    cut(DARK, '560,430,1 620,470 680,480 740,468 800,430,1 740,400 600,400'),
    cut(LIT, '500,700,1 480,620 478,560,1 520,640 530,740 510,900,1 470,900,1'),
    cut('#3c4154', '560,640,1 640,690 720,660 760,620,1 770,740 740,860 660,880 590,860 556,760'),
  ),
  ...gorillaYoungHead,
  // Both arms, elbows out: one hand lands, the other swings away.
  within(
    DARK,
    flesh('770,490 950,560 990,600 812,626', ARM),
    cut(FUR, '740,400,1 850,424 950,480 1060,600,1 1000,600 900,540 800,520 740,500'),
  ),
  ...cupped(822, 628, -1),
  cut(DARK, '860,570,1 816,584,1 826,600,1 806,612,1 824,630,1 808,648,1 830,660,1 860,676,1'),
  within(
    FUR,
    flesh('590,490 408,540 368,580 566,572', ARM),
    cut(LIT, '580,420,1 480,420 380,480 300,580 330,640,1 370,560 440,510 520,480'),
    cut(DARK, '300,600,1 380,632 480,612 600,592,1 600,680 300,720,1'),
    cut(LIT, limb('470,520,0 440,560,7 404,580,0; 530,490,0 500,540,7 466,566,0')),
  ),
  ...cupped(558, 570, 1),
  cut(FUR, '520,530,1 562,530,1 554,546,1 574,556,1 558,572,1 572,590,1 552,604,1 520,606,1'),
];
