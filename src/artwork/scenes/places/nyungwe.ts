import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { turaco } from '../../figures/animals/turaco.ts';
import { canopyWalkway } from '../../figures/buildings/canopyWalkway.ts';
import { walkwayAhead } from '../../figures/buildings/walkwayAhead.ts';
import { birdwatcher } from '../../figures/people/birdwatcher.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { bridgeBefore, bridgeBehind, farTower } from '../../figures/placing/hangingBridge.ts';
import { chimpanzeeSeated } from '../../figures/placing/chimpanzeeSeated.ts';
import { place } from '../../figures/placing/place.ts';
import { walkwayWalker } from '../../figures/placing/walkwayWalker.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { forest } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { drizzle } from '../../sky/drizzle.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, sun } from '../../sky/skies.ts';

const MIST = '#fbe3c0';

/** The old forest and its walkway. */
export const nyungwe: readonly Picture[] = [
  // Out on the walkway, a watcher of birds before the far tower.
  picture(
    'places/nyungwe-1',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [270, 400, 80, 100], camera: 'wide' }),
    wash([
      [0, '#4f86b4'],
      [0.25, '#a5c4cc'],
      [0.42, '#fbe2b0'],
      [0.6, '#fff3d2'],
    ]),
    sun({ x: 690, y: 190, r: 56 }),
    floor('#a9c2c8', '0,350 200,290 420,330 640,270 860,310 1200,230'),
    mistBank({ y: 350, height: 110, colour: '#fff0cc' }),
    forest({
      y: '-40,400 260,430 560,470 800,440 1230,300',
      rise: 50,
      depth: 0.62,
      crown: 18,
      of: '#5f9a9c',
    }),
    mistBank({ y: 500, height: 130, colour: '#fff0cc' }),
    forest({
      y: '-40,560 300,640 640,690 900,520 1030,480 1230,380',
      rise: 40,
      depth: 0.4,
      crown: 26,
      of: '#2f7a7a',
    }),
    ...farTower,
    forest({
      y: '-40,780 500,740 800,660 1000,600 1230,560',
      rise: 20,
      depth: 0.24,
      crown: 30,
      of: '#1f6266',
    }),
    mistBank({ y: 690, height: 180, colour: '#f4ecd0' }),
    ...bridgeBehind,
    ...birdwatcher,
    ...bridgeBefore,
    forest({
      y: '-40,1010 420,970 700,870 960,790 1230,680',
      rise: 30,
      depth: 0.1,
      crown: 44,
      of: '#15484e',
    }),
  ),
  // A chimpanzee at first light, who looks out at the walkway across the ravine.
  picture(
    'places/nyungwe-3',
    light('golden', 'rwanda', 'right'),
    plan({ subject: [120, 300, 440, 420], camera: 'profile' }),
    sky({ horizon: 380, stops: ['#e8955a', '#f2b06a', '#f9cf90', '#fde8bc'], bands: 5 }),
    forest({ y: 330, rise: 130, depth: 0.8, crown: 12, of: '#7f87a4' }),
    mistBank({ y: 300, height: 150, colour: MIST, strength: 0.95 }),
    forest({ y: '-30,520 400,470 800,430 1230,380', rise: 70, depth: 0.6, crown: 18, of: '#56698c' }),
    mistBank({ y: 450, height: 190, colour: MIST, strength: 0.95 }),
    place(hiker(), { x: 1000, y: 436, metre: 40, shadow: false, coat: CLOTHES.coral, flip: true }),
    place(canopyWalkway({ span: 15 }), { x: 1034, y: 960, metre: 40, depth: 0.16, shadow: false }),
    forest({ y: '-30,700 500,800 900,740 1230,640', rise: 60, depth: 0.4, crown: 26, of: '#2c4a66' }),
    place(lianaBranch(), { x: -60, y: 760, metre: 160, depth: 0.02, shadow: false }),
    moved({ x: -10, y: 10 }, ...chimpanzeeSeated),
    leaves({ corner: 'top-left', size: 360, depth: 0.04 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.03 }),
  ),
  // On the walkway, above the trees.
  picture(
    'places/nyungwe-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [606, 518, 66, 84], camera: 'back' }),
    sky({ horizon: 300, stops: ['#3c74a4', '#7aa8c0', '#c0d8d0', '#f3ecd4'] }),
    cumulus({ x: 240, y: 250, width: 420, height: 170, depth: 0.4 }),
    forest({ y: 330, rise: 100, depth: 0.8, crown: 12 }),
    mistBank({ y: 300, height: 130, colour: '#eef2e4' }),
    forest({ y: '-30,420 340,470 760,430 1230,360', rise: 80, depth: 0.56, crown: 20 }),
    mistBank({ y: 430, height: 160, colour: '#eef2e4' }),
    forest({ y: '-30,560 360,690 860,690 1230,520', rise: 70, depth: 0.36, crown: 34 }),
    forest({ y: '-30,700 240,860 900,880 1230,660', rise: 60, depth: 0.22, crown: 52 }),
    walkwayAhead({ x: 640, y: 330 }),
    walkwayWalker({ x: 640, y: 612 }),
  ),
  // A great blue turaco in the rain.
  picture(
    'places/nyungwe-5',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [482, 642, 718, 126], camera: 'close' }),
    sky({ horizon: 500, stops: ['#4a6688', '#6f8ba0', '#a3b8b8', '#d3dcd0'] }),
    forest({ y: 420, rise: 150, depth: 0.8, crown: 14, of: '#5d7c90' }),
    mistBank({ y: 380, height: 190, colour: '#dbe4dc' }),
    place(canopyWalkway({ span: 26 }), { x: 640, y: 570, metre: 27, depth: 0.4, shadow: false }),
    mistBank({ y: 440, height: 170, colour: '#dbe4dc' }),
    forest({ y: '-30,560 420,700 800,720 1230,560', rise: 60, depth: 0.56, crown: 26, of: '#3d6a70' }),
    mistBank({ y: 700, height: 190, colour: '#dbe4dc', strength: 0.8 }),
    place(lianaBranch(), { x: 1210, y: 640, metre: 176, flip: true, depth: 0.04, shadow: false }),
    place(turaco(), {
      x: 500,
      y: 640,
      metre: 205,
      depth: 0.28,
      shadow: false,
      by: light('noon', 'rwanda', 'left'),
    }),
    leaves({ corner: 'top-right', size: 380, depth: 0.05 }),
    drizzle(),
  ),
];
