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

/** Those that stand next behind the one that faces us, in the storm's dark. */
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
    plan({ subject: [390, 550, 760, 330], camera: 'front' }),
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
    glow(300, 380, 360, '#ffdf9a', 0.5),
    cut(
      '#fff6d4',
      '322,60,1 332,126,1 312,160,1 330,228,1 300,286,1 312,336,1 284,398,1 294,446,1 270,520,1 304,446,1 297,400,1 326,336,1 314,290,1 344,228,1 326,164,1 344,124,1',
    ),
    lines(
      '#fff6d4',
      4,
      '338,230,1 372,262,1 380,296,1 412,330,1 418,372,1;306,288,1 270,312,1 258,348,1 224,372,1 212,412,1;290,400,1 330,424,1 336,462,1',
    ),
    lines('#fff6d4', 3, '380,296,1 368,330,1 384,360,1;258,348,1 262,384,1 246,410,1'),
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
    trail([wildebeestFacing(), wildebeest(), wildebeest('running')], {
      through: '1200,650 960,630 240,640 20,656',
      count: 15,
      metre: [74, 66],
      loose: 0.5,
      flat: '#2f173a',
      shadow: false,
    }),
    place(wildebeestFacing(), { x: 128, y: 800, metre: 150, ...NEXT }),
    place(wildebeest(), { x: 360, y: 716, metre: 96, flip: true, ...NEXT }),
    place(wildebeestPortrait(), {
      x: 660,
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
