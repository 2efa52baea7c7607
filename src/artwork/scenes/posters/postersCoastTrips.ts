import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { outrigger } from '../../figures/boats/outrigger.ts';
import { cyclistAbove, zebraAbove } from '../../figures/placing/fromAbove.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

const DARK = '#3a120f';
const CAST = '#7a2412';

/** Bushes from above with the shadow of a low sun, at points written x, y, reach. */
const bushes = (...row: readonly (readonly [x: number, y: number, r: number])[]): Layer[] => [
  cut(CAST, ...row.map(([x, y, r]) => disc(x + r * 0.1, y + r * 1.2, r * 0.9, r * 1.5))),
  cut('#5c6a2c', ...row.map(([x, y, r]) => disc(x, y, r))),
  cut('#a0a048', ...row.map(([x, y, r]) => disc(x - r * 0.2, y - r * 0.3, r * 0.58))),
];

/** Two feet at the end of a hammock, seen by whoever lies in it: the cloth's stripes lead to them. */
const hammock = (x: number, y: number, scale: number): Layer[] => {
  const at = (row: string) => row.split(' ').map((point) => { const [dx = 0, dy = 0, third] = point.split(',').map(Number); return `${x + dx * scale},${y + dy * scale}${third === undefined ? '' : `,${third}`}`; }).join(' ');
  return [
    cut('#e0573a', at('-420,260,1 -300,80 -120,-20 0,-60 120,-20 300,80 420,260,1')),
    cut('#fff3dc', at('-300,260,1 -210,90 -60,-30,1 -30,-36,1 -130,90 -200,260,1'), at('300,260,1 210,90 60,-30,1 30,-36,1 130,90 200,260,1'), at('-60,260,1 -40,80 -8,-50,1 8,-50,1 40,80 60,260,1')),
    cut('#a83424', at('-420,260,1 -300,80 -120,-20,1 -260,100 -350,260,1')),
    cut('#7d4a31', at('-110,40,1 -120,-60 -136,-120 -112,-150 -74,-146 -56,-110 -50,-40 -44,44,1'), at('110,40,1 120,-60 136,-120 112,-150 74,-146 56,-110 50,-40 44,44,1')),
    cut('#7d4a31', ...[-132, -114, -98, -84, -70, 70, 84, 98, 114, 132].map((dx, toe) => disc(x + dx * scale, y + (toe === 4 || toe === 5 ? -158 : -150 + Math.abs(Math.abs(dx) - 92) * 0.3) * scale, (toe === 4 || toe === 5 ? 13 : 9) * scale))),
    cut('#a4684a', at('-100,20 -110,-60 -104,-120 -84,-124 -70,-70 -72,20'), at('100,20 110,-60 104,-120 84,-124 70,-70 72,20')),
  ];
};

/** The lagoon in flat bands from the horizon down, and the white sand before it. */
const lagoon = (horizon: number, sand: number): Layer[] => [
  floor('#0d6a88', `0,${horizon},1 2400,${horizon},1`),
  floor('#17a0aa', `0,${horizon + (sand - horizon) * 0.2} 800,${horizon + (sand - horizon) * 0.24} 1600,${horizon + (sand - horizon) * 0.18} 2400,${horizon + (sand - horizon) * 0.22}`),
  floor('#4fd0c0', `0,${horizon + (sand - horizon) * 0.5} 800,${horizon + (sand - horizon) * 0.44} 1600,${horizon + (sand - horizon) * 0.52} 2400,${horizon + (sand - horizon) * 0.46}`),
  floor('#b8f0dc', `0,${sand - 36} 700,${sand - 16} 1500,${sand - 44} 2400,${sand - 20}`),
  floor('#fff1cc', `0,${sand} 700,${sand + 22} 1500,${sand - 8} 2400,${sand + 16}`),
];

