import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { fireBowl } from '../../figures/objects/fireBowl.ts';
import { womanByFire } from '../../figures/people/womanByFire.ts';
import { DUSK_FUR, gorillaMother } from '../../figures/placing/gorillaMother.ts';
import { silverbackProfile } from '../../figures/placing/silverbackProfile.ts';
import { forest } from '../../land/ridges.ts';
import { twinLakes } from '../../land/twinLakes.ts';
import { virungaPeaks } from '../../land/virungaPeaks.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, stars } from '../../sky/skies.ts';

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
    ...silverbackProfile(),
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
  // A mother and her infant in the rain's last light.
  picture(
    'packages/volcanoesandgorillas-5',
    light('storm', 'rwanda', 'left'),
    plan({ subject: [280, 360, 540, 320], camera: 'profile' }),
    sky({ horizon: 560, stops: ['#4a5888', '#959ab0', '#e0bca4', '#f8d7a8'] }),
    virunga([
      { x: 180, y: 330, foot: 640, width: 900, mouth: 120, teeth: teethOf(0.6), fill: '#8b92b8' },
      { x: 960, y: 190, foot: 680, width: 1500, mouth: 100, fill: '#6872a6' },
    ]),
    mistBank({ y: 440, height: 400, colour: '#f4dcbc', strength: 1, count: 14 }),
    cut('#39406c', '-40,820,1 200,800 500,812 800,796 1240,780,1 1240,920,1 -40,920,1'),
    moved({ x: -60, y: -92, scale: 1.1 }, ...gorillaMother(DUSK_FUR)),
    leaves({ corner: 'bottom-left', size: 220, depth: 0.03 }),
    leaves({ corner: 'bottom-right', size: 240, depth: 0.02 }),
  ),
];
