import { picture, type Picture } from '../../canvas/picture.ts';
import { buffalo } from '../../figures/animals/buffalo.ts';
import { flamingo } from '../../figures/animals/flamingo.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { cut, lines, thrown, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const PINK = { body: '#ff7f94', shade: '#d43f6c', lit: '#ffd2cc', dark: '#2a1030', pale: '#ffc4c4' };
/** Two flamingos close at hand. */
const pair = [
  place(flamingo('feeding'), {
    x: 400,
    y: 800,
    metre: 300,
    depth: 0.25,
    by: CLEAR,
    shadow: false,
    coat: PINK,
  }),
  place(flamingo(), {
    x: 740,
    y: 790,
    metre: 330,
    depth: 0.25,
    by: CLEAR,
    shadow: false,
    coat: PINK,
    flip: true,
  }),
];

/** Places in the north of Tanzania that only the articles visit. */
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
    place(buffalo(), { x: 560, y: 868, metre: 112, flat: '#120a24', rim: '#ffbe78', shadow: false }),
    place(euphorbia(), { x: 1070, y: 790, metre: 74, flat: '#120a24', shadow: false }),
  ),
  picture(
    'articles/lake-manyara',
    light('dusk', 'tanzania', 'left'),
    wash(0, 410, [
      [0, '#2c2468'],
      [0.55, '#a8578e'],
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
      [0.25, '#b4588e'],
      [0.6, '#4a2a74'],
      [1, '#221446'],
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
      by: CLEAR,
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
];
