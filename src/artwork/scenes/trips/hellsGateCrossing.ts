import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { zebraInFile, type InFile } from '../../figures/animals/zebraInFile.ts';
import { zebraThrown, type LowSun } from '../../figures/animals/zebraThrown.ts';
import { riderAstride } from '../../figures/people/riderAstride.ts';
import { hellsGateAgainstLight } from '../../land/hellsGateAgainstLight.ts';
import { light } from '../../light/light.ts';

const SUN: LowSun = { x: 570, horizon: 262, reach: 0.0042, fan: 0.3 };
const COAT = ['#fbead4', '#c99c86', '#1d1430'] as const;
const SHADE = '#26306e';
const FILE: readonly InFile[] = [
  { x: 300, y: 506, scale: 0.5, flip: true, stride: 0, bow: 17 },
  { x: 880, y: 490, scale: 0.5, flip: true, stride: 1 },
  { x: 1150, y: 520, scale: 0.32, flip: true, stride: 0, bow: 6 },
];

/** The bicycle trip to Hell's Gate: its cover, a zebra crossing. */
export const hellsGateCrossing: readonly Picture[] = [
  // Zebra file across the road; against the low sun their legs throw bars over it, and a rider waits beyond.
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'right'),
    plan({ subject: [514, 282, 94, 66], camera: 'front' }),
    wash('#ffe3a0', { height: 300 }),
    ...hellsGateAgainstLight,
    floor('#f0a13c', '0,280 400,270 800,270 1200,280'),
    cut('#ffe3a0', '556,262,1 584,262,1 1340,920,1 -240,920,1'),
    cut(
      SHADE,
      ...FILE.flatMap((one) => zebraThrown(one, SUN)),
      '534,440,1 552,440,1 530,920,1 480,920,1;564,440,1 576,440,1 596,920,1 556,920,1;588,440,1 606,440,1 670,920,1 620,920,1',
    ),
    moved({ x: 560, y: 440, scale: 0.36 }, ...riderAstride),
    ...FILE.map((one) => zebraInFile(one, COAT)),
  ),
];
