import { strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { likoniFerry } from '../../figures/placing/likoniFerry.ts';
import { light } from '../../light/light.ts';

/** Mombasa's ferry. */
export const mombasaSea: readonly Picture[] = [
  picture(
    'places/mombasa-4',
    light('noon', 'kenya', 'left'),
    plan({ subject: [80, 180, 620, 420], camera: 'above' }),
    strata(['#14609a', '#0a3a70']),
    grain({ y: 500, to: 900, colour: '#06284e' }),
    ...likoniFerry,
  ),
];
