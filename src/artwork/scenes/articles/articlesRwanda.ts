import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { monkey } from '../../figures/animals/monkey.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { kigaliSkyline } from '../../figures/buildings/kigaliSkyline.ts';
import { roundHut } from '../../figures/buildings/thatched.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { guide } from '../../figures/people/guide.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { trimaran } from '../../figures/placing/trimaran.ts';
import { banana } from '../../figures/plants/banana.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { courseAt } from '../../land/course.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { cone } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { sky, stars, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { lake, ripples } from '../../water/water.ts';

/** The lights of houses scattered over a hillside: their upper line, how deep they reach, and how large one is. */
const lamps =
  ({ y, height, count, r }: { y: string; height: number; count: number; r: number }): Layer =>
  (canvas) => {
    const source = canvas.random('lamps');
    const line = courseAt(y);
    for (let lamp = 0; lamp < count; lamp++) {
      const x = source.whole(10, canvas.width - 10);
      const fill = source.pick(['#f6c667', '#ffe3a4', '#ffd98a']);
      canvas.rect(x, line(x) + source.next() ** 1.4 * height, r, r, { fill });
    }
  };

/** Places of Rwanda that only the articles visit. */
export const articlesRwanda: readonly Picture[] = [
  picture(
    'articles/kigali',
    light('dusk', 'rwanda', 'left'),
    sky({ horizon: 360 }),
    stars({ to: 240, count: 30 }),
    hills({ y: 390, rise: 110, depth: 0.85, of: 'leaf' }),
    place(kigaliSkyline(), {
      x: 640,
      y: 470,
      metre: 3,
      depth: 0.5,
      shadow: false,
      by: light('golden', 'rwanda', 'left'),
    }),
    hills({ y: 480, rise: 60, depth: 0.66, of: 'leaf' }),
    lamps({ y: '0,520 600,500 1200,510', height: 110, count: 80, r: 4 }),
    hills({ y: 640, rise: 80, depth: 0.5, of: 'leaf' }),
    lamps({ y: '0,690 600,670 1200,690', height: 130, count: 60, r: 6 }),
    hills({ y: '0,820 600,790 1200,840', rise: 20, depth: 0.26, of: 'leaf', plain: true }),
    place(guide('seated'), { x: 820, y: 860, metre: 150, depth: 0.3, flip: true }),
    place(banana(), { x: 150, y: 910, metre: 110, depth: 0.14 }),
  ),
  picture(
    'articles/lake-kivu',
    light('golden', 'rwanda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 760, y: 350, r: 70 }),
    hills({ y: 440, rise: 120, depth: 0.85, of: 'leaf' }),
    lake({ y: 460, depth: 0.42 }),
    forest({ y: '-40,480 120,460 330,560', rise: 70, depth: 0.5, crown: 14, to: 560 }),
    forest({ y: '860,580 1040,490 1240,470', rise: 70, depth: 0.42, crown: 14, to: 590 }),
    ripples({ y: 480, to: 860, x: 560, width: 380, count: 50, colour: '#ffe2a8', opacity: 0.7 }),
    ...trimaran({ x: 790, y: 640, metre: 46 }),
    ...trimaran({ x: 430, y: 770, metre: 84 }),
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
    place(lianaBranch(), { x: 0, y: 700, metre: 92, depth: 0.2, shadow: false }),
    place(monkey('walking'), { x: 330, y: 686, metre: 210, depth: 0.32, shadow: false }),
    grass({ y: 888, height: 40, of: 'leaf' }),
  ),
  picture(
    'articles/twin-lakes',
    light('dawn', 'rwanda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 1010, y: 320, r: 56 }),
    cone({ x: 420, y: 150, width: 1000, height: 300, depth: 0.78, crater: 0.06 }),
    mist({ y: 440, height: 50 }),
    lake({ y: 450, to: 560 }),
    ripples({ y: 456, to: 550, x: 820, width: 300, count: 26, colour: '#ffe9c0' }),
    terraces({ crest: '-20,520 260,470 520,540 820,520 1220,470', depth: 0.5, to: 660 }),
    lake({ y: 650 }),
    ripples({ y: 660, to: 880, x: 560, width: 520, count: 44, colour: '#ffe9c0', opacity: 0.7 }),
    place(boatman(), { x: 560, y: 766, metre: 100, depth: 0.34, shadow: false }),
    place(canoe(), { x: 600, y: 784, metre: 92, depth: 0.3, shadow: false }),
    place(papyrus(), { x: 120, y: 910, metre: 120, depth: 0.16 }),
    place(banana(), { x: 1110, y: 910, metre: 110, depth: 0.14 }),
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
