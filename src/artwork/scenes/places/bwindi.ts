import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorillaInShaft } from '../../figures/placing/gorillaInShaft.ts';
import { silverbackHorizon } from '../../figures/placing/silverbackHorizon.ts';
import { greatTrunks, type TrunkColours } from '../../land/greatTrunks.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';

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
  // Ridge behind ridge in the morning; the nearest is a silverback's back.
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [660, 140, 250, 280], camera: 'back' }),
    wash(['#f6b66a', '#fbd68c', '#fff0bc', '#f4eec0'], { height: 700 }),
    forest({
      y: '-30,330 260,250 520,150 760,210 1000,290 1230,250',
      rise: 20,
      depth: 0.3,
      crown: 8,
      of: '#d8d49a',
      profile: 'hedge',
    }),
    mistBank({ y: 290, height: 140, colour: '#fff2c8', strength: 1 }),
    forest({
      y: '-30,300 180,330 420,440 680,470 900,400 1100,290 1230,250',
      rise: 20,
      depth: 0.3,
      crown: 13,
      of: '#a3c090',
      profile: 'hedge',
    }),
    mistBank({ y: 440, height: 130, colour: '#fbf0c4', strength: 1 }),
    forest({
      y: '-30,560 160,470 300,440 480,520 700,600 1000,560 1230,440',
      rise: 20,
      depth: 0.3,
      crown: 20,
      of: '#5f9a78',
      profile: 'hedge',
    }),
    mistBank({ y: 590, height: 130, colour: '#eceec0', strength: 1 }),
    forest({
      y: '-30,690 200,640 420,700 700,780 1230,640',
      rise: 24,
      depth: 0.3,
      crown: 30,
      of: '#2c6f58',
      profile: 'hedge',
    }),
    mistBank({ y: 770, height: 110, colour: '#bcd6a8', strength: 0.7 }),
    ...silverbackHorizon,
    undergrowth({ y: '-40,880 160,890 300,930 1240,960', size: 110, depth: 0.06, until: 420 }),
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
