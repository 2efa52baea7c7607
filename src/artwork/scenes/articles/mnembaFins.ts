import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { finsAsFluke } from '../../figures/people/finsAsFluke.ts';
import { light } from '../../light/light.ts';

/** The reefs of Mnemba: who goes down to them grows a tail. */
export const mnembaFins: readonly Picture[] = [
  picture(
    'articles/mnemba',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [200, 210, 800, 240], camera: 'front' }),
    wash('#ffd34d'),
    moved({ x: 600, y: 560, scale: 0.98 }, ...finsAsFluke),
    cut('#14a3a8', '-20,812,1 1220,812,1 1220,920,1 -20,920,1'),
  ),
];
