import { antelope } from '../animals/antelope.ts';
import { giraffe } from '../animals/giraffe.ts';
import { zebra } from '../animals/zebra.ts';
import { cliff } from '../cliffs.ts';
import { cumulus } from '../clouds.ts';
import { herd, row } from '../crowd.ts';
import { acacia } from '../flora/acacia.ts';
import { grass } from '../grass.ts';
import { plain, road } from '../ground.ts';
import { light } from '../light.ts';
import { cyclist } from '../people/cyclist.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { pillar } from '../pillar.ts';
import { place } from '../place.ts';
import { hills, ridge } from '../ridges.ts';
import { sky, stars, sun } from '../skies.ts';
import { bicycle } from '../vehicles/bicycle.ts';
import { dust, plume } from '../weather.ts';

/** Cliffs, steam and a tower of rock. */
export const hellsgate: readonly Picture[] = [
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 380, y: 380, r: 70 }),
    cliff({ y: '-20,250 240,270 300,330', to: 640, from: -20, until: 310, depth: 0.45 }),
    cliff({ y: '860,330 930,250 1220,220', to: 640, from: 850, until: 1220, depth: 0.5 }),
    hills({ y: 560, rise: 50, depth: 0.7 }),
    dust({ x: 760, y: 520, width: 160, height: 120, of: 'cloud', strength: 0.6 }),
    pillar({ x: 620, y: 640, width: 130, height: 330, depth: 0.35 }),
    plain({ y: 630, of: 'grass' }),
    road({ from: [600, 640], to: [420, 920], width: 280, swing: 40 }),
    row([zebra(), zebra('grazing')], { from: [760, 730], to: [1080, 720], count: 4, metre: [74, 62] }),
    place(cyclist(), {
      x: 420,
      y: 800,
      metre: 96,
      coat: {
        body: '#2f6f86',
        shade: '#1f4d63',
        lit: '#7d4a31',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#e2572b',
      },
    }),
    grass({ y: 880, height: 50 }),
  ),
  picture(
    'places/hellsgate-2',
    light('dusk', 'kenya', 'left'),
    sky({ horizon: 560 }),
    stars({ to: 240, count: 20 }),
    hills({ y: 570, rise: 110, depth: 0.75 }),
    plume({ x: 250, y: 620, width: 170, height: 360, lean: 150, of: '#fff3e4', depth: 0.66, opacity: 0.75 }),
    plume({ x: 540, y: 640, width: 110, height: 230, lean: 100, of: '#fff3e4', depth: 0.66, opacity: 0.75 }),
    hills({ y: 640, rise: 70, depth: 0.42, of: 'grass' }),
    cliff({ y: '700,420 820,330 960,250 1220,230', to: 720, from: 690, until: 1220, depth: 0.46 }),
    plain({ y: 720, far: 0.5, near: 0.2 }),
    herd([antelope(), antelope('grazing')], {
      x: 440,
      y: 780,
      width: 640,
      height: 40,
      count: 6,
      metre: [40, 56],
    }),
    place(acacia({ variant: 3 }), { x: 1060, y: 860, metre: 44, depth: 0.05 }),
    grass({ y: 880, height: 56 }),
  ),
  picture(
    'places/hellsgate-3',
    light('noon', 'kenya', 'left'),
    sky({ horizon: 420 }),
    cumulus({ x: 860, y: 260, width: 420, height: 130 }),
    cliff({ y: '-20,180 500,230 820,210 1220,170', to: 560, from: -20, until: 1220, depth: 0.6 }),
    plain({ y: 560, of: 'grass' }),
    place(zebra('grazing'), { x: 250, y: 640, metre: 84 }),
    place(zebra('grazing'), { x: 960, y: 660, metre: 100, flip: true }),
    place(zebra(), { x: 560, y: 830, metre: 280 }),
    grass({ y: 880, height: 40 }),
  ),
  picture(
    'places/hellsgate-4',
    light('morning', 'kenya', 'right'),
    sky({ horizon: 380 }),
    sun({ x: 1060, y: 150, r: 54 }),
    cliff({ y: '-20,150 300,190 640,270', to: 640, from: -20, until: 650, depth: 0.4, columns: 16 }),
    hills({ y: 470, rise: 70, depth: 0.7 }),
    plain({ y: 600, of: 'grass' }),
    road({ from: [900, 610], to: [420, 920], width: 380, swing: 90 }),
    place(cyclist(), {
      x: 600,
      y: 790,
      metre: 170,
      coat: {
        body: '#c2452a',
        shade: '#8d3020',
        lit: '#5f3a28',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#2f6f86',
      },
    }),
    place(acacia({ variant: 3 }), { x: 1060, y: 660, metre: 34, depth: 0.3 }),
    grass({ y: 885, height: 40 }),
  ),
  picture(
    'places/hellsgate-5',
    light('golden', 'kenya', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 150, y: 400, r: 70 }),
    ridge({ y: 530, rise: 90, depth: 0.85 }),
    plain({ y: 550, of: 'grass' }),
    place(giraffe(), { x: 330, y: 690, metre: 62, depth: 0.46 }),
    place(giraffe(), { x: 180, y: 660, metre: 48, depth: 0.52 }),
    place(acacia({ variant: 2 }), { x: 1040, y: 820, metre: 66, depth: 0.12, flip: true }),
    place(bicycle(), { x: 770, y: 836, metre: 240, depth: 0.3, turn: 7 }),
    grass({ y: 886, height: 40 }),
  ),
];
