import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackProfile } from '../../figures/placing/silverbackProfile.ts';
import { forest } from '../../land/ridges.ts';
import { twinLakes } from '../../land/twinLakes.ts';
import { virungaPeaks } from '../../land/virungaPeaks.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** Volcanoes and gorillas: the promise, and the lakes on the way. */
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
];
