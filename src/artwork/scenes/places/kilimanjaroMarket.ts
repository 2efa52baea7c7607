import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kiboBearer } from '../../figures/people/kiboBearer.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, DEEP, SNOW, ICE] = ['#8fd0c4', '#6474a6', '#39467a', '#ffffff', '#bccde2'];

/** Kibo from the south, as far as it stands above its cloud. */
const DOME =
  '196,400,1 214,340 240,290 268,256 300,232,1 322,222,1 352,208 420,204,1 500,200 566,202 606,206,1 632,218 656,240 680,266 694,296 712,340 722,400,1';
const SHADE = '180,180,1 400,180,1 420,204,1 402,262,1 424,300,1 388,344,1 398,420,1 180,420,1';
const GLACIERS =
  '160,300,1 160,180,1 760,180,1 760,300,1 706,300,1 684,272,1 668,326,1 650,282,1 626,270,1 610,296,1 596,264,1 560,272,1 546,360,1 526,282,1 500,266,1 484,306,1 470,272,1 444,282,1 428,334,1 412,290,1 392,272,1 376,304,1 362,280,1 338,284,1 318,356,1 300,288,1 282,276,1 262,316,1 236,288,1';

/** Kibo, for a moment, on somebody's head. */
export const kilimanjaroMarket: readonly Picture[] = [
  picture(
    'places/kilimanjaro-5',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [420, 500, 320, 280], camera: 'front' }),
    wash(SKY),
    moved(
      { x: 30, y: -222, scale: 1.24 },
      within(ROCK, DOME, cut(DEEP, SHADE), within(SNOW, GLACIERS, cut(ICE, SHADE))),
      moved({ x: 1180, y: 0, flip: true }, ...kiboBearer),
    ),
  ),
];
