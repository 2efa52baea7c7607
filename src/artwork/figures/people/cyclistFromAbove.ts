import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

/** Somebody on a bicycle seen straight from above, who rides to the right: 176 long. */
export const cyclistFromAbove = (ink: {
  dark: string;
  skin: string;
  shirt: readonly [string, string];
  helmet: readonly [string, string];
}): Layer[] => [
  cut(ink.dark, limb('-88,0,1 -70,0,3 -40,0,3 0,0,2'), limb('0,0,2 40,0,3 70,0,3 88,0,1')),
  inked(ink.dark, 4, '38,-26 44,-14 44,14 38,26'),
  cut(ink.skin, limb('-10,-8,10 12,-12,10 26,-12,7'), limb('-10,8,10 8,12,10 14,12,7')),
  cut(ink.dark, '-34,-16,1 -6,-18 2,-10 2,10 -6,18 -34,16,1 -40,0'),
  cut(ink.skin, limb('14,-24,7 30,-28,6 40,-20,5'), limb('14,24,7 30,28,6 40,20,5')),
  cut(ink.shirt[0], '-28,-15,1 -4,-20 8,-30 20,-28 22,-14 22,14 20,28 8,30 -4,20 -28,15,1'),
  cut(ink.shirt[1], '-28,15,1 -4,20 8,30 20,28 22,10,1 0,8 -28,5,1'),
  cut(ink.helmet[0], '0,0 3,-11 14,-13 28,-9 33,0 28,9 14,13 3,11'),
  cut(ink.helmet[1], '0,2,1 16,4 33,1,1 28,9 14,13 3,11', limb('5,-4,0 16,-6,1.6 28,-4,0')),
];

/** What the shadow of it shows: a rider from the side, in no colour of its own; the tyres on y 0. */
export const cyclistShadow: Layer = (canvas) => {
  cut(
    {},
    ring(-54, -34, 34, 29),
    ring(54, -34, 34, 29),
    limb(
      '-54,-34,2 -18,-34,2 40,-78,2;-18,-34,2 -26,-84,2;-26,-76,2 40,-78,2;54,-34,2 40,-84,2 38,-94,2;-54,-34,2 -26,-76,2',
    ),
    limb('38,-94,3 50,-96,3'),
    '-42,-90,1 -12,-88,1 -14,-83 -38,-84,1',
    limb('-26,-88,14 8,-78,12 14,-64,10 2,-40,8 -6,-16,6'),
    limb('-24,-86,13 2,-66,11 0,-54,9 -22,-36,7 -34,-30,5'),
    '-16,-18,1 10,-16,1 14,-10,1 -14,-9,1;-42,-34,1 -24,-28,1 -20,-22,1 -44,-26,1',
    '-40,-92,1 -30,-124 -8,-150 14,-152,1 26,-140 18,-120 -2,-96 -12,-82,1',
    limb('12,-142,9 26,-116,7 46,-98,5'),
    limb('10,-146,8 24,-160,8'),
    disc(30, -164, 13, 15),
    '10,-164,1 12,-184 34,-190 50,-176 52,-166,1',
  )(canvas);
  cut({}, limb('-54,-66,1 -54,-2,1;54,-66,1 54,-2,1;-84,-34,1 -24,-34,1;24,-34,1 84,-34,1'))(canvas);
};
