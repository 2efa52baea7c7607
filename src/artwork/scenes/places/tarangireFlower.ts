import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { light } from '../../light/light.ts';

const [SAND, TRAIL, WET, WATER, RIPPLE] = ['#f4986a', '#c9623c', '#9c3f2c', '#1f9aa3', '#8fd6cb'];

/** Elephants of Tarangire from above. */
export const tarangireFlower: readonly Picture[] = [
  // In the dry months all come to the water: round the pool the herd is a flower in the sand.
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [430, 180, 520, 520], camera: 'above' }),
    wash(SAND),
    cut(TRAIL, limb('350,650,20 210,740,21 112,846,24 80,960,30')),
    moved(
      { x: 690, y: 448, scale: 0.93 },
      cut(WET, disc(0, 0, 168)),
      cut(WATER, disc(0, 0, 150)),
      inked(RIPPLE, 5, disc(0, 0, 110), disc(0, 0, 60)),
      ...[0, 60, 120, 180, 240, 300].map((turn) => moved({ x: 0, y: 0, turn }, ...elephantDrinking)),
    ),
  ),
];
