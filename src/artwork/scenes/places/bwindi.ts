import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorillaInShaft } from '../../figures/placing/gorillaInShaft.ts';
import { place } from '../../figures/placing/place.ts';
import { silverbackLeaving } from '../../figures/placing/silverbackLeaving.ts';
import { silverbackSeated } from '../../figures/placing/silverbackSeated.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { greatTrunks, type TrunkColours } from '../../land/greatTrunks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
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

/** Trunks far off in the light, nearer, and close before us in the shade. */
const FAR_TRUNK: TrunkColours = ['#7fb272', '#6aa069', '#b4d184'];
const MID_TRUNK: TrunkColours = ['#3a7a58', '#2a6149', '#7fae6c'];
const NEAR_TRUNK: TrunkColours = ['#12362f', '#0a2522', '#2f6a4c'];

/** Sunlight that falls through a gap in the roof of leaves. */
const shafts: readonly Layer[] = [
  cut({ fill: '#fdf8c4', opacity: 0.34 }, '300,-20,1 420,-20,1 860,850,1 520,850,1'),
  cut({ fill: '#fdf8c4', opacity: 0.5 }, '450,-20,1 560,-20,1 1010,830,1 760,850,1'),
  cut({ fill: '#fdf8c4', opacity: 0.24 }, '200,-20,1 256,-20,1 500,840,1 380,830,1'),
];

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
    plan({ subject: [500, 360, 420, 460], camera: 'front' }),
    wash(['#2f7256', '#5fa268', '#a9cc74', '#e2e894', '#c9da7e'], { height: 760 }),
    greatTrunks('90,640,13 250,650,17 372,636,12 560,640,15 850,640,14 1010,650,18 1120,640,12', FAR_TRUNK),
    greatTrunks('210,700,30 1030,700,34', MID_TRUNK),
    floor('#2f6f4a', '-40,716,1 200,700 500,690 800,694 1240,706'),
    cut('#d9e68a', '360,800,1 440,748 640,734 860,740 1000,790 960,846 800,872 560,866 400,840'),
    ...shafts,
    moved({ x: 706, y: 838, scale: 0.86 }, ...gorillaInShaft),
    undergrowth({ y: '380,850 1060,850', size: 84, depth: 0.2, from: 400, until: 1040, filled: false }),
    undergrowth({ y: '-40,820 240,830 460,880 800,900 1240,850', size: 90, depth: 0.14, filled: false }),
    greatTrunks('1150,960,110', NEAR_TRUNK),
    greatTrunks('10,960,96', NEAR_TRUNK),
    undergrowth({ y: '-40,890 240,900 600,930 900,920 1240,890', size: 110, depth: 0.03 }),
  ),
];