/** The two coast and Rift trips: cyclists in the last sun from the air, and a hammock at the lagoon. */
export const postersCoastTrips: readonly Picture[] = [
  ...poster('hellsgateadventure', {
    light: light('golden', 'kenya', 'left', 40),
    wide: [
      wash([[0, '#e0874a'], [1, '#d06a34']]),
      cut('#f4c48a', '2000,-40,1 2120,-40,1 1980,180 1700,320 1560,480 1620,640 1860,760 2060,880 2140,1040,1 1980,1040,1 1900,920 1720,820 1480,690 1400,480 1540,250 1840,120'),
      ...bushes([2200, 120, 40], [2300, 220, 28], [1960, 560, 34], [2240, 620, 44], [1420, 860, 36], [1330, 940, 24], [2330, 840, 34], [1760, 120, 22]),
      ...zebraAbove(1900, 420, 82, CAST),
      ...zebraAbove(2120, 380, 74, CAST),
      ...zebraAbove(2080, 500, 64, CAST),
      ...cyclistAbove(1560, 640, 96, '#2f6fae', CAST),
      ...cyclistAbove(1830, 770, 96, '#f4c24a', CAST),
      cut(DARK, '-40,-40,1 1300,-40,1 1260,60,1 1310,140,1 1250,260,1 1290,360,1 1230,470,1 1270,560,1 1215,680,1 1100,720,1 1010,820,1 860,850,1 760,960,1 700,1040,1 -40,1040,1'),
      cut('#5a1c12', '-40,-40,1 40,-40,1 90,300 40,600 120,1040,1 -40,1040,1'),
      cut('#f2a05c', '1300,-40,1 1318,-40,1 1276,62,1 1328,140,1 1266,262,1 1306,362,1 1246,472,1 1286,566,1 1226,692,1 1108,734,1 1018,834,1 868,864,1 772,968,1 720,1040,1 700,1040,1 760,960,1 860,850,1 1010,820,1 1100,720,1 1215,680,1 1270,560,1 1230,470,1 1290,360,1 1250,260,1 1310,140,1 1260,60,1'),
    ],
    tall: [
      wash([[0, '#e0874a'], [1, '#d06a34']]),
      cut('#f4c48a', '760,560,1 880,560,1 900,720 760,860 520,940 420,1040 520,1180 640,1280 680,1400,1 520,1400,1 480,1300 340,1200 260,1040 380,880 640,780 780,700'),
      ...bushes([140, 820, 36], [220, 900, 24], [940, 900, 40], [860, 1240, 36], [120, 1250, 34], [990, 1180, 26]),
      ...zebraAbove(740, 1040, 72, CAST),
      ...zebraAbove(900, 1010, 62, CAST),
      ...cyclistAbove(470, 960, 92, '#2f6fae', CAST),
      ...cyclistAbove(410, 1160, 92, '#f4c24a', CAST),
      cut(DARK, '-40,-40,1 1120,-40,1 1120,640,1 1040,690,1 960,650,1 880,610,1 760,640,1 660,600,1 560,650,1 440,620,1 360,690,1 240,660,1 160,720,1 60,700,1 -40,760,1'),
      cut('#f2a05c', '1120,640,1 1040,690,1 960,650,1 880,610,1 760,640,1 660,600,1 560,650,1 440,620,1 360,690,1 240,660,1 160,720,1 60,700,1 -40,760,1 -40,778,1 60,716,1 160,738,1 240,676,1 360,708,1 440,636,1 560,666,1 660,616,1 760,656,1 880,626,1 960,668,1 1040,706,1 1120,656,1'),
    ],
  }),
  ...poster('zanzibarbeachholiday', {
    light: light('noon', 'zanzibar', 'right', 50),
    wide: [
      wash([[0, '#1b86b4'], [1, '#c8f0e2']], { height: 520 }),
      ...lagoon(500, 800),
      place(farDhow(), { x: 2230, y: 530, metre: 16, shadow: false }),
      place(dhow(), { x: 1900, y: 640, metre: 40, shadow: false, coat: { pale: '#fff6e2', lit: '#ecd0a4', body: '#a8402a' } }),
      ripples({ y: 646, to: 700, x: 1680, width: 460, count: 20, colour: '#ffffff' }),
      place(coconutPalm({ lean: -3, seed: 3 }), { x: 2260, y: 850, metre: 60, depth: 0.2 }),
      // The thatched roof over the terrace keeps its inside in the dark.
      cut('#0b2c34', '-40,-40,1 1900,-40,1 1760,60,1 1700,40,1 1620,110,1 1560,96,1 1500,160,1 1450,150,1 1390,210,1 1350,206,1 1290,270,1 1290,760,1 1230,760,1 1230,700,1 700,720 -40,760,1'),
      cut('#06202a', '-40,690,1 400,672 900,690 1290,672,1 1290,1040,1 -40,1040,1'),
      inked('#17444c', 6, '-20,100 500,60 1240,20', '-20,300 500,220 1200,130', '-20,500 500,400 1200,260'),
      cut('#3a241c', limb('1258,1040,30 1262,600,26 1270,190,24')),
      cut('#8a5a3a', limb('1274,1040,8 1278,600,7 1284,200,6')),
      inked('#c9a06a', 8, '1760,812 2000,800 2292,640'),
      ...hammock(1760, 870, 1.05),
    ],
    tall: [
      wash([[0, '#1b86b4'], [1, '#c8f0e2']], { height: 820 }),
      ...lagoon(800, 1080),
      place(farDhow(), { x: 300, y: 830, metre: 14, shadow: false }),
      place(dhow(), { x: 600, y: 920, metre: 32, shadow: false, coat: { pale: '#fff6e2', lit: '#ecd0a4', body: '#a8402a' } }),
      ripples({ y: 926, to: 980, x: 380, width: 420, count: 20, colour: '#ffffff' }),
      place(outrigger(), { x: 200, y: 960, metre: 26, shadow: false }),
      place(coconutPalm({ lean: -3, seed: 3 }), { x: 990, y: 1110, metre: 46, depth: 0.2 }),
      cut('#0b2c34', '-40,-40,1 1120,-40,1 1120,620,1 1060,580,1 1020,610,1 960,572,1 910,604,1 850,570,1 790,600,1 720,570,1 650,604,1 580,572,1 520,606,1 450,572,1 380,604,1 310,570,1 250,602,1 180,572,1 120,606,1 60,580,1 -40,620,1'),
      inked('#17444c', 6, '-20,120 540,60 1100,120', '-20,320 540,250 1100,320', '-20,500 540,430 1100,500'),
      cut('#3a241c', limb('60,1390,30 56,900,26 60,560,24'), limb('1030,1390,28 1026,900,25 1030,560,22')),
      inked('#c9a06a', 8, '555,1136 760,1120 1030,960'),
      ...hammock(555, 1190, 0.95),
    ],
  }),
];
