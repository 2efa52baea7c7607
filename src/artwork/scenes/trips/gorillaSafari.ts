import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { helpingHand } from '../../figures/people/helpingHand.ts';
import { gorillaPeeping } from '../../figures/placing/gorillaPeeping.ts';
import { silverbackFacing } from '../../figures/placing/silverbackFacing.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { broadLeaf, type LeafColours } from '../../land/broadLeaf.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';

/** A slope cut into steps that rise to the right, each held by a log seen end-on, their treads at y 828, 747 and 622. */
const timberSteps: readonly Layer[] = [
  cut(
    '#256b49',
    '-40,856,1 200,834 380,828,1 394,780 398,747,1 570,747,1 590,690 596,622,1 890,620,1 980,580 1100,520 1240,470,1 1240,920,1 -40,920,1',
  ),
  cut(
    '#174f3a',
    '380,828,1 394,780 398,747,1 440,747,1 450,800 420,860,1 300,860,1; 570,747,1 590,690 596,622,1 650,622,1 660,720 600,800,1 480,780,1',
  ),
  cut(
    '#b98a52',
    '150,838,1 380,826,1 380,842,1 170,850,1; 398,745,1 572,745,1 570,761,1 398,762,1; 596,620,1 890,618,1 880,634,1 596,637,1',
  ),
  cut('#6b4428', disc(394, 768, 24), disc(592, 643, 24), disc(152, 856, 22)),
  cut('#d3a468', disc(394, 768, 18), disc(592, 643, 18), disc(152, 856, 16)),
  inked('#a5753f', 3, '386,768 394,760 402,768 394,776 388,770', '584,643 592,635 600,643 592,651 586,645'),
];

/** Leaves that the sun shines through, those behind them, and those in the shade in front. */
const SUNLIT: LeafColours = ['#b4d76c', '#7fb458', '#d6ec96'];
const HAZY: LeafColours = ['#79b064', '#64a05c', '#93c272'];
const SHADY: LeafColours = ['#1c5540', '#0f3a32', '#2f7454'];
const DEEP: LeafColours = ['#14463a', '#0c302c', '#23604a'];

/** The bright wall of leaves behind the family. */
const glade: readonly Layer[] = [
  broadLeaf({ x: 1330, y: 390, scale: 5.6, turn: 210 }, HAZY),
  broadLeaf({ x: -40, y: 420, scale: 4.6, turn: -38 }, HAZY),
  broadLeaf({ x: 1260, y: 60, scale: 5.4, turn: 160 }, SUNLIT),
  broadLeaf({ x: -50, y: 700, scale: 4.4, turn: -64 }, SUNLIT),
];

/** Leaves in the shade before them, cut by the picture's edges. */
const nearLeaves: readonly Layer[] = [
  broadLeaf({ x: -80, y: -60, scale: 4.7, turn: 47 }, SHADY),
  broadLeaf({ x: 90, y: -70, scale: 3.4, turn: 22 }, SHADY, true),
  broadLeaf({ x: 1320, y: 640, scale: 4.2, turn: 150 }, DEEP, true),
  broadLeaf({ x: 1290, y: 900, scale: 5.4, turn: 188 }, SHADY, true),
];

/** The gorilla trekking safari in the order of its days. */
export const gorillaSafari: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [460, 140, 340, 280], camera: 'front' }),
    sky({ horizon: 900, stops: ['#dfe9a8', '#bcd68c', '#86b878', '#4f8f68'] }),
    trunks({ y: 700, depth: 0.6, count: 2, width: 84, from: 30, until: 260 }),
    trunks({ y: 700, depth: 0.6, count: 2, width: 84, from: 960, until: 1180 }),
    forest({ y: 470, rise: 120, depth: 0.5, crown: 40 }),
    undergrowth({ y: 620, size: 150, depth: 0.34 }),
    moved({ x: 20, y: 30 }, ...silverbackFacing),
    undergrowth({ y: 930, size: 130, depth: 0.1, filled: false }),
    leaves({ corner: 'top-right', size: 330, depth: 0.03 }),
    leaves({ corner: 'bottom-left', size: 280, depth: 0.05 }),
  ),
  picture(
    'packages/gorillatrekkingsafari-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [640, 280, 160, 280], camera: 'profile' }),
    sky({ stops: ['#5f9a64', '#a4c878', '#dcea9c', '#eef2b4'], horizon: 700 }),
    trunks({ y: 700, depth: 0.66, count: 7, width: 56 }),
    rays({ x: 160, y: -160, count: 4, turn: 60, spread: 26, reach: 1300, opacity: 0.22 }),
    forest({ y: '-30,820 400,700 1230,480', rise: 60, depth: 0.66, crown: 34 }),
    ...timberSteps,
    undergrowth({ y: '820,620 1000,560 1240,490', size: 90, depth: 0.2, from: 900, filled: false }),
    place(lianaBranch(), { x: 0, y: 90, metre: 120, depth: 0.03, shadow: false }),
    place(helpingHand('guest'), { x: 366, y: 830, metre: 270, depth: 0.16, coat: OUTFITS.vermilion }),
    place(helpingHand(), { x: 728, y: 622, metre: 270, depth: 0.07, flip: true, shadow: false }),
    undergrowth({ y: '-40,900 420,900 640,850 800,850 1240,740', size: 100, depth: 0.07 }),
    cut('#0c3029', '1150,-20,1 1140,300 1120,560 1090,760 1010,920,1 1260,920,1 1260,-20,1'),
    cut(
      '#2c6a4c',
      '1150,-20,1 1140,300 1120,560 1090,760 1010,920,1 1036,920,1 1110,760 1140,560 1158,300 1166,-20,1',
    ),
    leaves({ corner: 'top-right', size: 300, depth: 0.02 }),
  ),
  picture(
    'packages/gorillatrekkingsafari-4',
    light('morning', 'uganda', 'left'),
    plan({ subject: [240, 200, 900, 660], camera: 'back' }),
    wash(['#5a9a5e', '#8dbd68', '#b9d478', '#9cc46a'], { height: 900 }),
    ...glade,
    ...gorillaPeeping,
    ...nearLeaves,
  ),
];
