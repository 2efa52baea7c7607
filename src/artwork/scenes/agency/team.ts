import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { crane } from '../../figures/animals/crane.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { kipepeo, korongo, mbuyu, twiga } from '../../figures/people/portraits.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { lake } from '../../water/water.ts';

const bust = { x: 600, y: 902, metre: 112, depth: 0.26, shadow: false };

const butterfly =
  (x: number, y: number, size: number): Layer =>
  (canvas) => {
    for (const side of [-1, 1]) {
      canvas.ellipse(x + side * size * 0.55, y - size * 0.3, size * 0.5, size * 0.6, { fill: '#fbe6c4' });
      canvas.ellipse(x + side * size * 0.42, y + size * 0.42, size * 0.34, size * 0.4, { fill: '#f3c88e' });
    }
    canvas.ellipse(x, y, size * 0.08, size * 0.6, { fill: '#3a2430' });
  };

/** Four people as one series of portrait posters. */
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
];
