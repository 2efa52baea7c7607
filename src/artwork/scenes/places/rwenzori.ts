import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { lobeliaOpen } from '../../figures/plants/lobeliaOpen.ts';
import { dew } from '../../land/dew.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { sky, stars } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { tarn } from '../../water/tarn.ts';

/** The Mountains of the Moon. */
export const rwenzori: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [260, 175, 450, 250], camera: 'wide' }),
    sky({ horizon: 560, stops: ['#0a2f48', '#174f68', '#3f8290', '#cfdcb8'] }),
    massif({
      summits: '-40,470 130,360 300,250 420,300 590,120 720,240 850,200 1010,330 1240,400',
      base: 760,
      snow: 420,
      depth: 0.5,
      of: '#3f5f70',
    }),
    mist({ y: 600, height: 110, strength: 0.95 }),
    hills({ y: '-30,640 500,690 1230,600', rise: 70, depth: 0.5, of: 'leaf' }),
    herd([groundsel(), lobelia(), groundsel({ variant: 2 })], {
      x: 620,
      y: 660,
      width: 1100,
      height: 60,
      count: 13,
      metre: [12, 22],
    }),
    mist({ y: 720, height: 70, strength: 0.9 }),
    hills({ y: '-30,700 260,800 640,850 1230,740', rise: 20, depth: 0.08, of: 'leaf', plain: true }),
    place(groundsel({ variant: 3 }), { x: 1000, y: 860, metre: 104, depth: 0.05 }),
    place(lobelia(), { x: 150, y: 850, metre: 118, depth: 0.06 }),
    place(lobelia({ seed: 3 }), { x: 330, y: 890, metre: 82, depth: 0.06 }),
    undergrowth({ y: '-40,850 400,900 1240,860', size: 60, depth: 0.02 }),
  ),
  picture(
    'places/rwenzori-2',
    light('dusk', 'uganda', 'right'),
    plan({ subject: [400, 195, 640, 300], camera: 'wide' }),
    sky({ horizon: 470, stops: ['#0c0d2c', '#1f1742', '#46274f', '#c8604e'] }),
    stars({ to: 260, count: 40 }),
    hills({ y: 500, rise: 40, depth: 0.6, of: 'leaf' }),
    tarn,
    hills({ y: '0,790 700,840 1200,770', rise: 40, depth: 0.1, of: 'leaf', plain: true }),
    place(groundsel({ variant: 2 }), { x: 180, y: 860, metre: 92, depth: 0.06 }),
    place(groundsel({ variant: 3 }), { x: 1050, y: 850, metre: 70, depth: 0.06 }),
    place(lobelia(), { x: 830, y: 880, metre: 60, depth: 0.08 }),
  ),
  picture(
    'places/rwenzori-5',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [780, 220, 340, 180], camera: 'close' }),
    sky({ horizon: 520, stops: ['#1f2a58', '#453f76', '#94607e', '#ffc490'] }),
    massif({
      summits: '430,330 560,240 690,290 840,90 960,230 1080,150 1230,260',
      base: 560,
      snow: 360,
      depth: 0.62,
      of: '#4c5278',
    }),
    mist({ y: 500, height: 110, strength: 1 }),
    hills({ y: '-30,560 500,590 1230,540', rise: 24, depth: 0.3, of: 'leaf' }),
    place(groundsel({ variant: 3 }), { x: 1090, y: 690, metre: 50, depth: 0.14, shadow: false }),
    hills({ y: '-30,640 600,690 1230,650', rise: 16, depth: 0.06, of: 'leaf', plain: true }),
    place(lobeliaOpen(), {
      x: 420,
      y: 700,
      metre: 98,
      depth: 0.3,
      shadow: false,
      by: light('noon', 'uganda', 'left'),
      coat: { dark: '#10322f', shade: '#1f5a4c', body: '#4d9a74', lit: '#a9d6a0', pale: '#eaf4cc' },
    }),
    dew,
    undergrowth({ y: '-40,940 600,960 1240,900', size: 90, depth: 0.02, filled: false }),
  ),
];
