import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, panel } from '../../drawing/brush.ts';
import { fish } from '../../figures/animals/fish.ts';
import { hippo } from '../../figures/animals/hippo.ts';
import { bystander } from '../../figures/people/bystander.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { redHerd } from '../../figures/placing/redHerd.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';

const FISH = { body: '#57889a', shade: '#3b6678', lit: '#a9d4d8', pale: '#c4e0de', accent: '#6f97a2' };

/** Red land under the Yatta plateau, and the pane of Mzima Springs. */
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
    ...redHerd({ x: 60, y: 90, scale: 0.82 }),
    floor('#4f160f', '0,838 260,824 520,850 800,830 1200,854'),
  ),
  picture(
    'places/tsavo-2',
    light('noon', 'kenya', 'left'),
    plan({ subject: [120, 70, 960, 620], camera: 'frame' }),
    wash(['#0d2134', '#061019']),
    within(
      '#2aa7b4',
      panel('120,70,46 1080,70,46 1080,690,46 120,690,46'),
      wash([
        [0, '#d6f7e4'],
        [0.16, '#7fdccf'],
        [0.6, '#279fb2'],
        [1, '#115c7c'],
      ]),
      cut(
        { fill: '#f2fdf0', opacity: 0.8 },
        '100,60,1 1100,60,1 1100,96 980,84 860,104 720,88 560,108 400,90 240,110 100,92',
      ),
      rays({ x: 420, y: -200, count: 5, turn: 72, spread: 34, reach: 1100, opacity: 0.2 }),
      floor('#1b7f92', '100,560 220,500 380,560 560,520 760,580 940,500 1100,540'),
      herd([fish('fusilier')], {
        x: 330,
        y: 230,
        width: 380,
        height: 130,
        count: 9,
        metre: [42, 62],
        shadow: false,
        coat: FISH,
        turned: 0,
      }),
      place(hippo(), {
        x: 790,
        y: 600,
        metre: 165,
        depth: 0.3,
        shadow: false,
        turn: -4,
        flip: true,
        coat: { body: '#5b4350', shade: '#33222f', lit: '#c99a94', pale: '#d99c92' },
      }),
      floor('#0d4a62', '100,650 300,616 520,640 760,622 1100,650'),
      grain({ y: 560, to: 690, x: 120, width: 960, colour: '#06283c' }),
    ),
    cut('#24495c', '120,690,1 1080,690,1 1130,730,1 70,730,1'),
    cut('#173446', box(588, 70, 20, 620)),
    cut({ fill: '#3fb4bd', opacity: 0.18 }, '150,730,1 1050,730,1 1200,900,1 0,900,1'),
    place(bystander(), {
      x: 250,
      y: 910,
      metre: 240,
      depth: 0.3,
      shadow: false,
      coat: { body: '#15304a', shade: '#0a1826', lit: '#4a3a38', dark: '#050c14' },
    }),
    place(bystander('child'), {
      x: 430,
      y: 915,
      metre: 240,
      depth: 0.3,
      shadow: false,
      coat: { body: '#d9542c', shade: '#7a2a18', lit: '#5a3a34', dark: '#050c14' },
    }),
  ),
];
