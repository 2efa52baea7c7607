import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { turacoGliding, turacoShade } from '../../figures/animals/turacoGliding.ts';
import { canopy } from '../../land/canopy.ts';
import { crownedSlope } from '../../land/crownedSlope.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, RIDGE] = ['#f8d68c', '#9cc5ac', '#5a9d8e'];
const [CLOUD_FAR, CLOUD_MIDDLE, CLOUD, CLOUD_NEAR, SHADE] = [
  '#dbe6d2',
  '#eef0dc',
  '#fff8e6',
  '#fff0d0',
  '#b3cfc4',
];

/** Above the valleys of the forest. */
export const nyungweTuraco: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [230, 380, 740, 300], camera: 'above' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    canopy(FAR, '-40,84 200,64 420,100 640,140 860,100 1040,54 1260,70', 20),
    canopy(RIDGE, '-40,140 160,130 400,180 560,200 760,180 960,130 1260,100', 28),
    // Cloud lies in the valley, in banks.
    floor(
      CLOUD_FAR,
      '-40,236,1 40,216 90,216 110,232,1 140,222 180,222 196,240,1 240,214 300,214 316,234,1 380,208 450,210 470,232,1 560,204 640,208 656,228,1 730,206 790,210 806,230,1 870,214 940,220 956,236,1 1010,208 1070,212 1090,232,1 1240,232,1',
    ),
    floor(
      CLOUD_MIDDLE,
      '-40,300,1 200,300,1 250,270 320,274 340,296,1 420,258 520,262 540,290,1 610,272 670,276 690,298,1 780,256 880,262 900,296,1 1240,300,1',
    ),
    floor(
      CLOUD,
      '-40,400,1 180,390,1 230,340 330,340 350,374,1 440,346 500,352 520,380,1 640,330 760,336 790,374,1 860,350 930,356 950,390,1 1240,400,1',
    ),
    floor(
      CLOUD_NEAR,
      '-40,720,1 120,700,1 190,640 320,646 350,690,1 430,664 520,670 540,704,1 680,644 830,650 860,700,1 940,670 1020,680 1040,720,1 1240,720,1',
    ),
    crownedSlope(
      'left',
      [
        ['#245f5c', '#3f8478'],
        ['#1d5452', '#33746a'],
      ],
      '110,226 250,310 320,380 300,440 210,540 120,640 90,700 150,780 300,880 420,960',
    ),
    crownedSlope(
      'right',
      [
        ['#4f9a5c', '#b9d97e'],
        ['#418c58', '#9dcb70'],
      ],
      '1110,206 970,290 910,360 930,440 1020,540 1090,640 1090,720 1020,800 900,900 840,960',
    ),
    moved({ x: 480, y: 716, scale: 0.62, squash: 0.6, turn: -12 }, turacoShade(SHADE)),
    moved({ x: 600, y: 494, scale: 1, turn: -12 }, ...turacoGliding),
  ),
];
