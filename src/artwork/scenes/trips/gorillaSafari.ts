import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorillaPeeping } from '../../figures/placing/gorillaPeeping.ts';
import { FOREST_MORNING, silverbackFacing } from '../../figures/placing/silverbackFacing.ts';
import { heldHands, slopeWalkers } from '../../figures/placing/porterAndGuest.ts';
import { broadLeaf, type LeafColours } from '../../land/broadLeaf.ts';
import { greatTrunks, type TrunkColours } from '../../land/greatTrunks.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { mistBank } from '../../sky/mistBank.ts';

/** A slope too steep to stand on, its light and its shade. */
const steepSlope: readonly Layer[] = [
  cut('#2c7a52', '-40,880,1 300,810 620,690 900,550 1240,400,1 1240,920,1 -40,920,1'),
  cut('#174f3e', '-40,920,1 300,850 700,740 960,640 1240,560,1 1240,920,1'),
];
const HAZY_TRUNK: TrunkColours = ['#8fbb72', '#7aab6a', '#c8dc8c'];
const DUSKY_TRUNK: TrunkColours = ['#2c6a4c', '#1d5340', '#7fae6c'];

/** Leaves that the sun shines through, those behind them, and those in the shade in front. */
const SUNLIT: LeafColours = ['#b4d76c', '#7fb458', '#d6ec96'];
const HAZY: LeafColours = ['#79b064', '#64a05c', '#93c272'];
const SHADY: LeafColours = ['#1c5540', '#0f3a32', '#2f7454'];
const DEEP: LeafColours = ['#14463a', '#0c302c', '#23604a'];

/** A leaf that takes the morning. */
const GOLDEN: LeafColours = ['#c6d668', '#5f9a52', '#eef2a4'];

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
    plan({ subject: [440, 20, 600, 320], camera: 'close' }),
    wash(['#f7dc8c', '#fbeab0', '#e8e0a0', '#b4cc88'], { height: 900 }),
    forest({
      y: '-30,330 200,300 420,360 800,330 1060,230 1230,170',
      rise: 50,
      depth: 0.5,
      crown: 22,
      of: '#c3cf90',
    }),
    mistBank({ y: 330, height: 200, colour: '#f4e6a8', strength: 0.9 }),
    moved({ x: -160, y: -230, scale: 1.5 }, ...silverbackFacing(FOREST_MORNING)),
    broadLeaf({ x: 1300, y: 420, scale: 6.2, turn: 152 }, DEEP, true),
    broadLeaf({ x: -120, y: 560, scale: 7.4, turn: 20 }, GOLDEN),
    broadLeaf({ x: 1290, y: 960, scale: 7.4, turn: 194 }, SHADY),
    broadLeaf({ x: 120, y: 1030, scale: 5.6, turn: -32 }, DEEP),
  ),
  // A porter, the guest's pack on the back, leads the guest by the hand up towards the light.
  picture(
    'packages/gorillatrekkingsafari-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [680, 200, 160, 320], camera: 'back' }),
    wash(['#a8d080', '#e2ec9c', '#fbf8c4', '#fdfad2'], { height: 900 }),
    greatTrunks('420,560,15 560,520,11 900,420,13 1010,400,18', HAZY_TRUNK),
    rays({ x: 160, y: -160, count: 4, turn: 50, spread: 26, reach: 1300, opacity: 0.3 }),
    cut('#c3dc8a', '-40,660,1 300,590 560,500 820,420 1240,250,1 1240,920,1 -40,920,1'),
    undergrowth({ y: '-40,690 300,610 560,520 820,440 1240,270', size: 70, depth: 0.62, filled: false }),
    greatTrunks('150,920,70', DUSKY_TRUNK),
    ...steepSlope,
    moved({ x: 742, y: 626, scale: 0.86, turn: 6 }, ...slopeWalkers.porter),
    moved({ x: 452, y: 756, scale: 0.94, turn: 6 }, ...slopeWalkers.guest),
    moved({ x: 636, y: 436, scale: 0.9 }, ...heldHands),
    cut(
      '#2c7a52',
      '-40,850,1 200,790 380,700 480,676 620,630 760,574 900,520 1240,380,1 1240,920,1 760,720 -40,900,1',
    ),
    undergrowth({
      y: '-40,880 200,806 380,716 480,694 620,650 760,594 900,540 1240,400',
      size: 84,
      depth: 0.22,
      filled: false,
    }),
    undergrowth({ y: '-40,960 500,900 900,800 1240,640', size: 130, depth: 0.06, filled: false }),
    broadLeaf({ x: 1330, y: 760, scale: 6.4, turn: 172 }, DEEP, true),
    greatTrunks('1180,980,90', ['#123c34', '#0c2c2a', '#3f7f58']),
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
