import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateCliff } from '../../land/gateCliff.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** Those who live below the cliffs, close at hand. */
export const hellsgateZebra: readonly Picture[] = [
  picture(
    'places/hellsgate-3',
    light('noon', 'kenya', 'right'),
    plan({ subject: [600, 320, 240, 280], camera: 'close' }),
    sky({ horizon: 620, stops: ['#3f8fc8', '#8cc4dc', '#d8e4d4', '#ffe6b8'] }),
    fischersTower({
      x: 1046,
      y: 690,
      scale: 0.92,
      flip: true,
      tones: ['#ffd0a0', '#e08a58', '#c46a42', '#a04e34', '#7a3828'],
    }),
    ...gateCliff,
    wash(['#d98a4a', '#c26a34', '#8e3c22'], { y: 686, height: 220 }),
    floor('#e2a05c', '0,690 500,684 1200,692', 720),
    grain({ y: 700, to: 900, colour: '#6a2414' }),
    cut({ fill: '#3a1018', opacity: 0.6 }, '10,836 170,820 400,816 620,822 700,834 640,850 400,862 160,858'),
    zebraNear({ x: 436, y: 838, scale: 0.78 }),
  ),
];
