import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { agasekeBowl, agasekeLid } from '../../figures/objects/agasekeCone.ts';
import { lidArms, lidFingers, lidLifter } from '../../figures/people/lidLifter.ts';
import { light } from '../../light/light.ts';

const [SKY, CHAIN, SUNNY, MIST, FIELD] = ['#f7c84e', '#2b3f8f', '#4f66b8', '#fff8ea', '#2c7a58'];

/** Where the peace baskets are woven, in sight of the chain. */
export const volcanoesLid: readonly Picture[] = [
  picture(
    'places/volcanoes-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [400, 180, 220, 320], camera: 'front' }),
    // The agaseke's lid is the cone that stands beside Sabyinyo, and lifting it lets out the mist.
    wash([SKY, SKY]),
    within(
      CHAIN,
      '-60,660,1 -60,400,1 -20,350 8,316,1 24,326,1 44,264,1 62,282,1 92,204,1 114,250,1 134,236,1 152,284,1 168,280,1 194,366 236,440 300,520 400,620,1',
      cut(SUNNY, '92,204,1 78,280,1 100,320,1 70,400,1 90,460,1 60,660,1 -60,660,1 -60,200,1'),
    ),
    floor(FIELD, '-40,590 1240,590'),
    cut(
      MIST,
      '-60,512,1 60,500 180,506 240,500,1 780,500,1 900,504 1260,508,1 1260,600,1 1000,592 900,610 700,610 300,604 180,596 -60,612,1',
    ),
    ...lidLifter,
    cut('#1d5a47', disc(560, 870, 270, 24)),
    moved({ x: 500, y: 532 }, ...agasekeBowl),
    cut(
      MIST,
      '262,532,1 226,520 236,492 262,470,1 738,470,1 764,492 774,520 738,532,1 640,574 500,582 360,574',
    ),
    ...lidFingers,
    moved({ x: 500, y: 478 }, ...agasekeLid),
    ...lidArms,
  ),
];
