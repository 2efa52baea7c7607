import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackAsDrum } from '../../figures/animals/silverbackAsDrum.ts';
import { light } from '../../light/light.ts';

/** A silverback is heard before he is seen: his chest is his drum. */
export const gorillaSafariDrum: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-4',
    light('mist', 'uganda', 'left'),
    plan({ subject: [300, 50, 600, 400], camera: 'front' }),
    wash('#f8b62f'),
    moved({ x: 600, y: 374 }, ...silverbackAsDrum),
  ),
];
