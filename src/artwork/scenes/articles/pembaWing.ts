import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { dhowUnderWing, dhowUnderWingShape } from '../../figures/boats/dhowUnderWing.ts';
import { light } from '../../light/light.ts';

const [SKY, GLOW, FAR_HILL, HILL] = ['#fbd98b', '#fde8b4', '#b3c596', '#7fae86'];
const [SEA, IMAGE, FOAM, FOX] = ['#1d7480', '#165c69', '#f7f0d4', '#dba45e'];

/** Flying foxes on their way out from the island, far off: each with its place, its size and its tilt. */
const foxes: readonly Layer[] = (
  [
    [838, 300, 0.62, -12],
    [962, 276, 0.44, 6],
    [912, 166, 0.4, -6],
    [1016, 196, 0.32, 10],
    [1078, 232, 0.24, -8],
    [1010, 118, 0.26, -4],
    [1100, 148, 0.2, 8],
  ] as const
).map(([x, y, scale, turn]) =>
  moved(
    { x, y, scale, turn },
    cut(
      FOX,
      '-4,-22,1 -8,-32,1 2,-26 10,-32,1 10,-20,1 24,-20 60,-58 118,-26,1 88,-24 84,6,1 62,-8 46,12,1 28,2 10,24,1 0,34 -8,24,1 -28,2 -46,12,1 -62,-8 -84,6,1 -88,-24 -118,-26,1 -60,-58 -24,-20',
    ),
  ),
);

/** Pemba's channel at dusk: a dhow under way, her lateen sail the wing of a flying fox. */
export const pembaWing: readonly Picture[] = [
  picture(
    'articles/pemba',
    light('golden', 'zanzibar', 'right'),
    plan({ subject: [290, 90, 480, 560], camera: 'profile' }),
    wash(SKY),
    floor(GLOW, '-40,470 300,456 700,480 1240,450'),
    floor(FAR_HILL, '-40,610 200,620 420,580 620,554 800,582 960,566 1240,610'),
    floor(HILL, '-40,590 120,560 300,588 500,620 740,638 880,630 1060,596 1240,604'),
    ...foxes,
    floor(SEA, '-40,644 1240,644'),
    moved({ x: 0, y: 1552, squash: -1 }, cut(IMAGE, ...dhowUnderWingShape())),
    cut(
      SEA,
      limb(
        '180,822,0 400,816,5 700,824,0;330,838,0 560,832,6 860,842,0;230,850,0 420,844,7 640,852,0;440,878,0 600,872,6 800,880,0',
      ),
    ),
    ...dhowUnderWing,
    cut(FOAM, limb('960,720,0 1040,716,4 1120,722,0;1010,840,0 1090,836,4 1168,842,0')),
  ),
];
