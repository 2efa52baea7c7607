import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { silverbackCurled } from '../../figures/animals/silverbackCurled.ts';
import { bentNest } from '../../land/bentNest.ts';
import { light } from '../../light/light.ts';

/** Bwindi at night: the only moon lies asleep in its nest. */
export const bwindiNest: readonly Picture[] = [
  picture(
    'places/bwindi-5',
    light('night', 'uganda', 'left'),
    plan({ subject: [285, 300, 110, 330], camera: 'above' }),
    cut('#0d2b3e', box(-20, -20, 1240, 940)),
    ...bentNest(
      [600, 455],
      [
        {
          from: 420,
          count: 17,
          length: 420,
          broad: 100,
          swirl: 30,
          start: 12,
          leaf: '#103a4c',
          shade: '#0e3346',
        },
        {
          from: 330,
          count: 20,
          length: 260,
          broad: 60,
          swirl: 40,
          start: 0,
          leaf: '#16524c',
          shade: '#114440',
        },
        {
          from: 300,
          count: 18,
          length: 220,
          broad: 52,
          swirl: 60,
          start: 8,
          leaf: '#2a7a60',
          shade: '#1f6654',
        },
        {
          from: 290,
          count: 20,
          length: 150,
          broad: 44,
          swirl: 75,
          start: 3,
          leaf: '#4c9c6c',
          shade: '#378660',
        },
      ],
    ),
    ...silverbackCurled,
  ),
];
