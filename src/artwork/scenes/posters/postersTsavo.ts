import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { OXIDE, redHerd } from '../../figures/placing/redHerd.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const COBALT = ['#0f2a66', '#143274', '#1a4088', '#2250a0'];

/** The Yatta plateau's ruled line across the picture at y, its foot `tall` pixels below, and the red plain to `foot`. */
const yatta = (y: number, tall: number): Layer[] => [
  floor('#3a1a3a', `0,${y},1 1200,${y - 5},1 2400,${y},1`),
  floor('#f0a05c', `0,${y},1 1200,${y - 5},1 2400,${y},1`, y + 7),
  floor(
    '#56263c',
    [0, 140, 300, 460, 640, 820, 1000, 1180, 1360, 1540, 1720, 1900, 2080, 2240, 2400]
      .map((x, at) => `${x},${y + tall * (at % 2 === 0 ? 0.75 : 0.42)}`)
      .join(' '),
  ),
  floor('#e38d4a', `0,${y + tall} 600,${y + tall - 14} 1400,${y + tall + 6} 2400,${y + tall - 8}`),
  floor('#c4552a', `0,${y + tall + 60} 700,${y + tall + 40} 1500,${y + tall + 66} 2400,${y + tall + 44}`),
];

/** Tsavo: the red herd below the plateau. */
export const postersTsavo: readonly Picture[] = [
  ...poster('tsavo', {
    light: light('golden', 'kenya', 'right'),
    wide: [
      sky({ horizon: 650, bands: 8, stops: COBALT }),
      ...yatta(650, 84),
      herd([acacia({ variant: 3 })], {
        x: 700,
        y: 736,
        width: 1500,
        height: 12,
        count: 9,
        metre: [7, 10],
        flat: '#6b3a2c',
        shadow: false,
      }),
      cut(
        '#f6c690',
        '1100,880 1206,700 1330,570 1500,540 1560,420 1760,330 1860,200 2040,150 2140,90 2260,130 2440,60 2440,900,1 1700,960',
      ),
      cut('#fbe0b8', '1700,800 1760,620 1900,520 1960,380 2120,330 2200,260 2440,240,1 2440,860,1'),
      floor('#a43a1c', '0,846 700,826 1500,850 2400,830'),
      ...redHerd({ x: 540, y: 290, scale: 0.76 }),
      place(elephant('trunkRaised'), {
        x: 2010,
        y: 1010,
        metre: 172,
        flip: true,
        depth: 0.24,
        shadow: false,
        coat: OXIDE,
      }),
      floor('#4f160f', '0,950 500,936 1200,956 1800,940 2400,960'),
    ],
    tall: [
      sky({ horizon: 580, bands: 7, stops: COBALT }),
      floor('#6f88b8', '0,580,1 1080,580,1'),
      floor('#e8a878', '0,660,1 1080,660,1'),
      ...yatta(740, 90),
      cut(
        '#f6c690',
        '-60,1160 20,960 180,860 300,700 480,680 560,600 760,620 860,580 1120,640,1 1120,1200,1',
      ),
      cut('#fbe0b8', '380,1100 440,900 600,800 760,780 860,700 1120,740,1 1120,1160,1'),
      floor('#a43a1c', '0,1080 500,1056 1080,1084'),
      ...redHerd({ x: -40, y: 600, scale: 0.66, dusted: true }),
      place(elephant('trunkRaised'), {
        x: 770,
        y: 1300,
        metre: 132,
        flip: true,
        depth: 0.24,
        shadow: false,
        coat: OXIDE,
      }),
      floor('#4f160f', '0,1270 400,1256 1080,1280'),
    ],
  }),
];
