import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import type { Figure } from '../../drawing/figure.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const WATER = '#d8ead2';
const COAT = { body: '#4f3154', shade: '#2f1838', lit: '#ffc98a', dark: '#220f2a', pale: '#fff0d8' };
const BARK = { body: '#8a5066', shade: '#4d2350', lit: '#ffd09a', dark: '#4a2048' };
const EVENING = { across: 1.3, down: 0.3, fill: '#8a4a4a', opacity: 0.6 };

/** An elephant that stands to the shins in the river: its image below, the water over its feet, and a ring. */
const wading = (figure: Figure, x: number, y: number, metre: number, flip = false): readonly Layer[] => [
  (canvas) =>
    canvas.path(disc(x + metre * 0.5, y + metre * 0.4, metre * 2.1, metre * 0.5), {
      fill: '#7fb0ae',
      opacity: 0.7,
    }),
  place(figure, { x, y: y + metre * 0.1, metre, flip, depth: 0.25, by: CLEAR, shadow: false, coat: COAT }),
  (canvas) =>
    canvas.path(disc(x, y + metre * 0.16, metre * 2.3, metre * 0.38), { fill: WATER, opacity: 0.92 }),
  lines(
    '#ffffff',
    3,
    `${x - metre * 2},${y - metre * 0.06} ${x - metre},${y + metre * 0.14} ${x + metre},${y + metre * 0.14} ${x + metre * 2},${y - metre * 0.06}`,
    0.8,
  ),
];

/** The river from a hill above it. */
export const tarangireRiver: readonly Picture[] = [
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [390, 490, 370, 130], camera: 'above' }),
    wash(0, 150, [
      [0, '#7f80b4'],
      [1, '#ffdca4'],
    ]),
    cut('#a783a2', '-10,130,1 200,96 420,124 700,90 960,120 1210,100,1 1210,180,1 -10,180,1'),
    wash(146, 900, [
      [0, '#f6d592'],
      [0.4, '#e9b254'],
      [1, '#c27a2c'],
    ]),
    cut(
      '#cf9440',
      '-10,240,1 200,220 330,260 160,320 -10,330,1;1210,260,1 980,240 760,280 960,340 1210,350,1;-10,560,1 120,520 260,600 140,700 -10,720,1;1210,640,1 1060,660 940,780 1000,910,1 1210,910,1',
      0.7,
    ),
    limbs(
      '#fbe6b4',
      '760,150,5 640,200,24 400,250,50 330,330,96 560,440,150 660,560,190 470,720,240 160,960,300',
    ),
    limbs(
      WATER,
      '760,152,2 644,202,14 410,256,34 350,334,70 580,440,118 676,560,150 480,730,196 180,960,240',
    ),
    ...(
      [
        [900, 260, 8, 14],
        [180, 236, 7, 15],
        [560, 176, 4, 16],
        [1080, 210, 5, 17],
        [90, 400, 13, 18],
      ] as const
    ).map(([x, y, metre, seed]) => stands(baobab({ seed }), { x, y, metre, flat: '#8a5470' }, EVENING)),
    ...wading(elephant('drinking'), 400, 330, 18),
    ...wading(elephant('calf'), 462, 340, 20),
    ...wading(elephant('trunkRaised'), 640, 480, 30, true),
    ...wading(elephant(), 460, 570, 36),
    ...wading(elephant('drinking'), 680, 630, 38, true),
    ...wading(elephant('calf'), 520, 680, 48),
    stands(baobab({ seed: 19 }), { x: 1010, y: 600, metre: 25, depth: 0.25, by: CLEAR, coat: BARK }, EVENING),
    stands(baobab({ seed: 21 }), { x: 100, y: 880, metre: 33, depth: 0.25, by: CLEAR, coat: BARK }, EVENING),
  ),
];
