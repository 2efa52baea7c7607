import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { colobusLeaping } from '../../figures/animals/colobusLeaping.ts';
import { lookingUp } from '../../figures/placing/lookingUp.ts';
import { hangingWalk } from '../../figures/placing/hangingWalk.ts';
import { mistCrowns } from '../../land/mistCrowns.ts';
import { spray } from '../../land/spray.ts';
import { light } from '../../light/light.ts';

const ROPE = '#f2e6bc';

/** The bough it sprang from, its end at (0, 0), from the right. */
const bough: readonly Layer[] = [
  cut('#12242c', limb('420,150,46 240,60,30 110,30,18 0,0,5')),
  cut('#4f8a74', limb('420,110,6 240,34,8 110,14,5')),
  ...spray(6, 0, [170, 130, 215, 80], 1.1),
  ...spray(150, 36, [110, 70], 0.9),
  ...spray(260, 50, [-80, -120, 100], 1.1),
];

/** The morning in arcs that come down through the crowns from the right. */
const LIGHT = [
  ['#06262e', 2900],
  ['#0a343a', 1960],
  ['#124a4a', 1500],
  ['#226a60', 1180],
  ['#4a9a7c', 900],
  ['#8cc69a', 620],
  ['#d2ecb2', 340],
] as const;

const nyungweWide: Layer[] = [
  ...LIGHT.map(([ink, r]) => cut(ink, disc(2480, -60, r))),
  mistCrowns(
    '-30,700 900,700 1400,660 1900,570 2440,480',
    22,
    ['#0a3238', '#124a4c', '#3c8a7a', '#5aa58a'],
    ['#0f4044', '#1c5c58', '#4c9c84', '#70b898'],
  ),
  mistCrowns(
    '-30,740 800,800 1400,800 1900,730 2440,640',
    36,
    ['#082a32', '#0c3c46', '#135058', '#1e6668'],
    ['#0d3a42', '#185458', '#267070', '#348480'],
  ),
  moved({ x: 1500, y: 866, scale: 0.56 }, ...lookingUp),
  ...hangingWalk([-20, 760], [2410, 740], 1010, 58, ROPE),
  mistCrowns('-30,830 400,930 1000,1010 1500,1010 2000,950 2440,840', 62, '#07242c', '#1c5a5a'),
  moved({ x: 2170, y: 520, scale: 1 }, ...bough),
  moved({ x: 1250, y: 180, turn: -6, scale: 0.8 }, ...colobusLeaping),
];
const nyungweTall: Layer[] = [
  strata(['#06262e', '#09323a', '#195a58', '#66b48e', '#c4e4b0'], { height: 1000 }),
  mistCrowns('-30,1000 500,960 1110,860', 20, '#3c8a7a', '#7fc0a0'),
  mistCrowns('-30,1060 500,1080 1110,980', 32, '#135058', '#3f9484'),
  moved({ x: 480, y: 1168, scale: 0.46 }, ...lookingUp),
  ...hangingWalk([-20, 1090], [1100, 1060], 1260, 48, ROPE),
  mistCrowns('-30,1180 300,1280 700,1300 1110,1190', 56, '#07242c', '#1c5a5a'),
  moved({ x: 880, y: 890, scale: 0.8 }, ...bough),
  moved({ x: 104, y: 650, turn: -6, scale: 0.64 }, ...colobusLeaping),
];

/** The great view of Nyungwe: a colobus in mid-leap over the canopy walkway. */
export const postersRwandaPlaces: readonly Picture[] = poster('nyungwe', {
  light: light('morning', 'rwanda', 'right'),
  wide: nyungweWide,
  tall: nyungweTall,
});
