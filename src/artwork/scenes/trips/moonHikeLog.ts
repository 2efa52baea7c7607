import { cut, floor, glow, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hikerOnLog } from '../../figures/people/hikerOnLog.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { crag } from '../../land/crag.ts';
import { forest } from '../../land/ridges.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';
import { banks, logBridge } from '../../water/forestStream.ts';
import { longFall } from '../../water/longFall.ts';

const WALL = { rock: '#24504c', lit: '#3a7264', shade: '#143638' };
const SNOWS = {
  rock: '#6f9aa4',
  deep: '#4c7a8c',
  glint: '#b8c0a8',
  snow: '#fffaea',
  ice: '#bcd8dc',
  mist: '#eef2d8',
};
const WATER = { water: '#d8f0ea', shade: '#8cc8c8', foam: '#ffffff', spray: '#f4fcf0' };

/** The hike in the Mountains of the Moon: over a log, high above the water. */
export const moonHikeLog: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('morning', 'uganda', 'right'),
    plan({ subject: [520, 360, 150, 150], camera: 'below' }),
    wash(['#2f8aa0', '#8cc8c4', '#fff6d4'], { height: 470 }),
    speke({ x: 120, y: 440, scale: 0.6 }, SNOWS),
    stanley({ x: 985, y: 450, scale: 0.52 }, SNOWS),
    mist({ y: 430, height: 60, strength: 0.9, colour: '#fff6d8' }),
    forest({ y: 462, rise: 40, depth: 0.5, crown: 20, of: '#5f9f74' }),
    // The stream comes out of the forest, between its banks, to the lip of the fall.
    floor('#3f8a58', '-40,470 300,486 560,478 700,476 900,480 1240,460'),
    cut(
      '#2f7450',
      '-20,520,1 200,500 470,496 590,482,1 560,520 520,560 470,660,1 -20,700,1;1220,490,1 900,500 720,492 640,482,1 690,520 720,560 760,660,1 1220,700,1',
    ),
    cut('#6fb8b4', '590,480,1 640,480,1 690,520 716,560 742,640,1 470,640,1 506,560 560,520'),
    cut(
      '#c8ece4',
      '604,482,1 616,482,1 600,530 560,590 540,640,1 510,640,1 548,576 590,520;640,500,1 672,540 690,590 700,640,1 676,640,1 664,580;600,560,1 640,550 652,600,1 610,640,1 596,600',
    ),
    crag('-20,560,1 200,560 400,600,1 470,640 480,760 440,920,1 -20,920,1', [0, 560, 480, 360], {
      ...WALL,
      count: 14,
    }),
    crag('1220,520,1 1000,540 810,600,1 744,640 730,760 790,920,1 1220,920,1', [740, 520, 480, 400], {
      ...WALL,
      count: 14,
    }),
    cut('#0f2f34', '440,650,1 770,650,1 800,920,1 420,920,1'),
    longFall({ x: 606, y: 640, to: 960, lip: 264, foot: 350, stream: [606, 530, 170] }, WATER),
    glow(606, 900, 300, '#f4fcf0', 0.5),
    ...logBridge,
    ...banks,
    place(groundsel({ variant: 2 }), { x: 1168, y: 470, metre: 62, depth: 0.14, shadow: false }),
    place(lobelia(), { x: 110, y: 566, metre: 92, depth: 0.14, shadow: false }),
    ...hikerOnLog,
  ),
];
