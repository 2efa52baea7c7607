import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, limb } from '../../drawing/brush.ts';
import { BLACK, GOLD, goldenMonkeyAsCone } from '../../figures/animals/goldenMonkeyAsCone.ts';
import { light } from '../../light/light.ts';

const [SKY, EARTH] = ['#7a2447', '#2a6b52'];

/** Cones of the chain, their feet on y = 0: gold towards the evening, black away from it. */
const MUHABURA: readonly Layer[] = [
  cut(GOLD, '-40,-300,1 0,-290,1 36,-300,1 96,-200 210,-100 480,0,1 -480,0,1 -210,-100 -96,-200'),
  cut(
    BLACK,
    '0,-290,1 36,-300,1 96,-200 210,-100 480,0,1 130,0,1 96,-60,1 84,-20,1 50,-120,1 36,-80,1 14,-190,1 0,-150,1 -14,-250,1',
    '-70,-160,1 -60,-60 -110,0,1 -50,0,1 -50,-60',
    '-170,-80,1 -180,-30 -230,0,1 -160,0,1 -160,-30',
  ),
];
const SABYINYO: readonly Layer[] = [
  cut(
    GOLD,
    '-150,-170,1 -126,-206,1 -106,-190,1 -70,-240,1 -36,-200,1 0,-232,1 30,-196,1 54,-220,1 90,-160,1 190,-80 430,0,1 -480,0,1 -240,-80',
  ),
  cut(
    BLACK,
    '0,-232,1 30,-196,1 54,-220,1 90,-160,1 190,-80 430,0,1 110,0,1 84,-60,1 70,-20,1 40,-110,1 26,-70,1 4,-150,1 -10,-130,1',
    '-70,-240,1 -36,-200,1 -50,-130,1 -60,-150,1 -84,-60,1 -90,-160,1',
    '-126,-206,1 -106,-190,1 -120,-80 -150,0,1 -180,0,1 -140,-100',
  ),
];

interface View {
  foot: number;
  cones: readonly (readonly [kind: readonly Layer[], x: number, scale: number])[];
  monkey: readonly [x: number, y: number, scale: number];
  /** The tail, its black end, and the locks where that begins. */
  tail: readonly [string, string, string];
}

/** The Virungas at evening; the nearest is a golden monkey. */
const amongCones = ({ foot, cones, monkey: [x, y, scale], tail: [tail, tip, locks] }: View): Layer[] => [
  cut(SKY, box(-20, -20, 2440, 1400)),
  ...cones.map(([kind, at, size]) => moved({ x: at, y: foot, scale: size }, ...kind)),
  floor(EARTH, `-40,${foot},1 2440,${foot},1`),
  moved({ x, y, scale }, ...goldenMonkeyAsCone),
  cut(GOLD, limb(tail)),
  cut(BLACK, limb(tip), locks),
];

/** Volcanoes National Park: a golden monkey sits among the cones as one of them. */
export const postersRwandaVolcanoes: readonly Picture[] = poster('volcanoes', {
  light: light('morning', 'rwanda', 'left'),
  wide: [
    ...amongCones({
      foot: 780,
      cones: [
        [SABYINYO, 190, 0.5],
        [MUHABURA, 800, 0.46],
        [MUHABURA, 510, 0.27],
        [MUHABURA, 2230, 1.35],
      ],
      monkey: [1730, 1010, 1],
      tail: [
        '1340,960,24 1250,1006,28 1080,940,29 930,850,28 760,826,27 580,862,26 400,876,24 240,836,20 170,812,5',
        '490,869,26 400,876,25 240,836,21 170,812,6',
        '480,844,1 540,852,1 500,862,1 526,874,1 500,880,1 548,890,1 480,896,1',
      ],
    }),
    plan({ subject: [1440, 400, 340, 500], camera: 'back' }),
  ],
  tall: [
    ...amongCones({
      foot: 1090,
      cones: [
        [SABYINYO, 90, 0.8],
        [MUHABURA, 1065, 1.25],
      ],
      monkey: [650, 1440, 1.08],
      tail: [
        '260,1350,26 190,1345,28 70,1330,27 36,1240,25 70,1160,21 150,1176,5',
        '53,1285,27 36,1240,26 70,1160,22 150,1176,6',
        '27,1292,1 46,1322,1 48,1298,1 66,1322,1 64,1290,1 87,1303,1 73,1268,1 40,1270,1',
      ],
    }),
    plan({ subject: [340, 860, 300, 400], camera: 'back' }),
  ],
});
