import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { gorillaCradling } from '../../figures/placing/gorillaCradling.ts';
import { place } from '../../figures/placing/place.ts';
import { silverbackLeaving } from '../../figures/placing/silverbackLeaving.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { forest, hills } from '../../land/ridges.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const CROPS = ['#c8dc6a', '#f0d890', '#a8cc5c', '#e8e08c', '#d8b878', '#9ccc6c'];
const HUT = { body: '#c09458', accent: '#d0502e', pale: '#ecc098' };

/** The forest of the mountain gorillas. */
export const bwindi: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [160, 360, 473, 520], camera: 'back' }),
    sky({ horizon: 420, stops: ['#9cc7b4', '#c3dcb8', '#e9ecc6', '#fbf2d0'] }),
    forest({ y: '-30,330 380,300 760,200 1230,260', rise: 110, depth: 0.86, crown: 9, wave: 520 }),
    mist({ y: 400, height: 110 }),
    forest({ y: '-30,360 300,470 760,420 1230,330', rise: 120, depth: 0.62, crown: 12 }),
    mist({ y: 510, height: 90, strength: 0.95 }),
    forest({ y: '-30,640 420,600 800,500 1230,470', rise: 100, depth: 0.42, crown: 18 }),
    mist({ y: 640, height: 90, strength: 0.95 }),
    forest({ y: '-30,700 500,800 1230,640', rise: 50, depth: 0.24, crown: 26 }),
    undergrowth({ y: '-40,730 300,780 620,850 1240,880', size: 110, depth: 0.1 }),
    place(gorilla('lookout'), { x: 430, y: 862, metre: 252, depth: 0.12, shadow: false }),
    undergrowth({ y: '-40,860 300,880 700,900 1240,900', size: 90, depth: 0.02 }),
    place(lianaBranch(), { x: 1200, y: 70, metre: 112, flip: true, depth: 0.04, shadow: false }),
  ),
  // Where the forest ends and the fields begin: a silverback steps out of the leaves.
  picture(
    'places/bwindi-2',
    light('morning', 'uganda', 'right'),
    plan({ subject: [360, 220, 600, 640], camera: 'frame' }),
    sky({ horizon: 260, stops: ['#9fcdb8', '#cfe2bc', '#f6f0ca'] }),
    hills({ y: '-30,250 500,200 860,150 1230,230', rise: 30, depth: 0.8, of: '#8fb8a8' }),
    mist({ y: 290, height: 70, strength: 0.95 }),
    terraces({ crest: '-30,330 500,320 860,270 1230,330', depth: 0.55, to: 470, strips: 4, of: CROPS }),
    terraces({ crest: '-30,470 560,440 900,420 1230,400', depth: 0.44, to: 640, strips: 4, of: CROPS }),
    place(roundHut(), { x: 1086, y: 386, metre: 22, depth: 0.45, coat: HUT }),
    place(banana(), { x: 1146, y: 390, metre: 24, depth: 0.36 }),
    hills({ y: '-30,640 560,660 1230,600', rise: 12, depth: 0.36, of: '#8cb84a', plain: true }),
    thicket({
      from: 'left',
      edge: '300,-40 250,120 290,240 210,380 240,520 150,640 130,930',
      depth: 0.2,
      leaf: 84,
    }),
    thicket({
      from: 'top',
      edge: '-40,170 120,210 220,130 330,150 420,60 500,-40',
      depth: 0.1,
      leaf: 90,
    }),
    undergrowth({ y: '-40,720 140,740 300,820 380,900', size: 120, depth: 0.22, until: 380 }),
    ...silverbackLeaving,
    undergrowth({ y: '-40,830 160,850 300,900 700,915 1240,905', size: 110, depth: 0.05 }),
  ),
  picture(
    'places/bwindi-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [500, 220, 400, 620], camera: 'profile' }),
    sky({ stops: ['#c6d88a', '#d8e39a', '#9fc078', '#5f9a60'], horizon: 760 }),
    trunks({ y: 600, depth: 0.75, count: 9, width: 40 }),
    rays({ x: 200, y: -160, count: 4, turn: 52, spread: 30, reach: 1250, opacity: 0.3 }),
    forest({ y: 620, rise: 90, depth: 0.62, crown: 30 }),
    trunks({ y: 700, depth: 0.42, count: 2, from: 80, until: 300, width: 74 }),
    trunks({ y: 700, depth: 0.42, count: 1, from: 1040, until: 1080, width: 80 }),
    undergrowth({ y: 740, size: 120, depth: 0.36 }),
    ...gorillaCradling,
    undergrowth({ y: '-40,860 300,900 800,905 1240,850', size: 120, depth: 0.08 }),
    leaves({ corner: 'top-right', size: 360, depth: 0.04 }),
  ),
];
