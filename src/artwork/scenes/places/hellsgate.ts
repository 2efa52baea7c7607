import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { strawTufts, thornBushes } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';

const NEAR_WALL = {
  grass: '#d07e50',
  lit: '#a84438',
  face: '#742838',
  shade: '#4c1a3e',
  cleft: '#2a0e30',
  talus: '#54243a',
};
const FAR_WALL = {
  grass: '#f4c090',
  lit: '#f0a882',
  face: '#d98a84',
  shade: '#b47088',
  cleft: '#96587e',
  talus: '#c48478',
};
const SHADE = { fill: '#7c3440', opacity: 0.7 };
const THORN = ['#3a1c2c', '#56403c', '#a8844a'] as const;

/** Cliffs and a tower of rock. */
export const hellsgate: readonly Picture[] = [
  // The tower at sunrise, the light from the right: its shadow lies across the grass towards the track.
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'right'),
    plan({ subject: [620, 210, 180, 270], camera: 'wide' }),
    wash(
      [
        [0, '#122a80'],
        [0.44, '#44469c'],
        [0.78, '#e09090'],
        [1, '#ffe9bc'],
      ],
      { height: 660 },
    ),
    gateWall({
      crest: '760,560 900,520 1230,470',
      foot: 656,
      from: 700,
      tones: FAR_WALL,
      side: 'right',
      broad: 0.4,
    }),
    gateWall({
      crest: '-30,150 200,250 420,400 600,500',
      foot: '-30,690 420,664 600,650',
      until: 600,
      tones: NEAR_WALL,
      side: 'right',
      broad: 0.28,
    }),
    floor('#fbd08a', '0,690 400,664 700,650 1200,660'),
    floor('#eba65c', '0,734 500,716 1200,730'),
    cut(SHADE, '470,700,1 700,690,1 900,702,1 640,724 300,752 -40,786,1 -40,742,1 240,716'),
    fischersTower({
      x: 690,
      y: 704,
      scale: 1.06,
      flip: true,
      tones: ['#fff0c8', '#f8c48c', '#cc8a66', '#8a4c54', '#4c2440'],
    }),
    thornBushes('120,720,0.44 560,740,-0.3', THORN),
    grain({ y: 720, to: 900, colour: '#7a3218' }),
    cut(
      SHADE,
      '1040,772 980,766 860,768 760,774 740,780 900,784 1030,780; 1170,736 1110,731 1030,733 990,738 1040,744 1160,742',
    ),
    zebraNear({ x: 1118, y: 736, scale: 0.16 }),
    zebraNear({ x: 966, y: 774, scale: 0.24, flip: true }),
    cut(
      '#c8683c',
      '-40,818,1 260,806 560,816 900,796 1240,800,1 1240,852,1 900,856 500,878 200,876 -40,884,1',
    ),
    cut('#e48f54', '-40,838,1 300,830 700,832 1240,814,1 1240,822,1 700,844 300,846 -40,856,1'),
    cut({ fill: '#5a1c30', opacity: 0.65 }, '-40,852,1 60,838 200,836 420,842 430,852 200,862 -40,872,1'),
    moved(
      { x: 330, y: 846, scale: 0.5 },
      ...touringRider(['#2b8a94', '#7fd0c4', '#155a68'], '#fff3dc', '#d9492e'),
    ),
    floor('#4c1c2a', '0,872 400,876 900,878 1200,862'),
    strawTufts(
      '60,900,0.6 170,904,-0.5 760,900,0.5 870,908,-0.6 1110,896,0.7 1180,906,-0.6',
      '#4c1c2a',
      '#d98a44',
    ),
  ),
];
