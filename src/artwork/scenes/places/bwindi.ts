import { picture, type Picture } from '../../canvas/picture.ts';
import { chameleon } from '../../figures/animals/chameleon.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { palmFrame } from '../../figures/plants/frame.ts';
import { rainforestTree } from '../../figures/plants/rainforestTree.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { twig } from '../../land/boughs.ts';
import { cliff } from '../../land/cliffs.ts';
import { grass } from '../../land/grass.ts';
import { road } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { waterfall } from '../../water/river.ts';
import { lake, ripples } from '../../water/water.ts';

/** The forest of the mountain gorillas. */
export const bwindi: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 380 }),
    sun({ x: 930, y: 190, r: 62 }),
    forest({ y: 390, rise: 170, depth: 0.9, crown: 10, wave: 420 }),
    mist({ y: 400, height: 90 }),
    forest({ y: 480, rise: 170, depth: 0.76, crown: 13 }),
    mist({ y: 490, height: 80 }),
    forest({ y: 570, rise: 150, depth: 0.6, crown: 18 }),
    mist({ y: 580, height: 80 }),
    forest({ y: '-30,720 500,660 1230,600', rise: 110, depth: 0.44, crown: 26 }),
    mist({ y: 720, height: 70 }),
    forest({ y: '-30,800 500,830 1230,740', rise: 50, depth: 0.28, crown: 40 }),
    place(gorilla(), { x: 400, y: 858, metre: 212, depth: 0.24 }),
    place(treeFern(), { x: 1040, y: 880, metre: 108, depth: 0.14 }),
    place(treeFern({ seed: 4 }), { x: 1170, y: 900, metre: 84, depth: 0.1 }),
    grass({ y: '0,878 600,888 1200,866', height: 44, of: 'leaf' }),
  ),
  picture(
    'places/bwindi-2',
    light('noon', 'uganda', 'left'),
    sky({ horizon: 240 }),
    forest({ y: '0,190 420,240 640,280 860,220 1200,150', rise: 70, depth: 0.74, crown: 20 }),
    cliff({
      y: '100,230 600,300 1100,210',
      to: 470,
      from: 60,
      until: 1140,
      depth: 0.5,
      of: '#46554a',
      talus: 0,
    }),
    waterfall({ x: 630, y: 300, to: 474, width: 44 }),
    cliff({ y: 462, to: 730, from: 60, until: 1140, depth: 0.34, of: '#3f4f46', talus: 0.1 }),
    waterfall({ x: 612, y: 466, to: 716, width: 84 }),
    lake({ y: 716, depth: 0.2 }),
    mist({ y: 716, height: 60 }),
    ripples({ y: 745, to: 890, x: 380, width: 460, count: 30 }),
    rays({ x: 60, y: -260, count: 3, turn: 55, spread: 20, reach: 1300, opacity: 0.24 }),
    forest({
      y: '-30,250 210,380 350,640 440,930 830,930 900,640 990,380 1230,240',
      rise: 40,
      depth: 0.3,
      crown: 44,
    }),
    place(treeFern(), { x: 250, y: 860, metre: 118, depth: 0.12 }),
    place(treeFern({ seed: 2 }), { x: 1030, y: 870, metre: 138, depth: 0.08 }),
    grass({ y: '0,810 280,850 560,900 900,860 1200,800', height: 60, of: 'leaf' }),
  ),
  picture(
    'places/bwindi-3',
    light('noon', 'uganda', 'left'),
    sky({ stops: ['#2c5a4a', '#3f7656', '#6f9f68', '#b8cf90'], horizon: 700 }),
    trunks({ y: 620, depth: 0.5, count: 7 }),
    forest({ y: 700, rise: 90, depth: 0.36, crown: 30 }),
    place(gorilla('infant'), { x: 560, y: 850, metre: 270, depth: 0.24 }),
    leaves({ corner: 'top-left', size: 360, depth: 0.1 }),
    leaves({ corner: 'bottom-right', size: 380, depth: 0.06 }),
    leaves({ corner: 'top-right', size: 260, depth: 0.14 }),
    grass({ y: 868, height: 60, of: 'leaf' }),
  ),
  picture(
    'places/bwindi-4',
    light('morning', 'uganda', 'right'),
    sky({ stops: ['#4f8468', '#79a678', '#b4cc94', '#f0e2ae'], horizon: 760 }),
    trunks({ y: 560, depth: 0.75, count: 14 }),
    rays({ x: 1080, y: -200, count: 4, turn: 122, spread: 24, reach: 1250, opacity: 0.26 }),
    trunks({ y: 640, depth: 0.5, count: 5 }),
    hills({ y: '0,840 500,760 1200,600', rise: 30, depth: 0.34, of: 'leaf' }),
    road({ from: [960, 660], to: [330, 910], width: 240, of: 'earth', swing: 60 }),
    place(hiker(), { x: 900, y: 690, metre: 100, coat: CLOTHES.ranger }),
    place(hiker(), { x: 710, y: 752, metre: 128, coat: CLOTHES.blue }),
    place(hiker(), { x: 450, y: 838, metre: 168, coat: CLOTHES.plum }),
    trunks({ y: 930, depth: 0.08, count: 1, from: 90, until: 190, width: 96 }),
    trunks({ y: 930, depth: 0.08, count: 1, from: 1050, until: 1130, width: 80 }),
    leaves({ corner: 'bottom-left', size: 240, depth: 0.06 }),
    grass({ y: 884, height: 46, of: 'leaf' }),
  ),
  picture(
    'places/bwindi-5',
    light('mist', 'uganda', 'right'),
    sky({ horizon: 900 }),
    place(rainforestTree({ form: 'umbrella' }), { x: 880, y: 800, metre: 17, depth: 0.8, shadow: false }),
    forest({ y: 820, rise: 90, depth: 0.72, crown: 26 }),
    mist({ y: 760, height: 200 }),
    place(palmFrame(), { x: 1200, y: -20, metre: 110, flip: true, depth: 0.5, shadow: false }),
    twig,
    place(chameleon(), { x: 560, y: 520, metre: 300, depth: 0.26, shadow: false }),
    leaves({ corner: 'bottom-right', size: 330, depth: 0.06 }),
  ),
];
