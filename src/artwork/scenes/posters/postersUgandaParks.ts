import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { posterSky } from '../../sky/posterSky.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const DUSK = { dark: ['#0f2440', '#1d4a58'], glow: ['#d8724a', '#ffd08a'] } as const;
/** Hides at dusk, the last light along their backs. */
const GREY = {
  depth: 0.25,
  flip: true,
  shadow: false,
  by: CLEAR,
  coat: { body: '#574a66', shade: '#372d4a', dark: '#211a33', lit: '#c78f80', pale: '#fff0d4' },
} as const;

/** Elephants that drink on a dark shore before the Rwenzori, the cow at x, its feet at y. */
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
    place(elephant('calf'), { x: x + metre * 2.7, y: y - 10, metre, ...GREY }),
    place(elephantDrinking(), { x, y, metre: metre * 0.62, ...GREY }),
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
        peaks: '880,720 1010,660 1120,690 1262,450 1370,600 1480,540 1600,650',
        x: 1850,
        y: 915,
        metre: 134,
      }),
      place(euphorbia(), { x: 2340, y: 930, metre: 80, depth: 0.01 }),
      undergrowth({ y: '-40,945 2420,935', size: 80, depth: 0 }),
    ],
    tall: [
      ...shore({
        line: 590,
        horizon: 920,
        peaks: '60,830 250,690 410,780 600,580 780,750 940,660 1060,790',
        x: 480,
        y: 1225,
        metre: 116,
      }),
      place(euphorbia(), { x: 990, y: 1240, metre: 66, depth: 0.01 }),
      undergrowth({ y: '-40,1275 1110,1265', size: 80, depth: 0 }),
    ],
  }),
];
