import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { strawTufts, thornBushes } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';

const WALL = {
  grass: '#e6b25c',
  lit: '#dc8444',
  face: '#b35228',
  shade: '#843420',
  cleft: '#4c1c1a',
  talus: '#8e4e26',
};

/** The bicycle trip to Hell's Gate: its cover. */
export const hellsGateTrip: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'right'),
    plan({ subject: [540, 320, 140, 140], camera: 'profile' }),
    wash(
      [
        [0, '#1c58ac'],
        [0.45, '#6ea8d4'],
        [0.85, '#ffdca0'],
        [1, '#ffebc0'],
      ],
      { height: 680 },
    ),
    gateWall({
      crest: '230,580 340,470 440,330 540,130 640,-180',
      foot: '230,664 620,676 900,690 1240,700',
      from: 250,
      tones: WALL,
      side: 'right',
      broad: 0.22,
      talus: 0.13,
    }),
    floor('#f0cb7c', '0,672 300,662 800,686 1200,696'),
    fischersTower({
      x: 176,
      y: 690,
      scale: 0.5,
      flip: true,
      tones: ['#fff0c8', '#f0c48c', '#c8946a', '#946252', '#5c3a3c'],
    }),
    thornBushes('400,694,0.4 960,716,-0.5', ['#3a2a1e', '#4e5a2c', '#8a9044']),
    floor('#dfa850', '0,724 500,712 1200,730'),
    grain({ y: 720, to: 900, colour: '#7a3a14' }),
    cut('#c8703a', '-20,776,1 300,768 700,776 1220,768,1 1220,852,1 700,868 300,862 -20,870,1'),
    cut('#e09a5a', '-20,800,1 400,790 800,800 1220,790,1 1220,806,1 800,814 400,806 -20,818,1'),
    cut({ fill: '#54201c', opacity: 0.6 }, '800,822 700,812 500,810 260,814 120,824 240,834 560,840 740,832'),
    moved({ x: 640, y: 824, scale: 1.02 }, ...touringRider(['#f5e6c6', '#fffaf0', '#d2a47c'], '#f2b03a')),
    strawTufts('70,880,0.7 170,900,-0.9 1010,890,0.6 1100,900,1 1180,890,-0.7', '#8a5420', '#ffe29a'),
  ),
];
