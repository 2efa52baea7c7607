import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { papyrusBurst, papyrusCup, type Burst } from '../../figures/plants/papyrusBurst.ts';
import { light } from '../../light/light.ts';

const [SKY, GLOW, FAR, MID, LAKE, BACK, HILL, MIRROR, TRAIL, LAMP] = [
  '#86a0e2',
  '#fbc193',
  '#e5a097',
  '#b088b4',
  '#f7cfab',
  '#2f357c',
  '#1a1d50',
  '#7d76bf',
  '#6c76c4',
  '#ffd75e',
];

/** Where the lake meets the hill. */
const SHORE = 640;

/** Rump and back down to the nape. */
const RUMP = '-60,640,1 -60,370,1 20,316 130,284 250,292 350,336 450,400 560,470 640,640,1';
/** Nape, two ears, brow, the long nose, its end and the lip. */
const HEAD =
  '150,640,1 200,560 260,490 340,430 430,402 490,404,1 470,372 466,336 486,308 512,308 538,330 550,364 538,396,1 570,390,1 564,364 572,340 594,330 616,346 620,374 608,396,1 640,374 684,366 722,386 750,430 796,456 870,454 930,432 976,398 1026,390 1062,416 1082,462 1090,524 1078,574 1052,604 1046,640,1';

const PAPYRUS: readonly Burst[] = [
  { x: 1084, y: 206, r: 124, lean: -97, rays: 58 },
  { x: 1196, y: 340, r: 116, lean: -80, rays: 54 },
  { x: 1146, y: 110, r: 96, lean: -86, rays: 46 },
];

/** Evening on Lake Ihema: the hill with the lit tent is a hippo that lies in the water. */
export const akageraHippoHill: readonly Picture[] = [
  picture(
    'places/akagera-2',
    light('dusk', 'rwanda', 'right'),
    plan({ subject: [60, 400, 980, 230], camera: 'profile' }),
    wash(SKY),
    cut(
      GLOW,
      '-60,300,1 300,300,1 360,294 420,286,1 360,278 240,274,1 420,268 700,270 820,284 860,292,1 820,298 900,300 1260,300,1 1260,660,1 -60,660,1',
      '420,180,1 600,172 760,176 840,184,1 760,192 600,192',
      '60,120,1 180,114 280,122,1 180,128',
    ),
    floor(FAR, '-40,420 240,360 420,336 560,350 760,400 940,372 1080,340 1240,350', SHORE),
    floor(MID, '-40,520 500,440 700,420 860,414 1000,440 1100,480 1240,500', SHORE),
    cut(LAKE, `-40,${SHORE},1 1240,${SHORE},1 1240,920,1 -40,920,1`),
    cut(MIRROR, '-60,640,1 -60,806,1 130,850 250,846 350,818 450,784 640,640,1'),
    moved({ x: 0, y: SHORE * 1.6, squash: -0.6 }, cut(MIRROR, HEAD)),
    cut(BACK, RUMP),
    // The path from the landing up to the camp is its mouth.
    within(
      HILL,
      HEAD,
      cut(TRAIL, limb('1090,584,7 1000,602,7 900,578,6 800,592,5 700,588,5 646,546,4 654,506,3 676,470,2')),
    ),
    inked(TRAIL, 5, '300,520 350,540 370,590', '370,470 430,500 450,556'),
    cut(TRAIL, '996,428,1 1020,420 1040,430 1040,444,1 1018,436', '508,400,1 500,370 510,346,1 524,370'),
    cut(LAMP, '622,474,1 680,392,1 738,474,1'),
    cut('#e08a34', '680,392,1 738,474,1 708,474,1'),
    cut(
      HILL,
      disc(676, 434, 5, 6),
      limb('676,441,8 676,462,6'),
      limb('673,456,4 671,475,3'),
      limb('679,456,4 682,475,3'),
      limb('669,443,3 663,452,3 664,462,2'),
    ),
    cut(LAMP, disc(680, 662, 48, 6), disc(674, 690, 36, 5), disc(686, 718, 24, 4), disc(678, 744, 13, 3)),
    inked(LAKE, 5, '60,716 330,716', '240,752 500,752', '840,690 1000,690', '780,726 900,726'),
    cut(
      HILL,
      ...PAPYRUS.map(({ x, y, lean = -90 }) =>
        limb(`${x},${y},3 ${x - (lean + 90) * 3},${y + 240},5 ${x - (lean + 90) * 5},940,6`),
      ),
      ...PAPYRUS.map(papyrusCup),
    ),
    inked(HILL, 3, ...PAPYRUS.map(papyrusBurst)),
  ),
];
