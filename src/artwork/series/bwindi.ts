import { gorilla } from '../animals/gorilla.ts';
import { rays } from '../beams.ts';
import { cliff } from '../cliffs.ts';
import { treeFern } from '../flora/forest.ts';
import { lianaBranch } from '../flora/frame.ts';
import { rainforestTree } from '../flora/rainforestTree.ts';
import { grass } from '../grass.ts';
import { road } from '../ground.ts';
import { light } from '../light.ts';
import { hiker } from '../people/hiker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { waterfall } from '../river.ts';
import { sky, sun } from '../skies.ts';
import { lake } from '../water.ts';
import { mist } from '../weather.ts';
import { leaves, trunks } from '../woods.ts';

/** The forest of the mountain gorillas. */
export const bwindi: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 420 }),
    sun({ x: 880, y: 250, r: 66 }),
    forest({ y: 430, rise: 150, depth: 0.9, crown: 10, wave: 420 }),
    mist({ y: 440, height: 90 }),
    forest({ y: 520, rise: 150, depth: 0.74, crown: 13 }),
    mist({ y: 530, height: 80 }),
    forest({ y: 610, rise: 130, depth: 0.58, crown: 17 }),
    mist({ y: 620, height: 80 }),
    forest({ y: 700, rise: 110, depth: 0.42, crown: 22 }),
    mist({ y: 720, height: 70 }),
    forest({ y: '0,800 500,830 1200,760', rise: 50, depth: 0.22, crown: 32 }),
    place(gorilla(), { x: 390, y: 862, metre: 150, depth: 0.1 }),
    place(treeFern(), { x: 1040, y: 880, metre: 92, depth: 0.1 }),
    grass({ y: '0,850 600,872 1200,840', height: 56, of: 'leaf' }),
  ),
  picture(
    'places/bwindi-2',
    light('noon', 'uganda', 'left'),
    sky({ horizon: 200 }),
    forest({ y: 300, rise: 120, depth: 0.7, crown: 18 }),
    trunks({ y: 560, depth: 0.5, count: 9 }),
    cliff({ y: '360,300 600,270 850,310', to: 690, from: 360, until: 850, depth: 0.28, of: '#3f4f46' }),
    waterfall({ x: 600, y: 290, to: 700, width: 64 }),
    rays({ x: 260, y: -60, count: 4, turn: 62, spread: 26, reach: 1000, opacity: 0.22 }),
    lake({ y: 700, depth: 0.2 }),
    mist({ y: 700, height: 60 }),
    place(treeFern(), { x: 250, y: 840, metre: 120, depth: 0.1 }),
    place(treeFern({ seed: 2 }), { x: 980, y: 860, metre: 140, depth: 0.08 }),
    grass({ y: '0,850 500,900 1200,840', height: 60, of: 'leaf' }),
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
    rays({ x: 1000, y: -80, count: 5, turn: 118, spread: 30, reach: 1100, opacity: 0.25 }),
    trunks({ y: 680, depth: 0.45, count: 6 }),
    hills({ y: '0,820 500,760 1200,600', rise: 30, depth: 0.3, of: 'leaf' }),
    road({ from: [860, 680], to: [240, 910], width: 200, of: 'earth', swing: 60 }),
    place(hiker(), {
      x: 420,
      y: 830,
      metre: 160,
      coat: { body: '#7a3a4a', shade: '#5a2a38', lit: '#9a6240', dark: '#2a1d22', accent: '#e2572b' },
    }),
    place(hiker(), {
      x: 640,
      y: 760,
      metre: 124,
      coat: { body: '#2f6f86', shade: '#1f4d63', lit: '#7d4a31', dark: '#2a1d22', accent: '#f0b53c' },
    }),
    place(hiker(), {
      x: 820,
      y: 696,
      metre: 98,
      coat: { body: '#4a5a32', shade: '#354224', lit: '#5f3a28', dark: '#2a1d22', accent: '#4a5a32' },
    }),
    trunks({ y: 900, depth: 0.08, count: 2, from: 40, until: 1160, width: 70 }),
    grass({ y: 880, height: 50, of: 'leaf' }),
  ),
  picture(
    'places/bwindi-5',
    light('mist', 'uganda', 'right'),
    sky({ horizon: 640 }),
    place(rainforestTree({ form: 'umbrella' }), { x: 700, y: 760, metre: 17, depth: 0.85, shadow: false }),
    mist({ y: 640, height: 160 }),
    forest({ y: 800, rise: 80, depth: 0.5, crown: 24 }),
    mist({ y: 800, height: 90 }),
    place(lianaBranch(), { x: 0, y: 210, metre: 150, depth: 0.08, shadow: false }),
    place(treeFern(), { x: 940, y: 1020, metre: 190, depth: 0.12, shadow: false }),
    place(treeFern({ seed: 5 }), { x: 220, y: 1060, metre: 160, depth: 0.05, shadow: false }),
  ),
];
