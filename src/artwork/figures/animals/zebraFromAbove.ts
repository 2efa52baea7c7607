import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { zebra } from './zebra.ts';

const BACK =
  '124,0 120,-7 104,-9 92,-8 76,-10 58,-15 40,-21 10,-25 -26,-27 -56,-23 -76,-14 -82,0 -76,14 -56,23 -26,27 10,25 40,21 58,15 76,10 92,8 104,9 120,7';
const EARS = '94,-8,1 84,-20 90,-24 98,-12,1;94,8,1 84,20 90,24 98,12,1';
const STRIPES = [-66, -52, -37, -21, -5, 11, 26, 39]
  .map((x, at) =>
    limb(`${x - 8},-30,1 ${x + (at % 2) * 2},-12,4 ${x + 5},0,4.6 ${x + (at % 2) * 2},12,4 ${x - 8},30,1`),
  )
  .concat([51, 62, 73, 84].map((x) => limb(`${x - 3},-20,1 ${x + 2},0,3 ${x - 3},20,1`)));

/** A zebra seen straight from above, its head to the right, 210 long. */
export const zebraFromAbove = (white: string, ink: string, shade: string): Layer[] => [
  cut(ink, EARS, limb('-80,0,4 -96,4,4 -112,-2,2')),
  within(
    white,
    BACK,
    cut(shade, '-90,-40,1 124,-40,1 124,-4,1 40,-8 -40,-10 -90,-4,1'),
    cut(ink, ...STRIPES, limb('38,0,2 70,0,3 94,0,1'), '112,-20,1 130,-20,1 130,20,1 112,20,1 108,0'),
  ),
];

const WALKING = [
  '-80,-112 -74,-132 -46,-138 -10,-131 28,-134 48,-142 66,-154 84,-168,1 92,-172,1 94,-190 102,-194 107,-176,1 118,-164 134,-140 146,-122 142,-108 130,-104 116,-114 102,-122,1 90,-104 76,-86 56,-72 20,-62 -20,-64 -50,-78 -78,-92',
  '22,-133,1 50,-160 72,-178 94,-188,1 98,-172 78,-150 54,-134,1',
  limb('62,-100,18 76,-60,9 84,-42,8 94,-12,5 102,0,4'),
  limb('52,-94,16 46,-58,8 38,-38,7 24,-12,5 30,0,4'),
  limb('-62,-104,24 -82,-66,11 -84,-54,9 -98,-14,6 -92,0,5'),
  limb('-52,-100,22 -42,-64,11 -50,-50,8 -38,-12,5 -30,0,4'),
  limb('-78,-120,5 -94,-98,4 -98,-72,6 -94,-50,1'),
];

/** What its shadow shows: a zebra from the side, in no colour of its own. */
export const zebraShadow = (pose: 'walking' | 'standing' | 'grazing'): Layer =>
  cut(
    {},
    ...(pose === 'walking'
      ? WALKING
      : zebra(pose)
          .parts.filter(({ tone }) => tone === 'body' || tone === 'shade')
          .map(({ d }) => d)),
  );
