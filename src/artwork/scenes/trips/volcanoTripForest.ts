import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { goldenMonkeyOnWall } from '../../figures/placing/goldenMonkeyOnWall.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { lavaWall } from '../../land/lavaWall.ts';
import { forest } from '../../land/ridges.ts';
import { virunga } from '../../land/virunga.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** The walk to the gorillas. */
export const volcanoTripForest: readonly Picture[] = [
  // A golden monkey on the wall where the fields end and the park begins.
  picture(
    'packages/volcanoesandgorillas-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [280, 500, 400, 120], camera: 'close' }),
    sky({ horizon: 620, stops: ['#3d5ea0', '#6f8fbc', '#b4bfc8', '#f6dcb8'] }),
    virunga([{ x: 880, y: 176, foot: 700, width: 1700, mouth: 150, fill: '#25386f', solid: 0.7 }]),
    mistBank({ y: 520, height: 240, colour: '#fdeac6', strength: 1 }),
    forest({ y: 620, rise: 30, depth: 0.5, crown: 20, of: '#6f9c7c' }),
    place(bamboo({ culms: 3, seed: 4 }), { x: 60, y: 930, metre: 130, depth: 0.2, shadow: false }),
    place(bamboo({ culms: 3, seed: 9 }), { x: 1204, y: 930, metre: 130, depth: 0.2, shadow: false }),
    lavaWall({ y: 660, size: 82, gap: '#1b1830', tones: ['#3c3a58', '#474566', '#34324e'], lit: '#8d86a0' }),
    cut({ fill: '#14122a', opacity: 0.5 }, '400,690,1 500,672 700,672 860,690 1000,700,1 800,716 500,712'),
    moved({ x: -90, y: -80, scale: 1.12 }, ...goldenMonkeyOnWall),
  ),
];
