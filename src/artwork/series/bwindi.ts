import { gorilla } from '../animals/gorilla.ts';
import { treeFern } from '../flora/forest.ts';
import { grass } from '../grass.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { mist } from '../weather.ts';

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
];
