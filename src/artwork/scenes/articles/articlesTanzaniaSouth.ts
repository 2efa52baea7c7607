import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { hippoFacing } from '../../figures/animals/hippoAfloat.ts';
import { hippoYawning } from '../../figures/animals/hippoYawning.ts';
import { launch } from '../../figures/boats/launch.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { borassus } from '../../figures/plants/borassus.ts';
import { cut, glow, limbs, lines, thrown, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { ripples } from '../../water/water.ts';

const LOW = { across: 1.3, down: -0.15, fill: '#a86a4a', opacity: 0.7 };

/** Places in the south of Tanzania that only the articles visit. */
export const articlesTanzaniaSouth: readonly Picture[] = [
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
        [330, 590, 18],
        [430, 640, 21],
        [440, 704, 12],
        [540, 704, 24],
        [650, 760, 26],
      ] as const
    ).map(([x, y, metre]) =>
      stands(
        elephant(metre === 12 ? 'calf' : 'walking'),
        { x, y, metre: metre === 12 ? 26 : metre, flat: '#4a2048' },
        LOW,
      ),
    ),
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
    herd([borassus()], {
      x: 560,
      y: 360,
      width: 1000,
      height: 4,
      count: 9,
      metre: [10, 15],
      flat: '#4a1a48',
      shadow: false,
    }),
    wash(366, 900, [
      [0, '#ffb858'],
      [0.35, '#d8584a'],
      [1, '#3a1648'],
    ]),
    ripples({ y: 390, to: 700, x: 380, width: 480, count: 60, colour: '#ffe2a0', opacity: 0.85 }),
    place(guide('binoculars'), { x: 640, y: 462, metre: 66, flat: '#26102f', rim: '#ffcf7c', shadow: false }),
    place(guide('photographing'), {
      x: 760,
      y: 470,
      metre: 66,
      flat: '#26102f',
      rim: '#ffcf7c',
      shadow: false,
    }),
    place(launch(), { x: 700, y: 480, metre: 62, flat: '#26102f', rim: '#ffcf7c', shadow: false }),
    thrown(
      484,
      { squash: 0.7, opacity: 0.4 },
      place(launch(), { x: 700, y: 480, metre: 62, flat: '#26102f', shadow: false }),
    ),
    place(hippoFacing(), { x: 880, y: 640, metre: 130, flat: '#2a1034', rim: '#ffb65e', shadow: false }),
    place(hippoYawning(), {
      x: 330,
      y: 850,
      metre: 210,
      depth: 0.25,
      by: CLEAR,
      rim: '#ffc878',
      shadow: false,
      coat: {
        body: '#5a2a50',
        shade: '#34143c',
        lit: '#ffb86e',
        dark: '#1d0a26',
        pale: '#fff0d8',
        accent: '#d9685e',
      },
    }),
    limbs('#ffd890', '60,852,1 330,858,6 620,852,1;760,642,1 880,646,4 1010,642,1', 0.8),
    glow(600, 360, 420, '#ffe6a0', 0.45),
    place(borassus(), { x: 1090, y: 930, metre: 62, flat: '#1a0a26', shadow: false }),
  ),
];
