import { cut, floor, inked, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { nettedBed } from '../../figures/objects/nettedBed.ts';
import { driverWaiting } from '../../figures/people/driverWaiting.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { landRoverFront } from '../../figures/vehicles/landRoverFront.ts';
import { light } from '../../light/light.ts';

/** Those who look after guests: a driver at the airport, a car that is ready, a bed. */
export const vignettesGuests: readonly Picture[] = [
  picture(
    'vignettes/mission-airport-transfer',
    light('night', 'uganda', 'behind'),
    plan({ subject: [200, 660, 560, 240], camera: 'back' }),
    strata(['#ffb85a', '#ffd890', '#fff0c8'], { height: 760 }),
    cut('#ffe6ac', box(-20, 0, 1240, 60)),
    cut('#e09a48', '-40,700,1 1240,700,1 1240,940,1 -40,940,1'),
    cut('#ffd58a', '820,700,1 1100,700,1 1180,940,1 700,940,1'),
    cut('#7a4a3c', box(760, 0, 22, 706), box(1136, 0, 22, 706), box(0, 60, 1200, 14)),
    cut('#a86a44', box(40, 74, 14, 630), box(220, 74, 14, 630)),
    // Two who come out with their bags, one hand up.
    cut(
      '#5a3040',
      disc(930, 430, 30, 34),
      '894,470,1 966,470,1 984,560 974,620,1 964,720,1 936,720,1 930,640,1 922,720,1 894,720,1 884,620,1 878,560',
      limb('964,490,16 1010,440,13 1006,384,10'),
      limb('896,490,16 870,560,12 862,610,10'),
    ),
    cut(
      '#8f3a4a',
      panel('826,610,10 880,610,10 880,716,8 826,716,8'),
      '838,610,1 838,580,1 868,580,1 868,610,1 862,610,1 862,588,1 844,588,1 844,610,1',
    ),
    cut(
      '#7a4450',
      disc(1060, 456, 27, 31),
      '1026,492,1 1094,492,1 1108,580 1096,640,1 1088,714,1 1064,714,1 1058,650,1 1050,714,1 1028,714,1 1016,640,1 1010,580',
    ),
    cut('#e0573a', panel('1024,500,12 1052,500,12 1056,590,12 1022,590,12')),
    cut('#b86f38', disc(916, 722, 100, 11), disc(1056, 716, 64, 9)),
    ...driverWaiting,
  ),
  picture(
    'vignettes/mission-vehicles',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [440, 580, 320, 180], camera: 'front' }),
    strata(['#5a5aa4', '#e08a7c', '#ffc48a', '#ffe8b0'], { height: 640 }),
    cut('#9a7a9c', '-40,600,1 160,570 400,590 700,560 1000,590 1240,560,1 1240,680,1 -40,680,1'),
    floor('#c98a4a', '-40,630 600,620 1240,634'),
    place(acacia({ variant: 3 }), { x: 90, y: 640, metre: 24, shadow: false, flat: '#6a4458' }),
    place(acacia({ variant: 1 }), { x: 1120, y: 640, metre: 30, shadow: false, flat: '#6a4458', flip: true }),
    floor('#8f4f34', '-40,760 600,740 1240,770'),
    cut('#5a2428', '60,900,1 200,860 700,850 1240,880,1 1240,920,1 60,920,1'),
    ...landRoverFront,
  ),
  picture(
    'vignettes/mission-accommodation',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [240, 556, 720, 230], camera: 'frame' }),
    strata(['#7a4a44', '#5a3038']),
    cut('#8f5a48', ...[60, 180, 300, 420].map((y) => box(0, y, 1200, 8))),
    // The window: a lake and hills in the first light.
    cut('#3a1c28', box(330, 70, 540, 460)),
    strata(['#6fb0b4', '#ffd9a0', '#fff0c0'], { x: 350, y: 90, width: 500, height: 240 }),
    cut(
      '#5f9a94',
      '350,320,1 430,250,1 500,290,1 600,210,1 700,290,1 780,250,1 850,300,1 850,360,1 350,360,1',
    ),
    cut('#3f7a80', '600,210,1 700,290,1 730,350,1 640,350,1', '430,250,1 500,290,1 520,350,1 450,350,1'),
    strata(['#ffe6b0', '#5fb0ac'], { x: 350, y: 346, width: 500, height: 100 }),
    cut('#14513f', '350,440,1 460,420 600,446 740,416 850,440,1 850,512,1 350,512,1'),
    inked('#3a1c28', 14, '600,80 600,520', '340,300 860,300'),
    cut('#c98a5a', box(316, 516, 568, 24)),
    ...nettedBed,
  ),
];
