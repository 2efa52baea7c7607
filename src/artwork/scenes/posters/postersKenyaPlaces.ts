import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { fortJesus } from '../../figures/buildings/fortJesus.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { OXIDE, redHerd } from '../../figures/placing/redHerd.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { cliff } from '../../land/cliffs.ts';
import { pillar } from '../../land/pillar.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { ripples } from '../../water/water.ts';

const COBALT = ['#0f2a66', '#143274', '#1a4088', '#2250a0'];
const SUNLIT = light('noon', 'kenya', 'left');

/** The Yatta plateau's ruled line across the picture at y, its foot `tall` pixels below, and the red plain to `foot`. */
const yatta = (y: number, tall: number): Layer[] => [
  floor('#3a1a3a', `0,${y},1 1200,${y - 5},1 2400,${y},1`),
  floor('#f0a05c', `0,${y},1 1200,${y - 5},1 2400,${y},1`, y + 7),
  floor('#56263c', [0, 140, 300, 460, 640, 820, 1000, 1180, 1360, 1540, 1720, 1900, 2080, 2240, 2400].map((x, at) => `${x},${y + tall * (at % 2 === 0 ? 0.75 : 0.42)}`).join(' ')),
  floor('#e38d4a', `0,${y + tall} 600,${y + tall - 14} 1400,${y + tall + 6} 2400,${y + tall - 8}`),
  floor('#c4552a', `0,${y + tall + 60} 700,${y + tall + 40} 1500,${y + tall + 66} 2400,${y + tall + 44}`),
];

/** Silhouettes before the light, each with the long shadow that it throws towards the viewer. */
const riders = (spots: readonly (readonly [x: number, y: number, metre: number])[]): Layer[] =>
  spots.flatMap(([x, y, metre]) => [
    moved({ x, y, squash: -0.9 }, place(cyclist(), { x: 0, y: 0, metre, flat: '#7a2412', shadow: false })),
    place(cyclist(), { x, y, metre, shadow: false, flat: '#1c0a10' }),
  ]);

