import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bogLeaper } from '../../figures/placing/bogLeaper.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { forest, hills } from '../../land/ridges.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { tussock } from '../../land/tussock.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';

const SNOWS = {
  rock: '#7a9cb0',
  deep: '#557c98',
  glint: '#d0c8a8',
  snow: '#fffaea',
  ice: '#bcd8e2',
  mist: '#fff2d4',
};
const FAR = { dark: '#2f6a54', body: '#5f9258', lit: '#a8b860' };
const NEAR = { dark: '#12382f', body: '#3f7040', lit: '#c8b848' };

/** The bog below the peaks of the Rwenzori, and how one crosses it. */
export const rwenzoriBog: readonly Picture[] = [
  picture(
    'places/rwenzori-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [430, 330, 250, 230], camera: 'profile' }),
    sky({ horizon: 520, stops: ['#2f86a4', '#7cc0c8', '#d4ead4', '#fff4d0'] }),
    speke({ x: 190, y: 540, scale: 0.66 }, SNOWS),
    stanley({ x: 1060, y: 560, scale: 0.6 }, SNOWS),
    mist({ y: 500, height: 110, strength: 1, colour: '#fff2d4' }),
    forest({ y: 566, rise: 40, depth: 0.5, crown: 20, of: '#5f9a80', to: 620 }),
    mist({ y: 560, height: 90, strength: 1, colour: '#fff2d4' }),
    hills({ y: 616, rise: 14, depth: 0.5, of: '#86ad6c', to: 650 }),
    place(groundsel(), { x: 120, y: 640, metre: 50, depth: 0.3, shadow: false }),
    place(lobelia(), { x: 1110, y: 640, metre: 62, depth: 0.3, shadow: false }),
    place(groundsel({ variant: 2 }), { x: 1010, y: 636, metre: 36, depth: 0.36, shadow: false }),
    mirror({ y: 636, stops: ['#f4ecc8', '#a8cfc0', '#3f8a90'] }),
    cut(
      '#fff8dc',
      '300,676,1 480,668 660,676 480,684',
      '560,730,1 700,722 820,730 700,738',
      '40,720,1 120,714 200,722 120,728',
    ),
    tussock({ x: 560, y: 676, r: 70 }, FAR),
    tussock({ x: 330, y: 690, r: 60 }, FAR),
    tussock({ x: 1060, y: 690, r: 90 }, FAR),
    tussock({ x: 60, y: 690, r: 80 }, FAR),
    tussock({ x: 190, y: 790, r: 140 }, NEAR),
    tussock({ x: 890, y: 800, r: 150 }, NEAR),
    ...bogLeaper,
    tussock({ x: 540, y: 856, r: 100 }, NEAR),
    tussock({ x: 1190, y: 860, r: 110 }, NEAR),
  ),
];
