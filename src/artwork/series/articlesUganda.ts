import { antelope } from '../animals/antelope.ts';
import { buffalo } from '../animals/buffalo.ts';
import { chimpanzee } from '../animals/chimpanzee.ts';
import { lion } from '../animals/lion.ts';
import { zebra } from '../animals/zebra.ts';
import { rays } from '../beams.ts';
import { canoe } from '../boats/outrigger.ts';
import { cliff } from '../cliffs.ts';
import { herd } from '../crowd.ts';
import { terraces } from '../fields.ts';
import { fig } from '../flora/fig.ts';
import { lianaBranch } from '../flora/frame.ts';
import { doumPalm } from '../flora/palm.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { massif } from '../peaks.ts';
import { walker } from '../people/walker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { rapids } from '../rapids.ts';
import { forest, hills, ridge } from '../ridges.ts';
import { waterfall } from '../river.ts';
import { sky, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';
import { mist } from '../weather.ts';
import { leaves, trunks } from '../woods.ts';

/** Places of Uganda that only the articles visit. */
export const articlesUganda: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'right'),
    sky({ horizon: 260 }),
    forest({ y: 290, rise: 60, depth: 0.65, crown: 14 }),
    cliff({ y: '-20,310 300,290 540,330', to: 640, from: -20, until: 545, depth: 0.3, of: '#5a4c44' }),
    cliff({ y: '650,330 900,280 1220,300', to: 640, from: 645, until: 1220, depth: 0.34, of: '#5a4c44' }),
    waterfall({ x: 596, y: 320, to: 640, width: 130 }),
    mist({ y: 620, height: 140 }),
    rapids({ y: 650, to: 900, rows: 4, depth: 0.3, rocks: 3 }),
    leaves({ corner: 'top-left', size: 260, depth: 0.08 }),
  ),
  picture(
    'articles/queen-elizabeth',
    light('golden', 'uganda', 'left'),
    sky({ horizon: 480 }),
    sun({ x: 980, y: 350, r: 64 }),
    ridge({ y: 490, rise: 120, depth: 0.85 }),
    plain({ y: 510, of: 'grass' }),
    herd([antelope(), antelope('grazing')], {
      x: 860,
      y: 580,
      width: 500,
      height: 40,
      count: 8,
      metre: [18, 28],
    }),
    place(fig(), { x: 330, y: 760, metre: 58, depth: 0.2 }),
    place(lion('lying'), { x: 700, y: 830, metre: 150 }),
    grass({ y: 880, height: 60 }),
  ),
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    sky({ stops: ['#3f7a5c', '#6a9c6c', '#a6c486', '#eae6b0'], horizon: 900 }),
    trunks({ y: 860, depth: 0.7, count: 11 }),
    rays({ x: 200, y: -80, count: 5, turn: 58, spread: 28, reach: 1200, opacity: 0.24 }),
    place(lianaBranch(), { x: 1200, y: 640, metre: 175, flip: true, depth: 0.1, shadow: false }),
    place(chimpanzee(), { x: 680, y: 612, metre: 250, depth: 0.22, flip: true, shadow: false }),
    leaves({ corner: 'bottom-left', size: 360, depth: 0.07 }),
  ),
  picture(
    'articles/kidepo-valley',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 500 }),
    massif({
      summits: '80,360 220,300 380,390 560,320 760,280 920,370 1100,310',
      base: 540,
      depth: 0.8,
      of: '#7a6a8a',
    }),
    plain({ y: 530, of: 'grass' }),
    herd([zebra('grazing'), zebra()], { x: 600, y: 640, width: 1000, height: 60, count: 9, metre: [28, 46] }),
    place(buffalo(), { x: 330, y: 830, metre: 150, flip: true }),
    place(doumPalm(), { x: 1010, y: 800, metre: 56, depth: 0.16 }),
    grass({ y: 882, height: 56 }),
  ),
  picture(
    'articles/lake-bunyonyi',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 280 }),
    hills({ y: 310, rise: 90, depth: 0.8, of: 'leaf' }),
    terraces({ crest: '0,420 460,350 1200,440', depth: 0.6 }),
    lake({ y: 500, to: 780, depth: 0.4 }),
    ripples({ y: 540, to: 740, count: 26 }),
    hills({ y: '0,800 600,770 1200,720', rise: 8, depth: 0.24, of: 'grass' }),
    place(canoe(), { x: 420, y: 760, metre: 84, depth: 0.2, shadow: false }),
    place(canoe(), { x: 800, y: 720, metre: 66, depth: 0.26, flip: true, shadow: false }),
    place(walker(), {
      x: 640,
      y: 830,
      metre: 130,
      coat: { accent: '#2c4a8c', shade: '#1d3568', lit: '#5f3a28', dark: '#2a1d22', pale: '#e8c88a' },
    }),
    grass({ y: 888, height: 36, of: 'leaf' }),
  ),
];
