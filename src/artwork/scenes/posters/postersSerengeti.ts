import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { lionKopje } from '../../figures/placing/lionKopje.ts';
import { light } from '../../light/light.ts';

/** The storm, from its top to the rain that falls from it, and what it leaves dark on the hills. */
const [STORM, TOWER, BANK, BELLY, RAIN, FAR_RAIN, HILLS] = [
  '#14253b',
  '#182d44',
  '#1c364c',
  '#122237',
  '#234557',
  '#2c5463',
  '#2a4a5c',
];
const PLAIN = ['#f7dc66', '#d3c94a', '#98ad3e', '#5f8c3d', '#3b683a'];
const INK = '#371842';
const STRIPES = { body: '#ffe9c0', lit: '#fff5dc', shade: '#d99a7c', dark: INK };

/** The storm that the herds follow, the horizon on y 0. */
const storm: readonly Layer[] = [
  floor(STORM!, '-40,-1100 2440,-1100', 10),
  cut(
    TOWER!,
    '-40,10,1 -40,-600,1 120,-620 240,-570 420,-580 560,-500 760,-520 860,-590 1040,-600 1140,-560 1300,-640 1480,-650 1620,-570 1800,-600 1960,-560 2440,-620,1 2440,10,1',
  ),
  cut(
    BANK!,
    '-40,10,1 -40,-420,1 80,-470 200,-440 300,-520 460,-540 560,-470 700,-500 820,-420 1000,-450 1100,-380 1300,-400 1400,-330 1600,-350 2440,-300,1 2440,10,1',
  ),
  cut(
    RAIN!,
    '-40,10,1 -40,-220,1 60,-250,1 -20,10,1',
    '180,-250,1 640,-220,1 500,10,1 20,10,1',
    '900,-230,1 1010,-190,1 880,10,1 760,10,1',
    '1120,-220,1 1500,-200,1 1400,10,1 980,10,1',
  ),
  cut(FAR_RAIN!, '250,-250,1 320,-230,1 190,10,1 110,10,1', '1180,-230,1 1420,-200,1 1300,10,1 1040,10,1'),
  cut(
    BELLY!,
    '-40,-190,1 -40,-300,1 200,-330 500,-290 800,-320 1200,-270 1700,-300 2440,-240,1 2440,-180,1 1800,-220 1500,-170 1300,-210 1040,-170 800,-220 560,-180 300,-230 100,-180',
  ),
];

/** The plain in the green season, in the sun, its horizon on y 0. */
const plain: readonly Layer[] = [
  cut(HILLS!, '-40,6,1 -40,-26,1 200,-44 420,-20 700,-64 900,-34 1200,-20 1500,-30 2440,-10,1 2440,6,1'),
  floor(PLAIN[0]!, '-40,0 2440,0'),
  floor(PLAIN[1]!, '-40,40 700,32 1300,46 2440,40'),
  floor(PLAIN[2]!, '-40,110 500,90 1200,120 2440,110'),
  floor(PLAIN[3]!, '-40,210 600,190 1200,230 2440,210'),
  floor(PLAIN[4]!, '-40,310 400,290 1100,330 2440,320'),
];

/** The Serengeti in the green season: a lioness on a kopje watches the herds go to the rain. */
export const postersSerengeti: readonly Picture[] = poster('serengeti', {
  light: light('morning', 'tanzania', 'left'),
  wide: [
    plan({ subject: [1360, 140, 260, 320], camera: 'below' }),
    moved({ x: 0, y: 650 }, ...storm, ...plain),
    trail([wildebeest()], {
      through: '30,710 400,692 800,676 1300,664',
      count: 44,
      metre: [16, 6],
      flat: INK,
      flip: true,
    }),
    trail([wildebeest()], {
      through: '1180,790 900,774 600,760 300,750 40,736',
      count: 22,
      metre: [46, 22],
      flat: INK,
      flip: true,
    }),
    place(zebra(), { x: 700, y: 870, metre: 80, coat: STRIPES, flip: true }),
    place(wildebeest(), { x: 450, y: 866, metre: 80, flat: INK, flip: true }),
    place(wildebeest(), { x: 190, y: 850, metre: 74, flat: INK, flip: true }),
    ...lionKopje,
  ],
  tall: [
    plan({ subject: [420, 600, 220, 260], camera: 'below' }),
    moved({ x: 0, y: 930 }, ...storm, ...plain),
    trail([wildebeest()], {
      through: '10,976 150,962 320,946',
      count: 12,
      metre: [16, 9],
      flat: INK,
      flip: true,
    }),
    trail([wildebeest()], {
      through: '330,1060 180,1040 20,1020',
      count: 7,
      metre: [48, 30],
      flat: INK,
      flip: true,
    }),
    place(zebra(), { x: 110, y: 1142, metre: 62, coat: STRIPES, flip: true }),
    moved({ x: -738, y: 470, scale: 0.84 }, ...lionKopje),
  ],
});
