import type { Layer } from '../../canvas/canvas.ts';
import { wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { ripples } from '../../water/water.ts';

const LAMP = light('noon', 'zanzibar', 'left');

/** The sea front of Stone Town in its lights: houses, the House of Wonders at x, and what the water gives back. */
const seaFront = (x: number, y: number, from: number, to: number): Layer[] => [
  row([stoneTownHouse()], {
    from: [from, y],
    to: [to, y],
    count: 9,
    metre: [13, 13],
    depth: 0.3,
    shadow: false,
    by: LAMP,
    coat: { body: '#3a2a5c', shade: '#2a1c48', lit: '#e88a6a', dark: '#ffc766', accent: '#1d1236' },
  }),
  place(houseOfWonders(), {
    x,
    y,
    metre: 14,
    depth: 0.3,
    shadow: false,
    by: LAMP,
    coat: { body: '#c9707a', shade: '#5a3460', lit: '#ffd9a8', dark: '#ffc766', pale: '#f0b090' },
  }),
  wash(
    [
      [0, '#c25a5e'],
      [0.25, '#3a5a80'],
      [1, '#082a44'],
    ],
    { y, height: 1400 },
  ),
  ripples({ y: y + 6, to: y + 190, x: from, width: to - from, count: 60, colour: '#ffc766', opacity: 0.7 }),
];

/** Stone Town: its sea front at dusk. */
export const postersStoneTown: readonly Picture[] = [
  ...poster('zanzibar', {
    light: light('dusk', 'zanzibar', 'left'),
    wide: [
      sky({ horizon: 642, stops: ['#0b1f48', '#123a66', '#2a4478', '#3f4a82'] }),
      wash(['#3f4a82', '#b4607c', '#f89c70'], { y: 641, height: 100 }),
      ...seaFront(1620, 736, 1290, 2420),
      herd([coconutPalm(), coconutPalm({ seed: 4 })], {
        x: 1800,
        y: 738,
        width: 1000,
        height: 6,
        count: 7,
        metre: [18, 24],
        flat: '#140d2c',
        shadow: false,
      }),
      place(dhow(), {
        x: 2050,
        y: 900,
        metre: 62,
        shadow: false,
        depth: 0.3,
        by: LAMP,
        coat: {
          pale: '#f0714e',
          lit: '#a83c4a',
          body: '#2a1236',
          shade: '#1a0a22',
          accent: '#f4c24a',
          dark: '#120814',
        },
      }),
      ripples({ y: 900, to: 970, x: 1700, width: 640, count: 26, colour: '#f0714e' }),
      place(farDhow(), { x: 560, y: 810, metre: 22, shadow: false, flat: '#120d2c' }),
    ],
    tall: [
      sky({ horizon: 700, stops: ['#0b1f48', '#123a66', '#2a4478', '#3f4a82'] }),
      wash(['#3f4a82', '#b4607c', '#f89c70'], { y: 699, height: 354 }),
      ...seaFront(420, 1050, -40, 1100),
      herd([coconutPalm(), coconutPalm({ seed: 4 })], {
        x: 620,
        y: 1052,
        width: 1000,
        height: 6,
        count: 6,
        metre: [18, 24],
        flat: '#140d2c',
        shadow: false,
      }),
      place(dhow(), {
        x: 700,
        y: 1240,
        metre: 52,
        shadow: false,
        depth: 0.3,
        by: LAMP,
        coat: {
          pale: '#f0714e',
          lit: '#a83c4a',
          body: '#2a1236',
          shade: '#1a0a22',
          accent: '#f4c24a',
          dark: '#120814',
        },
      }),
      ripples({ y: 1240, to: 1300, x: 400, width: 580, count: 26, colour: '#f0714e' }),
      place(farDhow(), { x: 150, y: 1100, metre: 22, shadow: false, flat: '#120d2c' }),
    ],
  }),
];
