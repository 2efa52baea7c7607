import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { light } from '../../light/light.ts';

/** The tower against the light. */
const TONES = ['#ffd08a', '#b8502c', '#94331f', '#6c2220', '#451319'] as const;

/** A rider who comes out of the shade, on his long shadow. */
const rider = (x: number, y: number, scale: number): Layer[] => [
  cut(
    { fill: '#5a1610', opacity: 0.6 },
    `${x - 900 * scale},${y + 30 * scale} ${x - 200 * scale},${y - 14 * scale} ${x + 190 * scale},${y - 10 * scale} ${x + 210 * scale},${y + 10 * scale} ${x - 100 * scale},${y + 40 * scale} ${x - 800 * scale},${y + 90 * scale}`,
  ),
  moved({ x, y, scale }, ...touringRider(['#f4e4c4', '#fffaf0', '#c08a6c'], '#f2b03a', '#1f8088')),
];

/** Hell's Gate: from the shade of a cliff into the light. */
export const postersHellsgate: readonly Picture[] = [
  ...poster('hellsgate', {
    light: light('golden', 'kenya', 'right'),
    wide: [
      wash(['#f08a3c', '#ffc46a', '#ffe6b0']),
      glow(1620, 640, 620, '#fff4d0', 0.9),
      floor('#d9703a', '0,640 1300,620 1500,600 1800,640 2400,620'),
      fischersTower({ x: 2030, y: 800, scale: 1.12, flip: true, tones: TONES }),
      floor('#b4481f', '0,780 1200,770 2400,790'),
      cut(
        '#f6b468',
        '1000,930,1 1300,900 1700,880 2100,884 2430,870,1 2430,930,1 2100,944 1700,940 1300,970 1100,1040,1 800,1040,1',
      ),
      cut(
        '#3a120f',
        '-40,-40,1 1250,-40,1 1270,60,1 1225,150,1 1262,250,1 1220,380,1 1250,520,1 1215,640,1 1260,760,1 1080,830 700,860 -40,900,1',
      ),
      cut(
        '#571c12',
        '1250,-40,1 1300,40,1 1270,150,1 1310,260,1 1276,380,1 1300,520,1 1280,640,1 1330,770,1 1260,760,1 1215,640,1 1250,520,1 1220,380,1 1262,250,1 1225,150,1 1270,60,1',
      ),
      floor('#7a2412', '0,880 500,868 900,850 1100,900 1200,1000'),
      ...rider(1590, 912, 0.88),
    ],
    tall: [
      wash([
        [0, '#f08a3c'],
        [0.7, '#ffc46a'],
        [1, '#ffe6b0'],
      ]),
      glow(500, 860, 480, '#fff4d0', 0.9),
      floor('#d9703a', '0,880 500,860 1080,880'),
      fischersTower({ x: 790, y: 1020, scale: 0.66, flip: true, tones: TONES }),
      floor('#b4481f', '0,1010 500,1000 1080,1020'),
      cut('#f6b468', '-40,1230,1 300,1206 700,1196 1120,1206,1 1120,1262,1 700,1260 300,1270 -40,1300,1'),
      cut(
        '#3a120f',
        '-40,-40,1 1120,-40,1 1120,1030,1 980,1010 986,1000,1 1014,900,1 960,800,1 1000,700,1 929,630,1 759,596,1 560,620,1 375,590,1 233,640,1 177,740,1 219,860,1 162,980,1 120,1040 -40,1060,1',
      ),
      cut(
        '#571c12',
        '233,640,1 177,740,1 219,860,1 162,980,1 219,1000,1 262,860,1 228,744,1 293,656,1 390,612,1 375,590,1',
        '929,630,1 759,596,1 560,620,1 567,634,1 759,614,1 901,648,1 960,704,1 924,800,1 972,900,1 946,1004,1 986,1000,1 1014,900,1 960,800,1 1000,700,1',
      ),
      ...rider(420, 1240, 0.92),
    ],
  }),
];
