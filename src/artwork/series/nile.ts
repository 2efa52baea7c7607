import { kingfisher } from '../animals/kingfisher.ts';
import { canoe } from '../boats/outrigger.ts';
import { cumulus } from '../clouds.ts';
import { lianaBranch } from '../flora/frame.ts';
import { papyrus } from '../flora/papyrus.ts';
import { light } from '../light.ts';
import { Pen } from '../pen.ts';
import { rafters } from '../people/rafters.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { rapids } from '../rapids.ts';
import { forest, hills } from '../ridges.ts';
import { moon, sky, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';
import { dust } from '../weather.ts';
import { leaves } from '../woods.ts';

/** The young Nile at Jinja. */
export const nile: readonly Picture[] = [
  picture(
    'places/nile-1',
    light('noon', 'uganda', 'left'),
    sky({ horizon: 300 }),
    cumulus({ x: 860, y: 250, width: 420, height: 130 }),
    forest({ y: 330, rise: 120, depth: 0.6, crown: 16 }),
    forest({ y: '0,360 360,430 420,470 900,430 1200,350', rise: 60, depth: 0.4, crown: 24 }),
    rapids({ y: 450, to: 900, rows: 6, depth: 0.3, rocks: 5 }),
    place(rafters(), {
      x: 640,
      y: 640,
      metre: 112,
      turn: 14,
      shadow: false,
      coat: {
        body: '#d9452c',
        shade: '#9f2f22',
        lit: '#7d4a31',
        dark: '#26202a',
        pale: '#fff3dc',
        accent: '#f3b53c',
      },
    }),
    ripples({ y: 640, to: 760, count: 30, size: 1.6 }),
    place(lianaBranch(), { x: 1200, y: 150, metre: 100, flip: true, depth: 0.06, shadow: false }),
    place(kingfisher(), { x: 980, y: 226, metre: 110, flip: true, depth: 0.26, shadow: false }),
    leaves({ corner: 'bottom-left', size: 260, depth: 0.06 }),
  ),
  picture(
    'places/nile-2',
    light('dawn', 'uganda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 820, y: 350, r: 80 }),
    hills({ y: 440, rise: 60, depth: 0.8, of: 'leaf' }),
    lake({ y: 450, depth: 0.4 }),
    forest({ y: '-40,470 250,480 380,520 420,540', rise: 60, depth: 0.5, crown: 16, to: 530 }),
    ripples({ y: 520, to: 880, x: 620, width: 400, count: 30, colour: '#ffe9b8' }),
    place(canoe(), { x: 520, y: 680, metre: 60, depth: 0.1, shadow: false }),
    place(papyrus(), { x: 1080, y: 900, metre: 130, depth: 0.06 }),
    place(papyrus({ seed: 3 }), { x: 920, y: 920, metre: 96, depth: 0.06 }),
  ),
  picture(
    'places/nile-3',
    light('morning', 'uganda', 'left'),
    sky({ stops: ['#7fb8a4', '#a9cfae', '#d5e2b8', '#f2ecc8'], horizon: 900 }),
    forest({ y: 430, rise: 80, depth: 0.85, crown: 20 }),
    lake({ y: 450, depth: 0.5 }),
    ripples({ y: 520, to: 900, count: 30 }),
    place(papyrus({ stems: 3 }), { x: 930, y: 960, metre: 190, depth: 0.3, shadow: false }),
    (canvas) =>
      canvas.path(
        new Pen(360, 920)
          .quad(420, 640, 560, 560)
          .quad(700, 500, 860, 520)
          .line(860, 532)
          .quad(700, 516, 572, 580)
          .quad(450, 660, 396, 920)
          .close().d,
        { fill: '#4a6a3a' },
      ),
    place(kingfisher(), { x: 560, y: 566, metre: 320, depth: 0.26, shadow: false }),
  ),
  picture(
    'places/nile-4',
    light('storm', 'uganda', 'left'),
    sky({ horizon: 330 }),
    cumulus({ x: 800, y: 300, width: 700, height: 210, dark: true }),
    forest({ y: 350, rise: 60, depth: 0.55, crown: 14 }),
    rapids({ y: 380, to: 700, rows: 4, depth: 0.4, rocks: 1 }),
    place(rafters(), {
      x: 610,
      y: 640,
      metre: 180,
      turn: -11,
      shadow: false,
      coat: {
        body: '#e0a52c',
        shade: '#a8741f',
        lit: '#7d4a31',
        dark: '#26202a',
        pale: '#fff3dc',
        accent: '#2f6f86',
      },
    }),
    rapids({ y: 650, to: 900, rows: 2, depth: 0.22, rocks: 2 }),
    dust({ x: 930, y: 600, width: 300, height: 220, of: 'foam', strength: 0.7 }),
  ),
  picture(
    'places/nile-5',
    light('dusk', 'uganda', 'left'),
    sky({ horizon: 400 }),
    moon({ x: 860, y: 190, r: 46, phase: 0.4 }),
    hills({ y: 410, rise: 40, depth: 0.7, of: 'leaf' }),
    lake({ y: 420, depth: 0.4 }),
    ripples({ y: 520, to: 800, count: 22 }),
    hills({ y: '0,800 600,840 1200,760', rise: 20, depth: 0.1, of: 'earth', plain: true }),
    place(canoe(), {
      x: 420,
      y: 800,
      metre: 120,
      depth: 0.16,
      coat: { body: '#a8482f', shade: '#6f2f24', pale: '#f3c88e' },
    }),
    place(canoe(), {
      x: 760,
      y: 760,
      metre: 90,
      depth: 0.2,
      flip: true,
      coat: { body: '#2f6f86', shade: '#1f4d63', pale: '#f3c88e' },
    }),
    place(papyrus(), { x: 1080, y: 890, metre: 130, depth: 0.04 }),
  ),
];
