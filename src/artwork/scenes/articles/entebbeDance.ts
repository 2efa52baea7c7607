import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { craneDancing, type Plumage } from '../../figures/animals/craneDancing.ts';
import { dancingLikeCranes } from '../../figures/people/dancingLikeCranes.ts';
import { light } from '../../light/light.ts';

const [SKY, LAKE, LAWN, SHADOW] = ['#f9e3b0', '#5fb0a4', '#3f8a4a', '#1f5a3c'];
const PLUMAGE: Plumage = {
  grey: '#7d93a8',
  shade: '#526a84',
  white: '#fffaf0',
  pale: '#d3dde0',
  chestnut: '#8e3a22',
  straw: '#e8b23c',
  black: '#1a1c2c',
  gold: '#f0a81e',
  red: '#d8283c',
};

/** All of one colour: their shadows. */
const DIM = Object.fromEntries(Object.keys(PLUMAGE).map((key) => [key, SHADOW])) as unknown as Plumage;

/** The head of the article for two: a pair of crowned cranes dances on the lawn at Entebbe, and a couple copies them. */
export const entebbeDance: readonly Picture[] = [
  picture(
    'articles/romanticgetaways',
    light('golden', 'uganda', 'right'),
    plan({ camera: 'profile' }),
    wash([SKY, SKY]),
    floor(LAKE, '-40,372,1 1240,372,1'),
    floor(LAWN, '-40,574 300,554 700,560 1240,586'),
    moved({ x: 264, y: 750, scale: 0.9, squash: -0.17, lean: -0.7 }, ...craneDancing(DIM, false)),
    moved(
      { x: 985, y: 780, scale: 0.9, squash: -0.17, lean: -0.7 },
      moved({ x: 0, y: 0, flip: true }, ...craneDancing(DIM, true)),
    ),
    moved(
      { x: 570, y: 642, scale: 1.15, squash: -0.17, lean: -0.7 },
      ...dancingLikeCranes(SHADOW, SHADOW, SHADOW, SHADOW, SHADOW),
    ),
    moved(
      { x: 570, y: 642, scale: 1.15 },
      ...dancingLikeCranes('#6b3323', '#1a1c2c', '#d8283c', '#fffaf0', '#24407c'),
    ),
    moved({ x: 264, y: 750, scale: 0.9 }, ...craneDancing(PLUMAGE, false)),
    moved({ x: 985, y: 780, scale: 0.9, flip: true }, ...craneDancing(PLUMAGE, true)),
  ),
];
