import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** The fingers of a bunch that hangs at (x, y): tiers of them, each bent upwards; from one share of its width to another. */
const bunch = (x: number, y: number, from: number, to: number): string[] =>
  [26, 27, 24, 19, 12].flatMap((half, tier) =>
    [-1, -0.62, -0.2, 0.22, 0.62, 1]
      .map((share, at) => [share, y + tier * 17 + (at % 2) * 4] as const)
      .filter(([share]) => share >= from && share <= to)
      .map(([share, top]) => {
        const out = x + share * half;
        return limb(
          `${Math.round(x + share * half * 0.5)},${Math.round(top + 10)},5 ${Math.round(out + share * 3)},${Math.round(top + 8)},6 ${Math.round(out + share * 6)},${Math.round(top - 10)},2`,
        );
      }),
  );

/** A man from behind who pushes a bicycle hung with matoke uphill, the low sun on his right; 100 units are a metre. */
export const matokePusher: readonly Layer[] = [
  // The wheel, and the handlebar beyond the load.
  cut('#1a1424', disc(22, -34, 7, 35), limb('-22,-116,3 6,-124,3 40,-122,3')),
  // His legs in stride: the left one pushes.
  cut('#241c38', limb('-58,-96,11 -76,-52,9 -96,-8,6'), '-104,-10,1 -84,-12,1 -80,0,1 -106,0,1'),
  cut('#3a3054', limb('-48,-96,12 -38,-52,9 -44,-4,7'), '-52,-10,1 -34,-12,1 -28,0,1 -54,0,1'),
  cut('#e8a070', limb('-38,-92,4 -31,-52,3 -37,-10,2')),
  // His shirt, hanging out over the belt, leans into the load.
  cut('#8c8aa4', '-76,-92,1 -74,-118 -62,-148 -40,-156,1 -22,-152 -18,-140 -28,-110 -34,-88,1 -56,-84'),
  cut('#fff4d8', '-44,-156,1 -22,-152 -18,-140 -28,-110 -34,-88,1 -48,-86,1 -46,-112 -36,-136'),
  cut(
    '#3a1c20',
    limb('-36,-152,5 -34,-164,6'),
    limb('-24,-144,7 -4,-124,6 18,-118,4'),
    disc(-32, -171, 12, 14),
  ),
  cut('#f0a468', limb('-24,-149,2 -3,-129,2 18,-122,1'), '-30,-185,1 -20,-180 -19,-166 -25,-159,1 -25,-172'),
  // The bunches: their dark hearts, the fingers in shade, and those in the sun.
  cut('#123c34', disc(-8, -66, 18, 42), disc(52, -66, 18, 42), disc(22, -116, 20, 30)),
  cut('#2c6c3c', ...bunch(-8, -108, -1, 1), ...bunch(52, -108, -1, 0), ...bunch(22, -156, -1, 0.3)),
  cut('#c8d84c', ...bunch(52, -108, 0.2, 1), ...bunch(22, -156, 0.2, 1), ...bunch(-8, -108, 0.9, 1)),
];
