import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { pair } from '../../drawing/mirrored.ts';

const [BODY, LIT, GLASS, DARK, SEAT] = ['#2f6b5a', '#4b937a', '#bfe3df', '#1d1622', '#16382f'];

/** A safari car seen from straight above with its roof hatch open and two guests in it, its bonnet at the top: 380 pixels long around the origin. */
export const carFromAbove: readonly Layer[] = [
  cut(DARK, pair('88,-130,1 110,-130,1 110,-60,1 88,-60,1;88,90,1 110,90,1 110,160,1 88,160,1')),
  cut(BODY, panel('-98,-190,30 98,-190,30 100,190,20 -100,190,20')),
  cut(LIT, panel('-70,-184,20 70,-184,20 74,-100,10 -74,-100,10')),
  cut(GLASS, '-84,-92,1 84,-92,1 76,-58,1 -76,-58,1'),
  cut(LIT, panel('-84,-50,14 84,-50,14 84,180,14 -84,180,14')),
  cut(SEAT, panel('-58,-20,10 58,-20,10 58,130,10 -58,130,10')),
  cut('#f2efe2', disc(-24, 14, 27)),
  cut('#d8b06a', disc(-24, 14, 15)),
  cut('#3a221d', disc(26, 66, 20)),
  cut('#d8432e', '-2,84 10,76 26,86 42,76 54,84 56,104 -4,104'),
  inked(DARK, 6, '-44,-160 -20,-160', '20,-160 44,-160'),
];
