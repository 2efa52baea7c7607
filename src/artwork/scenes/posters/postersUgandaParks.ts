import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { buffaloFront } from '../../figures/animals/buffaloFront.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { posterSky } from '../../sky/posterSky.ts';
import { cloudTower } from '../../sky/storms.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const EMBER = { dark: ['#0e2b30', '#234f47'], glow: ['#c9683a', '#ffd68c'] } as const;

/** The great views of the articles about Uganda's parks. */
export const postersUgandaParks: readonly Picture[] = [
  ...poster('ugandan8places', {
    light: light('sunset', 'uganda', 'behind-right', 14),
    wide: [
      posterSky({ ...EMBER, line: 640, horizon: 760 }),
      cloudTower({ x: 1900, y: 740, width: 760, height: 560, depth: 0.3 }),
      massif({
        summits:
          '-40,730 160,690 420,720 760,680 1100,700 1300,620 1500,690 1760,600 2000,680 2240,590 2420,660',
        base: 800,
        depth: 0.4,
        of: '#4a3a64',
      }),
      plain({ y: 780, of: '#d89a34', near: 0.3 }),
      herd([buffaloFront()], {
        x: 1600,
        y: 790,
        width: 1500,
        height: 40,
        count: 14,
        metre: [60, 76],
        depth: 0.12,
      }),
      place(buffaloFront(), { x: 1460, y: 890, metre: 150, depth: 0.2 }),
      place(buffaloFront(), { x: 2050, y: 900, metre: 160, depth: 0.2, flip: true }),
      place(buffaloFront(), { x: 1750, y: 950, metre: 230, depth: 0.2 }),
      place(doumPalm(), { x: 2270, y: 880, metre: 78, depth: 0.02 }),
    ],
    tall: [
      posterSky({ ...EMBER, line: 590, horizon: 930, bands: [5, 5] }),
      massif({
        summits: '-40,850 130,770 300,840 520,740 700,830 880,760 1110,820',
        base: 970,
        depth: 0.4,
        of: '#4a3a64',
      }),
      plain({ y: 940, of: '#d89a34', near: 0.3 }),
      herd([buffaloFront()], {
        x: 520,
        y: 960,
        width: 900,
        height: 50,
        count: 11,
        metre: [56, 76],
        depth: 0.12,
      }),
      place(buffaloFront(), { x: 260, y: 1120, metre: 150, depth: 0.2 }),
      place(buffaloFront(), { x: 830, y: 1140, metre: 160, depth: 0.2, flip: true }),
      place(buffaloFront(), { x: 540, y: 1230, metre: 240, depth: 0.2 }),
    ],
  }),
  ...poster('westernuganda', {
    light: light('dusk', 'uganda', 'behind-right', 12),
    wide: [
      posterSky({
        dark: ['#0f2440', '#1d4a58'],
        glow: ['#d8724a', '#ffd08a'],
        line: 660,
        horizon: 760,
      }),
      massif({
        summits: '1090,690 1230,590 1340,640 1460,480 1580,600 1700,560',
        base: 780,
        snow: 580,
        depth: 0.5,
        of: '#3c4a70',
      }),
      hills({ y: 770, rise: 40, depth: 0.36, of: 'leaf', to: 800 }),
      mirror({ y: 790, stops: ['#ffd08a', '#d8724a', '#4a3350'] }),
      ripples({ y: 796, to: 880, count: 50 }),
      hills({ y: '-30,840 900,900 1500,860 2420,840', rise: 10, depth: 0.03, of: 'leaf', plain: true }),
      place(elephant('trunkRaised'), { x: 1830, y: 900, metre: 130, depth: 0.2, flip: true }),
      place(elephant('calf'), { x: 2140, y: 905, metre: 126, depth: 0.2, flip: true }),
      place(euphorbia(), { x: 2290, y: 920, metre: 86, depth: 0.01 }),
      undergrowth({ y: '-40,940 2420,930', size: 80, depth: 0 }),
    ],
    tall: [
      posterSky({
        dark: ['#0f2440', '#1d4a58'],
        glow: ['#d8724a', '#ffd08a'],
        line: 590,
        horizon: 930,
      }),
      massif({
        summits: '80,820 260,700 420,780 600,620 780,760 930,680 1050,800',
        base: 980,
        snow: 780,
        depth: 0.5,
        of: '#3c4a70',
      }),
      hills({ y: 960, rise: 40, depth: 0.36, of: 'leaf', to: 990 }),
      mirror({ y: 980, stops: ['#ffd08a', '#d8724a', '#4a3350'] }),
      ripples({ y: 986, to: 1130, count: 50, colour: '#fff0c0', opacity: 0.8 }),
      hills({ y: '-30,1130 500,1180 1110,1120', rise: 10, depth: 0.03, of: 'leaf', plain: true }),
      place(elephant('trunkRaised'), { x: 420, y: 1220, metre: 108, depth: 0.2, flip: true }),
      place(elephant('calf'), { x: 680, y: 1225, metre: 112, depth: 0.2, flip: true }),
      place(euphorbia(), { x: 930, y: 1230, metre: 66, depth: 0.01 }),
      undergrowth({ y: '-40,1270 1110,1260', size: 80, depth: 0 }),
    ],
  }),
];
