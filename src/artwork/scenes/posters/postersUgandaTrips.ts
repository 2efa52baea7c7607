import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { gorillaCradling } from '../../figures/placing/gorillaCradling.ts';
import { forest } from '../../land/ridges.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';

const GLADE = ['#fbf6c8', '#e6eca4', '#b4d07c'];

/** The great view of the gorilla trip: a mother and her infant where the forest opens. */
export const postersUgandaTrips: readonly Picture[] = [
  ...poster('gorillatrekkingsafari', {
    light: light('morning', 'uganda', 'right'),
    wide: [
      wash(GLADE, { height: 800 }),
      trunks({ y: 760, depth: 0.72, count: 7, width: 50, from: 1320, until: 2390 }),
      forest({ y: '1100,700 1700,720 2430,680', rise: 70, depth: 0.6, crown: 30 }),
      floor('#6fae5c', '1000,830 1700,800 2390,790'),
      undergrowth({ y: '1000,850 1700,840 2420,820', size: 130, depth: 0.34 }),
      thicket({
        from: 'left',
        edge: '1420,-40 1310,120 1360,260 1260,420 1310,580 1220,720 1270,860 1180,1040',
        depth: 0.02,
        leaf: 120,
      }),
      moved({ x: 1150, y: -6, scale: 1.1 }, ...gorillaCradling),
      undergrowth({ y: '-40,980 1200,980 1800,990 2420,960', size: 100, depth: 0.03 }),
      leaves({ corner: 'top-right', size: 420, depth: 0.04 }),
    ],
    tall: [
      wash(GLADE, { y: 500, height: 600 }),
      trunks({ y: 1060, depth: 0.72, count: 5, width: 44 }),
      forest({ y: '-30,1010 500,1030 1110,1000', rise: 60, depth: 0.6, crown: 30 }),
      floor('#6fae5c', '0,1130 500,1110 1080,1120'),
      undergrowth({ y: '-40,1150 500,1140 1110,1150', size: 130, depth: 0.34 }),
      thicket({
        from: 'top',
        edge: '-40,740 100,650 240,612 420,640 600,606 780,650 940,620 1120,720',
        depth: 0.02,
        leaf: 110,
      }),
      moved({ x: -60, y: 430, scale: 0.96 }, ...gorillaCradling),
      undergrowth({ y: '-40,1310 500,1320 1110,1290', size: 100, depth: 0.03 }),
    ],
  }),
];
