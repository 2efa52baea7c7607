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
    cut(DARK, '-40,8,1 -58,10 -64,18,1 -20,20,1 44,20,1 48,8,1', limb('-36,-80,10 -50,-48,9 -46,-14,8 -56,8,7')),
    // The head: cheek fur, a dark face, the pale band of the brow.
    cut(FUR, '-46,-126,1 -40,-150 -18,-162 8,-154 18,-132 12,-110 -8,-100 -30,-104'),
    cut(LIT, '-46,-128,1 -40,-150 -18,-162 4,-156,1 -20,-150 -34,-136'),
    cut(DARK, '-50,-128,1 -34,-138 -20,-130 -18,-116 -32,-104 -50,-106 -58,-114'),
    cut(PALE, limb('-50,-134,3 -38,-144,5 -24,-142,1')),
    cut(PALE, '-42,-102,1 -24,-100 -10,-92 -20,-84 -34,-90'),
    cut('#e8a040', disc(-38, -124, 4)),
    cut(DARK, disc(4, -134, 7, 9)),
  );
