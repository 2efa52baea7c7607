import { picture, type Picture } from '../../canvas/picture.ts';
import { cut, glow, inked, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { castNet } from '../../figures/placing/castNet.ts';
import { netThrower } from '../../figures/placing/netThrower.ts';
import { paddlerBehind } from '../../figures/placing/paddlerBehind.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest } from '../../land/ridges.ts';
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
    inked('#fff2d8', 3, '566,200 610,250 650,170 700,184'),
    castNet({ x: 700, y: 184, long: 190, wide: 480, turn: 40, colour: '#fff3d6', lead: '#ffd27a' }),
  ),
  picture(
    'places/nile-5',
    light('dusk', 'uganda', 'right'),
    plan({ subject: [400, 480, 200, 340], camera: 'back' }),
    sky({ horizon: 330, stops: ['#2a1f52', '#7a2f62', '#e2573c', '#ffc46a'] }),
    glow(800, 330, 240, '#fff0b4', 0.9),
    forest({ y: 306, rise: 36, depth: 0.5, crown: 8, to: 340, of: '#2f5a3c' }),
    mirror({ y: 330, stops: ['#ffdf94', '#ffb45c', '#fb8a4a', '#e8644a', '#a23f58'] }),
    softWater({ y: 330, to: 396, rows: 3, size: 32, calm: 0, foam: '#fff8e4', front: true, from: 420 }),
    within(
      'none',
      '-40,-20,1 520,-20,1 520,392,1 -40,392,1',
      forest({
        y: '-30,40 110,80 220,160 310,270 400,380 470,480',
        rise: 30,
        depth: 0.2,
        crown: 20,
        to: 500,
        of: '#0f5040',
      }),
    ),
    cut(
      { fill: '#5a2a3a', opacity: 0.5 },
      '-20,392,1 404,392,1 330,420 240,430,1 280,440 130,470 160,480 -20,520,1',
    ),
    ripples({ y: 400, to: 880, x: 260, width: 760, count: 40, colour: '#ffe0a0', opacity: 0.8 }),
    paddlerBehind(520, 622, 0.8),
    place(papyrus({ seed: 2 }), { x: 1130, y: 980, metre: 124, depth: 0, rim: false }),
  ),
];
