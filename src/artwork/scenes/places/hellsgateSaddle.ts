import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { rockHyrax } from '../../figures/animals/rockHyrax.ts';
import { parkedBicycle } from '../../figures/objects/parkedBicycle.ts';
import { towerSeated } from '../../land/towerSeated.ts';
import { light } from '../../light/light.ts';

const [SKY, LIT, ROCK, SHADE, CLEFT, STRAW, DUST] = [
  '#f8e6c0',
  '#f08a4e',
  '#d0552f',
  '#a63a2a',
  '#702529',
  '#f2c468',
  '#c98a3c',
];

/** A bicycle parked in Hell's Gate: its saddle is as good a rock as Fischer's Tower. */
export const hellsgateSaddle: readonly Picture[] = [
  picture(
    'places/hellsgate-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [150, 60, 300, 300], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    moved({ x: 950, y: 642 }, towerSeated([LIT, ROCK, SHADE, CLEFT])),
    floor(STRAW, '0,640 1200,640'),
    cut(DUST, '650,640,1 1090,640,1 1240,662,1 1240,716,1 1000,700,1 960,690,1 640,650,1'),
    cut(DUST, disc(430, 842, 400, 13)),
    moved({ x: 432, y: 842, scale: 0.89 }, ...parkedBicycle('#1c4fae')),
    moved({ x: 322, y: 411, scale: 0.98 }, ...rockHyrax),
  ),
];
