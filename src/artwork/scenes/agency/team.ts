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

const bust = { x: 600, y: 902, metre: 118, depth: 0.31, shadow: false };

const butterfly =
  (x: number, y: number, size: number): Layer =>
  (canvas) => {
    for (const side of [-1, 1]) {
      canvas.ellipse(x + side * size * 0.55, y - size * 0.3, size * 0.5, size * 0.6, { fill: '#fff0d0' });
      canvas.ellipse(x + side * size * 0.42, y + size * 0.42, size * 0.34, size * 0.4, { fill: '#f3b04e' });
    }
    canvas.ellipse(x, y, size * 0.08, size * 0.6, { fill: '#3a2430' });
  };

/** Four people of one series of portrait posters; those whose work is still open are in `teamVacant.ts`. */
export const team: readonly Picture[] = [
  picture(
    'team/twiga',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 640, bands: 6 }),
    hills({ y: 650, rise: 60, depth: 0.8 }),
    plain({ y: 680 }),
    place(giraffe(), { x: 1040, y: 740, metre: 56, flip: true }),
    place(acacia({ variant: 3 }), { x: 150, y: 730, metre: 30 }),
    place(twiga(), {
      ...bust,
      x: 560,
      coat: {
        body: '#3a2c54',
        shade: '#281e3e',
        lit: '#8f5a3a',
        pale: '#6b3f2a',
        dark: '#4a444c',
        accent: '#f5b73a',
      },
    }),
  ),
  picture(
    'team/korongo',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 600, bands: 5 }),
    forest({ y: 600, rise: 60, depth: 0.8, crown: 14 }),
    lake({ y: 610, to: 780 }),
    place(crane(), { x: 190, y: 790, metre: 240, shadow: 'water' }),
    place(papyrus({ seed: 2 }), { x: 1060, y: 880, metre: 120, depth: 0.3, shadow: false }),
    place(korongo(), {
      ...bust,
      x: 640,
      coat: {
        body: '#1f5f5a',
        shade: '#144442',
        lit: '#754830',
        pale: '#573422',
        dark: '#231a1e',
        accent: '#fbf3e0',
      },
    }),
  ),
  picture(
    'team/mbuyu',
    light('sunset', 'kenya', 'left'),
    sky({ horizon: 700, bands: 7 }),
    sun({ x: 250, y: 590, r: 150, glow: 0.5 }),
    plain({ y: 720 }),
    place(baobab(), { x: 1050, y: 800, metre: 36, depth: 0.02 }),
    place(mbuyu(), {
      ...bust,
      x: 580,
      by: light('golden', 'kenya', 'left'),
      coat: {
        body: '#fff8ea',
        shade: '#cbb4b4',
        lit: '#7a4a30',
        pale: '#5a3423',
        dark: '#33262a',
        accent: '#fff3dc',
      },
    }),
  ),
  picture(
    'team/kipepeo',
    light('morning', 'rwanda', 'right'),
    sky({ bands: 5, horizon: 900 }),
    leaves({ corner: 'top-left', size: 460, depth: 0.2 }),
    leaves({ corner: 'bottom-left', size: 420, depth: 0.14 }),
    leaves({ corner: 'top-right', size: 300, depth: 0.4 }),
    place(kipepeo(), {
      ...bust,
      x: 540,
      coat: {
        body: '#e2562f',
        shade: '#b23c22',
        lit: '#9a6240',
        pale: '#794a30',
        dark: '#2a1d22',
        accent: '#f3bf4c',
      },
    }),
    butterfly(884, 474, 54),
    butterfly(1060, 300, 38),
    butterfly(1010, 650, 30),
  ),
];
