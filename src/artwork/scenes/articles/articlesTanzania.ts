import { picture, type Picture } from '../../canvas/picture.ts';
import { buffalo } from '../../figures/animals/buffalo.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantAbove } from '../../figures/animals/elephantAbove.ts';
import { flamingo } from '../../figures/animals/flamingo.ts';
import { hippo } from '../../figures/animals/hippo.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { launch } from '../../figures/boats/launch.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { rimmed, shadeOf, stands } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { cut, glow, limbs, lines, thrown, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { ripples } from '../../water/water.ts';

const DAY = light('noon', 'tanzania', 'left');
const PINK = { body: '#ff7f94', shade: '#d43f6c', lit: '#ffd2cc', dark: '#2a1030', pale: '#ffc4c4' };
const LOW = { across: 0.9, down: -0.8, fill: '#5a2a5e', opacity: 0.9 };

/** Two flamingos close at hand. */
const pair = [
  place(flamingo('feeding'), { x: 400, y: 800, metre: 300, depth: 0.25, by: DAY, shadow: false, coat: PINK }),
  place(flamingo(), {
    x: 740,
    y: 790,
    metre: 330,
    depth: 0.25,
    by: DAY,
    shadow: false,
    coat: PINK,
    flip: true,
  }),
];

/** Places of Tanzania that only the articles visit. */
export const articlesTanzania: readonly Picture[] = [
  // From the rim: the bowl whole, cloud pouring in over the far wall.
  picture(
    'articles/ngorongoro',
    light('dawn', 'tanzania', 'left'),
    wash(0, 300, [
      [0, '#6a6ab0'],
      [0.6, '#dc9fa6'],
      [1, '#ffdca2'],
    ]),
    cut('#7a5f98', '-10,250,1 120,220 320,236 560,206 820,226 1040,204 1210,236,1 1210,420,1 -10,420,1'),
    cut(
      '#fff0d8',
      '-10,250,1 90,232 200,244 300,226 400,246 470,250 520,330,1 440,300 400,352,1 330,296 280,330,1 220,284 120,300 -10,290,1;760,236,1 860,220 980,232 1100,212 1210,226,1 1210,280 1120,300 1060,350,1 1010,290 920,318,1 860,270',
    ),
    wash(390, 900, [
      [0, '#d9a65c'],
      [0.4, '#e8b55a'],
      [1, '#9a5f3a'],
    ]),
    cut('#63508a', '-10,420,1 -10,330,1 200,372 520,396 860,388 1210,340,1 1210,420,1 900,410 500,414'),
    cut('#fff6e4', '420,486,1 620,458 860,462 960,490 820,520 560,522'),
    cut('#9cc2cc', '470,488,1 640,468 840,472 912,492 800,510 580,510'),
    herd([flamingo()], {
      x: 660,
      y: 512,
      width: 360,
      height: 8,
      count: 26,
      metre: [6, 8],
      flat: '#f0708c',
      shadow: false,
    }),
    herd([wildebeest(), wildebeest('running')], {
      x: 560,
      y: 580,
      width: 760,
      height: 70,
      count: 40,
      metre: [7, 12],
      flat: '#4a2450',
      shadow: false,
    }),
    cut(
      '#2f1a40',
      '-10,560,1 120,600 260,700 420,790 620,830 820,800 980,700 1090,600 1210,560,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#1d1034',
      '-10,700,1 140,740 300,820 520,870 760,866 960,800 1100,710 1210,680,1 1210,910,1 -10,910,1',
    ),
    rimmed(buffalo(), { x: 560, y: 868, metre: 112, flat: '#120a24' }, { fill: '#ffbe78', right: -5, up: 4 }),
    place(euphorbia(), { x: 1070, y: 790, metre: 74, flat: '#120a24', shadow: false }),
  ),
  picture(
    'articles/lake-manyara',
    light('dusk', 'tanzania', 'left'),
    wash(0, 330, [
      [0, '#3a2f80'],
      [0.5, '#a8578e'],
      [1, '#ffb684'],
    ]),
    cut(
      '#5a3a80',
      '250,400,1 420,330 520,320,1 560,250 700,226,1 740,170 900,150,1 940,120 1210,90,1 1210,410,1',
    ),
    cut(
      '#3c2564',
      '520,320,1 560,250 580,330 620,400,1 480,400,1;740,170,1 760,260 800,300 820,400,1 720,400,1 730,280;940,120,1 960,220 1010,300 1030,400,1 930,400,1 950,260',
    ),
    cut('#2f5a54', '360,400,1 480,372 600,390 760,364 900,386 1060,360 1210,380,1 1210,420,1 360,420,1'),
    wash(404, 900, [
      [0, '#ffbe92'],
      [0.4, '#c46a98'],
      [1, '#4a2c78'],
    ]),
    herd([flamingo(), flamingo('feeding')], {
      x: 600,
      y: 424,
      width: 1300,
      height: 10,
      count: 60,
      metre: [9, 12],
      flat: '#ff9fb0',
      shadow: false,
    }),
    herd([flamingo(), flamingo('feeding')], {
      x: 600,
      y: 470,
      width: 1260,
      height: 30,
      count: 26,
      metre: [22, 32],
      depth: 0.25,
      by: DAY,
      shadow: false,
      coat: PINK,
    }),
    thrown(800, { squash: 0.45, opacity: 0.5 }, ...pair),
    ...pair,
    lines(
      '#ffd2b4',
      4,
      '300,806 480,806;650,796 830,796;120,700 240,700;940,650 1100,650;80,860 220,860;980,860 1140,860',
      0.7,
    ),
  ),
  // The sand river from the rocks above it.
  picture(
    'articles/ruaha',
    light('golden', 'tanzania', 'left'),
    wash(0, 200, [
      [0, '#e8a95a'],
      [1, '#ffe3a4'],
    ]),
    cut(
      '#b78a98',
      '-10,190,1 160,140 320,176 520,120 700,168 900,130 1060,170 1210,140,1 1210,250,1 -10,250,1',
    ),
    wash(226, 900, [
      [0, '#c98a48'],
      [1, '#a8602e'],
    ]),
    herd([baobab({ seed: 2 }), baobab({ seed: 5 })], {
      x: 560,
      y: 250,
      width: 1100,
      height: 60,
      count: 9,
      metre: [4, 9],
      flat: '#6a3a58',
      shadow: false,
    }),
    cut(
      '#ffe7b4',
      '640,226,1 700,226,1 860,260 900,300 700,340 400,400 300,480 460,570 820,640 1010,730 1040,910,1 420,910,1 500,800 300,680 60,560 60,430 300,340 620,290 720,260',
    ),
    cut(
      '#5fa6a4',
      '300,440 210,490 260,540 400,570 420,550 340,500 330,470;700,690 640,720 720,790 860,800 880,760 800,730',
    ),
    lines('#e8fae0', 4, '250,500 300,530 370,552;690,740 770,776'),
    ...(
      [
        [520, 690, 36],
        [620, 640, 32],
        [450, 610, 30],
        [570, 560, 26],
      ] as const
    ).flatMap(([x, y, metre]) => [
      shadeOf(elephant(), { x, y, metre }, LOW),
      place(elephantAbove(), {
        x,
        y,
        metre,
        depth: 0.25,
        by: DAY,
        shadow: false,
        flip: true,
        coat: { body: '#8a6a66', lit: '#ffdca0' },
      }),
    ]),
    kopje({ x: 1080, y: 930, width: 460, height: 250, depth: 0.1, of: '#8a4a5c' }),
    stands(
      baobab({ seed: 4 }),
      { x: 140, y: 860, metre: 30, flat: '#3a1838' },
      { across: 1.4, down: -0.2, fill: '#6a2f4a', opacity: 0.7 },
    ),
  ),
  // From the water, at the hippo's height.
  picture(
    'articles/nyerere',
    light('sunset', 'tanzania', 'left'),
    wash(0, 360, [
      [0, '#5a2462'],
      [0.5, '#d9523e'],
      [1, '#ffc65e'],
    ]),
    cloudBands({ y: 60, height: 180, count: 5, tone: 'dark', opacity: 0.5 }),
    cut(
      '#6a2350',
      '-10,350,1 140,320 300,340 460,316 640,338 820,312 1000,336 1210,318,1 1210,380,1 -10,380,1',
    ),
    herd([doumPalm()], {
      x: 600,
      y: 360,
      width: 1100,
      height: 4,
      count: 9,
      metre: [9, 14],
      flat: '#4a1a48',
      shadow: false,
    }),
    wash(366, 900, [
      [0, '#ffb858'],
      [0.35, '#d8584a'],
      [1, '#3a1648'],
    ]),
    ripples({ y: 390, to: 700, x: 380, width: 480, count: 60, colour: '#ffe2a0', opacity: 0.85 }),
    rimmed(
      guide('binoculars'),
      { x: 640, y: 462, metre: 66, flat: '#26102f' },
      { fill: '#ffcf7c', right: -3, up: 2 },
    ),
    rimmed(
      guide('photographing'),
      { x: 760, y: 470, metre: 66, flat: '#26102f' },
      { fill: '#ffcf7c', right: -3, up: 2 },
    ),
    rimmed(launch(), { x: 700, y: 480, metre: 62, flat: '#26102f' }, { fill: '#ffcf7c', right: -3, up: 3 }),
    thrown(
      484,
      { squash: 0.7, opacity: 0.4 },
      place(launch(), { x: 700, y: 480, metre: 62, flat: '#26102f', shadow: false }),
    ),
    limbs('#ffd890', '380,860,2 600,850,5 860,862,2'),
    rimmed(
      hippo('swimming'),
      { x: 360, y: 866, metre: 360, flat: '#200c2c' },
      { fill: '#ffb65e', right: -6, up: 5 },
    ),
    rimmed(
      hippo('swimming'),
      { x: 960, y: 640, metre: 130, flat: '#2a1034', flip: true },
      { fill: '#ffb65e', right: -4, up: 3 },
    ),
    glow(600, 360, 420, '#ffe6a0', 0.45),
    place(doumPalm(), { x: 1110, y: 920, metre: 96, flat: '#1a0a26', shadow: false }),
  ),
];
