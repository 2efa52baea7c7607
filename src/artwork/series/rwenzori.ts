import { herd } from '../crowd.ts';
import { groundsel } from '../flora/groundsel.ts';
import { lobelia } from '../flora/lobelia.ts';
import { grass } from '../grass.ts';
import { light } from '../light.ts';
import { massif } from '../peaks.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { mist } from '../weather.ts';

/** The Mountains of the Moon. */
export const rwenzori: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 210, y: 210, r: 58 }),
    massif({
      summits: '60,470 210,360 360,250 480,330 640,190 790,300 940,240 1120,400',
      base: 640,
      snow: 400,
      depth: 0.6,
      of: '#56707c',
    }),
    mist({ y: 560, height: 110 }),
    hills({ y: 650, rise: 110, depth: 0.55, of: 'leaf' }),
    mist({ y: 660, height: 60 }),
    hills({ y: 750, rise: 90, depth: 0.34, of: 'leaf' }),
    herd([groundsel(), lobelia(), groundsel({ variant: 2 })], {
      x: 600,
      y: 670,
      width: 1100,
      height: 80,
      count: 12,
      metre: [12, 22],
    }),
    hills({ y: '0,860 600,830 1200,800', rise: 50, depth: 0.1, of: 'leaf', plain: true }),
    place(groundsel({ variant: 3 }), { x: 1000, y: 870, metre: 78, depth: 0.08 }),
    place(lobelia(), { x: 250, y: 880, metre: 92, depth: 0.08 }),
    place(lobelia({ seed: 3 }), { x: 410, y: 890, metre: 70, depth: 0.08 }),
    grass({ y: 880, height: 44, of: 'leaf' }),
  ),
];
