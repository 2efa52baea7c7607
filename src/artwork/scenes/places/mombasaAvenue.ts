import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { mombasaTusks } from '../../figures/buildings/mombasaTusks.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { tukTukBehind } from '../../figures/placing/tukTukBehind.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';

const LIME = { body: '#f2dcb0', shade: '#b08a6c' };

const [ASPHALT, KERB, LAWN, PAVING] = ['#7c3c48', '#ffd9a0', '#3c3a24', '#5a2a34'];

/** The two carriageways of the avenue, the lawn between them and the pavements, all bound for the sun; kerbs catch its light. */
const avenue: readonly Layer[] = [
  floor(PAVING, '0,722,1 1200,722,1'),
  within(
    ASPHALT,
    '384,722,1 516,722,1 324,912,1 -70,912,1; 816,722,1 684,722,1 876,912,1 1270,912,1',
    wash(['#ffcf8c', '#e08a62', '#9a4c4e', '#7c3c48'], { y: 722, height: 190 }),
  ),
  cut(LAWN, '522,722,1 678,722,1 862,912,1 338,912,1'),
  cut(
    KERB,
    '516,722,1 522,722,1 338,912,1 318,912,1',
    '684,722,1 678,722,1 862,912,1 882,912,1',
    '384,722,1 379,722,1 -90,912,1 -70,912,1',
    '816,722,1 821,722,1 1290,912,1 1270,912,1',
  ),
  cut(
    '#ffe6b8',
    '447,728,1 451,728,1 432,744,1 427,744,1',
    '414,758,1 420,758,1 380,790,1 371,790,1',
    '346,810,1 356,810,1 296,858,1 283,858,1',
    '753,728,1 749,728,1 768,744,1 773,744,1',
    '786,758,1 780,758,1 820,790,1 829,790,1',
    '854,810,1 844,810,1 904,858,1 917,858,1',
  ),
];

/** The tusks over Mombasa's avenue. */
export const mombasaAvenue: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('sunset', 'kenya', 'behind'),
    plan({ subject: [520, 200, 160, 520], camera: 'front' }),
    sky({ horizon: 720, bands: 7, stops: ['#1d4a98', '#6f8fc4', '#f2a868', '#ffd98c'] }),
    sun({ x: 600, y: 600, r: 110 }),
    place(stoneTownHouse(), { coat: LIME, x: 60, y: 730, metre: 36, depth: 0.66, shadow: false }),
    place(stoneTownHouse(), {
      coat: LIME,
      x: 1150,
      y: 730,
      metre: 34,
      depth: 0.66,
      shadow: false,
      flip: true,
    }),
    herd([coconutPalm(), coconutPalm({ seed: 4, lean: -2 })], {
      x: 600,
      y: 726,
      width: 900,
      height: 12,
      count: 7,
      metre: [20, 28],
    }),
    ...avenue,
    place(mombasaTusks(), { x: 600, y: 800, metre: 76, depth: 0.28, shadow: false }),
    tukTukBehind(214, 856, 0.84),
    place(walker(), { x: 930, y: 872, metre: 112, flip: true, depth: 0.1 }),
  ),
];
