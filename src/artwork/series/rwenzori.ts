import { cliff } from '../cliffs.ts';
import { cumulus } from '../clouds.ts';
import { herd } from '../crowd.ts';
import { treeFern } from '../flora/forest.ts';
import { groundsel } from '../flora/groundsel.ts';
import { lobelia } from '../flora/lobelia.ts';
import { grass } from '../grass.ts';
import { plain, road } from '../ground.ts';
import { light } from '../light.ts';
import { massif } from '../peaks.ts';
import { hiker } from '../people/hiker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { waterfall } from '../river.ts';
import { sky, stars, sun } from '../skies.ts';
import { lake } from '../water.ts';
import { mist, rain } from '../weather.ts';
import { leaves } from '../woods.ts';

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
  picture(
    'places/rwenzori-2',
    light('dusk', 'uganda', 'right'),
    sky({ horizon: 470 }),
    stars({ to: 260, count: 30 }),
    massif({
      summits: '300,430 520,300 680,150 820,280 980,400',
      base: 520,
      snow: 330,
      depth: 0.5,
      of: '#56607c',
    }),
    hills({ y: 500, rise: 40, depth: 0.5, of: 'leaf' }),
    lake({
      y: 520,
      to: 800,
      depth: 0.2,
      mirror: [
        massif({
          summits: '300,430 520,300 680,150 820,280 980,400',
          base: 520,
          snow: 330,
          depth: 0.5,
          of: '#56607c',
        }),
      ],
    }),
    hills({ y: '0,800 700,840 1200,780', rise: 40, depth: 0.06, of: 'leaf', plain: true }),
    place(groundsel({ variant: 2 }), { x: 180, y: 850, metre: 88, depth: 0.04 }),
    place(groundsel({ variant: 3 }), { x: 1050, y: 850, metre: 66, depth: 0.04 }),
  ),
  picture(
    'places/rwenzori-4',
    light('noon', 'uganda', 'left'),
    sky({ horizon: 430 }),
    cumulus({ x: 240, y: 330, width: 360, height: 120, depth: 0.5 }),
    massif({
      summits: '500,330 640,230 760,270 900,170 1060,250 1180,220',
      base: 520,
      snow: 330,
      depth: 0.62,
      of: '#66808c',
    }),
    mist({ y: 480, height: 70 }),
    hills({ y: 520, rise: 60, depth: 0.5, of: 'leaf' }),
    plain({ y: 560, of: '#c9b04a' }),
    herd([lobelia(), groundsel()], { x: 620, y: 580, width: 1100, height: 60, count: 9, metre: [14, 24] }),
    road({ from: [700, 580], to: [380, 910], width: 190, of: 'wood' }),
    place(hiker(), {
      x: 500,
      y: 800,
      metre: 150,
      coat: { body: '#2f6f86', shade: '#1f4d63', lit: '#9a6240', dark: '#2a1d22', accent: '#e2572b' },
    }),
    place(hiker(), {
      x: 640,
      y: 700,
      metre: 92,
      coat: { body: '#7a3a4a', shade: '#5a2a38', lit: '#7d4a31', dark: '#2a1d22', accent: '#f0b53c' },
    }),
    grass({ y: 885, height: 40, of: 'leaf' }),
  ),
  picture(
    'places/rwenzori-5',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 620 }),
    sun({ x: 250, y: 480, r: 84 }),
    massif({ summits: '640,470 800,390 960,450 1120,400', base: 640, snow: 470, depth: 0.75, of: '#6a7a90' }),
    mist({ y: 630, height: 80 }),
    hills({ y: 690, rise: 50, depth: 0.35, of: 'leaf' }),
    place(lobelia({ form: 'rosette' }), { x: 430, y: 870, metre: 420, depth: 0.14 }),
    place(lobelia({ form: 'rosette', seed: 4 }), { x: 930, y: 860, metre: 300, depth: 0.2 }),
    place(lobelia({ seed: 2 }), { x: 1090, y: 850, metre: 150, depth: 0.1 }),
  ),
  picture(
    'places/rwenzori-3',
    light('storm', 'uganda', 'left'),
    sky({ horizon: 300 }),
    cumulus({ x: 760, y: 260, width: 800, height: 190, dark: true }),
    rain({ x: 860, y: 250, width: 360, to: 560, opacity: 0.35 }),
    forest({ y: 380, rise: 150, depth: 0.6, crown: 16 }),
    cliff({ y: '250,330 600,280 960,330', to: 720, from: 250, until: 960, depth: 0.35, of: 'rock' }),
    waterfall({ x: 610, y: 300, to: 720, width: 110 }),
    lake({ y: 720, depth: 0.25 }),
    mist({ y: 720, height: 90 }),
    forest({ y: '0,760 240,740 330,900', rise: 60, depth: 0.16, crown: 36 }),
    place(treeFern(), { x: 180, y: 860, metre: 104, depth: 0.08 }),
    place(treeFern({ seed: 3 }), { x: 1040, y: 880, metre: 128, depth: 0.06 }),
    leaves({ corner: 'top-right', size: 280, depth: 0.05 }),
  ),
];
