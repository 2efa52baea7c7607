import { cut, floor } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';

import { herd } from '../../figures/placing/crowd.ts';
import { redHerd } from '../../figures/placing/redHerd.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** Red land under the Yatta plateau. */
export const tsavo: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'right'),
    plan({ subject: [80, 440, 580, 140], camera: 'wide' }),
    sky({ horizon: 440, bands: 7, stops: ['#173a80', '#2c62ac', '#7fa6cc', '#f7d9a8'] }),
    floor('#44233f', '0,366,1 700,360,1 1200,363,1'),
    floor('#f0a05c', '0,366,1 700,360,1 1200,363,1', 372),
    floor(
      '#5f2c42',
      '0,440 90,410 170,446 300,414 420,452 560,416 690,450 830,412 980,450 1100,414 1200,440',
    ),
    floor('#e38d4a', '0,474 400,462 800,476 1200,466'),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 478,
      width: 1160,
      height: 14,
      count: 9,
      metre: [6, 9],
      flat: '#6b3a2c',
      shadow: false,
    }),
    floor('#cb5f2e', '0,540 300,524 700,546 1200,530'),
    cut(
      '#f6c690',
      '-60,700 0,560 130,470 270,500 330,440 470,470 560,420 690,500 800,480 860,560 820,640 640,690',
    ),
    floor('#a43a1c', '0,676 300,654 800,676 1200,650'),
    grain({ y: 760, to: 900, colour: '#4f160f' }),
    ...redHerd({ x: 24, y: 130, scale: 0.8 }),
    floor('#4f160f', '0,838 260,824 520,850 800,830 1200,854'),
  ),
];
