import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { catReaching } from '../../figures/animals/catReaching.ts';
import { fishPost } from '../../figures/buildings/fishPost.ts';
import { light } from '../../light/light.ts';

const [WALL, SUN, STONE, STEP] = ['#1f8284', '#2f9a97', '#f7e3ba', '#cba57c'];

/** Stone Town: a cat on the bench beside a door, and the fish that are carved up its post. */
export const zanzibarDoorFish: readonly Picture[] = [
  picture(
    'places/zanzibar-5',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [344, 580, 270, 230], camera: 'back' }),
    floor(WALL, '-40,-20 1240,-20'),
    cut(SUN, '-40,-20,1 60,-20,1 400,820,1 -40,820,1'),
    moved({ x: -76, y: 0 }, ...fishPost),
    floor(STONE, '-40,800,1 1240,800,1'),
    floor(STEP, '-40,856,1 1240,856,1'),
    moved({ x: -76, y: 0 }, ...catReaching),
  ),
];
