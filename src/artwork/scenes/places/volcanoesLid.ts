import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { agasekeBowl, agasekeLid, coneFarOff } from '../../figures/objects/agasekeCone.ts';
import { lidArms, lidFingers, lidLifter } from '../../figures/people/lidLifter.ts';
import { light } from '../../light/light.ts';

const [SKY, MIST, FIELD, FIELD_SHADE] = ['#f7c84e', '#fff8ea', '#2c7a58', '#1d5a47'];

/** Where the peace baskets are woven, in sight of the chain. */
export const volcanoesLid: readonly Picture[] = [
  picture(
    'places/volcanoes-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [380, 260, 180, 260], camera: 'back' }),
    // The agaseke's lid is a cone like Muhabura's, and lifting it lets out the mist.
    cut(SKY, '-20,-20,1 1220,-20,1 1220,620,1 -20,620,1'),
    moved({ x: 86, y: 270, scale: 0.75 }, ...coneFarOff),
    floor(FIELD, '-40,580 1240,580'),
    cut(
      MIST,
      '-60,500,1 60,492 180,500 240,494,1 700,496 800,526 900,530 1260,528,1 1260,596,1 1000,590 900,604 700,600 300,594 180,586 -60,602,1',
    ),
    cut(FIELD_SHADE, disc(500, 868, 240, 26)),
    moved({ x: 470, y: 560 }, ...agasekeBowl),
    cut(
      MIST,
      '262,560,1 220,540 226,500 262,480,1 680,480,1 716,500 722,540 678,560,1 600,596 470,606 340,596',
    ),
    ...lidFingers,
    moved({ x: 470, y: 176 }, ...agasekeLid),
    ...lidLifter,
    ...lidArms,
  ),
];
