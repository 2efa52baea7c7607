import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { place } from '../../figures/placing/place.ts';
import { fistsOnWall, silverbackAtWall } from '../../figures/placing/silverbackAtWall.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { culms, type CulmColours } from '../../land/culms.ts';
import { furrows } from '../../land/furrows.ts';
import { forest } from '../../land/ridges.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { wallAway } from '../../land/wallAway.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';

const MORNING = ['#a9c2dc', '#c9d6de', '#ece4d0', '#fde6bc'];
const CROPS = ['#5f9a5a', '#74ab5e', '#4c8756', '#66a25c', '#d3d8a2', '#539052'];
const BACK_CULM: CulmColours = ['#2c5866', '#4a7a74', '#1f4656'];
const FRONT_CULM: CulmColours = ['#5c8c56', '#b9cf74', '#2e5a4c'];
const STONES = { gap: '#161a34', tones: ['#3d4468', '#4a5276', '#333a5e'], lit: '#a9aec4' };

/** A volcano's cone in the early sun, its peak at (0, 0), its foot 540 below and 1500 broad. */
const cone: readonly Layer[] = [
  cut(
    '#8499c6',
    '-60,6,1 -30,0 0,16 40,10 80,14,1 150,110 250,230 380,350 540,450 780,540,1 -820,540,1 -560,450 -380,340 -240,210 -130,90',
  ),
  cut(
    '#566da6',
    '20,14,1 40,10 80,14,1 150,110 250,230 380,350 540,450 780,540,1 160,540,1 230,430 170,330 180,240 110,160 90,80',
  ),
  cut('#6c83b6', '-20,12,1 20,14 40,100 20,180 60,270 20,380 60,540,1 -60,540,1 -50,400 -90,300 -40,190'),
  cut(
    '#a9b9da',
    '-60,6,1 -40,4 -90,100 -170,210 -260,310 -420,420 -620,500,1 -560,450 -380,340 -240,210 -130,90',
  ),
];

/** The great view of the trip to the volcanoes: fields, the stone wall, and a silverback who looks over it out of the bamboo. */
export const postersRwandaTrips: readonly Picture[] = [
  ...poster('volcanoesandgorillas', {
    light: light('morning', 'rwanda', 'left'),
    wide: [
      wash(MORNING, { height: 800 }),
      moved({ x: 1430, y: 190 }, ...cone),
      mistBank({ y: 570, height: 190, colour: '#fdeccb', strength: 1 }),
      forest({
        y: '-30,716 700,722 1300,716 2420,716',
        rise: 14,
        depth: 0.3,
        crown: 16,
        of: '#5f8a86',
        profile: 'hedge',
      }),
      floor('#5f9a5a', '0,744 1200,744 2390,744'),
      furrows({ far: [1180, 744], from: -3400, until: 2500, foot: 1010, wide: 150, tones: CROPS }),
      cut('#c08a54', '1180,744,1 1010,1020,1 1200,1020,1'),
      cut('#dcb27a', '1180,744,1 1130,1020,1 1200,1020,1'),
      // The edge of the forest.
      thicket({
        from: 'right',
        edge: '1900,-40 1850,120 1780,330 1700,500 1590,640 1400,740',
        depth: 0.12,
        leaf: 74,
        of: '#1f6a5c',
      }),
      place(bamboo({ culms: 5, seed: 8 }), { x: 1790, y: 830, metre: 62, depth: 0.3, shadow: false }),
      culms(
        '1700,800,-30 1800,820,20 2030,820,-20 2160,840,30 2310,840,10',
        { wide: 14, gap: 160, side: -1 },
        BACK_CULM,
      ),
      undergrowth({
        y: '1400,780 2000,800 2420,810',
        size: 70,
        depth: 0.14,
        of: '#2a8a4c',
        from: 1420,
        filled: false,
      }),
      moved({ x: 1970, y: 796 }, ...silverbackAtWall),
      culms('2300,960,30 1620,860,-36', { wide: 26, gap: 250, side: -1 }, FRONT_CULM),
      wallAway({ top: [2420, 800], foot: [2420, 1600], far: [1180, 742], ...STONES }),
      moved({ x: 1970, y: 796 }, ...fistsOnWall),
    ],
    tall: [
      wash(MORNING, { height: 1100 }),
      moved({ x: 420, y: 560, scale: 0.9 }, ...cone),
      mistBank({ y: 880, height: 190, colour: '#fdeccb', strength: 1 }),
      floor('#5f9a5a', '0,1040 1080,1040'),
      furrows({ far: [300, 1040], from: -2400, until: 1500, foot: 1360, wide: 150, tones: CROPS }),
      thicket({
        from: 'right',
        edge: '1160,586 1000,600 880,650 760,740 660,860 560,970 400,1030',
        depth: 0.12,
        leaf: 60,
        of: '#1f6a5c',
      }),
      place(bamboo({ culms: 5, seed: 8 }), { x: 950, y: 1180, metre: 52, depth: 0.3, shadow: false }),
      undergrowth({
        y: '400,1070 800,1100 1110,1120',
        size: 60,
        depth: 0.14,
        of: '#2a8a4c',
        from: 420,
        filled: false,
      }),
      moved({ x: 770, y: 1090, scale: 0.84 }, ...silverbackAtWall),
      wallAway({ top: [1120, 1110], foot: [1120, 1860], far: [290, 1040], ...STONES }),
      moved({ x: 770, y: 1090, scale: 0.84 }, ...fistsOnWall),
    ],
  }),
];
