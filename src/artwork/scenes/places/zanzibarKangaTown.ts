import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { stoneTown } from '../../figures/buildings/stoneTownInSun.ts';
import { kangaOnLine } from '../../figures/people/kangaOnLine.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, NEAR, WALL, FLOOR, SHADE] = [
  '#6d95c8',
  '#527ab4',
  '#3b5c9c',
  '#2a4282',
  '#1e2f68',
  '#142150',
];

/** On a roof in Stone Town, early. */
export const zanzibarKangaTown: readonly Picture[] = [
  // The middle of a kanga is called mji, the town: the sun behind it makes it so.
  picture(
    'places/zanzibar-2',
    light('dawn', 'zanzibar', 'right'),
    plan({ subject: [258, 236, 690, 330], camera: 'front' }),
    wash(SKY),
    ...stoneTown(FAR, NEAR),
    floor(WALL, '-40,700 1240,700'),
    floor(FLOOR, '-40,806 1240,806'),
    cut(SHADE, '660,862 740,852 860,854 900,864 840,874 720,874'),
    ...kangaOnLine,
  ),
];
