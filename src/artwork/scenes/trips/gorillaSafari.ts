import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { FOREST_MORNING, silverbackFacing } from '../../figures/placing/silverbackFacing.ts';
import { broadLeaf, type LeafColours } from '../../land/broadLeaf.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';

/** Leaves in the shade in front. */
const SHADY: LeafColours = ['#1c5540', '#0f3a32', '#2f7454'];
const DEEP: LeafColours = ['#14463a', '#0c302c', '#23604a'];

/** A leaf that takes the morning. */
const GOLDEN: LeafColours = ['#c6d668', '#5f9a52', '#eef2a4'];

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
];
