import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';

/** The colours of one who waits: hood and cape in light and shade, skin, mask. */
interface Wear {
  cape: string;
  shade: string;
  skin: string;
  mask: string;
}

/** One who sits out the rain in a hooded cape with folded arms, masked, and looks to the right: 260 high, the seat at y = 0. */
export const ponchoInRain = ({ cape, shade, skin, mask, ...placing }: Wear & Placing): Layer =>
  moved(
    placing,
    cut(
      shade,
      '0,-264,1 30,-258 52,-230 58,-190 54,-158,1 96,-140 120,-100 126,-60 110,-36,1 116,0 120,40,1 -120,40,1 -116,0 -110,-36,1 -128,-60 -120,-104 -94,-142 -54,-158,1 -58,-192 -50,-232 -28,-258',
    ),
    cut(
      cape,
      '0,-264,1 30,-258 52,-230 58,-190 54,-158,1 44,-200 26,-226 0,-232,1 -26,-226 -44,-200 -54,-158,1 -58,-192 -50,-232 -28,-258',
      '-54,-158,1 -40,-130 -84,-110 -104,-60,1 -128,-60 -120,-104 -94,-142',
      '54,-158,1 40,-130 84,-110 104,-60,1 126,-60 120,-100 96,-140',
      '-114,-52,1 -80,-78 -30,-90 30,-84 50,-70,1 10,-66 -40,-62 -84,-40 -106,-28,1',
      '112,-46,1 90,-74 70,-84 56,-84,1 60,-66 44,-52,1 70,-54 100,-32,1',
      '-86,40,1 -80,0 -50,-20 -16,-8 -8,24,1 -40,6 -64,14 -70,40,1',
      '86,40,1 80,0 50,-20 16,-8 8,24,1 40,6 64,14 70,40,1',
    ),
    cut(
      skin,
      '-38,-180,1 -36,-206 -20,-222 0,-226 20,-222 36,-206 38,-180,1 34,-150 20,-134 0,-130 -20,-134 -34,-150',
    ),
    cut(mask, '-37,-180,1 -18,-184 4,-192 24,-184 37,-180,1 34,-150 20,-134 0,-130 -20,-134 -34,-150'),
    cut('#fbf6e4', disc(-15, -194, 8, 6), disc(19, -194, 8, 6)),
    cut('#16191a', disc(-10, -194, 5, 6), disc(24, -194, 5, 6)),
    inked('#16191a', 4, '-26,-202 -14,-208 -6,-206', '10,-206 20,-208 30,-202'),
  );
