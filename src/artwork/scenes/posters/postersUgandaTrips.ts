import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { silverbackAsTrunk } from '../../figures/animals/silverbackAsTrunk.ts';
import { trekkersInFile } from '../../figures/people/trekkersInFile.ts';
import { light } from '../../light/light.ts';

const [DAWN, FAR, SHADE, BARK, GRAIN, AMBER, RED] = [
  '#d6e04e',
  '#c3d13f',
  '#235442',
  '#0f211d',
  '#1d3b33',
  '#ffb52e',
  '#e8502e',
];

const silverback = silverbackAsTrunk(BARK, GRAIN, DAWN, AMBER);

/** The great view of the gorilla trip: trekkers pass, and one of the trunks watches them. */
export const postersUgandaTrips: readonly Picture[] = poster('gorillatrekkingsafari', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    wash(DAWN),
    cut(
      FAR,
      '150,-20,1 250,-20,1 262,700 300,900,1 110,900,1 146,700',
      '520,-20,1 566,-20,1 560,700 586,900,1 490,900,1 516,700',
      '900,-20,1 1010,-20,1 1000,660 1050,900,1 850,900,1 900,660',
      '1440,-20,1 1490,-20,1 1490,700 1510,900,1 1420,900,1 1440,700',
    ),
    cut(
      BARK,
      '1206,-20,1 1276,-20,1 1272,500 1280,760 1330,880,1 1150,880,1 1200,760 1210,500',
      '2330,-20,1 2420,-20,1 2420,900,1 2290,900,1 2326,740 2334,500',
    ),
    cut(
      GRAIN,
      limb(
        '1236,-20,5 1236,300,7 1234,600,8 1210,760,7 1176,850,0; 1258,240,0 1254,500,6 1260,740,6 1296,850,0; 2364,-20,6 2366,400,8 2356,700,8 2336,850,0',
      ),
    ),
    cut(BARK, '-40,1020,1 -40,862,1 400,844 1000,860 1600,846 2430,866,1 2430,1020,1'),
    moved({ x: 1652, y: 142, scale: 0.72 }, ...silverback),
    moved({ x: 1366, y: 857, scale: 1 }, ...trekkersInFile(BARK, RED)),
    plan({ subject: [1720, 240, 420, 560], camera: 'profile' }),
  ],
  tall: [
    wash(DAWN),
    cut(FAR, '226,560,1 296,560,1 292,1060 312,1310,1 206,1310,1 222,1060'),
    // Leaves of the crowns hang low.
    cut(
      SHADE,
      '-20,-20,1 1100,-20,1 1100,640,1 1024,620,1 1018,664 956,724,1 900,676 884,640 884,596,1 780,590 720,592 620,592 548,622,1 536,646 492,676,1 456,650 446,632 444,610,1 440,660 384,704,1 336,670 324,646 326,616,1 322,680 262,752,1 206,690 200,656 204,620,1 196,660 148,696,1 104,666 96,650 100,610,1 60,700 0,740,1 -20,720,1',
    ),
    cut(
      BARK,
      '40,-20,1 110,-20,1 106,700 112,1080 160,1310,1 -20,1310,1 36,1080',
      '1016,-20,1 1100,-20,1 1100,1310,1 980,1310,1 1010,1080',
      '-20,1302,1 400,1294 1100,1302,1 1100,1370,1 -20,1370,1',
    ),
    cut(
      GRAIN,
      limb(
        '68,-20,5 66,700,7 60,1040,6 30,1280,0; 90,480,0 86,800,5 94,1080,5 124,1290,0; 1050,-20,5 1050,700,7 1044,1060,6 1026,1290,0',
      ),
    ),
    moved({ x: 440, y: 618, scale: 0.69 }, ...silverback),
    moved({ x: 208, y: 1302, scale: 0.88 }, ...trekkersInFile(BARK, RED)),
    plan({ subject: [130, 680, 240, 600], camera: 'profile' }),
  ],
});
