import { crane } from '../animals/crane.ts';
import { giraffe } from '../animals/giraffe.ts';
import { kampala } from '../buildings/kampala.ts';
import type { Layer } from '../canvas.ts';
import { acacia } from '../flora/acacia.ts';
import { baobab } from '../flora/baobab.ts';
import { papyrus } from '../flora/papyrus.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { binoculars } from '../objects/instruments.ts';
import { map } from '../objects/paper.ts';
import { Pen } from '../pen.ts';
import { kipepeo, korongo, mbuyu, twiga } from '../people/portraits.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { lake } from '../water.ts';
import { leaves } from '../woods.ts';

const bust = { x: 600, y: 902, metre: 112, depth: 0.26, shadow: false };

/** Flat poster pieces: a filled shape, or a disc. */
const shape = (colour: string, ...[[x, y], ...corners]: [[number, number], ...[number, number][]]): Layer => {
  return (canvas) =>
    canvas.path(corners.reduce((pen, [cx, cy]) => pen.line(cx, cy), new Pen(x, y)).close().d, {
      fill: colour,
    });
};
const ellipse =
  (colour: string, x: number, y: number, rx: number, ry: number): Layer =>
  (canvas) =>
    canvas.ellipse(x, y, rx, ry, { fill: colour });
const butterfly =
  (x: number, y: number, size: number): Layer =>
  (canvas) => {
    for (const side of [-1, 1]) {
      canvas.ellipse(x + side * size * 0.55, y - size * 0.3, size * 0.5, size * 0.6, { fill: '#fbe6c4' });
      canvas.ellipse(x + side * size * 0.42, y + size * 0.42, size * 0.34, size * 0.4, { fill: '#f3c88e' });
    }
    canvas.ellipse(x, y, size * 0.08, size * 0.6, { fill: '#3a2430' });
  };

