import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { guestWithStick, rangerHolding } from '../../figures/people/guestWithStick.ts';
import { gorillaGrip, gorillaThumb } from '../../figures/placing/gorillaGrip.ts';
import { type Culm, culms } from '../../land/bambooMist.ts';
import { bowedFern } from '../../figures/plants/bowedFern.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, CONE, FLANK, CLOUD, FOREST, MEADOW, SHADOW, NEAR] = [
  '#fde0a8',
  '#c9d4b8',
  '#d3d9b4',
  '#7fadb0',
  '#fff6da',
  '#6fa283',
  '#c3d877',
  '#8ab46a',
  '#0e2f36',
];
const [CANE, LIT, TURNED, NODE] = ['#6b9f40', '#d6e274', '#47793a', '#2f5a30'];
const THICKET: readonly Culm[] = [
  [150, 140, 28, 200],
  [250, 290, 14, 20],
  [336, 360, 20, 120],
];
/** Leaves that hang from above, in the near dark. */
const SPRIG = [
  '1250,-20,9 1120,30,6 1010,24,3',
  '1150,14,4 1180,80,22 1160,190,0',
  '1150,14,4 1110,80,24 1096,230,0',
  '1140,16,4 1060,70,21 1010,180,0',
  '1020,22,3 984,70,18 966,150,0',
  '1020,22,3 960,44,19 880,90,0',
  '1020,22,3 950,10,15 860,20,0',
].map((row) => limb(row));

/** The hour with a family, from the gorilla's side: its hand on a stem, a guest's on a stick. */
export const volcanoTripHour: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-5',
    light('mist', 'rwanda', 'right'),
    plan({ subject: [0, 320, 580, 320], camera: 'close' }),
    wash(SKY),
    cut(FAR, '900,660,1 1000,520 1070,420,1 1092,426 1110,416,1 1170,500 1260,560,1 1260,700,1'),
    within(
      FLANK,
      '380,660,1 500,560 600,440 670,320 720,220 746,186,1 774,194 812,184,1 850,240 910,350 1000,460 1120,540 1240,580,1 1240,700,1 380,700,1',
      cut(CONE, '800,170,1 794,240 822,290 804,350 846,420 824,480 876,560 860,700,1 1240,700,1 1240,170,1'),
    ),
    floor(
      CLOUD,
      '-40,540 120,520 300,536 480,510 560,524 640,502 720,522 800,506 880,524 960,500 1040,524 1240,516',
      620,
    ),
    cut(CLOUD, limb('600,300,0 680,290,9 760,296,12 860,286,0')),
    floor(
      FOREST,
      '-40,600 160,590 340,610 480,580 560,600 660,576 760,600 860,580 960,604 1060,580 1240,590',
    ),
    floor(MEADOW, '-40,650 300,644 600,652 900,642 1240,630'),
    culms('#2d6258', '#4d8a6c', NEAR, [[16, 50, 44, 230]], 380),
    culms('#8fb994', '#c3d8a4', '#6fa081', THICKET, 230),
    cut(
      SHADOW,
      '786,743,1 862,743,1 700,768 540,792,1 500,786,1',
      '916,727,1 980,727,1 800,756 640,778,1 600,772,1',
    ),
    moved({ x: 948, y: 728, scale: 0.92 }, ...rangerHolding),
    moved({ x: 826, y: 744, scale: 0.92 }, ...guestWithStick),
    floor(NEAR, '-40,810 120,820 300,856 600,868 900,846 1100,806 1240,760'),
    cut(NEAR, bowedFern('1230,940 1180,740 1040,690', 84), bowedFern('240,960 290,820 380,810', 54)),
    cut(NEAR, ...SPRIG),
    ...gorillaThumb,
    cut(CANE, box(424, -20, 92, 960)),
    cut(TURNED, box(424, -20, 26, 960)),
    cut(LIT, box(494, -20, 22, 960)),
    cut(NODE, limb('416,134,7 470,144,9 524,134,7; 416,770,7 470,780,9 524,770,7')),
    // What the hand shades of the stem.
    cut(NODE, '424,600,1 516,600,1 516,646,1 470,668 424,700,1'),
    ...gorillaGrip,
    cut(NEAR, bowedFern('-30,960 40,790 190,800', 76)),
  ),
];
