import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { wildebeestFacing } from '../../figures/animals/wildebeestFacing.ts';
import { wildebeestPortrait } from '../../figures/animals/wildebeestPortrait.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { cut, glow, lines, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { rain } from '../../sky/weather.ts';

/** The two that stand next behind the one that faces us, in the storm's dark. */
const NEXT = {
  depth: 0.26,
  by: CLEAR,
  rim: '#ffb85e',
  shadow: false,
  coat: { body: '#4c3650', shade: '#301c3c', lit: '#d89a5e', dark: '#180a22', pale: '#cdb394' },
} as const;

/** The trip to the Serengeti: the storm. */
export const serengetiSafariMore: readonly Picture[] = [
  // Before the rain: face to face, the herd behind, a gap of light under the storm.
  picture(
    'packages/serengetimigrationsafari-5',
    light('storm', 'tanzania', 'left'),
    plan({ subject: [470, 560, 460, 330], camera: 'front' }),
    wash(0, 520, [
      [0, '#1d1638'],
      [0.7, '#3d2c5c'],
      [0.86, '#8a5a76'],
      [1, '#ffcf74'],
    ]),
    cut(
      '#2a1c48',
      '-10,-10,1 1210,-10,1 1210,330 1060,400 900,360 740,410 540,370 340,420 160,370 -10,410,1',
    ),
    rain({ x: 900, y: 370, width: 460, to: 520, lean: -60, opacity: 0.6 }),
    glow(250, 380, 360, '#ffdf9a', 0.5),
    lines('#fff6d4', 9, '330,90,1 290,170,1 318,196,1 250,280,1 282,306,1 214,400,1 240,420,1 196,516,1'),
    lines(
      '#fff6d4',
      5,
      '318,196,1 390,250,1 380,290,1 430,350,1;250,280,1 180,310,1 160,370,1 110,410,1;282,306,1 330,370,1 316,410,1 350,470,1;290,170,1 220,180,1 190,220,1',
    ),
    wash(516, 900, [
      [0, '#ffcc68'],
      [0.4, '#f0b052'],
      [1, '#dc9a52'],
    ]),
    trail([wildebeestFacing(), wildebeest()], {
      through: '1240,560 900,548 500,552 -40,544',
      count: 60,
      metre: [24, 20],
      loose: 0.8,
      flat: '#3a1c42',
      shadow: false,
    }),
    trail([wildebeestFacing()], {
      through: '1200,650 960,630 240,640 20,656',
      count: 15,
      metre: [74, 66],
      loose: 0.5,
      flat: '#2f173a',
      shadow: false,
    }),
    place(wildebeestFacing(), { x: 190, y: 770, metre: 158, ...NEXT }),
    place(wildebeestFacing(), { x: 1076, y: 790, metre: 164, flip: true, ...NEXT }),
    place(wildebeestPortrait(), {
      x: 700,
      y: 920,
      metre: 158,
      depth: 0.25,
      by: CLEAR,
      rim: '#ffcf7c',
      shadow: false,
      coat: { body: '#5a4258', shade: '#382444', lit: '#ffc877', dark: '#170a20', pale: '#f0d6ae' },
    }),
  ),
];
