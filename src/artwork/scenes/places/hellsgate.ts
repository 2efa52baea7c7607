import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { zebraOverhead } from '../../figures/placing/zebraOverhead.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { light } from '../../light/light.ts';

const WALL = {
  grass: '#ffc98a',
  lit: '#f08a54',
  face: '#c65a40',
  shade: '#8e3444',
  cleft: '#5e2040',
  talus: '#b0503c',
};

/** Cliffs, a tower of rock, and a zebra that stands over us. */
export const hellsgate: readonly Picture[] = [
  // From the grass between a zebra's legs: a rider passes the tower in the first sun.
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [380, 220, 520, 280], camera: 'frame' }),
    strata(
      [
        [0, '#2a6cb8'],
        [0.45, '#a8d2e2'],
        [1, '#fff2d0'],
      ],
      { height: 640 },
    ),
    gateWall({
      crest: '600,500 800,440 1000,350 1230,230',
      foot: '600,640 1230,660',
      from: 690,
      tones: WALL,
      broad: 0.5,
    }),
    floor('#ffe0a0', '0,640 400,632 1200,644'),
    fischersTower({
      x: 470,
      y: 668,
      scale: 0.86,
      tones: ['#fff4d2', '#ffd090', '#d8905c', '#984e4a', '#5a2444'],
    }),
    cut(
      { fill: '#a04c3c', opacity: 0.75 },
      '420,664,1 640,656 820,672 1220,690,1 1220,706,1 800,694 560,684',
    ),
    floor('#f2b85c', '0,700 400,692 800,712 1200,702'),
    cut('#d9703c', '-20,770,1 400,742 1220,752,1 1220,786,1 500,784 -20,826,1'),
    cut({ fill: '#7c3030', opacity: 0.7 }, '600,770,1 700,764 840,766 880,774 760,782 640,780'),
    moved(
      { x: 620, y: 774, scale: 0.48 },
      ...touringRider(['#1f8f96', '#7fd8cc', '#125a68'], '#fff3dc', '#d9492e'),
    ),
    floor('#e29a44', '0,846 300,826 700,834 1200,818'),
    grain({ y: 830, to: 900, colour: '#8a3c1c' }),
    zebraOverhead,
  ),
];
