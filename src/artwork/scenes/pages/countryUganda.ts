import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackProfile } from '../../figures/placing/silverbackProfile.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';

/** A silverback against a bright wet morning. */
const FOREST = {
  dark: '#0a1f22',
  fur: '#123034',
  lit: '#2a5a4e',
  arm: '#1a4040',
  lock: '#5c8a6c',
  silver: '#7d9a8a',
  pale: '#b4c8a8',
  skin: '#0f1c20',
  mid: '#22363a',
  high: '#4c6660',
  ear: '#3c5450',
  glow: '#f0f59c',
};

/** Uganda's emblem: its gorilla before the steep forest. */
export const countryUganda: readonly Picture[] = [
  picture(
    'countries/uganda',
    light('morning', 'uganda', 'right'),
    plan({ subject: [150, 200, 560, 620], camera: 'close' }),
    wash(['#bfdc8a', '#f4f2b0', '#fff3bc'], { height: 700 }),
    floor('#cfe08c', '0,470 240,400 520,420 760,330 960,250 1100,300 1200,350'),
    cut('#a3c872', '960,250,1 1100,300 1240,380,1 1240,640,1 1060,560 1000,420,1 980,330'),
    floor('#86b865', '0,600 400,590 700,560 860,490 1020,430 1130,470 1200,450'),
    cut('#5c9a58', '1020,430,1 1130,470 1200,450 1240,450,1 1240,760,1 1120,700 1070,580,1 1050,500'),
    floor('#3c8250', '0,760 600,760 800,690 980,620 1100,640 1200,590'),
    cut('#256446', '1100,640,1 1200,590 1240,580,1 1240,900,1 1060,900 1080,760,1'),
    moved({ x: 1112, y: 52, scale: 0.9, flip: true }, ...silverbackProfile(FOREST)),
    undergrowth({ y: '560,900 800,880 1000,850 1240,800', size: 110, depth: 0.08 }),
  ),
];
