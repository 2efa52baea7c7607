import type { Layer } from '../../canvas/canvas.ts';
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
import { mist } from '../../sky/weather.ts';
import { plume } from '../../sky/plume.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const EMBER = { dark: ['#0e2b30', '#234f47'], glow: ['#c9683a', '#ffd68c'] } as const;
const DUSK = { dark: ['#0f2440', '#1d4a58'], glow: ['#d8724a', '#ffd08a'] } as const;
const DUST = ['#b8643a', '#eaa45c', '#ffdc9a'] as const;
const HIDE = { depth: 0.12, shadow: false } as const;

/** Buffaloes that stop and stare, `x` the middle one, their feet at y, in dust that the low sun lights from behind. */
const buffaloes = (at: {
  line: number;
  horizon: number;
  x: number;
  y: number;
  metre: number;
  reach: number;
}) => {
  const { line, horizon, x, y, metre, reach } = at;
  const beside = (share: number, up: number, size: number, flip = false): Layer =>
    place(buffaloFront(), {
      x: x + share * metre * 3.1,
      y: y - up * metre,
      metre: metre * size,
      ...HIDE,
      flip,
    });
  return [
    posterSky({ ...EMBER, line, horizon }),
    hills({ y: horizon, rise: 90, depth: 0.4, of: '#4a3a64', wave: 900 }),
    plain({ y: horizon + 10, of: '#d89a34', near: 0.2, tufts: 0 }),
    plume({
      way: `${x + reach * 0.9},${horizon - 60},${reach * 0.26} ${x + reach * 0.4},${horizon - 110},${reach * 0.24} ${x - reach * 0.1},${horizon - 60},${reach * 0.17} ${x - reach * 0.4},${horizon + 10},${reach * 0.08} ${x - reach * 0.62},${horizon + 50},10`,
      colours: DUST,
    }),
    herd([buffaloFront()], {
      x,
      y: horizon + 84,
      width: reach * 1.5,
      height: 26,
      count: 12,
      metre: [metre * 0.28, metre * 0.34],
      ...HIDE,
    }),
    beside(-0.96, 0.42, 0.62),
    beside(0.98, 0.4, 0.66, true),
    beside(-0.52, 0.2, 0.8),
    beside(0.54, 0.22, 0.78, true),
    place(buffaloFront(), { x, y, metre, ...HIDE }),
  ];
};

/** Elephants on a dark shore before the Rwenzori, the tall one at x, its feet at y. */
const shore = (at: { line: number; horizon: number; peaks: string; x: number; y: number; metre: number }) => {
  const { line, horizon, peaks, x, y, metre } = at;
  const foot = { depth: 0.03, of: 'leaf', plain: true };
  return [
    posterSky({ ...DUSK, line, horizon }),
    massif({ summits: peaks, base: horizon + 40, snow: horizon - 110, depth: 0.5, of: '#3c4a70' }),
    mist({ y: horizon + 10, height: 60, strength: 0.9, colour: '#f0a878' }),
    hills({ y: horizon + 26, rise: 26, depth: 0.36, of: 'leaf', to: horizon + 50 }),
    mirror({ y: horizon + 44, stops: ['#ffd08a', '#d8724a', '#4a3350'] }),
    ripples({
      y: horizon + 52,
      to: y - 70,
      x: x - metre * 6,
      width: metre * 10,
      count: 34,
      colour: '#ffe8b8',
    }),
    hills({ y: `-30,${y - 50} ${x},${y - 16} 2420,${y - 60}`, rise: 10, ...foot }),
    place(elephant('trunkRaised'), { x, y, metre, depth: 0.2, flip: true }),
    place(elephant('calf'), { x: x + metre * 2.4, y: y + 5, metre, depth: 0.2, flip: true }),
  ];
};

/** The great views of the articles about Uganda's parks. */
export const postersUgandaParks: readonly Picture[] = [
  ...poster('ugandan8places', {
    light: light('sunset', 'uganda', 'behind-right', 14),
    wide: [
      ...buffaloes({ line: 640, horizon: 740, x: 1760, y: 985, metre: 250, reach: 900 }),
      place(doumPalm(), { x: 2300, y: 900, metre: 96, depth: 0.02 }),
    ],
    tall: buffaloes({ line: 590, horizon: 900, x: 540, y: 1270, metre: 240, reach: 760 }),
  }),
  ...poster('westernuganda', {
    light: light('dusk', 'uganda', 'behind-right', 12),
    wide: [
      ...shore({
        line: 660,
        horizon: 750,
        peaks: '960,700 1090,610 1200,660 1340,450 1450,590 1560,520 1690,640',
        x: 1860,
        y: 905,
        metre: 140,
      }),
      place(euphorbia(), { x: 2310, y: 930, metre: 92, depth: 0.01 }),
      undergrowth({ y: '-40,945 2420,935', size: 80, depth: 0 }),
    ],
    tall: [
      ...shore({
        line: 590,
        horizon: 920,
        peaks: '60,830 250,690 410,780 600,580 780,750 940,660 1060,790',
        x: 440,
        y: 1225,
        metre: 116,
      }),
      place(euphorbia(), { x: 960, y: 1240, metre: 72, depth: 0.01 }),
      undergrowth({ y: '-40,1275 1110,1265', size: 80, depth: 0 }),
    ],
  }),
];
