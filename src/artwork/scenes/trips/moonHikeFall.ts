import { cut, glow, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bootsAndLantern, hutSill } from '../../figures/objects/bootsAndLantern.ts';
import { ridgeWalker } from '../../figures/people/ridgeWalker.ts';
import { BY_DAY } from '../../figures/people/walkersDress.ts';
import { place } from '../../figures/placing/place.ts';
import { ferns } from '../../figures/plants/ferns.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { crag } from '../../land/crag.ts';
import { mossCushions } from '../../land/mossCushions.ts';
import { forest, hills } from '../../land/ridges.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { light } from '../../light/light.ts';
import { shower } from '../../sky/shower.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { longFall } from '../../water/longFall.ts';
import { poolRings } from '../../water/poolRings.ts';

const SNOWS = {
  rock: '#5f8498',
  deep: '#3f6480',
  glint: '#b8ac98',
  snow: '#fff6e0',
  ice: '#aecad6',
  mist: '#f2ecce',
};
const RAIN_SNOWS = {
  rock: '#41618e',
  deep: '#263f6a',
  glint: '#7f9cba',
  snow: '#dbe8f0',
  ice: '#8fabc8',
  mist: '#8aa8bc',
};
const VEIL = { water: '#d3eee8', shade: '#90c6c8', foam: '#ffffff', spray: '#f2fcf2' };
const FERN = ['#0f3430', '#2f8048', '#aac850'] as const;
const LEAFY = ['#4f9448', '#9cc254', '#27603c'] as const;
const WET = { rock: '#1f4a4a', lit: '#336a60', shade: '#123438', count: 16 };

/** The hike in the Mountains of the Moon, further up: the fall, and the hut at night. */
export const moonHikeFall: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-4',
    light('morning', 'uganda', 'left'),
    plan({ subject: [322, 190, 104, 500], camera: 'below' }),
    wash(['#1f6f8a', '#6fb4b8', '#fff0c4'], { height: 470 }),
    speke({ x: 1150, y: 420, scale: 0.6 }, SNOWS),
    stanley({ x: 850, y: 440, scale: 0.6 }, SNOWS),
    mist({ y: 410, height: 60, strength: 0.9, colour: '#fff0cc' }),
    forest({ y: 450, rise: 44, depth: 0.5, crown: 22, of: '#4f9468' }),
    forest({ y: 540, rise: 60, depth: 0.34, crown: 32, of: '#256a48' }),
    cut('#4f9a4c', '-20,60,1 120,70 240,110 330,140 440,150 520,190 580,280 620,420,1 -20,420,1'),
    cut(
      '#8fbc50',
      '-20,60,1 120,70 240,110 330,140 440,150 520,190 580,280,1 500,206 420,168 320,156 220,124 110,88 -20,80,1',
    ),
    crag(
      '-20,120,1 120,130 240,160 300,180,1 440,180,1 510,220 570,320,1 600,400 610,500,1 660,560 670,720,1 -20,720,1',
      [-20, 140, 720, 560],
      WET,
    ),
    cut('#102e36', '-20,660,1 668,660,1 670,720,1 -20,720,1'),
    wash(['#6fbcb0', '#2a8a90', '#125862'], { y: 690, height: 210 }),
    longFall({ x: 372, y: 186, to: 706, lip: 104, foot: 160, stream: [270, 134, 10] }, VEIL),
    glow(372, 670, 260, '#f2fcf2', 0.4),
    poolRings(372, 722, 210, '#eafaf2'),
    mossCushions('60,140,50 150,146,46 236,168,44 500,206,46 566,310,44 602,420,40', LEAFY),
    cut('#16403c', '640,730,1 700,706 820,698 1000,688 1220,680,1 1220,752,1 900,744'),
    place(treeFern({ seed: 3 }), { x: 1110, y: 700, metre: 84, depth: 0.2, shadow: false, flip: true }),
    cut('#0d2c32', '420,920,1 520,858 660,830 840,818 1020,822 1220,806,1 1220,920,1'),
    cut(
      '#4f9048',
      '470,886,1 540,848 660,824 840,810 1020,814 1220,798,1 1220,814,1 1020,828 840,826 660,840 560,864',
    ),
    moved({ x: 830, y: 824, scale: 1.02, flip: true }, ...ridgeWalker('pausing', BY_DAY.coral)),
    ...ferns({ x: 1130, y: 900, reach: 220, angles: [2.9, 0.4, 2.2, 1.2, 2.6, 1.7, 0.8, 2] }, FERN),
    ...ferns({ x: 60, y: 900, reach: 200, angles: [2.4, 0.4, 1.6, 1.2, 2, 0.8] }, FERN),
  ),
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [825, 560, 110, 150], camera: 'frame' }),
    sky({ stops: ['#16284e', '#24406c', '#466a94', '#86a8b8'], horizon: 560 }),
    speke({ x: 860, y: 630, scale: 1.1 }, RAIN_SNOWS),
    stanley({ x: 500, y: 640, scale: 0.9 }, RAIN_SNOWS),
    mist({ y: 590, height: 90, strength: 0.8, colour: '#9ab4c4' }),
    hills({ y: '-30,640 500,660 1230,620', rise: 30, depth: 0.3, of: 'leaf' }),
    place(groundsel({ variant: 3 }), { x: 650, y: 756, metre: 54, depth: 0.1, shadow: false }),
    hills({ y: '-30,740 500,724 1230,740', rise: 10, depth: 0.1, of: 'leaf', plain: true }),
    shower({ count: 120, long: 80, opacity: 0.4 }),
    ...hutSill,
    ...bootsAndLantern,
  ),
];
