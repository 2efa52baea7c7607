import { fish } from '../animals/fish.ts';
import { turtle } from '../animals/turtle.ts';
import { rays } from '../beams.ts';
import { dhow, farDhow } from '../boats/dhow.ts';
import { outrigger } from '../boats/outrigger.ts';
import { carvedDoor } from '../buildings/stoneTown.ts';
import { cumulus } from '../clouds.ts';
import { coconutPalm } from '../flora/palm.ts';
import { light } from '../light.ts';
import { shell, starfish } from '../objects/shore.ts';
import { spiceBasket } from '../objects/table.ts';
import { walker } from '../people/walker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { beach } from '../shore.ts';
import { sky, sun } from '../skies.ts';
import { ripples, sea } from '../water.ts';
import { leaves } from '../woods.ts';

/** The beach holiday on Zanzibar, five times. */
export const zanzibarHoliday: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('noon', 'zanzibar', 'right'),
    sky({ horizon: 420 }),
    cumulus({ x: 300, y: 410, width: 460, height: 150, depth: 0.5 }),
    sea({ horizon: 420 }),
    place(farDhow(), { x: 820, y: 446, metre: 12, shadow: false }),
    ripples({ y: 470, to: 760, count: 44 }),
    place(outrigger(), { x: 440, y: 700, metre: 46, shadow: false }),
    beach({ shore: '-20,860 300,820 620,770 900,650 1220,470' }),
    place(coconutPalm({ lean: -4 }), { x: 930, y: 800, metre: 62, depth: 0.2 }),
    place(coconutPalm({ lean: -3, seed: 3 }), { x: 1090, y: 850, metre: 66, depth: 0.14 }),
  ),
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    sky({ horizon: 240 }),
    sun({ x: 250, y: 120, r: 48 }),
    sea({ horizon: 240 }),
    hills({ y: '0,560 400,600 760,540 1200,640', rise: 10, depth: 0.4, of: 'sand', to: 690, plain: true }),
    ripples({ y: 300, to: 540, count: 40 }),
    place(dhow(), { x: 800, y: 540, metre: 26, shadow: false, coat: { pale: '#ffffff' } }),
    beach({ shore: '-20,640 300,690 700,640 1220,760' }),
    place(starfish(), { x: 360, y: 830, metre: 70, depth: 0.26 }),
    place(shell(), { x: 640, y: 850, metre: 60, depth: 0.26 }),
  ),
  picture(
    'packages/zanzibarbeachholiday-3',
    light('morning', 'zanzibar', 'right'),
    sky({ stops: ['#a7e6d8', '#5cc7c2', '#2795a6', '#116a84'], horizon: 900 }),
    rays({ x: 860, y: -100, count: 6, turn: 100, spread: 36, reach: 1000, opacity: 0.22 }),
    hills({ y: 800, rise: 80, depth: 0.3, of: '#d98a6a' }),
    leaves({ corner: 'bottom-right', size: 280, depth: 0.2, of: '#b84e86', slim: true }),
    place(turtle(), { x: 880, y: 330, metre: 130, depth: 0.5, shadow: false, flip: true }),
    place(fish(), { x: 430, y: 480, metre: 170, depth: 0.26, shadow: false }),
    place(fish(), { x: 250, y: 640, metre: 120, shadow: false }),
    place(fish(), { x: 690, y: 620, metre: 96, shadow: false }),
    place(fish(), { x: 560, y: 300, metre: 80, shadow: false }),
  ),
  picture(
    'packages/zanzibarbeachholiday-4',
    light('sunset', 'zanzibar', 'left'),
    sky({ horizon: 470 }),
    sun({ x: 320, y: 410, r: 96, cuts: 3 }),
    sea({ horizon: 470 }),
    ripples({ y: 500, to: 640, x: 120, width: 400, count: 24, colour: '#ffe2a8' }),
    place(outrigger(), { x: 860, y: 620, metre: 42, shadow: false }),
    beach({ shore: '-20,640 400,660 800,690 1220,640' }),
    place(walker(), {
      x: 500,
      y: 830,
      metre: 200,
      coat: { accent: '#d9452c', shade: '#9c3119', lit: '#5f3a28', dark: '#2a1d22', pale: '#e8c88a' },
    }),
  ),
  picture(
    'packages/zanzibarbeachholiday-5',
    light('golden', 'zanzibar', 'left'),
    (canvas) => {
      canvas.rect(0, 0, 1200, 900, { fill: '#e8cf9c' });
      canvas.rect(0, 720, 1200, 180, { fill: '#b98a54' });
    },
    place(carvedDoor(), { x: 910, y: 740, metre: 190, depth: 0.3, shadow: false }),
    place(spiceBasket(), { x: 250, y: 800, metre: 130, depth: 0.24 }),
    place(spiceBasket(), { x: 560, y: 850, metre: 140, depth: 0.24, coat: { accent: '#d8a02c' } }),
  ),
];
