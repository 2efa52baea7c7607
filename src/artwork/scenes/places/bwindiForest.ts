import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { chameleon } from '../../figures/animals/chameleon.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { twig } from '../../land/boughs.ts';
import { road } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { shower } from '../../sky/shower.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

/** A silverback in green shade, the light of a gap on his head and shoulder. */
const MOSSY = { body: '#26302f', shade: '#151d1f', lit: '#b9c69a', dark: '#0b1012', pale: '#8a9a8c' };

/** Within the forest of the mountain gorillas: those who have not seen one yet, and a chameleon in the rain. */
export const bwindiForest: readonly Picture[] = [
  picture(
    'places/bwindi-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [130, 0, 90, 800], camera: 'wide' }),
    sky({ stops: ['#4f8468', '#79a678', '#b4cc94', '#f0e2ae'], horizon: 760 }),
    trunks({ y: 560, depth: 0.75, count: 14 }),
    rays({ x: 1080, y: -200, count: 4, turn: 122, spread: 24, reach: 1250, opacity: 0.26 }),
    trunks({ y: 640, depth: 0.5, count: 5 }),
    hills({ y: '0,840 500,760 1200,600', rise: 30, depth: 0.34, of: 'leaf' }),
    road({ from: [960, 660], to: [330, 910], width: 240, of: 'earth', swing: 60 }),
    place(hiker('climbing'), { x: 610, y: 712, metre: 76, coat: CLOTHES.blue, flip: true }),
    place(hiker(), { x: 520, y: 762, metre: 104, coat: CLOTHES.plum, flip: true }),
    place(guide(), { x: 300, y: 836, metre: 144, coat: CLOTHES.guide }),
    trunks({ y: 930, depth: 0.08, count: 1, from: 90, until: 190, width: 96 }),
    trunks({ y: 930, depth: 0.08, count: 1, from: 1140, until: 1200, width: 80 }),
    undergrowth({ y: '640,800 900,740 1240,700', size: 120, depth: 0.2, from: 700, filled: false }),
    place(gorilla('seated'), {
      x: 930,
      y: 880,
      metre: 250,
      depth: 0.14,
      flip: true,
      shadow: false,
      coat: MOSSY,
    }),
    leaves({ corner: 'bottom-left', size: 240, depth: 0.06 }),
    undergrowth({ y: '-40,890 400,910 700,850 1240,830', size: 120, depth: 0.03 }),
  ),
  picture(
    'places/bwindi-5',
    light('storm', 'uganda', 'right'),
    plan({ subject: [120, 195, 800, 315], camera: 'profile' }),
    sky({ horizon: 560, stops: ['#0f2c33', '#17414a', '#3f6f6c', '#8fb09a'] }),
    forest({ y: 480, rise: 150, depth: 0.62, crown: 12 }),
    mist({ y: 520, height: 80, strength: 0.6 }),
    forest({ y: 640, rise: 130, depth: 0.4, crown: 20 }),
    mist({ y: 700, height: 90, strength: 0.5 }),
    forest({ y: 820, rise: 90, depth: 0.12, crown: 30 }),
    shower({ count: 150, long: 70, opacity: 0.5 }),
    twig,
    place(chameleon(), {
      x: 580,
      y: 520,
      metre: 330,
      depth: 0.26,
      shadow: false,
      by: light('noon', 'uganda', 'left'),
    }),
    leaves({ corner: 'top-left', size: 380, depth: 0.02 }),
    leaves({ corner: 'bottom-right', size: 380, depth: 0.02 }),
    shower({ count: 40, long: 90, opacity: 0.4 }),
  ),
];
