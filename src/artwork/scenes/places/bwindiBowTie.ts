import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackInBowTie } from '../../figures/animals/silverbackInBowTie.ts';
import { light } from '../../light/light.ts';

/** The hour with the gorillas: the host receives in black, with a butterfly. */
export const bwindiBowTie: readonly Picture[] = [
  picture(
    'places/bwindi-4',
    light('morning', 'uganda', 'left'),
    plan({ subject: [340, 200, 520, 700], camera: 'front' }),
    wash('#8fcf8a'),
    moved({ x: 600, y: 484, scale: 0.93 }, ...silverbackInBowTie),
  ),
];
