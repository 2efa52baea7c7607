import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { bananaCarrier } from '../../figures/placing/bananaCarrier.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { road } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';

const HUT = { body: '#b88a50', accent: '#c8472e', pale: '#e0b088' };

/** The hike in the Mountains of the Moon, five times. */
export const moonHike: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-1',
    light('morning', 'uganda', 'right'),
    plan({ subject: [320, 540, 228, 340], camera: 'profile' }),
    sky({ horizon: 470, stops: ['#1f6a80', '#4d9a9c', '#a8cdb4', '#f3e9c0'] }),
    massif({
      summits: '90,330 220,200 330,290 480,140 620,260 760,210',
      base: 540,
      snow: 310,
      depth: 0.56,
      of: '#4a6c7c',
    }),
    cumulus({ x: 820, y: 590, width: 900, height: 130, depth: 0.4 }),
    cumulus({ x: 250, y: 620, width: 760, height: 90, depth: 0.3 }),
    hills({ y: '0,670 500,710 1200,560', rise: 24, depth: 0.24, of: 'leaf' }),
    road({ from: [1010, 620], to: [260, 940], width: 190, of: '#c0502c', depth: 0.26 }),
    place(hiker(), { x: 420, y: 840, metre: 160, coat: OUTFITS.vermilion }),
    place(hiker('climbing'), { x: 650, y: 764, metre: 118, coat: OUTFITS.pine }),
    place(hiker(), { x: 820, y: 702, metre: 92, coat: OUTFITS.moss }),
    place(bamboo(), { x: 1010, y: 890, metre: 92, depth: 0.04 }),
    place(bamboo({ seed: 3 }), { x: 1150, y: 900, metre: 104, depth: 0.03 }),
    undergrowth({ y: '-40,880 500,915 1240,850', size: 80, depth: 0.03 }),
  ),
  picture(
    'packages/mountainsofthemoonhike-2',
    light('morning', 'uganda', 'right'),
    plan({ subject: [440, 420, 80, 60], camera: 'close' }),
    sky({ horizon: 520, stops: ['#2c4a94', '#8a78b4', '#f4a890', '#ffe6b8'] }),
    massif({
      summits: '470,330 600,210 700,290 850,90 990,230 1090,160 1230,290',
      base: 560,
      snow: 330,
      depth: 0.42,
      of: '#4f62a0',
    }),
    cumulus({ x: 900, y: 560, width: 900, height: 90, depth: 0.4 }),
    cumulus({ x: 160, y: 570, width: 620, height: 80, depth: 0.4 }),
    hills({ y: 620, rise: 70, depth: 0.46, of: 'leaf' }),
    terraces({ crest: '-30,700 500,670 1230,690', depth: 0.3 }),
    place(roundHut(), { x: 880, y: 800, metre: 60, depth: 0.24, coat: HUT }),
    place(banana(), { x: 1060, y: 850, metre: 76, depth: 0.2, flip: true }),
    place(banana(), { x: 700, y: 790, metre: 48, depth: 0.3 }),
    ...bananaCarrier,
  ),
];
