import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [NIGHT, LEAF, DARK, FROST, UNDER] = ['#161b4d', '#55b487', '#237a68', '#f3faff', '#3d8f9a'];

const BLADE = '0,-424,1 44,-350 82,-270 94,-190 74,-100 34,-30 0,0,1';

/** A leaf of the six that are arms of the crystal: frost has grown in needles from its rib, and beyond its edges. */
const arm: Layer[] = [
  within(LEAF, twin(BLADE), cut(DARK, '0,20,1 0,-440,1 90,-440,1 90,20,1')),
  inked(
    FROST,
    15,
    '0,0 0,-440',
    ...pair('0,-96 70,-166;0,-176 112,-288;0,-276 92,-368;0,-356 52,-408').split(';'),
  ),
];

/** A leaf of the six behind, which the frost has left. */
const between: Layer[] = [
  within(
    UNDER,
    twin('0,-300,1 46,-236 72,-160 54,-80 0,0,1'),
    cut(DARK, '0,20,1 0,-320,1 90,-320,1 90,20,1'),
  ),
];

const six = (from: number, ...leaf: Layer[]) =>
  [0, 1, 2, 3, 4, 5].map((n) => moved({ x: 600, y: 450, scale: 0.95, turn: from + n * 60 }, ...leaf));

/** A night of frost on the equator: the rosette of a giant lobelia is a crystal of snow. */
export const rwenzoriFrost: readonly Picture[] = [
  picture(
    'places/rwenzori-5',
    light('night', 'uganda', 'left'),
    plan({ subject: [300, 200, 600, 500], camera: 'above' }),
    wash(NIGHT),
    ...six(30, ...between),
    ...six(0, ...arm),
  ),
];
