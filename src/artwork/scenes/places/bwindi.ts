import { floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorillaCradling } from '../../figures/placing/gorillaCradling.ts';
import { place } from '../../figures/placing/place.ts';
import { silverbackLeaving } from '../../figures/placing/silverbackLeaving.ts';
import { silverbackSeated } from '../../figures/placing/silverbackSeated.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { forest, hills } from '../../land/ridges.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const CROPS = ['#c8dc6a', '#f0d890', '#a8cc5c', '#e8e08c', '#d8b878', '#9ccc6c'];
const FIELDS = ['#9cc456', '#d6d070', '#7fb04c', '#b8cc60'];
const HUT = { body: '#c09458', accent: '#d0502e', pale: '#ecc098' };

/** A silverback's fur and skin where the morning comes from the left. */
const MORNING_FUR = {
  dark: '#0d1b1c',
  fur: '#1f2d2e',
  furLit: '#48605a',
  silver: '#b6c2b4',
  silverDark: '#6f8078',
  skin: '#1c1a20',
  mid: '#3c393d',
  lit: '#6f645e',
  edge: '#f2e6b4',
};

/** The forest of the mountain gorillas. */
export const bwindi: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [590, 300, 380, 480], camera: 'wide' }),
    sky({ horizon: 420, stops: ['#7fb8ac', '#b9d8b4', '#eeecc2', '#fdf2cc'] }),
    forest({ y: '-30,150 260,190 520,330 800,250 1230,110', rise: 70, depth: 0.86, crown: 9, wave: 520 }),
    mistBank({ y: 350, height: 150, colour: '#fbf3d2', strength: 1 }),
    forest({ y: '-30,480 240,440 480,330 760,420 1230,470', rise: 80, depth: 0.64, crown: 13 }),
    mistBank({ y: 500, height: 130, colour: '#f3f0cc', strength: 1 }),
    forest({ y: '-30,520 300,600 560,720 900,700 1230,520', rise: 70, depth: 0.46, crown: 20 }),
    mistBank({ y: 690, height: 130, colour: '#dfe8c0', strength: 0.9 }),
    floor('#1c4a38', '-40,900,1 200,850 480,800 760,790 1000,780 1240,720'),
    moved({ x: 400, y: 66, scale: 0.48 }, ...silverbackSeated(MORNING_FUR)),
    undergrowth({ y: '-40,880 300,870 700,850 1240,830', size: 90, depth: 0.06 }),
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
    terraces({ crest: '-30,650 400,640 760,610 1230,560', depth: 0.34, to: 860, strips: 4, of: FIELDS }),
    floor('#2f6a44', '-40,790 300,800 700,812 1240,790'),
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
    undergrowth({ y: '-40,720 100,750 200,830 260,900', size: 120, depth: 0.22, until: 240 }),
    ...silverbackLeaving,
    undergrowth({ y: '-40,880 160,890 300,900 700,915 1240,905', size: 80, depth: 0.05 }),
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
    undergrowth({ y: '-40,860 300,910 800,920 1240,850', size: 84, depth: 0.08 }),
    leaves({ corner: 'top-right', size: 360, depth: 0.04 }),
  ),
];
