import { cut, floor, glow } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { thirstyRider } from '../../figures/placing/thirstyRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { thornBushes } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const WALL = {
  grass: '#d8483c',
  lit: '#a02c40',
  face: '#6a1c3c',
  shade: '#481434',
  cleft: '#2c0c26',
  talus: '#521638',
};

/** The end of a day's ride. */
export const hellsGateSunset: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-4',
    light('sunset', 'kenya', 'right'),
    plan({ subject: [480, 400, 200, 320], camera: 'below' }),
    sky({ horizon: 700, stops: ['#4a1c5c', '#c23f4a', '#fb9440', '#ffe08a'] }),
    glow(900, 640, 520, '#fff0b0', 0.8),
    cut(
      { fill: '#ffc27a', opacity: 0.5 },
      '-40,168,1 120,160 330,158 470,172,1 300,170 100,176 -40,178,1; 640,96,1 820,84 1240,92,1 1240,104 960,96 780,102; 720,230,1 900,220 1120,226 1200,236,1 1000,234 820,240',
    ),
    floor('#c4483c', '0,668 330,656 560,664 860,650 1200,660'),
    gateWall({
      crest: '-30,300 120,400 300,540 420,640',
      foot: '-30,730 420,700',
      until: 420,
      tones: WALL,
      side: 'right',
      broad: 0.26,
    }),
    floor('#8f2c3c', '0,700 420,692 700,694 1200,684'),
    fischersTower({
      x: 960,
      y: 716,
      scale: 0.76,
      flip: true,
      tones: ['#ffc27a', '#a83a44', '#7a2440', '#521634', '#300c26'],
    }),
    thornBushes('1130,730,0.4 690,716,-0.26', ['#2c0c24', '#3c1430', '#9a3a3c']),
    floor('#641a38', '0,740 400,728 800,736 1200,724'),
    floor('#ffa850', '0,832 300,812 620,806 900,822 1200,850', 856),
    floor('#230b1e', '0,838 300,818 620,812 900,828 1200,856'),
    thirstyRider(430, 820, ['#4a1c22', '#8a2440', '#1e0a1c', '#ffc272']),
  ),
];
