import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** The walk to the gorillas. */
export const volcanoTripForest: readonly Picture[] = [
  // Up through the bamboo behind the ranger.
  picture(
    'packages/volcanoesandgorillas-4',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [400, 510, 140, 330], camera: 'frame' }),
    sky({ horizon: 900, stops: ['#cfe0c4', '#e2ebd0', '#f1f2dc', '#f6f2de'] }),
    place(bamboo({ culms: 7, seed: 4 }), { x: 600, y: 760, metre: 60, depth: 0.85, shadow: false }),
    mistBank({ y: 300, height: 360, colour: '#f4f2de' }),
    place(bamboo({ culms: 3, seed: 3 }), { x: 280, y: 820, metre: 96, depth: 0.55, shadow: false }),
    place(bamboo({ culms: 3, seed: 9 }), { x: 960, y: 800, metre: 92, depth: 0.55, shadow: false }),
    rays({ x: 560, y: -120, count: 5, turn: 80, spread: 50, opacity: 0.3 }),
    hills({
      y: '-30,740 340,720 620,660 860,700 1230,740',
      rise: 10,
      depth: 0.4,
      of: '#5d9a62',
      plain: true,
    }),
    cut('#dcd9a8', '640,668,1 668,668,1 640,720 590,770 620,920,1 300,920,1 400,820 560,740'),
    place(guide('pointing'), { x: 700, y: 706, metre: 124, flip: true, depth: 0.2, coat: CLOTHES.ranger }),
    place(hiker(), { x: 478, y: 836, metre: 205, depth: 0.16, coat: CLOTHES.coral }),
    hills({
      y: '-30,850 200,872 420,920 760,930 1230,850',
      rise: 10,
      depth: 0.08,
      of: '#1d4038',
      plain: true,
    }),
    place(bamboo({ culms: 2, seed: 6 }), { x: 110, y: 1060, metre: 230, depth: 0.03, shadow: false }),
    place(bamboo({ culms: 2, seed: 2 }), { x: 1090, y: 1080, metre: 250, depth: 0.03, shadow: false }),
  ),
];
