import { picture, type Picture } from '../../canvas/picture.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { castNet } from '../../figures/placing/castNet.ts';
import { netThrower } from '../../figures/placing/netThrower.ts';
import { paddlerFacing } from '../../figures/placing/paddlerFacing.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest } from '../../land/ridges.ts';
import { riverBank } from '../../land/riverBank.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { softWater } from '../../water/softWater.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

/** Canoes on the young Nile, below its rapids: a fisherman at dawn, a paddler at dusk. */
export const nileCanoes: readonly Picture[] = [
  picture(
    'places/nile-2',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [320, 260, 320, 240], camera: 'profile' }),
    sky({ horizon: 330, stops: ['#7f86b0', '#e0a7a0', '#ffd09a', '#fff0c4'] }),
    forest({ y: 322, rise: 46, depth: 0.78, crown: 8, to: 350 }),
    softWater({ y: 340, to: 470, rows: 5, size: 34, calm: 0.1, of: '#e6b49a', foam: '#fffaf0' }),
    forest({
      y: '-40,640 430,620 520,430 620,300 780,170 960,90 1240,30',
      rise: 50,
      depth: 0.3,
      crown: 24,
      to: 500,
      of: '#12604a',
    }),
    forest({
      y: '-40,640 600,620 700,490 820,410 1000,340 1240,280',
      rise: 46,
      depth: 0.16,
      crown: 22,
      to: 510,
      of: '#0d4a3c',
    }),
    mirror({ y: 470, stops: ['#f2c8a4', '#f0b692', '#d98c7c', '#9a5a68'] }),
    cut({ fill: '#1f4f4c', opacity: 0.45 }, '560,470,1 1240,470,1 1240,640,1 1040,610 820,560 640,500'),
    mist({ y: 480, height: 40, strength: 0.8 }),
    ripples({ y: 500, to: 900, count: 40, size: 1.2, colour: '#fff2d0', opacity: 0.7 }),
    netThrower(400, 730),
    inked('#fff2d8', 3, '562,192 604,212 612,262'),
    castNet({ x: 608, y: 262, long: 300, wide: 420, turn: 6, colour: '#fff3d6', lead: '#ffd27a' }),
  ),
  picture(
    'places/nile-5',
    light('dusk', 'uganda', 'left'),
    plan({ subject: [460, 560, 320, 160], camera: 'front' }),
    sky({ horizon: 330, stops: ['#2a1f52', '#7a2f62', '#e2573c', '#ffc46a'] }),
    forest({ y: 330, rise: 40, depth: 0.6, crown: 8, to: 346, of: '#2f5a3c' }),
    mirror({ y: 334, stops: ['#ffc878', '#fb9450', '#ea6a44', '#b84a58', '#6a2a5a'] }),
    softWater({ y: 352, to: 440, rows: 4, size: 36, calm: 0, foam: '#fff0d8', front: true }),
    riverBank({ edge: '-40,150 150,200 290,300 400,420', foot: 440, of: '#0f7048', depth: 0.22 }),
    riverBank({ edge: '1240,140 1060,210 920,310 800,420', foot: 440, of: '#0f7048', depth: 0.22 }),
    cut(
      { fill: '#3a1a48', opacity: 0.4 },
      '-40,436,1 400,436,1 300,500 120,560 -40,590,1',
      '1240,436,1 800,436,1 900,500 1080,560 1240,590,1',
    ),
    ripples({ y: 450, to: 880, x: 260, width: 700, count: 44, colour: '#ffc47a', opacity: 0.8 }),
    paddlerFacing(600, 620),
    place(papyrus({ seed: 2 }), { x: 60, y: 1000, metre: 140, depth: 0, rim: false }),
  ),
];
