import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { climbersOnTrack } from '../../figures/placing/climbersOnTrack.ts';
import { silverbackWatcher } from '../../figures/placing/silverbackWatcher.ts';
import { broadLeaf, type LeafColours } from '../../land/broadLeaf.ts';
import { greatTrunks, type TrunkColours } from '../../land/greatTrunks.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';

const FAR: TrunkColours = ['#a9c878', '#8fb56c', '#d6df92'];
const MIDDLE: TrunkColours = ['#3c7552', '#2a5c46', '#7fa862'];
const NEAR: TrunkColours = ['#0e352d', '#0a2925', '#18493a'];
const SHADY: LeafColours = ['#1d5a43', '#0e3730', '#3a7c55'];
const DEEP: LeafColours = ['#12443a', '#0a2a27', '#1f5c48'];

/** The great view of the gorilla trip: walkers climb through the forest, and a silverback has seen them. */
export const postersUgandaTrips: readonly Picture[] = [
  ...poster('gorillatrekkingsafari', {
    light: light('morning', 'uganda', 'right'),
    wide: [
      wash(
        [
          [0, '#0b2c27'],
          [0.45, '#11403a'],
          [0.56, '#3d7a52'],
          [0.68, '#d3dc84'],
          [0.76, '#f6f1b4'],
          [0.9, '#a9c46c'],
          [1, '#5e9258'],
        ],
        { across: true },
      ),
      greatTrunks('1450,640,14 1560,630,10 1780,640,15 1900,640,11 2010,640,16 2120,630,12', FAR),
      greatTrunks('1340,740,34 2100,740,38 1960,700,22', MIDDLE),
      cut(
        { fill: '#fdf8c4', opacity: 0.3 },
        '1740,-20,1 1850,-20,1 1560,900,1 1330,900,1',
        '1930,-20,1 1980,-20,1 1800,760,1 1690,760,1',
      ),
      floor('#103a30', '0,860 1000,840 1400,900 2390,900'),
      cut(
        '#2f7350',
        '1000,1020,1 1140,860 1360,640 1560,520 1700,462 1860,500 2100,590 2430,640,1 2430,1020,1',
      ),
      cut(
        '#5d9d58',
        '1500,556,1 1600,500 1700,462 1860,500 2100,590 2430,640,1 2430,690,1 2080,640 1860,560 1720,520',
      ),
      undergrowth({
        y: '1140,920 1300,760 1400,680 1500,610',
        size: 70,
        depth: 0.3,
        of: '#2a9a4c',
        from: 1180,
        until: 1480,
        filled: false,
      }),
      undergrowth({
        y: '1760,560 2000,640',
        size: 64,
        depth: 0.3,
        of: '#2a9a4c',
        from: 1800,
        until: 2000,
        filled: false,
      }),
      moved({ x: 1420, y: 1000 }, ...climbersOnTrack),
      undergrowth({
        y: '1180,1000 1330,960',
        size: 100,
        depth: 0.14,
        of: '#2a9a4c',
        from: 1190,
        until: 1290,
        filled: false,
      }),
      undergrowth({
        y: '1700,900 1960,860',
        size: 96,
        depth: 0.14,
        of: '#2a9a4c',
        from: 1720,
        until: 1960,
        filled: false,
      }),
      moved(
        { x: 2390, y: 0, flip: true },
        greatTrunks('2230,1000,54 1870,1000,74 1450,1000,66 1240,1040,60', NEAR),
      ),
      undergrowth({ y: '-40,960 700,960 1150,980', size: 120, depth: 0.03, until: 1180 }),
      moved({ x: 1960, y: 190 }, ...silverbackWatcher),
      broadLeaf({ x: 2430, y: 1060, scale: 6, turn: 208 }, SHADY),
      broadLeaf({ x: 2200, y: 1080, scale: 4.6, turn: 236 }, DEEP, true),
      broadLeaf({ x: 2440, y: -60, scale: 5, turn: 150 }, DEEP),
      broadLeaf({ x: 1700, y: 1080, scale: 3.4, turn: -50 }, DEEP),
    ],
    tall: [
      wash(['#0b2c27', '#0e352f', '#11403a', '#6fa05c', '#eeeaa4', '#f6f1b4', '#5e9258'], { height: 1350 }),
      greatTrunks('300,960,12 420,950,10 620,960,13 760,960,11', FAR),
      thicket({
        from: 'top',
        edge: '-40,700 100,640 260,610 420,650 600,600 780,640 940,600 1120,690',
        depth: 0.02,
        leaf: 100,
      }),
      cut('#2f7350', '-40,1370,1 -40,1120 200,960 400,830 560,800 800,860 1120,960,1 1120,1370,1'),
      cut('#5d9d58', '380,876,1 480,812 560,800 800,860 1120,960,1 1120,1010,1 800,920 580,850'),
      undergrowth({
        y: '100,1060 250,960',
        size: 70,
        depth: 0.3,
        of: '#2a9a4c',
        from: 120,
        until: 260,
        filled: false,
      }),
      moved({ x: 220, y: 1340 }, ...climbersOnTrack),
      moved({ x: 80, y: 0, flip: true }, greatTrunks('60,1420,64', NEAR)),
      moved({ x: 660, y: 620, scale: 0.94 }, ...silverbackWatcher),
      broadLeaf({ x: 1120, y: 1380, scale: 5.4, turn: 214 }, SHADY),
      broadLeaf({ x: 900, y: 1420, scale: 4, turn: 236 }, DEEP, true),
    ],
  }),
];
