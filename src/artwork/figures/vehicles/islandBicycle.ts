import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, ring } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

const COLOURS = ['#2a1832', '#fdf1dc', '#b9793c'] as const;

const SPOKES = [-92, 92].flatMap((x) =>
  [0.3, 1.1, 1.9, 2.7].map((turn) => {
    const [dx, dy] = [Math.round(Math.cos(turn) * 56), Math.round(Math.sin(turn) * 56)];
    return `${x - dx},${-62 - dy} ${x + dx},${-62 + dy}`;
  }),
);

/** A hired bicycle with a low frame, side on, its front wheel and basket to the right; both wheels on y = 0. */
export const islandBicycle = (
  frame: string,
  [tyre, steel, straw]: readonly [string, string, string] = COLOURS,
): readonly Layer[] => [
  inked(steel, 2, ...SPOKES),
  cut(tyre, ring(-92, -62, 64, 55), ring(92, -62, 64, 55), twoDiscs(92, -62, 8)),
  cut(frame, ring(-4, -56, 19, 12)),
  inked(frame, 9, '-92,-62 -4,-56 -36,-136', '-92,-62 -28,-118', '-4,-56 30,-76 66,-146'),
  inked(frame, 9, '-24,-108 20,-96 60,-132', '92,-62 82,-110 64,-148 58,-174'),
  // Both mudguards, and the carrier behind the saddle.
  inked(frame, 7, '-158,-76 -148,-124 -92,-150 -44,-122', '46,-110 78,-142 124,-128'),
  inked(
    tyre,
    6,
    '-132,-140 -40,-136',
    '58,-174 52,-184 26,-188',
    '-36,-136 -42,-158',
    '-16,-36 8,-76',
    '-20,-60 -44,-4',
  ),
  cut(
    tyre,
    '-76,-164,1 -50,-168 -22,-160 -2,-158,1 -10,-148 -40,-146 -66,-146,1',
    '14,-194,1 34,-194,1 34,-182,1 14,-182,1',
  ),
  cut(tyre, box(0, -80, 20, 8), box(-26, -38, 20, 8)),
  cut(straw, '72,-178,1 136,-178,1 126,-126,1 80,-126,1'),
];
