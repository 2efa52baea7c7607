import type { Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import type { Figure } from '../drawing/figure.ts';
import { buffalo } from '../figures/animals/buffalo.ts';
import { elephant } from '../figures/animals/elephant.ts';
import { giraffe } from '../figures/animals/giraffe.ts';
import { gorilla } from '../figures/animals/gorilla.ts';
import { lion } from '../figures/animals/lion.ts';
import { wildebeest } from '../figures/animals/wildebeest.ts';
import { zebra } from '../figures/animals/zebra.ts';
import { dhow, farDhow } from '../figures/boats/dhow.ts';
import { herd } from '../figures/placing/crowd.ts';
import { place } from '../figures/placing/place.ts';
import { acacia } from '../figures/plants/acacia.ts';
import { baobab } from '../figures/plants/baobab.ts';
import { coconutPalm } from '../figures/plants/palm.ts';
import { treeFern } from '../figures/plants/treeFern.ts';
import { plain } from '../land/ground.ts';
import { forest, hills, ridge } from '../land/ridges.ts';
import { cone } from '../land/volcanoes.ts';
import type { Region } from '../light/regions.ts';
import { mist } from '../sky/weather.ts';
import { beach } from '../water/shore.ts';
import { ripples, sea } from '../water/water.ts';

/** Who may stand in the middle ground of each region. */
export const ANIMALS: Record<Region, readonly (() => Figure)[]> = {
  uganda: [() => gorilla(), () => gorilla('seated'), () => elephant(), buffalo],
  kenya: [() => giraffe(), () => zebra(), () => zebra('grazing'), () => elephant(), () => lion()],
  tanzania: [
    () => wildebeest(),
    () => elephant(),
    () => elephant('drinking'),
    () => lion('lying'),
    () => giraffe('browsing'),
  ],
  rwanda: [() => gorilla(), () => gorilla('infant'), () => zebra('grazing'), buffalo],
  zanzibar: [],
};

/** The land of each region, far to near, below a horizon in px. */
export const LANDS: Record<Region, (chance: Random, horizon: number) => Layer[]> = {
  uganda: (chance, horizon) => [
    ridge({ y: horizon, rise: chance.between(120, 240), depth: 0.85, of: 'leaf' }),
    mist({ y: horizon + 10, height: 80 }),
    forest({ y: horizon + 90, rise: 130, depth: 0.62, crown: 16 }),
    mist({ y: horizon + 110, height: 70 }),
    forest({ y: horizon + 210, rise: 120, depth: 0.4, crown: 26 }),
    place(treeFern(), { x: chance.between(150, 1050), y: 880, metre: chance.between(70, 110), depth: 0.08 }),
  ],
  kenya: (chance, horizon) => [
    ridge({ y: horizon, rise: chance.between(60, 150), depth: 0.78 }),
    hills({ y: horizon + 40, rise: 40, depth: 0.55 }),
    plain({ y: horizon + 40 }),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: horizon + 60,
      width: 1000,
      height: 60,
      count: 5,
      metre: [8, 14],
    }),
    place(acacia({ variant: 2 }), {
      x: chance.between(150, 1050),
      y: 830,
      metre: chance.between(40, 56),
      depth: 0.06,
    }),
  ],
  tanzania: (chance, horizon) => [
    hills({ y: horizon, rise: chance.between(30, 90), depth: 0.7 }),
    plain({ y: horizon }),
    herd([acacia()], { x: 600, y: horizon + 20, width: 1100, height: 40, count: 6, metre: [6, 12] }),
    place(baobab(), { x: chance.between(180, 1020), y: 800, metre: chance.between(26, 40), depth: 0.1 }),
  ],
  rwanda: (chance, horizon) => [
    cone({ x: chance.between(250, 600), y: horizon, width: 900, height: 330, depth: 0.8 }),
    cone({ x: chance.between(700, 1050), y: horizon, width: 760, height: 250, depth: 0.72 }),
    mist({ y: horizon, height: 60 }),
    forest({ y: horizon + 130, rise: 70, depth: 0.5, crown: 18 }),
    hills({ y: horizon + 230, rise: 90, depth: 0.34, of: 'grass' }),
  ],
  zanzibar: (chance, horizon) => [
    place(farDhow(), { x: chance.between(150, 500), y: horizon + 14, metre: 9, shadow: false }),
    sea({ horizon }),
    ripples({ y: horizon + 40, to: 740, count: 24 }),
    place(dhow(), { x: chance.between(420, 820), y: horizon + 150, metre: 34, shadow: false }),
    beach({ shore: '0,790 500,760 1200,800' }),
    place(coconutPalm(), { x: chance.between(60, 1140), y: 880, metre: 62, depth: 0.06 }),
  ],
};
