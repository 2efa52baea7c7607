import { canoe } from '../boats/outrigger.ts';
import { cumulus } from '../clouds.ts';
import { row } from '../crowd.ts';
import { terraces } from '../fields.ts';
import { banana } from '../flora/banana.ts';
import { grass } from '../grass.ts';
import { plain, road } from '../ground.ts';
import { light } from '../light.ts';
import { camera } from '../objects/instruments.ts';
import { compass } from '../objects/paper.ts';
import { hiker } from '../people/hiker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { moon, sky, sun } from '../skies.ts';
import { landRover } from '../vehicles/landRover.ts';
import { toyotaVan } from '../vehicles/toyotaVan.ts';
import { lake, ripples } from '../water.ts';

/** The agency at large. */
export const vignettesAgency: readonly Picture[] = [
  picture(
    'vignettes/who-we-are',
    light('dawn', 'uganda', 'right'),
    sky({ horizon: 400 }),
    sun({ x: 930, y: 300, r: 78 }),
    hills({ y: 410, rise: 80, depth: 0.75, of: 'leaf' }),
    lake({ y: 470, to: 640, depth: 0.45 }),
    forest({ y: '-40,520 300,600 620,650 1240,560', rise: 40, depth: 0.4, crown: 16 }),
    hills({ y: '0,760 600,700 1200,740', rise: 14, depth: 0.22, of: 'grass' }),
    place(landRover(), {
      x: 280,
      y: 790,
      metre: 74,
      depth: 0.2,
      coat: { body: '#3f6b4a', shade: '#2a4a36' },
    }),
    row([hiker()], {
      from: [620, 790],
      to: [900, 780],
      count: 3,
      metre: [118, 112],
      coat: { body: '#7a3a4a', shade: '#5a2a38', lit: '#7d4a31', dark: '#2a1d22', accent: '#e2572b' },
    }),
    grass({ y: 884, height: 46, of: 'leaf' }),
  ),
  picture(
    'vignettes/about',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 380 }),
    sun({ x: 220, y: 220, r: 60 }),
    hills({ y: 400, rise: 120, depth: 0.8, of: 'leaf' }),
    forest({ y: 480, rise: 70, depth: 0.55, crown: 18 }),
    hills({ y: 600, rise: 60, depth: 0.4, of: 'grass' }),
    plain({ y: 690, of: 'grass' }),
    road({ from: [900, 600], to: [700, 930], width: 330, swing: 150, of: 'earth' }),
    place(landRover(), { x: 400, y: 820, metre: 124, coat: { body: '#3f6b4a', shade: '#2a4a36' } }),
    place(hiker(), {
      x: 830,
      y: 790,
      metre: 124,
      flip: true,
      coat: { body: '#2f6f86', shade: '#1f4d63', lit: '#9a6240', dark: '#2a1d22', accent: '#e2572b' },
    }),
    place(hiker(), {
      x: 950,
      y: 780,
      metre: 116,
      flip: true,
      coat: { body: '#f0b53c', shade: '#b9842a', lit: '#5f3a28', dark: '#2a1d22', accent: '#3f6b4a' },
    }),
    grass({ y: 886, height: 40, of: 'leaf' }),
  ),
  picture(
    'vignettes/blog',
    light('dusk', 'uganda', 'left'),
    sky({ horizon: 430 }),
    moon({ x: 250, y: 180, r: 42, phase: 0.3 }),
    hills({ y: 440, rise: 60, depth: 0.7, of: 'leaf' }),
    lake({ y: 460, to: 740 }),
    ripples({ y: 520, to: 720, count: 24 }),
    place(canoe(), { x: 820, y: 600, metre: 56, depth: 0.1, shadow: false }),
    (canvas) => {
      canvas.rect(0, 730, 1200, 170, { fill: '#4b2c22' });
      canvas.rect(0, 730, 1200, 16, { fill: '#8a5a3c' });
    },
    place(compass(), {
      x: 380,
      y: 860,
      metre: 170,
      depth: 0.22,
      shadow: false,
      coat: { body: '#e0b46a', shade: '#b08444', pale: '#fff3dc', dark: '#3a2430', accent: '#e2572b' },
    }),
    place(camera(), {
      x: 760,
      y: 850,
      metre: 190,
      depth: 0.2,
      shadow: false,
      coat: { body: '#8a7468', shade: '#64524c', lit: '#c9b4a2', pale: '#f3dfc4', dark: '#2a1d22' },
    }),
  ),
  picture(
    'vignettes/carhire',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 360 }),
    cumulus({ x: 320, y: 330, width: 520, height: 160, dark: true }),
    hills({ y: 390, rise: 110, depth: 0.75, of: 'leaf' }),
    terraces({ crest: '0,520 500,470 1200,540', depth: 0.52 }),
    hills({ y: 610, rise: 40, depth: 0.4, of: 'leaf' }),
    plain({ y: 690, of: 'leaf' }),
    road({ from: [700, 560], to: [480, 940], width: 520, of: 'earth', swing: 60 }),
    place(toyotaVan(), { x: 655, y: 690, metre: 40, coat: { body: '#f4eee0', shade: '#cfc2ae' } }),
    place(banana(), { x: 170, y: 850, metre: 96, depth: 0.16 }),
    place(banana(), { x: 330, y: 740, metre: 58, depth: 0.3 }),
    place(banana(), { x: 1010, y: 820, metre: 90, depth: 0.16 }),
    grass({ y: 888, height: 40, of: 'leaf' }),
  ),
];
