import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorillaFamily } from '../../figures/placing/gorillaFamily.ts';
import { lodgeFire } from '../../figures/placing/lodgeFire.ts';
import { silverbackProfile } from '../../figures/placing/silverbackProfile.ts';
import { twoInBlanket } from '../../figures/placing/twoInBlanket.ts';
import { culms, type CulmColours } from '../../land/culms.ts';
import { forest } from '../../land/ridges.ts';
import { twinLakes } from '../../land/twinLakes.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { virungaPeaks } from '../../land/virungaPeaks.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, stars } from '../../sky/skies.ts';

/** Bamboo far off in the blue hour, nearer, and close before us. */
const FAR_CULM: CulmColours = ['#86a0be', '#cfccbe', '#6f8cb2'];
const MID_CULM: CulmColours = ['#48689c', '#a3adb6', '#34528a'];
const NEAR_CULM: CulmColours = ['#101a48', '#34467e', '#080f34'];

/** Volcanoes and gorillas, five times. */
export const volcanoTrip: readonly Picture[] = [
  // The promise: a silverback looks at us, the chain behind him.
  picture(
    'packages/volcanoesandgorillas-1',
    light('sunset', 'rwanda', 'left'),
    plan({ subject: [480, 100, 700, 800], camera: 'close' }),
    wash(['#5f4a90', '#b8586e', '#f0824a', '#ffb456', '#ffdc8a'], { height: 640 }),
    virunga([
      { x: -20, y: 300, foot: 700, width: 700, mouth: 90, teeth: teethOf(0.5), fill: '#c2604a', solid: 0.5 },
      { x: 300, y: 130, foot: 760, width: 1300, mouth: 80, fill: '#6c3058', solid: 0.55 },
    ]),
    mistBank({ y: 520, height: 280, colour: '#ffc77c', strength: 1, count: 14 }),
    forest({ y: '-30,790 200,760 420,790 800,800', rise: 26, depth: 0.5, crown: 18, of: '#b0605a' }),
    mistBank({ y: 770, height: 120, colour: '#f6a868', strength: 0.9, count: 8 }),
    ...silverbackProfile,
  ),
  // The twin lakes from above, one ridge between them.
  picture(
    'packages/volcanoesandgorillas-2',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [440, 150, 480, 200], camera: 'above' }),
    sky({ horizon: 400, stops: ['#3a5f9a', '#8aa0bc', '#e6c4a0', '#fbdfa8'] }),
    virungaPeaks([
      { of: 'sabyinyo', x: 90, y: 262, foot: 440, fill: '#7a86b4', solid: 0.9 },
      { of: 'muhabura', x: 650, y: 76, foot: 440, fill: '#1f2f70', solid: 0.94 },
    ]),
    mistBank({ y: 340, height: 70, colour: '#fbdfb0', strength: 0.7, count: 8 }),
    ...twinLakes,
  ),
  // The evening at the lodge.
  picture(
    'packages/volcanoesandgorillas-3',
    light('dusk', 'rwanda', 'left'),
    plan({ subject: [280, 570, 210, 250], camera: 'back' }),
    sky({ horizon: 640, stops: ['#0d1238', '#1f2860', '#4a3f7c', '#a05a78'] }),
    stars({ to: 420, count: 110 }),
    virunga([
      { x: 1120, y: 500, foot: 760, width: 640, mouth: 120, teeth: teethOf(0.5), fill: '#4a4684' },
      { x: 370, y: 170, foot: 860, width: 1400, mouth: 100, fill: '#1a2156', solid: 0.6 },
    ]),
    mistBank({ y: 640, height: 170, colour: '#7c5078', strength: 0.9 }),
    forest({ y: 800, rise: 40, depth: 0.2, crown: 22, of: '#16183c' }),
    ...lodgeFire,
    moved({ x: 250, y: 0 }, ...twoInBlanket),
  ),
  // A family rests in the bamboo in the rain's last light.
  picture(
    'packages/volcanoesandgorillas-5',
    light('night', 'rwanda', 'right'),
    plan({ subject: [90, 240, 900, 640], camera: 'back' }),
    wash(['#3d5a9c', '#6f90b8', '#b4bfc2', '#f6d4a6', '#f9deb4'], { height: 900 }),
    virunga([{ x: 1010, y: 250, foot: 700, width: 1100, mouth: 110, fill: '#5b74ac' }]),
    mistBank({ y: 500, height: 300, colour: '#f3d2ac', strength: 1, count: 12 }),
    culms(
      '60,700,20 150,700,-10 330,700,12 560,700,-16 640,700,24 1010,700,10 1150,700,-14',
      { wide: 9, gap: 120, side: 1 },
      FAR_CULM,
    ),
    culms('250,760,-30 470,760,16 1090,760,30', { wide: 17, gap: 190, side: 1 }, MID_CULM),
    ...gorillaFamily,
    culms('40,940,-24 1176,940,20', { wide: 34, gap: 330, side: 1 }, NEAR_CULM),
    leaves({ corner: 'top-left', size: 300, depth: 0.02, slim: true, of: '#2450a0' }),
    leaves({ corner: 'top-right', size: 260, depth: 0.02, slim: true, of: '#2450a0' }),
    undergrowth({ y: '-40,890 300,900 600,930 900,916 1240,880', size: 90, depth: 0.02, of: '#2450a0' }),
  ),
];
