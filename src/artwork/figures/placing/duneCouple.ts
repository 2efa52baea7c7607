import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Two who climb a dune hand in hand, seen from behind in a sun from the right: 190 pixels high at a scale of 1. */
export const duneCouple = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    // He is a step ahead, a little higher: one leg bent into the slope.
    cut('#4a2a30', limb('60,-84,15 62,-50,10 60,-18,8; 82,-84,15 88,-58,11 82,-36,8')),
    cut('#2f4a6c', limb('60,-108,17 60,-70,14 60,-44,12; 84,-108,17 90,-76,15 86,-56,12')),
    cut('#e9d9cf', '44,-182,1 70,-190 98,-182,1 106,-140 100,-94,1 72,-90 44,-94,1 40,-140'),
    cut('#fffaf0', '78,-188,1 98,-182,1 106,-140 100,-94,1 84,-92,1 90,-140'),
    cut('#c9b2b4', limb('46,-172,9 30,-146,8 22,-126,7'), limb('98,-172,9 112,-140,8 106,-112,7')),
    cut('#4a2a30', disc(72, -202, 14, 16), disc(20, -118, 7), disc(105, -106, 7)),
    cut('#d8b070', '44,-204,1 58,-208,1 60,-226 84,-226 86,-208,1 102,-204,1 72,-196'),
    cut('#ffe6a8', '76,-225,1 86,-222 86,-208,1 102,-204,1 78,-200,1'),
    // She follows, her dress blown towards the shade.
    cut('#6b3a30', limb('-26,-40,9 -28,-16,7 -28,0,6; -6,-40,9 -2,-24,7 -4,-10,6')),
    cut(
      '#c23a34',
      '-38,-142,1 -16,-150 6,-142,1 10,-110 6,-96,1 20,-60 22,-36,1 -10,-28 -50,-34 -74,-46,1 -48,-76 -38,-100,1',
    ),
    cut('#ff7a58', '-8,-148,1 6,-142,1 10,-110 6,-96,1 20,-60 22,-36,1 2,-32,1 0,-70 -6,-100'),
    cut(
      '#6b3a30',
      limb('2,-134,7 14,-122,6 20,-116,6; -36,-134,7 -48,-114,6 -44,-92,6'),
      disc(-16, -162, 12, 15),
    ),
    cut('#2a1620', disc(-17, -168, 14, 13), disc(-18, -184, 7)),
  );
