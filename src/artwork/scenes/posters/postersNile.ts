import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, limb } from '../../drawing/brush.ts';
import { elderHead, elderMoustache } from '../../figures/people/elderRiver.ts';
import { raftPlunging } from '../../figures/placing/raftPlunging.ts';
import { light } from '../../light/light.ts';

const [AIR, WHITE, PALE, MID, BARK, FOLD, SKIN] = [
  '#0d4a5c',
  '#fffaf0',
  '#a9dcd6',
  '#3f9fa6',
  '#b8542b',
  '#843423',
  '#5d2a20',
];

/** From the ear down under the jaw, along the foot of the picture, and back over three curls to the far cheek. */
const BEARD =
  '96,-44,1 128,-36,1 166,70 206,190 204,320 150,440 40,560 -80,700,1 -1900,700,1 -1900,410,1 -1780,384 -1640,410 -1480,404 -1420,390 -1404,340 -1468,330,1 -1440,280 -1340,280 -1296,340 -1230,380 -1120,384 -1040,374 -986,364 -970,306 -1046,298,1 -1010,244 -890,240 -844,306 -780,360 -640,360 -460,330 -340,300 -262,276 -240,222 -306,216,1 -290,160 -240,150 -196,130 -172,60,1 -140,150 -100,190,1 -90,250 -20,250 20,200,1 76,160 96,100 98,20';

const pale = [
  '150,30,1 186,170,22 176,320,40 60,470,44 -200,590,34 -700,640,20 -1300,620,2',
  '-250,190,1 -200,270,14 -280,330,18 -520,390,16 -900,420,12 -1300,470,2',
  '40,260,1 20,350,14 -120,450,22 -420,510,20 -800,520,12 -1200,560,2',
  '-1290,350,2 -1360,430,10 -1560,470,14 -1900,480,10',
];
const mid = [
  '170,330,1 80,490,18 -160,610,20 -600,680,14 -900,690,2',
  '-500,420,1 -860,450,10 -1240,500,12 -1600,540,12 -1900,540,10',
  '-560,560,1 -900,580,12 -1300,560,14 -1700,600,16 -1900,610,14',
];
const deep = [
  '-1000,476,1 -1300,520,8 -1600,500,10 -1900,510,10',
  '-1100,600,1 -1400,590,8 -1700,630,10 -1900,640,10',
];

/** An old man in bark cloth whose beard is the white water; the middle of his head at (0, 0). */
const oldRiver: readonly Layer[] = [
  cut(SKIN, '120,60,1 226,110,1 240,200 300,260,1 200,420,1'),
  within(
    BARK,
    '196,214,1 250,196 330,236 460,290 600,350 760,520 820,720,1 -100,720,1',
    cut(
      FOLD,
      limb('240,230,4 330,330,20 380,500,26 360,720,30'),
      limb('430,290,2 520,420,14 560,720,30'),
      '196,214,1 230,260 240,420 60,720,1 -100,720,1',
    ),
  ),
  moved({ x: 0, y: 0, scale: 0.98, turn: -10 }, ...elderHead),
  within(
    WHITE,
    BEARD,
    cut(PALE, ...pale.map((row) => limb(row))),
    cut(MID, ...mid.map((row) => limb(row))),
    cut(AIR, ...deep.map((row) => limb(row))),
  ),
  moved({ x: 0, y: 0, scale: 0.98, turn: -10 }, ...elderMoustache),
  moved({ x: -420, y: 350, scale: 0.44, flip: true, turn: -16 }, ...raftPlunging),
];

const air: Layer = cut(AIR, box(-20, -20, 2440, 1400));

/** The Nile at Jinja: an old man, on whose beard a raft comes down. */
export const postersNile: readonly Picture[] = poster('nile', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    air,
    moved({ x: 1790, y: 470, scale: 1 }, ...oldRiver),
    plan({ subject: [1480, 710, 420, 220], camera: 'close' }),
  ],
  tall: [
    air,
    moved({ x: 730, y: 836, scale: 0.92 }, ...oldRiver),
    plan({ subject: [430, 1060, 420, 200], camera: 'close' }),
  ],
});
