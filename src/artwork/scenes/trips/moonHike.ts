import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hutDoor } from '../../figures/buildings/hutDoor.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { lantern } from '../../figures/objects/camp.ts';
import { boots } from '../../figures/objects/pack.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { banana } from '../../figures/plants/banana.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { terraces } from '../../land/fields.ts';
import { fallWall, logBridge } from '../../land/forestStream.ts';
import { road } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { cumulus } from '../../sky/clouds.ts';
import { shower } from '../../sky/shower.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { brokenFall } from '../../water/brokenFall.ts';
import { rapids } from '../../water/rapids.ts';

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
    place(hiker(), { x: 650, y: 764, metre: 118, coat: OUTFITS.pine }),
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
  picture(
    'packages/mountainsofthemoonhike-3',
    light('mist', 'uganda', 'left'),
    plan({ subject: [100, 500, 1000, 100], camera: 'below' }),
    sky({ horizon: 900, stops: ['#e6efd8', '#c4dcc0', '#86b494', '#4f8a70'] }),
    trunks({ y: 560, depth: 0.62, count: 8, width: 40 }),
    forest({ y: 560, rise: 110, depth: 0.52, crown: 26 }),
    place(treeFern(), { x: 240, y: 560, metre: 74, depth: 0.34, shadow: false }),
    place(treeFern({ seed: 3 }), { x: 1010, y: 520, metre: 84, depth: 0.34, shadow: false }),
    mist({ y: 560, height: 130, strength: 0.8 }),
    rapids({ y: 600, to: 900, rows: 4, depth: 0.3, rocks: 3 }),
    logBridge,
    place(guide(), { x: 880, y: 462, metre: 150, depth: 0.2, shadow: false, coat: OUTFITS.moss }),
    place(hiker(), { x: 620, y: 490, metre: 156, depth: 0.24, shadow: false, coat: OUTFITS.clay }),
    place(hiker(), { x: 330, y: 528, metre: 160, depth: 0.24, shadow: false, coat: OUTFITS.berry }),
    leaves({ corner: 'bottom-left', size: 380, depth: 0.03 }),
    leaves({ corner: 'bottom-right', size: 330, depth: 0.03 }),
    place(lianaBranch(), { x: 1420, y: 50, metre: 120, flip: true, depth: 0.06, shadow: false }),
  ),
  picture(
    'packages/mountainsofthemoonhike-4',
    light('morning', 'uganda', 'left'),
    plan({ subject: [520, 60, 240, 640], camera: 'back' }),
    fallWall,
    undergrowth({
      y: '-40,330 240,300 460,250',
      size: 100,
      depth: 0.26,
      from: -40,
      until: 440,
      filled: false,
    }),
    undergrowth({ y: '800,220 1000,330 1240,300', size: 100, depth: 0.24, from: 840, filled: false }),
    brokenFall({ x: 640, y: -20, to: 740, width: 250, ledges: [300], depth: 0.5 }),
    mist({ y: 770, height: 130, strength: 0.9 }),
    hills({ y: '-30,780 300,830 700,850 1230,760', rise: 14, depth: 0.06, of: 'rock', plain: true }),
    place(trekker(), { x: 420, y: 850, metre: 150, depth: 0.2, coat: OUTFITS.lake }),
    undergrowth({ y: '-40,850 500,900 1240,830', size: 110, depth: 0.03 }),
    place(lianaBranch(), { x: 0, y: 60, metre: 150, depth: 0.02, shadow: false }),
    place(lianaBranch({ seed: 4 }), { x: 1200, y: 130, metre: 120, flip: true, depth: 0.02, shadow: false }),
  ),
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [770, 600, 160, 200], camera: 'frame' }),
    sky({ stops: ['#16283c', '#22405a', '#3a6074', '#6a8a90'], horizon: 560 }),
    forest({ y: 480, rise: 150, depth: 0.7, crown: 14 }),
    mist({ y: 520, height: 80, strength: 0.5 }),
    forest({ y: 620, rise: 120, depth: 0.44, crown: 20 }),
    mist({ y: 660, height: 70, strength: 0.5 }),
    forest({ y: 760, rise: 60, depth: 0.2, crown: 30 }),
    shower({ count: 140, long: 80, opacity: 0.45 }),
    hutDoor,
    place(boots(), { x: 450, y: 830, metre: 150, depth: 0.46, by: light('golden', 'uganda', 'right') }),
    place(lantern(), { x: 850, y: 830, metre: 130, depth: 0.32, by: light('golden', 'uganda', 'left') }),
    lamplight({ x: 850, y: 730, r: 520, strength: 0.55 }),
  ),
];
