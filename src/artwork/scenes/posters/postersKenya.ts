import { cut, floor, glow, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { box, panel } from '../../drawing/brush.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { traveller, outside } from '../../figures/placing/trainWindow.ts';
import { mountKenya } from '../../figures/placing/mountKenya.ts';

const COBALT = ['#0c2258', '#122e70', '#1a3f8c', '#2250a0'];

/** Kenya: giraffes under the mountain that it is named after, and the view from the train to the coast. */
export const postersKenya: readonly Picture[] = [
  ...poster('kenya', {
    light: light('dawn', 'kenya', 'behind-right'),
    wide: [
      sky({ horizon: 660, bands: 8, stops: COBALT }),
      glow(1860, 640, 680, '#f08a5a', 0.75),
      ...mountKenya(1900, 330),
      floor('#7a2f4a', '0,740 200,700 420,730 700,680 1000,720 1300,680 1600,716 1900,690 2400,720'),
      floor('#c4552a', '0,790 800,770 1600,796 2400,776'),
      floor('#e88a4a', '0,800 800,782 1600,806 2400,788', 830),
      floor('#a43a1c', '0,836 700,816 1500,840 2400,820'),
      place(acacia(), { x: 560, y: 850, metre: 20, depth: 0.04 }),
      place(giraffe(), { x: 1420, y: 900, metre: 88, depth: 0.1 }),
      place(giraffe(), { x: 1720, y: 880, metre: 72, depth: 0.1, coat: { body: '#c98a4a' } }),
      place(giraffe('browsing'), { x: 2120, y: 920, metre: 106, depth: 0.1 }),
      floor('#4f160f', '0,950 700,934 1500,956 2400,938'),
    ],
    tall: [
      sky({ horizon: 640, bands: 7, stops: COBALT }),
      glow(560, 900, 620, '#f08a5a', 0.8),
      ...mountKenya(600, 590),
      floor('#7a2f4a', '0,1000 200,960 420,990 700,950 1080,990'),
      floor('#c4552a', '0,1060 500,1040 1080,1066'),
      floor('#e88a4a', '0,1070 500,1052 1080,1076', 1110),
      floor('#a43a1c', '0,1120 500,1096 1080,1124'),
      place(giraffe(), { x: 300, y: 1230, metre: 94, depth: 0.1 }),
      place(giraffe(), { x: 590, y: 1190, metre: 66, depth: 0.1, coat: { body: '#c98a4a' } }),
      place(giraffe('browsing'), { x: 880, y: 1200, metre: 82, depth: 0.1 }),
      floor('#4f160f', '0,1280 400,1264 1080,1290'),
    ],
  }),
  ...poster('kenyan8places', {
    light: light('golden', 'kenya', 'right', 30),
    wide: [
      wash(['#0e2a44', '#0a1c30']),
      cut('#2a5878', panel('1218,88,80 2322,88,80 2322,812,80 1218,812,80')),
      within(
        '#1f58b0',
        panel('1240,110,60 2300,110,60 2300,790,60 1240,790,60'),
        ...outside(1240, 110, 1060, 680),
      ),
      cut('#12324c', box(1716, 110, 22, 680)),
      cut('#1d4662', '1180,800,1 2360,800,1 2420,880,1 1120,880,1'),
      cut({ fill: '#f0a05c', opacity: 0.35 }, '1260,800,1 2280,800,1 2300,826,1 1240,826,1'),
      ...traveller(1560, 800, 1.25),
      cut('#081626', box(0, 880, 2390, 140)),
      cut('#c2452a', panel('-60,700,60 420,700,60 460,1040,10 -60,1040,10')),
      cut('#8e2d1c', box(-20, 760, 420, 14)),
    ],
    tall: [
      wash(['#0e2a44', '#0a1c30']),
      cut('#2a5878', panel('60,590,78 1020,590,78 1020,1150,78 60,1150,78')),
      within(
        '#1f58b0',
        panel('80,610,60 1000,610,60 1000,1130,60 80,1130,60'),
        ...outside(80, 610, 920, 520),
      ),
      cut('#12324c', box(530, 610, 20, 520)),
      cut('#1d4662', '20,1140,1 1060,1140,1 1120,1210,1 -40,1210,1'),
      cut({ fill: '#f0a05c', opacity: 0.35 }, '100,1140,1 980,1140,1 1000,1162,1 80,1162,1'),
      ...traveller(390, 1140, 1.05),
      cut('#081626', box(0, 1210, 1080, 160)),
    ],
  }),
];
