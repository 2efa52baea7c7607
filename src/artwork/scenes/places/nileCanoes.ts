import { picture, type Picture } from '../../canvas/picture.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { castNet } from '../../figures/placing/castNet.ts';
import { netThrower } from '../../figures/placing/netThrower.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { softWater } from '../../water/softWater.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

/** A canoe on the young Nile, below its rapids: a fisherman at dawn. */
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
];
