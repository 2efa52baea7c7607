import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { ridgeWalker } from '../../figures/people/ridgeWalker.ts';
import { BY_DAY } from '../../figures/people/walkersDress.ts';
import { ferns } from '../../figures/plants/ferns.ts';
import { basalt } from '../../land/basalt.ts';
import { kiboDome } from '../../land/kiboSouth.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';
import { longFall } from '../../water/longFall.ts';
import { poolRings } from '../../water/poolRings.ts';

const SNOWS = {
  rock: '#7d88b8',
  deep: '#56629c',
  glint: '#a8a6c8',
  snow: '#ffffff',
  ice: '#c4d6ea',
  mist: '#f4eed2',
};
const ROCK = { plain: '#2c5c58', lit: '#4c8474', deep: '#183e42', cap: '#74a85c' };
const SIDE = { plain: '#1f4a4c', lit: '#2f6460', deep: '#12343a', cap: '#5c9450' };
const WATER = { water: '#d3eee8', shade: '#94c8c8', foam: '#ffffff', spray: '#eaf8f0' };
const FERN = ['#12382f', '#3a8a4a', '#b4cc58'] as const;
const { pack: _pack, ...GUIDE } = BY_DAY.gold;

/** The gorge in the foothills of Kilimanjaro. */
export const kilimanjaroFoothillsFall: readonly Picture[] = [
  // A guide points at the long fall; the mountain looks over the forest beside it.
  picture(
    'packages/kilimanjarofoothills-2',
    light('noon', 'tanzania', 'left'),
    plan({ subject: [720, 250, 140, 420], camera: 'wide' }),
    wash(['#2f80b8', '#9ad2e0', '#fbf2d0'], { height: 440 }),
    kiboDome({ x: 210, y: 350, scale: 0.64 }, SNOWS),
    mist({ y: 330, height: 46, strength: 0.9, colour: '#f4eed2' }),
    forest({ y: 372, rise: 40, depth: 0.5, crown: 22, of: '#5c9858' }),
    forest({ y: 450, rise: 50, depth: 0.34, crown: 32, of: '#35784a' }),
    cut('#4f944c', '470,330,1 560,190 700,150 860,140 1010,120 1220,60,1 1220,260,1 470,360,1'),
    cut('#0e2a30', '484,420,1 1220,420,1 1220,720,1 484,720,1'),
    basalt(
      {
        top: '480,330 540,240 620,196 720,186 880,186 1010,176',
        foot: '480,640 620,600 760,580 900,590 1010,620',
        columns: 17,
        side: 'left',
      },
      ROCK,
    ),
    wash(['#58b6ac', '#2a8a90', '#16606c'], { y: 690, height: 210 }),
    cut('#256042', '-10,610,1 90,580 200,620 290,570 370,600 420,640,1 470,650 500,700,1 -10,700,1'),
    cut(
      '#3a8050',
      '-10,610,1 90,580 200,620 290,570 370,600 420,640,1 380,626 300,594 210,640 90,602 -10,628,1',
    ),
    longFall({ x: 800, y: 192, to: 706, lip: 96, foot: 150, stream: [900, 152, 8] }, WATER),
    basalt(
      { top: '980,170 1080,110 1220,50', foot: '980,610 1080,650 1220,700', columns: 7, side: 'left' },
      SIDE,
    ),
    glow(800, 670, 260, '#eaf8f0', 0.34),
    poolRings(800, 722, 200, '#e6f8ee'),
    ...ferns({ x: 520, y: 300, reach: 90, angles: [2.6, 0.4, 1.7, 3, 0.9, 2.1] }, FERN),
    ...ferns({ x: 1000, y: 190, reach: 90, angles: [2.8, 0.6, 1.4, 2.2, 0.2, 2.5] }, FERN),
    floor('#10303a', '-40,776 160,770 320,784 440,814 540,870 600,930'),
    cut('#3a7a4a', '-40,776,1 160,768 320,782 440,812 500,846,1 400,812 300,796 160,784 -40,792,1'),
    moved({ x: 250, y: 794, scale: 1.04 }, ...ridgeWalker('pointing', GUIDE)),
    ...ferns({ x: 1090, y: 900, reach: 240, angles: [2.9, 0.4, 2.2, 1.2, 2.6, 1.7, 0.8, 2, 1.4] }, FERN),
  ),
];
