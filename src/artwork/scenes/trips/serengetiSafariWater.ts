import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, lines, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The trip to the Serengeti: zebra with a foal where they drink. */
export const serengetiSafariWater: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [100, 420, 440, 120], camera: 'profile' }),
    wash(0, 340, [
      [0, '#3b2f7c'],
      [0.5, '#8a5aa0'],
      [1, '#f4a878'],
    ]),
    kopje({ x: 960, y: 372, width: 420, height: 230, depth: 0.4, of: '#8a5a78' }),
    place(acacia(), { x: 250, y: 372, metre: 34, flat: '#4f2858', shadow: false }),
    cut('#a8688a', '-10,330,1 300,316 640,332 1210,322,1 1210,400,1 -10,400,1'),
    wash(362, 660, [
      [0, '#a85838'],
      [0.25, '#6a3038'],
      [1, '#3a1834'],
    ]),
    trail([wildebeest(), wildebeest('running')], {
      through: '1240,408 800,392 400,402 -40,388',
      count: 34,
      metre: [20, 18],
      loose: 0.8,
      flat: '#4a2048',
      shadow: false,
    }),
    wash(640, 900, [
      [0, '#c88a78'],
      [0.5, '#7a4a80'],
      [1, '#2a1c50'],
    ]),
    cut('#4f2340', '-10,612,1 300,622 700,616 1210,624,1 1210,648 900,656 620,650 300,660 -10,650,1'),
    place(zebra('grazing'), {
      x: 296,
      y: 650,
      metre: 222,
      depth: 0.25,
      by: CLEAR,
      shadow: 'water',
      coat: { body: '#fbeacb', shade: '#c69a90', lit: '#fff6da', dark: '#2c1436' },
    }),
    place(zebra(), {
      x: 1000,
      y: 642,
      metre: 196,
      depth: 0.25,
      by: CLEAR,
      flip: true,
      shadow: 'water',
      coat: { body: '#f6dcb4', shade: '#bb8c88', lit: '#fff2cc', dark: '#2c1436' },
    }),
    place(zebra('grazing'), {
      x: 664,
      y: 640,
      metre: 112,
      depth: 0.25,
      by: CLEAR,
      shadow: 'water',
      coat: { body: '#eec79a', shade: '#a8705c', lit: '#ffe2b4', dark: '#4f2434' },
    }),
    lines(
      '#ffdca8',
      3,
      '520,676 600,672 690,678;470,700 560,694 640,700;760,668 820,664 880,669;150,720 240,714 330,720',
      0.7,
    ),
  ),
];
