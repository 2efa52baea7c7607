import { picture, type Picture } from '../../canvas/picture.ts';
import { crane } from '../../figures/animals/crane.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { monkey } from '../../figures/animals/monkey.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { road } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { cone } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { lake, ripples } from '../../water/water.ts';

/** Volcanoes and gorillas, five times. */
export const volcanoTrip: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-1',
    light('dawn', 'rwanda', 'left'),
    sky({ horizon: 500 }),
    sun({ x: 180, y: 330, r: 62 }),
    massif({
      summits: '420,330 520,230 610,300 700,190 800,270 900,230 1010,350',
      base: 560,
      depth: 0.7,
      of: '#56708c',
      slope: 2,
    }),
    mist({ y: 540, height: 60 }),
    forest({ y: 600, rise: 40, depth: 0.5, crown: 12 }),
    terraces({ crest: '0,650 500,620 1200,660', depth: 0.4 }),
    road({ from: [720, 640], to: [300, 930], width: 160 }),
    trail([hiker()], {
      through: '440,850 600,760 700,680 730,640',
      count: 6,
      metre: [104, 34],
      coat: { body: '#2f6f86', shade: '#1f4d63', lit: '#7d4a31', dark: '#2a1d22', accent: '#e2572b' },
    }),
    place(bamboo(), { x: 1090, y: 910, metre: 84, depth: 0.06, shadow: false }),
    grass({ y: 886, height: 40, of: 'leaf' }),
  ),
  picture(
    'packages/volcanoesandgorillas-2',
    light('sunset', 'rwanda', 'left'),
    sky({ horizon: 470 }),
    sun({ x: 300, y: 390, r: 70, cuts: 3 }),
    cone({ x: 700, y: 190, width: 1000, height: 290, depth: 0.72, crater: 0.06 }),
    mist({ y: 470, height: 60 }),
    lake({ y: 490 }),
    ripples({ y: 520, to: 840, x: 200, width: 380, count: 44 }),
    hills({ y: '-30,960 300,880 620,868 960,890 1230,960', rise: 6, depth: 0.3, of: 'leaf', plain: true }),
    terraces({ crest: '-20,520 120,560 260,660 360,800 420,960', depth: 0.34 }),
    terraces({ crest: '640,960 740,800 860,660 1010,570 1240,500', depth: 0.28 }),
    place(crane(), { x: 560, y: 880, metre: 230, depth: 0.36, shadow: false }),
    place(banana(), { x: 1090, y: 890, metre: 96, depth: 0.06 }),
    place(banana(), { x: 60, y: 900, metre: 76, depth: 0.06 }),
  ),
  picture(
    'packages/volcanoesandgorillas-3',
    light('morning', 'rwanda', 'right'),
    sky({ horizon: 620 }),
    cone({ x: 760, y: 240, width: 900, height: 380, depth: 0.85, crater: 0.16 }),
    mist({ y: 620, height: 90 }),
    forest({ y: 740, rise: 60, depth: 0.5, crown: 20 }),
    place(bamboo({ culms: 4 }), { x: 980, y: 960, metre: 130, depth: 0.3, shadow: false }),
    hills({ y: 820, rise: 20, depth: 0.26, of: 'leaf' }),
    place(monkey('walking'), { x: 440, y: 846, metre: 430, depth: 0.3, flip: true, shadow: false }),
    grass({ y: 880, height: 50, of: 'leaf' }),
  ),
  picture(
    'packages/volcanoesandgorillas-4',
    light('mist', 'rwanda', 'left'),
    sky({ horizon: 900 }),
    place(bamboo({ culms: 7 }), { x: 280, y: 900, metre: 92, depth: 0.75, shadow: false }),
    place(bamboo({ culms: 6, seed: 3 }), { x: 900, y: 900, metre: 98, depth: 0.7, shadow: false }),
    mist({ y: 640, height: 220 }),
    hills({ y: '0,860 600,800 1200,700', rise: 20, depth: 0.34, of: 'leaf' }),
    place(guide('pointing'), { x: 470, y: 826, metre: 178, flip: true }),
    place(hiker(), { x: 760, y: 792, metre: 164, flip: true, coat: CLOTHES.coral }),
    place(bamboo({ culms: 2, seed: 6 }), { x: 1120, y: 960, metre: 140, depth: 0.06, shadow: false }),
    grass({ y: 884, height: 50, of: 'leaf' }),
  ),
  picture(
    'packages/volcanoesandgorillas-5',
    light('dusk', 'rwanda', 'right'),
    sky({ horizon: 580 }),
    cone({ x: 420, y: 260, width: 900, height: 330, depth: 0.7, crater: 0.12 }),
    mist({ y: 600, height: 70 }),
    terraces({ crest: '0,690 600,650 1200,700', depth: 0.4 }),
    hills({ y: '0,860 600,830 1200,780', rise: 20, depth: 0.14, of: 'leaf', plain: true }),
    place(gorilla('infant'), {
      x: 740,
      y: 850,
      metre: 240,
      depth: 0.34,
      by: light('dawn', 'rwanda', 'left'),
    }),
    grass({ y: 876, height: 60, of: 'leaf' }),
  ),
];