/** Kenya's places: Tsavo's red herd, Hell's Gate, and Mombasa's fort. */
export const postersKenyaPlaces: readonly Picture[] = [
  ...poster('tsavo', {
    light: light('golden', 'kenya', 'right'),
    wide: [
      sky({ horizon: 650, bands: 8, stops: COBALT }),
      ...yatta(650, 84),
      herd([acacia({ variant: 3 })], { x: 700, y: 736, width: 1500, height: 12, count: 9, metre: [7, 10], flat: '#6b3a2c', shadow: false }),
      cut('#f6c690', '1100,880 1206,700 1330,570 1500,540 1560,420 1760,330 1860,200 2040,150 2140,90 2260,130 2440,60 2440,900,1 1700,960'),
      cut('#fbe0b8', '1700,800 1760,620 1900,520 1960,380 2120,330 2200,260 2440,240,1 2440,860,1'),
      floor('#a43a1c', '0,846 700,826 1500,850 2400,830'),
      ...redHerd({ x: 540, y: 290, scale: 0.76 }),
      place(elephant('trunkRaised'), { x: 2010, y: 1010, metre: 172, flip: true, depth: 0.24, shadow: false, coat: OXIDE }),
      floor('#4f160f', '0,950 500,936 1200,956 1800,940 2400,960'),
    ],
    tall: [
      sky({ horizon: 580, bands: 7, stops: COBALT }),
      floor('#6f88b8', '0,580,1 1080,580,1'),
      floor('#e8a878', '0,660,1 1080,660,1'),
      ...yatta(740, 90),
      cut('#f6c690', '-60,1160 20,960 180,860 300,700 480,680 560,600 760,620 860,580 1120,640,1 1120,1200,1'),
      cut('#fbe0b8', '380,1100 440,900 600,800 760,780 860,700 1120,740,1 1120,1160,1'),
      floor('#a43a1c', '0,1080 500,1056 1080,1084'),
      ...redHerd({ x: -40, y: 600, scale: 0.66 }),
      place(elephant('trunkRaised'), { x: 770, y: 1300, metre: 132, flip: true, depth: 0.24, shadow: false, coat: OXIDE }),
      floor('#4f160f', '0,1270 400,1256 1080,1280'),
    ],
  }),
  ...poster('hellsgate', {
    light: light('golden', 'kenya', 'right'),
    wide: [
      wash([[0, '#f08a3c'], [0.5, '#ffc46a'], [1, '#ffe6b0']]),
      glow(1620, 640, 620, '#fff4d0', 0.9),
      floor('#d9703a', '0,640 1300,620 1500,600 1800,640 2400,620'),
      pillar({ x: 1560, y: 780, width: 200, height: 560, depth: 0.12, of: '#8e3318' }),
      cliff({ y: '1950,420 2040,180 2400,60', to: 800, from: 1940, until: 2430, depth: 0.2, of: '#8e3318', talus: 0.3 }),
      floor('#b4481f', '0,780 1200,770 2400,790'),
      cut('#f6b468', '1500,776,1 1600,776,1 1560,830 1300,900 1200,1040,1 640,1040,1 1040,900 1440,830'),
      cut('#3a120f', '-40,-40,1 1250,-40,1 1270,60,1 1225,150,1 1262,250,1 1220,380,1 1250,520,1 1215,640,1 1260,760,1 1080,830 700,860 -40,900,1'),
      cut('#571c12', '1250,-40,1 1300,40,1 1270,150,1 1310,260,1 1276,380,1 1300,520,1 1280,640,1 1330,770,1 1260,760,1 1215,640,1 1250,520,1 1220,380,1 1262,250,1 1225,150,1 1270,60,1'),
      floor('#7a2412', '0,880 500,868 900,850 1100,900 1200,1000'),
      ...riders([[1400, 860, 70], [1180, 900, 92]]),
      ...[[1760, 850, 62], [1880, 870, 70], [2010, 846, 58]].flatMap(([x = 0, y = 0, metre = 0], at) => [moved({ x, y, squash: -0.9 }, place(zebra(at === 1 ? 'grazing' : 'standing'), { x: 0, y: 0, metre, flat: '#7a2412', shadow: false })), place(zebra(at === 1 ? 'grazing' : 'standing'), { x, y, metre, depth: 0.24, shadow: false })]),
    ],
    tall: [
      wash([[0, '#f08a3c'], [0.7, '#ffc46a'], [1, '#ffe6b0']]),
      glow(560, 860, 480, '#fff4d0', 0.9),
      floor('#d9703a', '0,880 500,860 1080,880'),
      pillar({ x: 560, y: 1010, width: 130, height: 370, depth: 0.12, of: '#8e3318' }),
      floor('#b4481f', '0,1010 500,1000 1080,1020'),
      cut('#f6b468', '510,1008,1 580,1008,1 560,1080 480,1180 460,1390,1 -40,1390,1 260,1180 480,1080'),
      cut('#3a120f', '-40,-40,1 1120,-40,1 1120,1030,1 980,1010 860,1000,1 880,900,1 842,800,1 870,700,1 820,630,1 700,596,1 560,620,1 430,590,1 330,640,1 290,740,1 320,860,1 280,980,1 120,1040 -40,1060,1'),
      cut('#571c12', '330,640,1 290,740,1 320,860,1 280,980,1 320,1000,1 350,860,1 326,744,1 372,656,1 440,612,1 430,590,1', '820,630,1 700,596,1 560,620,1 565,634,1 700,614,1 800,648,1 842,704,1 816,800,1 850,900,1 832,1004,1 860,1000,1 880,900,1 842,800,1 870,700,1'),
      ...riders([[480, 1110, 62], [330, 1200, 96]]),
      ...[[720, 1080, 48], [820, 1110, 56]].flatMap(([x = 0, y = 0, metre = 0], at) => [moved({ x, y, squash: -0.9 }, place(zebra(at === 1 ? 'grazing' : 'standing'), { x: 0, y: 0, metre, flat: '#7a2412', shadow: false })), place(zebra(at === 1 ? 'grazing' : 'standing'), { x, y, metre, depth: 0.24, shadow: false })]),
    ],
  }),
  ...poster('mombasa', {
    light: light('golden', 'kenya', 'left'),
    wide: [
      sky({ horizon: 650, bands: 8, stops: ['#0a2f66', '#0e3f7c', '#125090', '#17609c'] }),
      floor('#f2a06a', '0,648,1 2390,648,1'),
      floor('#ffce8c', '0,704,1 2390,704,1'),
      herd([coconutPalm(), coconutPalm({ seed: 4 })], { x: 2000, y: 720, width: 700, height: 8, count: 6, metre: [22, 30], depth: 0.4, shadow: false }),
      place(fortJesus(), { x: 1850, y: 772, metre: 18, shadow: false, depth: 0.28, by: SUNLIT, coat: { body: '#e8935a', shade: '#9a4a34', lit: '#ffe0ac' } }),
      floor('#0f5f80', '0,768 1200,768 2400,768'),
      floor('#1484a0', '0,800 600,812 1300,798 2000,816 2400,804'),
      floor('#3fb4b4', '0,880 600,866 1300,890 2000,872 2400,884'),
      place(farDhow(), { x: 330, y: 800, metre: 24, shadow: false, coat: { pale: '#fff4dc' } }),
      ripples({ y: 790, to: 980, x: 900, width: 1400, count: 50, colour: '#ffd9a0' }),
      place(dhow(), { x: 1600, y: 920, metre: 72, flip: true, shadow: false, by: SUNLIT, coat: { pale: '#f2813c', lit: '#c2542a', body: '#164a6a', shade: '#0c3048', accent: '#fff3dc' } }),
      ripples({ y: 922, to: 976, x: 1230, width: 820, count: 24, colour: '#f2a060' }),
    ],
    tall: [
      sky({ horizon: 640, bands: 7, stops: ['#0a2f66', '#0e3f7c', '#125090', '#17609c'] }),
      floor('#5a9cc0', '0,640,1 1080,640,1'),
      floor('#f2a06a', '0,730,1 1080,730,1'),
      floor('#ffce8c', '0,820,1 1080,820,1'),
      herd([coconutPalm(), coconutPalm({ seed: 4 })], { x: 800, y: 890, width: 560, height: 8, count: 5, metre: [20, 26], depth: 0.4, shadow: false }),
      place(fortJesus(), { x: 460, y: 930, metre: 14, shadow: false, depth: 0.28, by: SUNLIT, coat: { body: '#e8935a', shade: '#9a4a34', lit: '#ffe0ac' } }),
      floor('#0f5f80', '0,926 500,926 1080,926'),
      floor('#1484a0', '0,980 300,990 700,976 1080,990'),
      floor('#3fb4b4', '0,1130 300,1110 700,1136 1080,1120'),
      place(farDhow(), { x: 160, y: 990, metre: 22, shadow: false, coat: { pale: '#fff4dc' } }),
      ripples({ y: 960, to: 1320, count: 50, colour: '#ffd9a0' }),
      place(dhow(), { x: 640, y: 1230, metre: 56, flip: true, shadow: false, by: SUNLIT, coat: { pale: '#f2813c', lit: '#c2542a', body: '#164a6a', shade: '#0c3048', accent: '#fff3dc' } }),
      ripples({ y: 1232, to: 1290, x: 340, width: 620, count: 24, colour: '#f2a060' }),
    ],
  }),
];
