import { cut, floor, moved, spots, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { glowingTent } from '../../figures/buildings/glowingTent.ts';
import { foldedMap, mapPin } from '../../figures/objects/foldedMap.ts';
import { freshStamp, openPassport, woodenStamp } from '../../figures/objects/visaStamp.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** What is planned and booked beforehand: the way, and a tent for the night. */
export const vignettesPlanning: readonly Picture[] = [
  picture(
    'vignettes/service-trip-planning',
    light('golden', 'uganda', 'left'),
    plan({ camera: 'above' }),
    strata(['#0f3f52', '#1a6a74', '#2f8f8c'], { height: 620 }),
    floor('#17505c', '-40,560 1240,560'),
    ...foldedMap,
    place(landRover(), {
      x: 560,
      y: 744,
      metre: 30,
      shadow: false,
      by: CLEAR,
      coat: {
        body: '#2f7a52',
        shade: '#1a4a38',
        lit: '#7cc48a',
        dark: '#14241f',
        pale: '#f4ead2',
        accent: '#e9573a',
      },
    }),
    ...mapPin(836, 486),
  ),
  picture(
    'vignettes/service-documents',
    light('morning', 'uganda', 'left'),
    plan({ camera: 'close' }),
    strata(['#1f7a80', '#2fa09a'], { height: 560 }),
    cut(
      { fill: '#ffe2a4', opacity: 0.32 },
      '-40,60,1 300,-20,1 520,-20,1 -40,200,1',
      '-40,300,1 700,-20,1 860,-20,1 -40,420,1',
    ),
    floor('#176068', '-40,470 1240,470'),
    cut({ fill: '#ffe2a4', opacity: 0.16 }, '-40,620,1 240,470,1 420,470,1 -40,760,1'),
    ...openPassport,
    ...freshStamp,
    cut({ fill: '#4a2438', opacity: 0.3 }, '900,560,1 1060,540 1180,580 1160,630 1020,640 920,610'),
    moved({ x: 960, y: 560, turn: 12, scale: 1 }, ...woodenStamp),
  ),
  picture(
    'vignettes/service-accommodation',
    light('night', 'uganda', 'left'),
    plan({ subject: [160, 320, 880, 530], camera: 'front' }),
    strata(['#0b1438', '#1c2c66', '#3f4f8c'], { height: 760 }),
    cut(
      '#dfe6ff',
      ...spots(
        '90,80 210,170 330,60 420,150 760,50 860,150 960,70 1080,180 1150,60 60,260 1010,270 240,330 900,260',
        3,
      ),
      ...spots('150,120 290,240 500,60 700,110 1120,320 930,190 60,420', 2),
    ),
    cut('#24306a', '-40,640,1 160,560 380,600 800,590 1000,540 1240,600,1 1240,760,1 -40,760,1'),
    place(acacia({ variant: 3 }), { x: 1130, y: 720, metre: 46, shadow: false, flat: '#0c1230' }),
    place(acacia({ variant: 1 }), { x: 60, y: 700, metre: 26, shadow: false, flat: '#101a40' }),
    floor('#141c40', '-40,720 600,700 1240,720'),
    ...glowingTent,
    floor('#1a1a34', '-40,858 600,850 1240,858'),
    cut('#f0b45c', '340,856,1 860,856,1 1000,940,1 200,940,1'),
    cut('#ffd890', '440,856,1 760,856,1 820,940,1 380,940,1'),
    cut('#0c1026', '-40,880,1 200,868 300,940,1 -40,940,1', '1240,880,1 1000,868 900,940,1 1240,940,1'),
  ),
];
