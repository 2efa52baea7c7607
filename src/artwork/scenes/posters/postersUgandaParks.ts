import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { posterSky } from '../../sky/posterSky.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const DUSK = { dark: ['#0f2440', '#1d4a58'], glow: ['#d8724a', '#ffd08a'] } as const;
const LIT = light('morning', 'uganda', 'right');
const GREY = {
  depth: 0.3,
  flip: true,
  shadow: false,
  by: LIT,
  coat: { body: '#3c3348', shade: '#282134', dark: '#16101e', lit: '#7a5a64', pale: '#fff0d4' },
} as const;

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
    place(elephant('trunkRaised'), { x, y, metre, ...GREY }),
    place(elephant('calf'), { x: x + metre * 2.4, y: y + 5, metre, ...GREY }),
  ];
};

/** The great view of the article about western Uganda. */
export const postersUgandaParks: readonly Picture[] = [
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
