import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
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
const RED_DRESS = { accent: '#d4472a', shade: '#8a2a24', pale: '#f3d79a' };

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
    light('dawn', 'uganda', 'left'),
    plan({ subject: [431, 155, 438, 225], camera: 'wide' }),
    sky({ horizon: 470, stops: ['#1a2456', '#44407c', '#a8627c', '#ffc890'] }),
    massif({
      summits: '300,300 440,170 560,250 720,90 860,220 980,160 1120,290',
      base: 500,
      snow: 330,
      depth: 0.6,
      of: '#565a8a',
    }),
    cumulus({ x: 760, y: 480, width: 1100, height: 110, depth: 0.4 }),
    cumulus({ x: 160, y: 500, width: 620, height: 100, depth: 0.4 }),
    hills({ y: 560, rise: 90, depth: 0.46, of: 'leaf' }),
    terraces({ crest: '-30,640 500,600 1230,660', depth: 0.34 }),
    place(roundHut(), { x: 800, y: 730, metre: 44, depth: 0.26, coat: HUT }),
    place(roundHut(), { x: 960, y: 740, metre: 36, depth: 0.28, coat: HUT }),
    herd([banana()], { x: 640, y: 700, width: 1100, height: 50, count: 6, metre: [30, 40], depth: 0.24 }),
    hills({ y: '-30,850 500,820 1230,850', rise: 10, depth: 0.12, of: 'earth', plain: true }),
    place(walker(), { x: 560, y: 866, metre: 176, depth: 0.2, flip: true, coat: RED_DRESS }),
    place(banana(), { x: 130, y: 960, metre: 170, depth: 0.02 }),
    place(banana(), { x: 1110, y: 970, metre: 150, depth: 0.02, flip: true }),
  ),
];
