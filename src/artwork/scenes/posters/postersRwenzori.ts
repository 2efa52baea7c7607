import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { packWalker } from '../../figures/people/packWalker.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { lobeliaColumn } from '../../figures/plants/lobeliaColumn.ts';
import { canopy } from '../../land/canopy.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';
import { tarnBelow } from '../../water/tarnBelow.ts';

const FIRST_SUN = { snow: '#ffe6bc', blue: '#5f7cb8', rock: '#b06a6c', deep: '#2c3f7c', mist: '#5a86a0' };
const GROUNDSEL = {
  bark: '#14182c',
  lit: '#a8644c',
  dead: '#2a2434',
  withered: '#7c5440',
  shade: '#0f3038',
  leaf: '#2c6450',
  sunny: '#7ca858',
  rim: '#ffdc94',
};
const LOBELIA = { core: '#0c1c30', shade: '#143440', body: '#2f6860', lit: '#7c9c6c', rim: '#ffdc9c' };
const SHORE = '#081c2c';
const NIGHTFALL = [
  [0, '#081630'],
  [0.6, '#173260'],
  [0.82, '#3f6a94'],
  [0.94, '#e8b888'],
  [1, '#ffe0a8'],
] as const;

/** A giant groundsel that leans in from the right, its trunk at the origin, 760 pixels high. */
const groundsel: readonly Layer[] = groundselNear(
  [
    '40,60,84 20,-120,66 30,-240,58 0,-330,44',
    '10,-250,48 -90,-340,40 -150,-420,36 -170,-500,32',
    '20,-300,46 50,-420,40 40,-540,34 50,-640,30',
    '40,-230,46 150,-300,40 220,-390,34 230,-470,30',
    '150,-290,34 290,-320,30 350,-380,26',
  ],
  [
    [360, -400, 130],
    [232, -500, 150],
    [48, -670, 170],
    [-172, -520, 156],
  ],
  GROUNDSEL,
);

/** First light on the ice of the Rwenzori over a still tarn, somebody small on its shore. */
export const postersRwenzori: readonly Picture[] = poster('rwenzori', {
  light: light('morning', 'uganda', 'right'),
  wide: [
    wash(NIGHTFALL, { height: 800 }),
    rwenzoriPlanes({ x: 1830, y: 780, scale: 1.22 }, FIRST_SUN),
    floor('#3f7a84', '-40,716 300,700 560,722 900,708 1200,724 1500,740 1800,744 2100,730 2430,716'),
    floor('#1c4a5c', '-40,760 300,744 620,766 1000,756 1400,774 1800,780 2120,768 2430,752'),
    tarnBelow(796, 1000, [rwenzoriPlanes({ x: 1830, y: 780, scale: 1.22 }, FIRST_SUN)]),
    floor(SHORE, '-40,900 500,916 980,936 1300,930 1560,912 1800,920 2100,900 2430,872'),
    moved({ x: 1580, y: 918, scale: 0.62 }, ...packWalker),
    moved(
      { x: 1290, y: 930, scale: 1, flip: true },
      ...lobeliaColumn({ tall: 250, half: 35, rows: 14, reach: 130 }, LOBELIA),
    ),
    moved({ x: 2130, y: 960, scale: 1 }, ...groundsel),
    canopy(SHORE, '-60,960 500,962 980,966 1280,960 1500,974 1800,966 2100,940 2460,912', 34, '#28505c'),
  ],
  tall: [
    wash(NIGHTFALL, { height: 1080 }),
    rwenzoriPlanes({ x: 560, y: 1060, scale: 1.02 }, FIRST_SUN),
    floor('#3f7a84', '-40,1016 140,1006 340,1026 560,1040 760,1030 940,1010 1120,1004'),
    floor('#1c4a5c', '-40,1056 200,1046 500,1066 800,1060 1120,1040'),
    tarnBelow(1080, 1350, [rwenzoriPlanes({ x: 560, y: 1060, scale: 1.02 }, FIRST_SUN)]),
    floor(SHORE, '-40,1210 220,1236 520,1246 800,1230 1120,1190'),
    moved({ x: 440, y: 1244, scale: 0.6 }, ...packWalker),
    moved(
      { x: 160, y: 1250, scale: 1, flip: true },
      ...lobeliaColumn({ tall: 240, half: 34, rows: 14, reach: 130 }, LOBELIA),
    ),
    moved({ x: 830, y: 1290, scale: 0.86 }, ...groundsel),
    canopy(SHORE, '-60,1290 220,1284 520,1300 800,1276 1140,1236', 34, '#28505c'),
  ],
});
