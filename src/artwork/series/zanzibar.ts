import { monkey } from '../animals/monkey.ts';
import { dhow, farDhow } from '../boats/dhow.ts';
import { carvedDoor, stoneTownHouse } from '../buildings/stoneTown.ts';
import { cumulus } from '../clouds.ts';
import { herd, row } from '../crowd.ts';
import { bougainvillea, lianaBranch, palmFrame } from '../flora/frame.ts';
import { coconutPalm } from '../flora/palm.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { spiceBasket } from '../objects/table.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { beach } from '../shore.ts';
import { sky, sun } from '../skies.ts';
import { ripples, sea } from '../water.ts';
import { leaves, trunks } from '../woods.ts';

/** The spice island. */
export const zanzibar: readonly Picture[] = [
  picture(
    'places/zanzibar-1',
    light('noon', 'zanzibar', 'left'),
    sky({ horizon: 470 }),
    cumulus({ x: 330, y: 450, width: 520, height: 170, depth: 0.4 }),
    sun({ x: 980, y: 150, r: 52 }),
    sea({ horizon: 470 }),
    row([stoneTownHouse()], {
      from: [640, 486],
      to: [1160, 488],
      count: 9,
      metre: [7, 7],
      depth: 0.5,
      shadow: false,
    }),
    herd([coconutPalm()], { x: 900, y: 490, width: 560, height: 6, count: 6, metre: [9, 12], depth: 0.45 }),
    place(farDhow(), { x: 210, y: 500, metre: 11, shadow: false }),
    ripples({ y: 520, to: 840, count: 50 }),
    place(dhow(), { x: 470, y: 740, metre: 54, shadow: false }),
    ripples({ y: 744, to: 830, x: 220, width: 560, count: 20 }),
    beach({ shore: '-20,890 500,900 900,860 1220,800' }),
  ),
  picture(
    'places/zanzibar-2',
    light('sunset', 'zanzibar', 'left'),
    sky({ horizon: 560 }),
    sun({ x: 300, y: 500, r: 90, cuts: 3 }),
    sea({ horizon: 560 }),
    place(farDhow(), { x: 380, y: 590, metre: 22, shadow: false, depth: 0.05 }),
    row([stoneTownHouse()], {
      from: [700, 760],
      to: [1200, 780],
      count: 4,
      metre: [22, 26],
      depth: 0.12,
      shadow: false,
    }),
    hills({ y: '0,860 600,800 1200,770', rise: 10, depth: 0.1, of: 'sand', plain: true }),
    place(coconutPalm(), { x: 190, y: 880, metre: 62, depth: 0.02 }),
    place(coconutPalm({ seed: 3, lean: -3 }), { x: 620, y: 850, metre: 40, depth: 0.02 }),
  ),
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    sky({ stops: ['#3f8a66', '#69a878', '#a3c98c', '#e2e8b2'], horizon: 900 }),
    trunks({ y: 760, depth: 0.7, count: 10 }),
    forest({ y: 800, rise: 80, depth: 0.4, crown: 28 }),
    place(lianaBranch(), { x: 1200, y: 560, metre: 165, depth: 0.14, flip: true, shadow: false }),
    place(monkey(), {
      x: 640,
      y: 560,
      metre: 360,
      depth: 0.24,
      shadow: false,
      coat: { body: '#a8482f', shade: '#7a3324', dark: '#2b2426', pale: '#f4ead6', accent: '#8cac60' },
    }),
    leaves({ corner: 'bottom-left', size: 340, depth: 0.06 }),
    leaves({ corner: 'top-left', size: 240, depth: 0.12 }),
  ),
  picture(
    'places/zanzibar-4',
    light('morning', 'zanzibar', 'left'),
    sky({ stops: ['#7cc4a8', '#a9d6ae', '#d8e4b4', '#f6edc8'], horizon: 640 }),
    forest({ y: 560, rise: 110, depth: 0.6, crown: 26 }),
    hills({ y: 660, rise: 30, depth: 0.4, of: 'leaf' }),
    plain({ y: 700, of: 'wood', streaks: 4 }),
    place(spiceBasket(), { x: 330, y: 800, metre: 100, depth: 0.26 }),
    place(spiceBasket(), { x: 660, y: 830, metre: 120, depth: 0.26, coat: { accent: '#d8a02c' } }),
    place(spiceBasket(), { x: 960, y: 790, metre: 92, depth: 0.26, coat: { accent: '#7a4028' } }),
    place(palmFrame(), { x: 0, y: 40, metre: 130, depth: 0.08, shadow: false }),
    place(palmFrame(), { x: 1200, y: 60, metre: 110, depth: 0.08, flip: true, shadow: false }),
  ),
  picture(
    'places/zanzibar-5',
    light('golden', 'zanzibar', 'left'),
    (canvas) => canvas.rect(0, 0, 1200, 900, { fill: '#f3e6c8' }),
    (canvas) => canvas.rect(0, 840, 1200, 60, { fill: '#cbb48c' }),
    place(carvedDoor(), { x: 520, y: 846, metre: 232, depth: 0.26, shadow: false }),
    place(bougainvillea(), { x: 1200, y: 60, metre: 190, flip: true, depth: 0.24, shadow: false }),
  ),
];
