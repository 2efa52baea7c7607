import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { flamingo } from '../../figures/animals/flamingo.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { cut, lines, thrown, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const PINK = { body: '#ff7388', shade: '#cf3566', lit: '#ffd2cc', dark: '#2a1030', pale: '#ffbfc4' };

/** Ol Doinyo Lengai, steep and furrowed, its foot on the line y: one side in the light, one in shade. */
const lengai =
  (y: number): Layer =>
  (canvas) => {
    cut(
      '#c98a8c',
      `230,${y},1 420,400 540,300 640,170,1 664,180 690,168,1 800,310 910,400 1080,${y},1`,
    )(canvas);
    cut(
      '#6f4a8a',
      `664,180,1 690,168,1 800,310 910,400 1080,${y},1 720,${y},1 700,400 720,330,1 680,260`,
    )(canvas);
    cut(
      '#fff2dc',
      '640,170,1 664,180 690,168,1 706,192,1 690,200 684,250,1 670,204 656,236,1 646,200 622,214,1',
    )(canvas);
    cut(
      '#8f6090',
      `600,250,1 560,340 480,${y},1 540,${y},1 590,350;640,260,1 620,360 600,${y},1 630,${y},1 640,380`,
      0.6,
    )(canvas);
  };
const near = { depth: 0.25, by: CLEAR, shadow: false, coat: PINK };
const flamingos = [
  place(flamingo(), { ...near, x: 330, y: 830, metre: 310 }),
  place(flamingo('feeding'), { ...near, x: 660, y: 840, metre: 320 }),
  place(flamingo(), { ...near, x: 920, y: 820, metre: 260, flip: true }),
];

/** Tanzania as an emblem. */
export const countryTanzania: readonly Picture[] = [
  picture(
    'countries/tanzania',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [222, 580, 220, 80], camera: 'profile' }),
    sky({ horizon: 470, bands: 6, stops: ['#4f3f8c', '#a8669c', '#f29a78', '#ffdc94'] }),
    lengai(480),
    cut('#a8679a', '-10,480,1 200,458 420,470 700,452 1000,470 1210,456,1 1210,500,1 -10,500,1'),
    wash(486, 900, [
      [0, '#ffcf94'],
      [0.08, '#c86a94'],
      [0.24, '#4f2e7c'],
      [1, '#2a1850'],
    ]),
    thrown(484, { squash: 0.5, opacity: 0.35 }, lengai(480)),
    herd([flamingo(), flamingo('feeding')], {
      x: 600,
      y: 508,
      width: 1260,
      height: 14,
      count: 60,
      metre: [10, 14],
      flat: '#ff8fa4',
      shadow: false,
    }),
    herd([flamingo(), flamingo('feeding')], {
      x: 620,
      y: 570,
      width: 1240,
      height: 20,
      count: 14,
      metre: [28, 38],
      shadow: false,
      depth: 0.25,
      by: CLEAR,
      coat: PINK,
    }),
    thrown(830, { squash: 0.3, opacity: 0.5 }, ...flamingos),
    ...flamingos,
    lines(
      '#ffe6c4',
      4,
      '250,836 420,836;560,846 780,846;830,826 990,826;60,720 200,720;1010,700 1160,700',
      0.7,
    ),
  ),
];
