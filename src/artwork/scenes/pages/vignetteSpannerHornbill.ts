import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, STEEL, SHADE, BILL, DEEP] = ['#f6b93b', '#e6ecee', '#9fb0bd', '#df3b2c', '#a8232b'];
const [INK, NUT, FACET] = ['#1c2733', '#2b4a63', '#3f6785'];

/** The outline of a spanner's head and handle, as far as the bill. */
const HEAD =
  '-60,970,1 240,656 282,604 298,520 330,430 380,330 440,270 490,232 536,204,1 640,240,1 688,403,1 760,560,1 745,643,1 690,670 610,712 540,722 470,732 420,756 360,820 300,884 200,1000,1';
/** What lies in shade of it. */
const HOLLOW =
  '40,1000,1 370,690 420,650 500,606 570,576 640,540 684,500 688,403,1 760,500,1 800,640,1 500,900,1 220,1040,1';
/** The bill's two halves: each is bent, and each has one flat side for a nut. */
const UPPER =
  '536,204,1 600,172 700,134 790,122 900,132 1020,180 1110,266 1160,392,1 1110,318 1020,256 891,212,1 701,298,1 688,403,1 600,350 566,300';
const LOWER =
  '688,403,1 775,464,1 942,390,1 1036,384 1112,448,1 1064,510 970,560 860,604 745,643,1 700,580 688,520';

/** Fit for the road: the jaws of a spanner are a red-billed hornbill's bill. */
export const vignetteSpannerHornbill: readonly Picture[] = [
  picture(
    'vignettes/mission-vehicles',
    light('noon', 'kenya', 'left'),
    wash(GROUND),
    // The light upper side and the shaded lower one of a head whose handle is its neck.
    within(
      STEEL,
      HEAD,
      cut(SHADE, HOLLOW),
      // The dark crown runs down the nape.
      cut(INK, '520,140,1 620,280,1 530,270 450,300 390,380 340,480 300,560 200,680,1 180,640,1 300,300,1'),
    ),
    cut(BILL, UPPER),
    cut(DEEP, LOWER),
    moved(
      { x: 560, y: 460, turn: -46, scale: 1.3 },
      cut(SHADE, panel('-900,-50,1 -232,-46,46 -232,46,46 -900,50,1')),
      cut(INK, panel('-900,-34,1 -246,-32,32 -246,32,32 -900,34,1')),
      cut(NUT, '139,56,1 202,6,1 277,36,1 287,116,1 224,166,1 150,136,1'),
      cut(FACET, '139,56,1 202,6,1 277,36,1 287,116,1'),
      cut(GROUND, disc(213, 86, 40)),
    ),
    // The eye in its bare skin.
    cut(GROUND, '436,420,1 452,380 486,362 524,376 552,404,1 536,440 500,456 460,448'),
    cut(INK, disc(494, 408, 31)),
    cut(STEEL, disc(504, 396, 8)),
  ),
];
