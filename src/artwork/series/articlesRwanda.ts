import { canoe } from '../boats/outrigger.ts';
import { roundHut } from '../buildings/thatched.ts';
import { herd, row } from '../crowd.ts';
import { banana } from '../flora/banana.ts';
import { treeFern } from '../flora/forest.ts';
import { papyrus } from '../flora/papyrus.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { CLOTHES } from '../people/clothes.ts';
import { hiker } from '../people/hiker.ts';
import { walker } from '../people/walker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { sky, stars, sun } from '../skies.ts';
import { cone } from '../volcanoes.ts';
import { lake, ripples } from '../water.ts';
import { mist } from '../weather.ts';

/** Places of Rwanda that only the articles visit. */
export const articlesRwanda: readonly Picture[] = [
  picture(
    'articles/kigali',
    light('dusk', 'rwanda', 'left'),
    sky({ horizon: 360 }),
    stars({ to: 240, count: 26 }),
    hills({ y: 390, rise: 110, depth: 0.8, of: 'leaf' }),
    hills({ y: 490, rise: 100, depth: 0.6, of: 'leaf' }),
    (canvas) => {
      for (let at = 0; at < 60; at++)
        canvas.circle(30 + ((at * 197) % 1140), 470 + ((at * 71) % 150), 3 + (at % 2), { fill: '#f6c667' });
    },
    hills({ y: 640, rise: 80, depth: 0.4, of: 'leaf' }),
    (canvas) => {
      for (let at = 0; at < 40; at++)
        canvas.circle(40 + ((at * 263) % 1120), 640 + ((at * 53) % 120), 4 + (at % 3), { fill: '#ffd98a' });
    },
    hills({ y: '0,820 600,780 1200,840', rise: 20, depth: 0.12, of: 'leaf', plain: true }),
    place(banana(), { x: 180, y: 890, metre: 100, depth: 0.04 }),
  ),
  picture(
    'articles/lake-kivu',
    light('golden', 'rwanda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 760, y: 360, r: 70 }),
    hills({ y: 440, rise: 120, depth: 0.8, of: 'leaf' }),
    lake({ y: 460, depth: 0.42 }),
    forest({ y: '-40,480 120,460 330,560', rise: 70, depth: 0.45, crown: 14, to: 560 }),
    forest({ y: '860,580 1040,490 1240,470', rise: 70, depth: 0.36, crown: 14, to: 590 }),
    ripples({ y: 520, to: 860, x: 560, width: 380, count: 34, colour: '#ffe2a8' }),
    place(canoe(), { x: 420, y: 690, metre: 70, depth: 0.1, shadow: false }),
    place(canoe(), { x: 760, y: 640, metre: 52, depth: 0.14, flip: true, shadow: false }),
  ),
  picture(
    'articles/gishwati-mukura',
    light('mist', 'rwanda', 'left'),
    sky({ horizon: 360 }),
    hills({ y: 380, rise: 110, depth: 0.85, of: 'leaf' }),
    mist({ y: 400, height: 90 }),
    forest({ y: '-40,520 420,540 640,640', rise: 100, depth: 0.45, crown: 26 }),
    hills({ y: '420,720 800,620 1240,580', rise: 10, depth: 0.45, of: 'grass' }),
    hills({ y: 790, rise: 20, depth: 0.3, of: 'grass' }),
    row([treeFern()], { from: [520, 810], to: [1120, 770], count: 6, metre: [26, 18], depth: 0.3 }),
    place(hiker(), {
      x: 330,
      y: 840,
      metre: 130,
      coat: CLOTHES.guide,
    }),
    grass({ y: 888, height: 40, of: 'leaf' }),
  ),
  picture(
    'articles/twin-lakes',
    light('dawn', 'rwanda', 'right'),
    sky({ horizon: 470 }),
    cone({ x: 480, y: 180, width: 1000, height: 300, depth: 0.7, crater: 0.06 }),
    hills({ y: 490, rise: 40, depth: 0.6, of: 'leaf' }),
    lake({
      y: 510,
      depth: 0.35,
      mirror: [cone({ x: 480, y: 180, width: 1000, height: 300, depth: 0.7, crater: 0.06 })],
    }),
    ripples({ y: 680, to: 860, count: 20 }),
    place(canoe(), { x: 700, y: 730, metre: 64, depth: 0.1, shadow: false }),
    place(papyrus(), { x: 150, y: 890, metre: 120, depth: 0.05 }),
  ),
  picture(
    'articles/nyanza',
    light('golden', 'rwanda', 'left'),
    sky({ horizon: 440 }),
    sun({ x: 230, y: 250, r: 58 }),
    hills({ y: 460, rise: 110, depth: 0.75, of: 'leaf' }),
    herd([banana()], { x: 640, y: 600, width: 1100, height: 20, count: 8, metre: [26, 34] }),
    plain({ y: 610, of: 'earth' }),
    place(roundHut(), { x: 420, y: 780, metre: 86, depth: 0.26 }),
    place(roundHut(), { x: 930, y: 740, metre: 62, depth: 0.3 }),
    place(walker(), {
      x: 690,
      y: 820,
      metre: 120,
      coat: { accent: '#c2452a', shade: '#8d3020', lit: '#5f3a28', dark: '#2a1d22', pale: '#e8c88a' },
    }),
    grass({ y: 890, height: 30 }),
  ),
];
