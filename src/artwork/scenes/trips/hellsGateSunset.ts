import { cut, floor, glow } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { thirstyRider } from '../../figures/placing/thirstyRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

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
    floor('#c4483c', '0,650 160,610 330,640 520,600 700,640 860,620 1200,560'),
    floor('#8f2c3c', '0,690 300,676 620,694 1200,664'),
    fischersTower({
      x: 910,
      y: 704,
      scale: 0.72,
      flip: true,
      tones: ['#ffb05e', '#7a2238', '#5e1a34', '#441430', '#2c0c24'],
    }),
    floor('#641a38', '0,720 400,700 800,712 1200,690'),
    floor('#ffa850', '0,832 300,812 620,806 900,822 1200,850', 856),
    floor('#230b1e', '0,838 300,818 620,812 900,828 1200,856'),
    thirstyRider(430, 826, ['#4a1c22', '#8a2440', '#1e0a1c', '#ffc272']),
  ),
];
