import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { walkwayAhead } from '../../figures/buildings/walkwayAhead.ts';
import { walkwayOverhead } from '../../figures/buildings/walkwayOverhead.ts';
import { walkwayWalker } from '../../figures/placing/walkwayWalker.ts';
import { forest } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** The old forest and its walkway. */
export const nyungwe: readonly Picture[] = [
  // The walkway from the floor of its ravine: a line in the sky, somebody on it.
  picture(
    'places/nyungwe-1',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [0, 520, 400, 360], camera: 'below' }),
    wash(['#5aa0b8', '#a8d0c8', '#f2efc8', '#fff4d0'], { height: 640 }),
    forest({
      y: '-30,440 300,520 600,560 900,510 1230,420',
      rise: 20,
      depth: 0.3,
      crown: 12,
      of: '#a8cbb4',
      profile: 'hedge',
    }),
    mistBank({ y: 500, height: 140, colour: '#fbf3d0', strength: 1 }),
    forest({
      y: '-30,330 160,400 330,520 460,640 560,760',
      rise: 20,
      depth: 0.3,
      crown: 20,
      of: '#8fc08c',
      profile: 'hedge',
    }),
    forest({
      y: '600,760 760,640 900,500 1060,380 1230,300',
      rise: 20,
      depth: 0.3,
      crown: 20,
      of: '#5f9c90',
      profile: 'hedge',
    }),
    mistBank({ y: 640, height: 150, colour: '#e8efcc', strength: 0.95 }),
    forest({
      y: '-30,150 90,230 190,380 290,560 400,760 500,930',
      rise: 20,
      depth: 0.3,
      crown: 30,
      of: '#3f8a62',
      profile: 'hedge',
    }),
    forest({
      y: '690,930 830,740 960,540 1050,360 1130,210 1230,130',
      rise: 20,
      depth: 0.3,
      crown: 30,
      of: '#1c5c60',
      profile: 'hedge',
    }),
    ...walkwayOverhead,
    forest({
      y: '-30,240 40,330 110,520 190,740 260,930',
      rise: 20,
      depth: 0.2,
      crown: 40,
      of: '#1f6a54',
      profile: 'hedge',
    }),
    forest({
      y: '950,930 1040,700 1110,480 1170,330 1230,220',
      rise: 20,
      depth: 0.2,
      crown: 40,
      of: '#0c3a44',
      profile: 'hedge',
    }),
    leaves({ corner: 'bottom-left', size: 380, depth: 0.02 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.02 }),
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
];
