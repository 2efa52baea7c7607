import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { dungBeetleRolling } from '../../figures/animals/dungBeetleRolling.ts';
import { rollerShape, wheelRoller } from '../../figures/people/wheelRoller.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { light } from '../../light/light.ts';

const [MURRAM, SHADE, GRASS, STRAW, INK] = ['#dd6a3c', '#8e3440', '#e8ae4a', '#f8d27c', '#1b1426'];

/** The Land Rover on its jack: where its front wheel was there is the dark of the arch, the hub, and the ground. */
const jacked: readonly Layer[] = [
  ...landRover,
  cut(
    INK,
    panel('474,240,9 606,240,9 606,330,9 474,330,9'),
    panel('628,226,4 752,226,4 774,330,5 628,330,9'),
  ),
  cut(GRASS, box(820, 512, 190, 96)),
  cut('#b57a38', '290,598,1 760,592,1 1010,596,1 1440,640,1 1000,652,1 320,616,1'),
  cut('#2c1424', disc(914, 500, 84)),
  cut(GRASS, box(826, 540, 180, 46)),
  cut('#8a6a66', disc(914, 516, 22)),
  inked(INK, 10, '800,512 760,604', '760,512 800,604', '744,606 816,606'),
];

/** Two travellers on folding chairs, tea between them; 100 units are a metre. */
const tea: readonly Layer[] = [
  cut('#b57a38', '-80,0,1 70,0,1 190,12,1 60,14,1'),
  inked(INK, 4, '-78,0 -46,-44', '-44,0 -80,-84', '78,0 46,-44', '44,0 80,-84'),
  cut('#2f6fb0', '-82,-44,1 -80,-84 -70,-98 -58,-96 -50,-84 -48,-46,1'),
  cut('#3a2438', limb('-66,-48,10 -38,-48,8 -26,-40,6 -24,-6,5'), '-28,-8,1 -20,-8,1 -8,0,1 -28,0,1'),
  cut('#8a4a30', disc(-62, -110, 11), limb('-62,-90,6 -48,-72,5 -34,-84,4')),
  cut('#fff0d0', '-84,-112,1 -72,-116 -68,-128 -56,-128 -52,-116 -42,-112,1', box(-36, -92, 9, 10)),
  cut('#e8432c', '82,-44,1 80,-84 70,-98 58,-96 50,-84 48,-46,1'),
  cut('#3a2438', limb('66,-48,10 38,-48,8 26,-40,6 24,-6,5'), '28,-8,1 20,-8,1 8,0,1 28,0,1'),
  cut('#c07a50', disc(62, -110, 11), limb('62,-88,6 46,-66,5 30,-62,4')),
  cut(INK, '50,-116,1 56,-126 70,-124 78,-108 72,-98,1 68,-112'),
  cut('#1d6c74', box(-10, -34, 22, 34), box(-4, -56, 9, 22)),
];

/** An umbrella thorn on the plain. */
const thorn: readonly Layer[] = [
  cut('#2c2a4c', limb('0,8,6 -2,-30,4 -30,-62,2;-2,-28,4 26,-64,2;-1,-34,3 4,-64,2')),
  cut('#39405c', '-76,-58,1 -60,-72 -20,-82 24,-82 62,-74 80,-58,1 30,-62 -30,-60'),
  cut('#5c7a64', '-76,-58,1 -60,-72 -20,-82 10,-82,1 -14,-70 -50,-64'),
];

/** A puncture: it has happened before. He rolls the wheel home, as others do, and knows whom to call. */
export const vignetteWheelHome: readonly Picture[] = [
  picture(
    'vignettes/mission-experienced-staff',
    light('golden', 'kenya', 'left'),
    plan({ camera: 'profile' }),
    strata(['#ffe9bc', '#ffe0a4', '#ffc27c'], { height: 430, bands: 5 }),
    // The wall of the Rift Valley, a mast on it.
    inked(
      '#d9432c',
      4,
      '1064,300 1086,140',
      '1108,300 1086,140',
      '1068,270 1104,270',
      '1072,240 1100,240',
      '1076,210 1096,210',
      '1080,180 1092,180',
      '1068,270 1100,240',
      '1072,240 1096,210',
      '1076,210 1092,180',
      '1086,140 1086,112',
    ),
    floor('#9c86ac', '-40,330 120,318 260,300 420,296 640,300 820,290 1000,292 1240,284'),
    floor('#75659a', '-40,388 160,372 330,376 500,350 640,362 800,336 960,352 1240,330'),
    cut(
      '#67588f',
      '170,374,1 214,440,1 330,440,1 240,392,1 216,374,1',
      '500,352,1 530,440,1 650,440,1 560,384,1 546,354,1',
      '800,338,1 850,440,1 960,440,1 880,376,1 846,340,1',
      '1120,342,1 1150,440,1 1250,440,1 1190,372,1 1170,336,1',
    ),
    ...[
      [1130, 430, 1],
      [1040, 428, 0.6],
      [36, 430, 0.7],
    ].map(([x, y, scale]) => moved({ x: x!, y: y!, scale: scale! }, ...thorn)),
    floor(GRASS, '-40,430 300,424 700,428 1240,422'),
    floor(STRAW, '-40,520 200,514 500,540 900,520 1240,560'),
    floor(MURRAM, '-40,610 400,640 800,628 1240,668'),
    moved({ x: 70, y: 304, scale: 0.34 }, ...jacked),
    moved({ x: 530, y: 516, scale: 0.72 }, ...tea),
    moved({ x: 830, y: 820, scale: 3.5, lean: 2.2, squash: -0.2 }, cut(SHADE, ...rollerShape)),
    moved({ x: 830, y: 820, scale: 3.5 }, ...wheelRoller),
    cut(SHADE, limb('170,860,0 300,868,12 460,876,14 640,880,9 800,882,0')),
    within(
      '#8a5a38',
      disc(230, 776, 88),
      cut('#b98048', disc(206, 752, 88)),
      cut('#dba662', disc(180, 726, 66)),
      inked(
        '#8a5a38',
        4,
        '170,720 186,708 204,712',
        '196,760 214,752 228,758',
        '150,770 160,784 176,788',
        '226,706 240,712',
        '236,800 252,796',
        '186,816 204,824',
      ),
    ),
    moved({ x: 126, y: 558, scale: 0.36 }, ...dungBeetleRolling),
  ),
];
