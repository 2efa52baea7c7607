import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { Pen } from '../../drawing/pen.ts';

/** The fingers of a bunch that hangs at (x, y): tiers of them, each bent upwards; from one share of its width to another. */
const bunch = (x: number, y: number, from: number, to: number): string[] =>
  [20, 24, 23, 18].flatMap((half, tier) =>
    [-1, -0.6, -0.2, 0.2, 0.6, 1]
      .map((share, at) => [share, y + tier * 17 + (at % 2) * 4] as const)
      .filter(([share]) => share >= from && share <= to)
      .map(([share, top]) => {
        const out = x + share * half;
        return limb(
          `${Math.round(x + share * half * 0.5)},${Math.round(top + 10)},5 ${Math.round(out + share * 3)},${Math.round(top + 8)},6 ${Math.round(out + share * 6)},${Math.round(top - 10)},2`,
        );
      }),
  );

/** An open ellipse, for `inked`: a wheel that is seen at a slant. */
const wheel = (x: number, y: number, rx: number, ry: number): string =>
  new Pen(x - rx, y).half(rx, ry, x + rx, y).half(rx, ry, x - rx, y).d;

const [INK, SKIN, SKIN_LIT] = ['#1a1424', '#4a2420', '#f0a468'];

/** A man from behind who pushes a bicycle laden with matoke uphill, away to the right, the low sun on his right; 100 units are a metre. */
export const matokePusher: readonly Layer[] = [
  // The bicycle: the front wheel further off, forks, frame, the handlebar with its grips.
  inked(INK, 5, wheel(84, -62, 17, 29)),
  inked(INK, 1, '84,-90 84,-34', '70,-76 98,-48', '98,-76 70,-48'),
  inked(INK, 4, '84,-62 76,-104 72,-130', '38,-38 72,-104', '38,-70 74,-104'),
  inked(INK, 4, '50,-122 60,-130 72,-132 88,-136 98,-132'),
  inked(INK, 6, wheel(38, -34, 21, 33)),
  inked(INK, 1, '38,-66 38,-2', '20,-50 56,-18', '56,-50 20,-18'),
  inked('#f0b070', 2, '58,-44 60,-30 56,-16', '100,-72 102,-60 98,-46'),
  // The bunches on the carrier: their dark hearts, the fingers in shade, and those in the sun.
  cut('#123c34', disc(26, -84, 18, 34), disc(58, -82, 15, 30), disc(42, -122, 17, 26)),
  cut('#2c6c3c', ...bunch(24, -112, -1, 1), ...bunch(60, -108, -0.6, 0.2), ...bunch(42, -158, -1, 0.3)),
  cut('#c8d84c', ...bunch(60, -108, 0.2, 1), ...bunch(42, -158, 0.2, 1), ...bunch(24, -112, 0.9, 1)),
  // His legs in stride: the left one pushes, its heel up.
  cut('#241c38', limb('-40,-98,13 -62,-56,10 -84,-14,6')),
  cut(SKIN, limb('-80,-20,5 -86,-10,5'), '-94,-16,1 -84,-16,1 -72,-4,1 -74,0,1 -82,-1 -92,-10'),
  cut('#3a3054', limb('-28,-98,14 -14,-56,11 -22,-12,7')),
  cut('#e8a070', limb('-18,-94,3 -5,-56,4 -15,-12,2')),
  cut(SKIN, limb('-22,-14,5 -22,-4,5'), '-28,-8,1 -16,-8,1 -4,0,1 -28,1,1'),
  cut(INK, '-30,0,1 -2,-1,1 -2,3,1 -30,4,1', '-96,-13,1 -74,2,1 -77,4,1 -98,-9,1'),
  // The far arm, to the handlebar.
  cut('#8c8aa4', limb('-6,-148,9 14,-134,8 26,-130,7')),
  cut(SKIN, limb('22,-131,5 40,-126,4 52,-124,4'), disc(53, -124, 5)),
  cut(SKIN_LIT, limb('24,-134,2 40,-130,1 54,-128,1')),
  // His shirt, hanging out over the belt, leans into the load.
  cut('#8c8aa4', '-58,-90,1 -58,-112 -50,-138 -32,-156 -14,-160,1 4,-156 8,-144 -2,-118 -10,-88,1 -34,-82'),
  cut('#fff4d8', '-16,-160,1 4,-156 8,-144 -2,-118 -10,-88,1 -26,-84,1 -22,-112 -10,-136'),
  cut('#6c6a8c', '-46,-130,1 -34,-112 -38,-92,1 -44,-100'),
  // The near arm, bent, its palm against the bananas.
  cut('#a8a4b8', limb('-40,-146,11 -34,-122,10 -20,-108,8')),
  cut(SKIN, limb('-22,-110,6 -6,-104,5 8,-110,4'), limb('6,-112,4 12,-120,3'), limb('6,-109,4 14,-111,3')),
  cut(SKIN_LIT, limb('-18,-114,1 -6,-109,2 8,-115,1')),
  // Neck and head, turned to the sun.
  cut(SKIN, limb('-10,-156,8 -4,-170,7')),
  cut(SKIN_LIT, limb('-1,-158,2 4,-166,2')),
  cut('#24141c', '-18,-178 -16,-196 0,-200 12,-194 12,-184,1 4,-180 0,-168 -10,-166'),
  cut(SKIN, '10,-192,1 15,-186 14,-182,1 19,-177,1 15,-174,1 15,-167 6,-163 -2,-166,1 0,-176 2,-182'),
  cut(SKIN_LIT, '11,-192,1 16,-186 14,-182,1 19,-177,1 15,-174,1 15,-167 8,-164,1 11,-172 10,-182'),
  cut('#7c3c2c', disc(-1, -177, 3, 4)),
];
