import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { masaiGiraffe } from '../../figures/placing/masaiGiraffe.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { strawTufts, thornBushes } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';

const TOWER = ['#ffe2b0', '#d8a06c', '#a8704c', '#74463a', '#43262a'] as const;
const WALL = {
  grass: '#d8aa4c',
  lit: '#e08a4e',
  face: '#b4532c',
  shade: '#803428',
  cleft: '#4a1c1e',
  talus: '#96602e',
};
const FAR_WALL = {
  grass: '#d8bc84',
  lit: '#dca480',
  face: '#c48468',
  shade: '#a06a60',
  cleft: '#84545a',
  talus: '#b08a5c',
};
const THORN = ['#3a2c24', '#4c5a30', '#7c8a48'] as const;

/** A rider on the track, some way off, and the shade below the wheels. */
const rider: readonly Layer[] = [
  cut({ fill: '#6a2c18', opacity: 0.6 }, '180,802 260,796 380,800 400,806 300,812'),
  moved(
    { x: 220, y: 804, scale: 0.36 },
    ...touringRider(['#f5e6c6', '#fffaf0', '#d2a47c'], '#f2b03a', '#c9352c'),
  ),
];

/** A giraffe strides past a rider on the track. */
export const hellsGateGiraffe: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [280, 80, 110, 100], camera: 'below' }),
    wash(
      [
        [0, '#0a2264'],
        [0.5, '#14448f'],
        [0.78, '#2c6cb0'],
        [0.96, '#f6deb0'],
      ],
      { height: 760 },
    ),
    gateWall({
      crest: '560,690 820,600 1000,500 1240,330',
      foot: '560,742 820,746 1000,756 1240,776',
      from: 540,
      tones: WALL,
      broad: 0.34,
    }),
    gateWall({ crest: '-30,664 300,690 560,706', foot: 744, until: 560, tones: FAR_WALL, broad: 0.5 }),
    floor('#f0cb78', '0,740 500,736 1200,770'),
    fischersTower({ x: 950, y: 780, scale: 0.42, tones: TOWER }),
    thornBushes('90,760,0.3 420,756,-0.24 700,770,0.34 1096,800,-0.5', THORN),
    cut(
      { fill: '#b4762e', opacity: 0.6 },
      '-40,780,1 300,770 600,776 1240,800,1 1240,808,1 600,786 300,782 -40,796,1',
    ),
    cut('#e0a458', '-40,796,1 300,782 600,786 1240,808,1 1240,838,1 700,806 300,800 -40,818,1'),
    ...rider,
    floor('#d8a04c', '0,830 300,812 700,822 1200,846'),
    masaiGiraffe({ x: 600, y: 860, scale: 0.74 }),
    strawTufts('60,880,0.7 150,896,-0.9 1000,884,0.6 1090,900,1 1170,890,-0.8', '#9a5c24', '#ffe09a'),
  ),
];
