import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { crane } from '../../figures/animals/crane.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { posterSky } from '../../sky/posterSky.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const GREEN_DUSK = { dark: ['#0a2a2a', '#1a4a3e'], glow: ['#c8492e', '#ffb65c'] } as const;
const NIGHTFALL = { dark: ['#0b1a38', '#1f3763'], glow: ['#4a6a9a', '#f6d8a6'] } as const;
const CRANE = { body: '#98a0a6', lit: '#b83a26' };

/** The great views of Uganda and of its mountains. */
export const postersUganda: readonly Picture[] = [
  ...poster('uganda', {
    light: light('dusk', 'uganda', 'right'),
    wide: [
      posterSky({ ...GREEN_DUSK, line: 640, horizon: 780, bands: [5, 4] }),
      massif({
        summits: '40,760 200,690 420,730 1180,700 1340,610 1480,680 2050,620 2200,700 2360,650',
        base: 810,
        snow: 700,
        depth: 0.5,
        of: '#3c4468',
      }),
      hills({ y: 800, rise: 40, depth: 0.4, of: 'leaf', to: 830 }),
      mirror({ y: 820, stops: ['#ffb65c', '#c8492e', '#3a2a44'] }),
      ripples({ y: 824, to: 960, count: 60, x: 900, width: 1400, colour: '#ffe0a0', opacity: 0.8 }),
      hills({ y: '-30,900 1000,930 1500,900 2420,880', rise: 10, depth: 0.03, of: 'leaf', plain: true }),
      place(crane(), {
        x: 1640,
        y: 900,
        metre: 660,
        depth: 0.26,
        coat: CRANE,
        shadow: false,
        by: light('morning', 'uganda', 'left'),
      }),
      place(papyrus({ seed: 2 }), { x: 2250, y: 1010, metre: 190, depth: 0.02, rim: false }),
      undergrowth({ y: '-40,950 1200,980 2420,940', size: 90, depth: 0 }),
    ],
    tall: [
      posterSky({ ...GREEN_DUSK, line: 580, horizon: 900, bands: [5, 6] }),
      massif({
        summits: '60,850 220,730 360,800 760,790 900,690 1020,800',
        base: 920,
        snow: 810,
        depth: 0.5,
        of: '#3c4468',
      }),
      hills({ y: 920, rise: 40, depth: 0.4, of: 'leaf', to: 960 }),
      mirror({ y: 950, stops: ['#ffb65c', '#c8492e', '#3a2a44'] }),
      ripples({ y: 956, to: 1240, count: 60, colour: '#ffe0a0', opacity: 0.8 }),
      hills({ y: '-30,1210 500,1240 1110,1190', rise: 10, depth: 0.03, of: 'leaf', plain: true }),
      place(crane(), {
        x: 500,
        y: 1250,
        metre: 570,
        depth: 0.26,
        coat: CRANE,
        shadow: false,
        by: light('morning', 'uganda', 'left'),
      }),
      place(papyrus({ stems: 4, seed: 2 }), { x: 1010, y: 1380, metre: 170, depth: 0.02, rim: false }),
      undergrowth({ y: '-40,1270 1110,1250', size: 90, depth: 0 }),
    ],
  }),
  ...poster('rwenzori', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      posterSky({ ...NIGHTFALL, line: 645, horizon: 780, bands: [7, 4] }),
      massif({
        summits: '1080,700 1260,520 1420,560 1640,160 1880,360 2090,260 2420,500',
        base: 880,
        snow: 560,
        depth: 0.34,
        of: '#33477a',
      }),
      hills({ y: '-30,740 600,770 1100,800 2420,790', rise: 50, depth: 0.5, of: 'leaf' }),
      mist({ y: 800, height: 60 }),
      mirror({ y: 815, stops: ['#f4dcb0', '#6a8aa8', '#1f3350'] }),
      ripples({ y: 820, to: 930, count: 50, x: 900, width: 1400, colour: '#fff0d0', opacity: 0.7 }),
      hills({ y: '-30,860 900,910 1600,920 2420,850', rise: 20, depth: 0.02, of: 'leaf', plain: true }),
      place(groundsel({ variant: 3 }), { x: 2200, y: 910, metre: 88, depth: 0.02 }),
      place(groundsel({ variant: 2 }), { x: 1230, y: 930, metre: 84, depth: 0.02 }),
      place(lobelia(), { x: 1930, y: 930, metre: 76, depth: 0.02 }),
      place(lobelia({ seed: 3 }), { x: 250, y: 910, metre: 60, depth: 0.02 }),
    ],
    tall: [
      posterSky({ ...NIGHTFALL, line: 600, horizon: 1010, bands: [6, 5] }),
      massif({
        summits: '-40,930 150,830 330,880 540,575 790,740 960,690 1110,800',
        base: 1120,
        snow: 900,
        depth: 0.34,
        of: '#33477a',
      }),
      hills({ y: '-30,1030 1110,1020', rise: 40, depth: 0.5, of: 'leaf' }),
      mist({ y: 1040, height: 60 }),
      mirror({ y: 1050, stops: ['#f4dcb0', '#6a8aa8', '#1f3350'] }),
      ripples({ y: 1056, to: 1180, count: 40, colour: '#fff0d0', opacity: 0.7 }),
      hills({ y: '-30,1150 500,1210 1110,1140', rise: 20, depth: 0.02, of: 'leaf', plain: true }),
      place(groundsel({ variant: 3 }), { x: 920, y: 1220, metre: 74, depth: 0.02 }),
      place(lobelia(), { x: 170, y: 1220, metre: 84, depth: 0.02 }),
      place(lobelia({ seed: 3 }), { x: 300, y: 1240, metre: 60, depth: 0.02 }),
    ],
  }),
];
