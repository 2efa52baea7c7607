import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { turtleBelow } from '../../figures/animals/turtleBelow.ts';
import { dhowForedeck } from '../../figures/placing/dhowForedeck.ts';
import { light } from '../../light/light.ts';

const [NIGHT, PALM, SAND, GLINT] = ['#0b3554', '#0a4256', '#f9e2b0', '#ffeec2'];

const HEAP =
  '540,20 620,-100 660,-230 760,-330 800,-440 920,-480 970,-600 1100,-660 1240,-620 1340,-520 1460,-420 1700,-300 2100,-260';

/** A low island under coconut palms on the horizon, its right side in the sun. */
const islet = (placing: Placing): Layer =>
  moved(
    placing,
    cut(PALM, '-160,0,1 -120,-26 -44,-40 30,-32 96,-38 150,-16 178,0,1'),
    cut('#2c7564', '74,-34,1 96,-38 150,-16 178,0,1 126,0,1 112,-18'),
    cut(SAND, '-176,2,1 -60,-9 110,-13 280,2,1'),
    cut(
      PALM,
      limb('-40,-30,6 -34,-80,4 -14,-118,3'),
      limb('26,-30,6 30,-66,4 56,-96,3'),
      limb('-84,-22,5 -96,-60,4 -88,-88,3'),
    ),
    ...(
      [
        [-14, -118, 1.1],
        [56, -96, 0.9],
        [-88, -88, 0.8],
      ] as const
    ).map(([x, y, scale]) =>
      moved(
        { x, y, scale },
        cut(
          PALM,
          '0,0,1 -30,-22 -62,6,1 -30,-8',
          '0,0,1 30,-24 60,2,1 30,-8',
          '0,0,1 -20,-40 -46,-36,1 -18,-24',
          '0,0,1 24,-38 46,-30,1 18,-20',
          '0,0,1 -22,4 -34,32,1 -12,16',
          '0,0,1 24,6 30,34,1 12,16',
        ),
      ),
    ),
  );

/** The sky before evening, and the trade-wind clouds that the sun stands behind, the nearest the tallest. */
const clouds: readonly Layer[] = [
  cut('#0a2d4a', '-1600,-1080,1 -400,-1000 500,-1140 2100,-1000,1 2100,-2000,1 -1600,-2000,1'),
  cut('#0c3a5a', '-1600,-640,1 -900,-560 -200,-660 500,-760 1300,-640 2100,-700,1 2100,20,1 -1600,20,1'),
  cut('#0e4262', '-1600,-330,1 -900,-400 -200,-300 500,-420 2100,-360 2100,-420,1 2100,20,1 -1600,20,1'),
  cut('#125470', '-1600,-150,1 -900,-190 -200,-110 500,-200 2100,-150 2100,-190,1 2100,20,1 -1600,20,1'),
  cut(
    '#0f4766',
    lobes(
      '-1500,-20 -1380,-110 -1270,-130 -1180,-220 -1050,-240 -950,-180 -860,-176 -790,-100 -690,-90 -600,-20',
      0.62,
      '-600,-10 -1500,-10',
    ),
  ),
  cut(
    '#176480',
    lobes(
      '-1500,0 -1420,-60 -1320,-66 -1250,-120 -1140,-114 -1070,-60 -960,-54 -900,-14 -820,0',
      0.62,
      '-820,10 -1500,10',
    ),
  ),
  cut('#ffc98a', lobes(HEAP, 0.62, '2100,20')),
  moved({ x: 34, y: 34 }, cut('#2a8490', lobes(HEAP, 0.62, '2100,20'))),
  cut(
    '#1a6a80',
    lobes(
      '560,20 640,-60 780,-90 860,-180 960,-210 1040,-290 1180,-300 1290,-220 1400,-180 1500,-60',
      0.62,
      '1500,20 560,20',
    ),
  ),
];

/** The shallows ahead and abeam in the inks of their depth, from the horizon; the sun lies on them under the sail. */
const shallows: readonly Layer[] = [
  cut('#0a4870', '-1500,0,1 2100,0,1 2100,600,1 -1500,600,1'),
  cut('#0f6488', '-1500,26,1 -900,22 -300,34 200,22 2100,30,1 2100,600,1 -1500,600,1'),
  cut('#1593a0', '-1500,66,1 -1000,54 -560,80 -180,40 20,44,1 300,60 2100,56,1 2100,600,1 -1500,600,1'),
  cut('#38bfb4', '-1500,128,1 -1100,150 -760,104 -420,130 -80,62,1 300,110 2100,92,1 2100,600,1 -1500,600,1'),
  cut(
    '#86e0c8',
    '-1500,250,1 -1180,196 -900,236 -600,160 -300,180 -60,96,1 400,200 2100,150,1 2100,600,1 -1500,600,1',
  ),
  cut(
    '#bdf0d8',
    '-1500,330,1 -1260,290 -1040,330 -800,262 -520,290 -300,226 -180,240,1 -400,640,1 -1500,640,1',
  ),
];

/** Under sail from Stone Town to an island: the stem head at (x, y), the horizon a little above. */
const underSail = (x: number, y: number, scale: number, turtle: Placing): readonly Layer[] => [
  wash(NIGHT),
  moved(
    { x, y: y - 54 * scale, scale },
    ...clouds,
    islet({ x: -300, y: 0, scale: 1 }),
    ...shallows,
    // The shade of the sail on the clear bottom, and who swims in it.
    cut(
      { fill: '#057c96', opacity: 0.68 },
      '-40,90,1 -300,116 -640,180 -1010,236,1 -860,296 -720,400 -640,520 -660,640,1 -200,640,1',
    ),
    moved({ squash: 0.62, turn: -14, ...turtle }, ...turtleBelow),
    inked(
      GLINT,
      5,
      '520,116 640,116',
      '700,134 800,134',
      '440,140 520,140',
      '900,112 1000,112',
      '860,150 940,150',
      '1040,92 1300,92',
    ),
  ),
  dhowForedeck(x, y, scale),
];

/** The great view of Zanzibar, from aboard. */
export const postersZanzibar: readonly Picture[] = poster('zanzibar-island', {
  light: light('noon', 'zanzibar', 'right'),
  wide: [
    ...underSail(1334, 650, 1, { x: -716, y: 262, scale: 0.6 }),
    plan({ subject: [1534, 100, 700, 640], camera: 'back' }),
  ],
  tall: [
    ...underSail(420, 1016, 0.62, { x: -500, y: 196, scale: 0.56 }),
    plan({ subject: [520, 640, 460, 420], camera: 'back' }),
  ],
});
