import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { gerenukAsTree } from '../../figures/animals/gerenukAsTree.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [SKY, YATTA, EARTH, SHADE, CROWN, LIT] = [
  '#b3dccb',
  '#2f5a86',
  '#c4442a',
  '#952f20',
  '#1d4a38',
  '#468a4c',
];

/** Tsavo's gerenuk on its hind legs: the trunk of the tree that it eats from. */
export const tsavoGerenuk: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [150, 40, 940, 150], camera: 'profile' }),
    cut(SKY, box(0, 0, 1200, 900)),
    cut(YATTA, '-20,752,1 880,752,1 930,772,1 1220,772,1 1220,840,1 -20,840,1'),
    floor(EARTH, '-40,806 1240,806'),
    cut(SHADE, disc(644, 866, 440, 17)),
    woodedRidge(LIT, '216,380 260,336 330,310 410,312 470,340 500,380', 36, 380),
    woodedRidge(CROWN, '242,380 290,358 360,338 436,344 504,380', 30, 380),
    ...gerenukAsTree,
    woodedRidge(LIT, '120,186 180,120 340,70 600,36 860,70 1020,120 1090,186', 52, 186),
    woodedRidge(CROWN, '150,186 240,140 400,104 640,80 880,104 1030,140 1100,186', 46, 186),
  ),
];
