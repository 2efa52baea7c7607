import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, inked, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { OXIDE } from '../../figures/placing/redHerd.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const COBALT = ['#0c2258', '#122e70', '#1a3f8c', '#2250a0'];

/** Mount Kenya in the first red light: its towers, their shaded side, and the ice below them, x and y of the summit. */
const mountKenya = (x: number, y: number): Layer[] => {
  const at = (row: string) => row.split(' ').map((point) => { const [dx = 0, dy = 0] = point.split(',').map(Number); return `${x + dx},${y + dy},1`; }).join(' ');
  return [
    cut('#f0784a', at('-760,420 -560,330 -420,300 -330,210 -270,230 -200,120 -160,140 -90,30 -60,60 -36,0 -8,44 14,10 52,90 96,70 150,190 200,170 290,270 400,300 520,360 760,420')),
    cut('#5a2448', at('-8,44 14,10 52,90 96,70 150,190 200,170 290,270 400,300 520,360 760,420 120,420 60,330 90,260 20,210 46,140 0,110')),
    cut('#5a2448', at('-330,210 -270,230 -290,280 -240,320 -330,420 -430,420 -350,310')),
    cut('#5a2448', at('-200,120 -160,140 -180,200 -130,250 -170,330 -120,420 -230,420 -210,300 -240,240')),
    cut('#ffe3c0', at('-90,30 -60,60 -36,0 -8,44 0,110 -30,150 -60,120 -90,190 -120,160 -140,210 -150,160')),
    cut('#c8b4cc', at('52,90 96,70 150,190 130,230 96,170 70,200 60,140')),
  ];
};

/** A woman who leans her chin on her hand at the window, against the light; x and y where the sill holds her elbow. */
const traveller = (x: number, y: number, scale: number): Layer[] => {
  const at = (row: string) => row.split(' ').map((point) => { const [dx = 0, dy = 0, third] = point.split(',').map(Number); return `${x + dx * scale},${y + dy * scale}${third === undefined ? '' : `,${third}`}`; }).join(' ');
  return [
    cut('#e0573a', at('-250,40,1 -240,-90 -190,-160 -110,-180,1 -60,-170 -20,-110 0,40,1')),
    cut('#8a2a2c', at('-250,40,1 -240,-90 -190,-160 -150,-176,1 -170,-90 -150,40,1')),
    cut('#5a3428', at('-140,-170,1 -134,-230,1 -70,-230,1 -66,-166,1 -100,-140')),
    cut('#6b4030', at('-150,-260 -140,-330 -80,-350 -34,-320 -30,-286,1 -18,-262,1 -34,-254,1 -34,-232 -50,-214 -90,-210,1 -130,-220')),
    cut('#160a14', at('-40,-330 -80,-372 -150,-366 -190,-310 -184,-250 -150,-220 -120,-226,1 -116,-270 -90,-312 -36,-316,1')),
    cut('#160a14', disc(x - 186 * scale, y - 316 * scale, 46 * scale)),
    cut('#6b4030', at('-56,-222,1 -20,-226 -4,-204 6,-150 26,-60 30,20,1 -22,24,1 -24,-60 -40,-160')),
    cut('#f4c24a', disc(x - 118 * scale, y - 232 * scale, 12 * scale, 16 * scale)),
    inked('#160a14', 4, at('-58,-296 -44,-298')),
  ];
};

/** What passes outside the train: sky, the Yatta plateau, red earth and elephants, in a window of (x, y, width, height). */
const outside = (x: number, y: number, width: number, height: number): Layer[] => {
  const at = (share: number) => y + height * share;
  return [
    wash([[0, '#1f58b0'], [1, '#ffd9a0']], { x, y, width, height: height * 0.58 }),
    cut('#4a2745', box(x, at(0.5), width, height * 0.2)),
    cut('#f0a05c', box(x, at(0.5), width, 7)),
    cut('#e38d4a', box(x, at(0.6), width, height * 0.5)),
    herd([acacia({ variant: 3 })], { x: x + width / 2, y: at(0.62), width, height: 10, count: 6, metre: [10, 15], flat: '#6b3a2c', shadow: false }),
    cut('#c4552a', box(x, at(0.74), width, height * 0.3)),
    ...([[0.56, 0.86, 40], [0.72, 0.88, 46], [0.88, 0.86, 36]] as const).map(([across, down, metre]) => place(elephant(across > 0.8 ? 'drinking' : 'walking'), { x: x + width * across, y: at(down), metre: (metre * height) / 560, depth: 0.3, flip: true, coat: OXIDE })),
    place(elephant('calf'), { x: x + width * 0.645, y: at(0.9), metre: (46 * height) / 560, depth: 0.3, flip: true, coat: OXIDE }),
    cut('#8e3013', box(x, at(0.94), width, height * 0.1)),
  ];
};

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
      wash([[0, '#0e2a44'], [1, '#0a1c30']]),
      cut('#2a5878', panel('1218,88,80 2322,88,80 2322,812,80 1218,812,80')),
      within('#1f58b0', panel('1240,110,60 2300,110,60 2300,790,60 1240,790,60'), ...outside(1240, 110, 1060, 680)),
      cut('#12324c', box(1716, 110, 22, 680)),
      cut('#1d4662', '1180,800,1 2360,800,1 2420,880,1 1120,880,1'),
      cut({ fill: '#f0a05c', opacity: 0.35 }, '1260,800,1 2280,800,1 2300,826,1 1240,826,1'),
      ...traveller(1560, 800, 1.25),
      cut('#081626', box(0, 880, 2390, 140)),
      cut('#c2452a', panel('-60,700,60 420,700,60 460,1040,10 -60,1040,10')),
      cut('#8e2d1c', box(-20, 760, 420, 14)),
    ],
    tall: [
      wash([[0, '#0e2a44'], [1, '#0a1c30']]),
      cut('#2a5878', panel('60,590,78 1020,590,78 1020,1150,78 60,1150,78')),
      within('#1f58b0', panel('80,610,60 1000,610,60 1000,1130,60 80,1130,60'), ...outside(80, 610, 920, 520)),
      cut('#12324c', box(530, 610, 20, 520)),
      cut('#1d4662', '20,1140,1 1060,1140,1 1120,1210,1 -40,1210,1'),
      cut({ fill: '#f0a05c', opacity: 0.35 }, '100,1140,1 980,1140,1 1000,1162,1 80,1162,1'),
      ...traveller(390, 1140, 1.05),
      cut('#081626', box(0, 1210, 1080, 160)),
    ],
  }),
];
