import { floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { fireBowl } from '../../figures/objects/fireBowl.ts';
import { womanByFire } from '../../figures/people/womanByFire.ts';
import { gorillaFamily } from '../../figures/placing/gorillaFamily.ts';
import { silverbackProfile } from '../../figures/placing/silverbackProfile.ts';
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
    light('dawn', 'rwanda', 'left'),
    plan({ subject: [500, 200, 560, 640], camera: 'close' }),
    sky({ horizon: 520, stops: ['#5466a6', '#a792b8', '#efb09a', '#fcdcb4'] }),
    virungaPeaks([{ of: 'karisimbi', x: 130, y: 300, foot: 680, fill: '#4a5796', solid: 0.4 }]),
    mistBank({ y: 440, height: 250, colour: '#f6d9bd', strength: 1, count: 12 }),
    forest({ y: '-30,690 200,660 420,684 800,700', rise: 26, depth: 0.5, crown: 18, of: '#7a78a8' }),
    mistBank({ y: 690, height: 130, colour: '#f2cdb6', strength: 0.9, count: 8 }),
    forest({ y: '-30,800 180,776 420,820 800,860', rise: 36, depth: 0.3, crown: 26, of: '#3a3f74' }),
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
    light('dusk', 'rwanda', 'right'),
    plan({ subject: [790, 570, 320, 210], camera: 'close' }),
    sky({ horizon: 640, stops: ['#141a4c', '#38407f', '#8a6f98', '#e8a088'] }),
    stars({ to: 300, count: 60 }),
    virunga([
      { x: 1150, y: 400, foot: 700, width: 900, mouth: 120, teeth: teethOf(0.5), fill: '#3a4680' },
      { x: 760, y: 260, foot: 720, width: 1400, mouth: 90, fill: '#1a2358' },
    ]),
    mistBank({ y: 500, height: 200, colour: '#c79aa4', strength: 0.95 }),
    forest({ y: 680, rise: 30, depth: 0.3, crown: 18, of: '#1c2a4c' }),
    floor('#1c1430', '-40,780,1 600,770 1240,780'),
    ...fireBowl,
    ...womanByFire,
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
