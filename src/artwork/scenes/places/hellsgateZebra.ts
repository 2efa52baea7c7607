import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { zebraPair } from '../../figures/placing/zebraPair.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { strawStand } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';

const WALL = {
  grass: '#c98f3e',
  lit: '#b8502c',
  face: '#8c3424',
  shade: '#5f2020',
  cleft: '#341018',
  talus: '#5f2a20',
};

/** Those who live below the cliffs, close at hand. */
export const hellsgateZebra: readonly Picture[] = [
  picture(
    'places/hellsgate-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [400, 620, 280, 160], camera: 'close' }),
    wash(['#123a8c', '#2f68b8', '#9cc4dc', '#fbe2b0'], { height: 470 }),
    gateWall({
      crest: '-30,60 200,120 520,300',
      foot: '-30,560 520,450',
      until: 520,
      tones: WALL,
      broad: 0.24,
    }),
    gateWall({
      crest: '700,300 960,150 1230,90',
      foot: '700,450 1230,560',
      from: 700,
      tones: WALL,
      broad: 0.24,
    }),
    floor('#f2c670', '0,440 400,424 800,424 1200,440'),
    floor('#c98a40', '0,446 400,452 800,452 1200,446'),
    fischersTower({
      x: 600,
      y: 352,
      scale: 0.52,
      tones: ['#fff0c8', '#eec48c', '#c48e64', '#94604c', '#6a3c3c'],
    }),
    ...zebraPair,
    strawStand({ y: 876, size: 1.7, every: 66 }, '#4f2414', '#a8662a'),
    strawStand({ y: 930, size: 1.6, every: 56 }, '#8a4a1e', '#e2a845'),
    cut('#6a3a1a', '-20,896,1 1220,896,1 1220,920,1 -20,920,1'),
  ),
];
