import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [FUR, SHADE, LIT, PALE, DARK, EYE] = ['#f6a93b', '#dd7f26', '#ffcb6b', '#fff1d6', '#2b1233', '#ffdb4d'];

/** A male lion's face from the front, the bridge of the nose at the origin. */
export const lionOfHerds: readonly Layer[] = [
  // Ears.
  cut(FUR, pair('110,-130,1 104,-214 150,-256 206,-244 234,-192 220,-130 170,-70,1')),
  cut(SHADE, pair('134,-150,1 130,-200 160,-228 192,-218 206,-184 196,-140 166,-104,1')),
  within(
    FUR,
    twin(
      '0,-214 70,-212 140,-188 184,-130 198,-60 192,-10 194,30 212,72,1 190,74 188,92 198,128,1 178,122 168,140 172,172,1 152,164 138,190 136,212,1 112,232 60,254 0,256',
    ),
    cut(SHADE, pair('240,-140,1 182,-110 156,-50 126,0 108,60 126,120 120,190 90,270,1 260,270,1')),
    cut(LIT, twin('0,-240 40,-240 70,-190 58,-110 42,-50 54,20 76,84 0,96')),
  ),
  // Eyes.
  cut(PALE, pair('54,4,1 76,28 112,26 138,0,1 116,-10 80,-10')),
  cut(LIT, pair('62,-92,1 96,-116 134,-112 156,-92,1 128,-94 96,-88')),
  cut(DARK, pair('40,40,1 48,0 36,-38,1 70,-62 120,-68 164,-72,1 158,-34 130,-2 92,2 64,-2')),
  cut(EYE, pair('60,-22,1 80,-48 118,-54 140,-54,1 132,-22 106,-10 80,-10')),
  cut(DARK, disc(-100, -34, 18), disc(100, -34, 18)),
  // Muzzle.
  cut(PALE, twin('0,92 50,76 108,88 132,130 124,178 92,206 80,240 46,264 0,266')),
  cut(DARK, twin('0,60 52,56 76,70 64,106 26,136 0,140')),
  inked(DARK, 9, '0,136 0,176', '-104,184 -72,204 -24,204 0,176 24,204 72,204 104,184'),
  cut(
    DARK,
    ...[
      [54, 148],
      [84, 138],
      [70, 170],
      [100, 162],
    ].flatMap(([x, y]) => [disc(-x!, y!, 5), disc(x!, y!, 5)]),
  ),
];
