import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

/** Somebody on a bicycle seen straight from above, who rides to the right: 188 long. */
export const cyclistFromAbove = (ink: {
  dark: string;
  skin: string;
  shirt: readonly [string, string];
  helmet: readonly [string, string];
}): Layer[] => [
  // The bicycle is one thin line: two tyres, the frame between them, and the bar across it.
  cut(ink.dark, limb('-94,0,0 -86,0,4 -34,0,4 -26,0,0;22,0,0 30,0,4 86,0,4 94,0,0')),
  inked(ink.dark, 3, '-60,0 60,0', '52,-28 46,-20 46,20 52,28'),
  cut(ink.dark, '-2,18,1 12,18,1 12,25,1 -2,25,1'),
  // One knee is up and forward, the other leg is down.
  cut(ink.dark, limb('-30,-9,9 -8,-12,10 12,-10,8;-30,9,9 -14,11,10 -4,11,8')),
  cut(ink.skin, disc(13, -10, 7, 7), disc(-2, 11, 7, 7)),
  cut(
    ink.skin,
    limb('-6,-22,6 22,-28,5 48,-24,4;-6,22,6 22,28,5 48,24,4'),
    disc(49, -24, 5, 4),
    disc(49, 24, 5, 4),
  ),
  cut(
    ink.shirt[0],
    '-42,-9,1 -26,-14 -16,-26,1 -4,-30 6,-28 6,-18,1 6,-8 6,8 6,18,1 6,28 -4,30 -16,26,1 -26,14 -42,9,1 -46,0',
  ),
  cut(ink.shirt[1], '-45,3,1 -20,6 0,8 6,18,1 6,28 -4,30 -16,26,1 -26,14 -42,9,1'),
  cut(ink.helmet[0], '-12,0 -10,-12 4,-14 18,-10 24,0 18,10 4,14 -10,12'),
  cut(ink.helmet[1], '-11,3,1 4,5 23,1,1 18,10 4,14 -10,12', limb('-8,-5,0 4,-7,2 16,-4,0')),
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
