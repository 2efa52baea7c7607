import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeestOfTorch } from '../../figures/animals/wildebeestOfTorch.ts';
import { light } from '../../light/light.ts';

/** The first night in a camp without a fence: what a torch finds. */
export const serengetiSafariBeam: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-2',
    light('night', 'tanzania', 'left'),
    plan({ subject: [500, 560, 200, 150], camera: 'front' }),
    wash('#2432a0'),
    moved({ x: 600, y: 44, scale: 0.86 }, ...wildebeestOfTorch),
  ),
];
