import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [FUR, LIT, DARK, PALE] = ['#46567a', '#b4c8d8', '#1f2742', '#fff3d8'];

/** A blue monkey that sits on a roof's ridge and looks left, its tail hanging: 155 above the origin, the tail 250 below. */
export const blueMonkeyOnRidge = (placing: Placing): Layer =>
  moved(
    placing,
    cut(DARK, limb('26,-16,11 50,4,10 58,60,9 46,130,9 40,190,9 56,236,8 78,250,4')),
    // Round back, haunch and a foot on the boards.
    within(
      FUR,
      '-40,10,1 -48,-14 -44,-50 -38,-90 -20,-116 6,-118 30,-96 46,-56 50,-16 40,10,1',
      cut(LIT, '-60,-10,1 -50,-60 -40,-100 -20,-130 20,-124,1 -4,-108 -22,-82 -30,-50 -34,-10,1'),
      cut(DARK, '24,-110,1 20,-70 6,-40 -6,12,1 70,12,1 70,-90,1'),
      cut(FUR, '10,12,1 4,-24 20,-50 42,-44 50,-12 46,12,1'),
    ),
    cut(
      DARK,
      '-40,8,1 -58,10 -64,18,1 -20,20,1 44,20,1 48,8,1',
      limb('-36,-80,10 -50,-48,9 -46,-14,8 -56,8,7'),
    ),
    // The pale throat; the head: cheek fur, a dark face, the pale band of the brow.
    cut(PALE, '-46,-112,1 -20,-108 -6,-94 -18,-70 -34,-56 -40,-72 -46,-90'),
    cut(FUR, '-44,-126,1 -42,-148 -22,-164 6,-160 22,-138 20,-112 2,-98 -20,-98 -36,-108'),
    cut(LIT, '-44,-126,1 -42,-148 -22,-164 2,-161,1 -20,-154 -34,-140 -36,-124'),
    cut(LIT, '-24,-100,1 -4,-108 12,-124,1 8,-108 -4,-96'),
    cut(DARK, '-44,-136,1 -30,-142 -14,-136 -10,-122 -20,-108 -36,-100 -52,-100 -62,-108 -60,-118 -50,-124'),
    cut(PALE, limb('-50,-134,2 -38,-146,6 -18,-144,1')),
    cut('#f2b04a', disc(-30, -127, 5)),
    cut('#0c1020', disc(-31, -127, 2)),
    cut(DARK, disc(8, -134, 6, 9)),
    cut(LIT, disc(6, -134, 2, 5)),
  );