/** Four people and two positions that are open, as one series of portrait posters. */
export const team: readonly Picture[] = [
  picture(
    'team/twiga',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 640, bands: 5 }),
    sun({ x: 600, y: 470, r: 250, glow: 0.4 }),
    hills({ y: 650, rise: 60, depth: 0.7 }),
    plain({ y: 680 }),
    place(giraffe(), { x: 1010, y: 720, metre: 34 }),
    place(acacia({ variant: 3 }), { x: 180, y: 720, metre: 26 }),
    place(twiga(), {
      ...bust,
      coat: {
        body: '#33293a',
        shade: '#231b2a',
        lit: '#8a5638',
        pale: '#6b3f2a',
        dark: '#8d8a8c',
        accent: '#f0b53c',
      },
    }),
  ),
  picture(
    'team/korongo',
    light('noon', 'uganda', 'left'),
    sky({ horizon: 600, bands: 5 }),
    sun({ x: 640, y: 380, r: 230, glow: 0.3 }),
    forest({ y: 600, rise: 60, depth: 0.75, crown: 12 }),
    lake({ y: 610, to: 760 }),
    place(papyrus(), { x: 200, y: 860, metre: 120, depth: 0.3 }),
    place(papyrus({ seed: 2 }), { x: 1010, y: 880, metre: 110, depth: 0.3 }),
    place(crane(), { x: 905, y: 700, metre: 230 }),
    place(korongo(), {
      ...bust,
      coat: {
        body: '#2c6a72',
        shade: '#1d4d58',
        lit: '#6f442c',
        pale: '#553221',
        dark: '#231a1e',
        accent: '#fbf3e0',
      },
    }),
  ),
  picture(
    'team/mbuyu',
    light('sunset', 'kenya', 'left'),
    sky({ horizon: 700, bands: 6 }),
    sun({ x: 560, y: 500, r: 240, glow: 0.5 }),
    plain({ y: 720 }),
    place(baobab(), { x: 1010, y: 790, metre: 30, depth: 0.02 }),
    place(mbuyu(), {
      ...bust,
      coat: {
        body: '#2f6b4c',
        shade: '#1f4a38',
        lit: '#7a4a30',
        pale: '#5a3423',
        dark: '#231a1e',
        accent: '#f8eeda',
      },
    }),
  ),
  picture(
    'team/kipepeo',
    light('morning', 'rwanda', 'left'),
    sky({ bands: 4, horizon: 900 }),
    sun({ x: 600, y: 450, r: 270, glow: 0.3 }),
    leaves({ corner: 'top-left', size: 420, depth: 0.35 }),
    leaves({ corner: 'bottom-right', size: 460, depth: 0.3 }),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.25 }),
    butterfly(960, 230, 60),
    butterfly(1060, 430, 42),
    butterfly(230, 560, 48),
    place(kipepeo(), {
      ...bust,
      coat: {
        body: '#d9583c',
        shade: '#ad3f2c',
        lit: '#9a6240',
        pale: '#794a30',
        dark: '#2a1d22',
        accent: '#f3bf4c',
      },
    }),
  ),
  picture(
    'team/administrator',
    light('golden', 'tanzania', 'left'),
    shape('#e7b566', [0, 0], [1200, 0], [1200, 900], [0, 900]),
    shape('#f2cd86', [0, 0], [760, 0], [420, 900], [0, 900]),
    ...[180, 420, 660, 900, 1140].map((x) => shape('#d9a253', [x, 0], [x + 6, 0], [x + 6, 900], [x, 900])),
    shape('#5a3426', [520, 150], [760, 150], [760, 186], [520, 186]),
    shape('#2a1a20', [630, 186], [650, 186], [650, 250], [630, 250]),
    ellipse('#b98a44', 668, 352, 232, 66),
    ellipse('#f6dc9c', 640, 336, 232, 62),
    shape('#f6dc9c', [520, 330], [560, 226], [640, 206], [722, 226], [762, 330]),
    shape('#d9b56c', [690, 214], [722, 226], [762, 330], [700, 336]),
    shape('#c2452a', [514, 318], [766, 318], [772, 350], [508, 350]),
    place(binoculars(), { x: 690, y: 620, metre: 118, depth: 0.2, shadow: false }),
    shape('#3a2430', [648, 380], [654, 380], [640, 520], [634, 520]),
    shape('#3a2430', [700, 380], [706, 380], [742, 520], [736, 520]),
    shape('#7a4a30', [0, 800], [1200, 800], [1200, 900], [0, 900]),
    place(map(), { x: 270, y: 812, metre: 100, depth: 0.25, shadow: false }),
  ),
  picture(
    'team/head-of-accounts',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 470 }),
    sun({ x: 420, y: 250, r: 60 }),
    hills({ y: 470, rise: 130, depth: 0.8 }),
    place(kampala(), { x: 600, y: 520, metre: 15, depth: 0.7, shadow: false }),
    forest({ y: 540, rise: 40, depth: 0.5, crown: 16 }),
    // The wall around the window, and its open wing.
    shape('#f0dfc0', [0, 0], [1200, 0], [1200, 110], [0, 110]),
    shape('#f0dfc0', [0, 0], [190, 0], [190, 900], [0, 900]),
    shape('#e2cba2', [1010, 0], [1200, 0], [1200, 900], [1010, 900]),
    shape('#f0dfc0', [0, 600], [1200, 600], [1200, 900], [0, 900]),
    shape('#6e4630', [180, 100], [1020, 100], [1020, 124], [180, 124]),
    shape('#6e4630', [180, 590], [1020, 590], [1020, 620], [180, 620]),
    shape('#6e4630', [590, 120], [610, 120], [610, 600], [590, 600]),
    shape('#2f5f56', [190, 124], [250, 150], [250, 580], [190, 600]),
    shape('#2f5f56', [1010, 124], [950, 150], [950, 580], [1010, 600]),
    // A desk with ledger and pencil, and the chair that nobody sits on yet.
    shape('#4b2c22', [120, 720], [760, 720], [780, 752], [100, 752]),
    shape('#3a2019', [140, 752], [180, 752], [180, 900], [140, 900]),
    shape('#3a2019', [700, 752], [740, 752], [740, 900], [700, 900]),
    shape('#9c3119', [290, 692], [500, 692], [520, 720], [270, 720]),
    shape('#fff3dc', [300, 684], [490, 684], [500, 694], [290, 694]),
    shape('#f0b53c', [540, 712], [660, 704], [661, 712], [541, 720]),
    shape('#8a5636', [880, 500], [1040, 500], [1050, 720], [890, 720]),
    shape('#f0dfc0', [906, 528], [1018, 528], [1026, 690], [912, 690]),
    shape('#8a5636', [940, 528], [958, 528], [962, 690], [944, 690]),
    shape('#8a5636', [976, 528], [992, 528], [998, 690], [980, 690]),
    shape('#6e4630', [820, 720], [1060, 720], [1066, 752], [812, 752]),
    shape('#6e4630', [826, 752], [850, 752], [842, 900], [816, 900]),
    shape('#6e4630', [1030, 752], [1054, 752], [1062, 900], [1036, 900]),
  ),
];
