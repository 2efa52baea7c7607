import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bananasAbove, longShadow, walkerAbove } from '../../figures/people/fromAbove.ts';
import { bananaAbove, type CrownPlace } from '../../figures/plants/bananaAbove.ts';
import { light } from '../../light/light.ts';

/** The shadows of banana crowns, which fall to the lower left. */
const shadows = (fill: string, opacity: number, ...places: readonly CrownPlace[]): Layer =>
  cut(
    { fill, opacity },
    ...places.map(
      ({ x, y, reach, turn }) => bananaAbove({ x: x - reach * 0.26, y: y + reach * 0.3, reach, turn }).leaves,
    ),
  );

/** Banana crowns from above: dark leaves, lit halves, ribs. */
const crowns = (
  [dark, lit, rib]: readonly [string, string, string],
  ...places: readonly CrownPlace[]
): readonly Layer[] =>
  places.flatMap((place): Layer[] => {
    const { leaves, lit: bright, ribs } = bananaAbove(place);
    return [cut(dark, leaves), cut(lit, bright), inked(rib, 4, ribs)];
  });

const HIGH: readonly CrownPlace[] = [
  { x: 170, y: 770, reach: 260, turn: 12 },
  { x: 870, y: 420, reach: 290, turn: 28 },
  { x: 190, y: 150, reach: 250, turn: 40 },
  { x: 1060, y: 850, reach: 250, turn: 6 },
  { x: 1120, y: 90, reach: 220, turn: 22 },
];
const GREENS = ['#1c6a44', '#7cb848', '#d8e88c'] as const;
const LOW = ['#145040', '#3c8a4c', '#86b860'] as const;

/** Day one of the hike in the Mountains of the Moon, through the banana gardens. */
export const moonHikeGardens: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-2',
    light('morning', 'uganda', 'right'),
    plan({ subject: [400, 440, 220, 200], camera: 'above' }),
    wash(['#0f4438', '#0c3a34']),
    ...crowns(
      LOW,
      { x: 110, y: 330, reach: 190, turn: 20 },
      { x: 330, y: 640, reach: 170, turn: 50 },
      { x: 960, y: 120, reach: 180, turn: 10 },
      { x: 1130, y: 470, reach: 180, turn: 33 },
      { x: 880, y: 700, reach: 170, turn: 5 },
      { x: 360, y: 60, reach: 160, turn: 15 },
    ),
    shadows('#06241f', 0.55, ...HIGH),
    // The path of red earth, sunlit, the foot of the bank at its left in shade.
    within(
      '#f09a5c',
      '760,-40,1 750,60 690,170 620,280 590,400 620,520 690,640 700,760 650,860 600,940,1 380,940,1 420,850 460,760 450,660 390,540 360,410 390,270 470,150 520,60 530,-40,1',
      cut(
        '#b8543c',
        '530,-40,1 520,60 470,150 390,270 360,410 390,540 450,660 460,760 420,850 380,940,1 416,940,1 440,850 482,760 470,660 410,540 382,410 410,280 490,160 540,66 556,-40,1',
      ),
      shadows('#b0543f', 1, HIGH[1]!),
      cut('#b0543f', longShadow(640, 140, 70), longShadow(470, 420, 44), longShadow(590, 700, 32)),
    ),
    moved(
      { x: 470, y: 420, scale: 1.16, turn: 16 },
      ...walkerAbove({ coat: ['#1f5a94', '#6cb4d8'], pack: ['#a82c34', '#ff6a44'] }),
    ),
    moved(
      { x: 590, y: 700, scale: 1.16, turn: -12 },
      ...walkerAbove({
        coat: ['#a8324c', '#ff7c64'],
        pack: ['#16405c', '#4094a8'],
        cap: ['#c88a2c', '#ffd468'],
      }),
    ),
    moved({ x: 640, y: 130, scale: 1, turn: 26 }, ...bananasAbove),
    ...crowns(GREENS, ...HIGH),
  ),
];
