import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { silverbackAsTrunk } from '../../figures/animals/silverbackAsTrunk.ts';
import { trekkersInFile } from '../../figures/people/trekkersInFile.ts';
import { light } from '../../light/light.ts';

const [DAWN, FAR, BARK, GRAIN, AMBER, RED] = [
  '#d6e04e',
  '#c3d13f',
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
      '2310,-20,1 2420,-20,1 2420,900,1 2250,900,1 2300,700',
    ),
    cut(BARK, '-40,1020,1 -40,880,1 400,856 1000,872 1600,860 2430,880,1 2430,1020,1'),
    moved({ x: 1640, y: 100, scale: 0.78 }, ...silverback),
    moved({ x: 1366, y: 870, scale: 1 }, ...trekkersInFile(BARK, RED)),
    plan({ subject: [1720, 240, 420, 560], camera: 'profile' }),
  ],
  tall: [
    wash(DAWN),
    cut(FAR, '270,560,1 330,560,1 330,1040 350,1290,1 250,1290,1 270,1040'),
    cut(
      BARK,
      // The crowns of the trees close overhead.
      '-20,-20,1 1100,-20,1 1100,720,1 994,740,1 990,640 966,580 900,580 866,700,1 700,700,1 690,620 640,580 480,574 280,590 180,640 150,760,1 70,760,1 64,660 30,600 -20,600,1',
      '70,700,1 150,700,1 146,900 160,1100 210,1280,1 0,1280,1 56,1100 72,900',
      '994,680,1 1100,680,1 1100,1280,1 950,1280,1 990,1000',
      '-20,1270,1 400,1262 1100,1270,1 1100,1370,1 -20,1370,1',
    ),
    moved({ x: 430, y: 644, scale: 0.64 }, ...silverback),
    moved({ x: 244, y: 1270, scale: 0.84 }, ...trekkersInFile(BARK, RED)),
    plan({ subject: [520, 800, 380, 460], camera: 'profile' }),
  ],
});
