import { floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { silverbackWatching } from '../../figures/placing/silverbackWatching.ts';
import { forest } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mistBank } from '../../sky/mistBank.ts';

const MORNING = ['#d3e6cc', '#e4edce', '#f6f1d2', '#fff3cc'] as const;

const MORNING_FUR = {
  dark: '#0c1a1b',
  fur: '#1d2b2d',
  furLit: '#45605b',
  silver: '#aab8ab',
  silverDark: '#667b73',
  skin: '#1a181d',
  mid: '#3a3639',
  lit: '#7a6c62',
  edge: '#fff2bc',
};

/** The great view of Bwindi: who sits above the valleys of its forest. */
export const postersBwindi: readonly Picture[] = [
  ...poster('bwindi', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      sky({ horizon: 760, stops: MORNING }),
      forest({
        y: '-30,720 700,700 1300,560 1700,420 2100,300 2420,330',
        rise: 70,
        depth: 0.86,
        crown: 12,
        wave: 700,
      }),
      mistBank({ y: 640, height: 170, colour: '#fdf6d6', strength: 1 }),
      forest({ y: '-30,800 500,760 900,790 1500,700 2000,560 2420,500', rise: 70, depth: 0.64, crown: 18 }),
      mistBank({ y: 790, height: 120, colour: '#eef0cc', strength: 1 }),
      forest({ y: '-30,880 700,830 1300,860 1900,800 2420,700', rise: 60, depth: 0.44, crown: 26 }),
      mistBank({ y: 860, height: 110, colour: '#d2e2b8', strength: 0.9 }),
      floor('#1c4a38', '0,960 700,930 1300,890 1900,860 2390,850'),
      moved({ x: 1830, y: 940, scale: 0.82 }, ...silverbackWatching(MORNING_FUR)),
      undergrowth({ y: '-40,990 900,1000 1500,1000 2420,980', size: 90, depth: 0.06 }),
    ],
    tall: [
      sky({ horizon: 900, stops: MORNING }),
      forest({ y: '-30,800 400,750 760,700 1110,640', rise: 70, depth: 0.86, crown: 12, wave: 500 }),
      mistBank({ y: 740, height: 170, colour: '#fdf6d6', strength: 1 }),
      forest({ y: '-30,960 300,880 700,840 1110,740', rise: 70, depth: 0.64, crown: 18 }),
      mistBank({ y: 930, height: 150, colour: '#eef0cc', strength: 1 }),
      forest({ y: '-30,1060 500,1060 1110,960', rise: 60, depth: 0.44, crown: 26 }),
      mistBank({ y: 1080, height: 130, colour: '#d2e2b8', strength: 0.9 }),
      floor('#1c4a38', '0,1250 500,1220 1080,1180'),
      moved({ x: 600, y: 1276, scale: 0.67 }, ...silverbackWatching(MORNING_FUR)),
      undergrowth({ y: '-40,1330 500,1340 1110,1320', size: 90, depth: 0.06 }),
    ],
  }),
];
