import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { catReaching } from '../../figures/animals/catReaching.ts';
import { fishPost } from '../../figures/buildings/fishPost.ts';
import { light } from '../../light/light.ts';

const [WALL, SUN, STONE, STEP] = ['#1f8284', '#2f9a97', '#f7e3ba', '#cba57c'];

/** The House of Wonders at the end of the lane: its tower with the clock over two storeys of verandas. */
const storey = (top: number, high: number) =>
  [-20, 44, 108, 172, 236, 300, 364].map((left) => box(left, top, 44, high));
const houseOfWonders = [
  cut(
    SUN,
    box(-40, 392, 478, 420),
    box(-40, 376, 494, 18),
    box(-40, 576, 486, 16),
    '136,400,1 136,196,1 128,196,1 128,180,1 152,180,1 152,150,1 192,104,1 232,150,1 232,180,1 256,180,1 256,196,1 248,196,1 248,400,1',
  ),
  cut(
    WALL,
    ...storey(424, 150),
    ...storey(626, 190),
    disc(192, 268, 30),
    box(166, 330, 18, 46),
    box(200, 330, 18, 46),
  ),
];

/** Stone Town: a cat on the bench beside a door, and the fish that are carved up its post. */
export const zanzibarDoorFish: readonly Picture[] = [
  picture(
    'places/zanzibar-5',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [344, 580, 270, 230], camera: 'back' }),
    floor(WALL, '-40,-20 1240,-20'),
    ...houseOfWonders,
    moved({ x: -76, y: 0 }, ...fishPost),
    floor(STONE, '-40,800,1 1240,800,1'),
    floor(STEP, '-40,856,1 1240,856,1'),
    moved({ x: -76, y: 0 }, ...catReaching),
  ),
];
