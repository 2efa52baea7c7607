import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { giraffeFromAbove, giraffeShade } from '../../figures/placing/giraffeFromAbove.ts';
import { riderFromAbove, riderShade } from '../../figures/placing/riderFromAbove.ts';
import { light } from '../../light/light.ts';

const [GROUND, TRACK, SHADE] = ['#ee9f4a', '#fbe2b4', '#6e2444'];

/** The plain of Hell's Gate, straight from above: the shades of two giraffes close over a cyclist like a gate. */
export const hellsGateAbove: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-3',
    light('golden', 'kenya', 'left'),
    plan({ subject: [240, 330, 200, 180], camera: 'above' }),
    cut(GROUND, box(-20, -20, 1240, 940)),
    cut(TRACK, limb('-40,640,54 300,664,56 620,640,56 900,612,56 1240,640,54')),
    giraffeShade(SHADE, { x: 330, y: 842, scale: 1.27 }),
    giraffeShade(SHADE, { x: 912, y: 806, scale: 1.2, flip: true }),
    riderShade(SHADE, { x: 622, y: 636, scale: 1.16 }),
    riderFromAbove({ x: 622, y: 640, scale: 1.16 }),
    giraffeFromAbove({ x: 330, y: 842, scale: 1.27 }),
    giraffeFromAbove({ x: 912, y: 806, scale: 1.2, flip: true }),
  ),
];
