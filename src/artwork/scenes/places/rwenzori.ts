import { picture, type Picture } from '../../canvas/picture.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { boardwalk } from '../../land/boardwalk.ts';
import { cliff } from '../../land/cliffs.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, stars, sun } from '../../sky/skies.ts';
import { dust, mist, rain } from '../../sky/weather.ts';
import { waterfall } from '../../water/river.ts';
import { lake, ripples } from '../../water/water.ts';

/** What the tarn mirrors: the peak under its glacier, and the far shore. */
const PEAK = massif({
  summits: '170,420 330,330 500,240 640,130 800,250 930,210 1080,350',
  base: 530,
  snow: 400,
  depth: 0.72,
  of: '#6a7698',
});
const SHORE = hills({ y: 510, rise: 30, depth: 0.42, of: 'leaf' });

/** The Mountains of the Moon. */
export const rwenzori: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 210, y: 210, r: 58 }),
    massif({
      summits: '40,430 240,330 430,250 660,170 880,260 1090,350',
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
    stars({ to: 260, count: 40 }),
    hills({ y: 500, rise: 40, depth: 0.6, of: 'leaf' }),
    lake({ y: 520, depth: 0.2, mirror: [PEAK, SHORE] }),
    hills({ y: '0,790 700,840 1200,770', rise: 40, depth: 0.1, of: 'leaf', plain: true }),
    place(groundsel({ variant: 2 }), { x: 180, y: 860, metre: 92, depth: 0.06 }),
    place(groundsel({ variant: 3 }), { x: 1050, y: 850, metre: 70, depth: 0.06 }),
    place(lobelia(), { x: 830, y: 880, metre: 60, depth: 0.08 }),
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
    boardwalk({ from: [790, 600], to: [380, 930], width: 330 }),
    place(hiker(), { x: 500, y: 800, metre: 150, coat: CLOTHES.blue }),
    place(hiker(), { x: 640, y: 700, metre: 92, coat: CLOTHES.plum }),
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
    light('mist', 'uganda', 'left'),
    sky({ horizon: 300 }),
    massif({
      summits: '120,210 300,150 460,230 640,110 820,200 1010,150',
      base: 380,
      snow: 240,
      depth: 0.84,
      of: '#6a7a90',
    }),
    rain({ x: 330, y: 0, width: 560, to: 520, opacity: 0.3 }),
    mist({ y: 330, height: 80 }),
    forest({ y: '0,420 520,330 760,300 1200,420', rise: 50, depth: 0.56, crown: 14 }),
    cliff({ y: '-20,430 420,330 820,310 1220,430', to: 660, depth: 0.38, columns: 9, talus: 0.26 }),
    waterfall({ x: 700, y: 316, to: 640, width: 56, depth: 0.75 }),
    waterfall({ x: 810, y: 326, to: 640, width: 96, depth: 0.75 }),
    waterfall({ x: 560, y: 340, to: 640, width: 18, depth: 0.75 }),
    dust({ x: 770, y: 640, width: 460, height: 130, of: 'foam', strength: 0.5 }),
    lake({ y: 640, depth: 0.25 }),
    ripples({ y: 660, to: 860, count: 40 }),
    herd([treeFern(), treeFern({ seed: 4 })], {
      x: 180,
      y: 650,
      width: 330,
      height: 20,
      count: 5,
      metre: [24, 34],
    }),
    hills({ y: '-30,640 220,690 420,800 620,930', rise: 20, depth: 0.16, of: 'leaf', plain: true }),
    place(treeFern({ seed: 3 }), { x: 210, y: 850, metre: 108, depth: 0.06 }),
    place(lobelia({ seed: 2 }), { x: 420, y: 860, metre: 70, depth: 0.1 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.05 }),
  ),
];
