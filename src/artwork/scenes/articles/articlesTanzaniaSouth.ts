import { picture, type Picture } from '../../canvas/picture.ts';
import { hippoFacing } from '../../figures/animals/hippoAfloat.ts';
import { hippoYawning } from '../../figures/animals/hippoYawning.ts';
import { launch } from '../../figures/boats/launch.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { borassus } from '../../figures/plants/borassus.ts';
import { cut, glow, limbs, thrown, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { ripples } from '../../water/water.ts';

/** The south of Tanzania, which only the articles visit. */
export const articlesTanzaniaSouth: readonly Picture[] = [
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
