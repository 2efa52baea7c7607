import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { boyAmazed } from '../../figures/people/boyAmazed.ts';
import { kiboBearer } from '../../figures/people/kiboBearer.ts';
import { light } from '../../light/light.ts';

const [SKY, CLOUD, ROCK, DEEP, SNOW, ICE] = [
  '#6cbab4',
  '#f7ead0',
  '#6474a6',
  '#39467a',
  '#ffffff',
  '#bccde2',
];
const GARDEN = '#1f6a4c';

/** Kibo from the south, as far as it stands above its cloud. */
const DOME =
  '196,400,1 214,340 240,290 268,256 300,232,1 322,222,1 352,208 420,204,1 500,200 566,202 606,206,1 632,218 656,240 680,266 694,296 712,340 722,400,1';
const SHADE = '180,180,1 400,180,1 420,204,1 402,262,1 424,300,1 388,344,1 398,420,1 180,420,1';
const GLACIERS =
  '160,300,1 160,180,1 760,180,1 760,300,1 706,300,1 684,272,1 668,326,1 650,282,1 626,270,1 610,296,1 596,264,1 560,272,1 546,360,1 526,282,1 500,266,1 484,306,1 470,272,1 444,282,1 428,334,1 412,290,1 392,272,1 376,304,1 362,280,1 338,284,1 318,356,1 300,288,1 282,276,1 262,316,1 236,288,1';
const MAWENZI =
  '800,430,1 836,386,1 852,390,1 878,336,1 888,346,1 902,300,1 916,318,1 926,308,1 946,356,1 960,352,1 980,384,1 996,382,1 1030,430,1';

/** A banana plant whose stem stands on 0,0. */
const banana: Layer = cut(
  GARDEN,
  limb('0,10,7 -2,-60,5'),
  limb('-2,-56,3 -30,-110,13 -70,-124,10 -104,-90'),
  limb('-2,-56,3 -14,-130,14 -34,-170,9 -60,-176'),
  limb('-2,-56,3 22,-128,14 52,-158,10 84,-140'),
  limb('-2,-56,3 40,-90,12 78,-80,9 96,-50'),
);

/** Kibo, for a moment, on somebody's head. */
export const kilimanjaroMarket: readonly Picture[] = [
  picture(
    'places/kilimanjaro-5',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [880, 560, 210, 190], camera: 'front' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(DEEP, MAWENZI),
    within(ROCK, DOME, cut(DEEP, SHADE), within(SNOW, GLACIERS, cut(ICE, SHADE))),
    floor(
      CLOUD,
      '-40,420,1 20,384 90,390 140,420,1 200,392,1 730,400,1 770,430 800,424,1 850,384 950,380 1010,414,1 1070,366 1160,372 1240,410,1',
    ),
    moved({ x: 44, y: 812, scale: 1.15 }, banana),
    moved({ x: 160, y: 812, scale: 0.8, flip: true }, banana),
    moved({ x: 700, y: 806, scale: 0.7 }, banana),
    moved({ x: 786, y: 806, scale: 0.95, flip: true }, banana),
    moved({ x: 1166, y: 806, scale: 1.05 }, banana),
    floor(GARDEN, '-40,800,1 200,776 500,790 900,776 1240,800,1'),
    moved({ x: 980, y: 690 }, ...boyAmazed),
    moved({ x: 1180, y: 0, flip: true }, ...kiboBearer),
  ),
];
