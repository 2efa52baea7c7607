import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { lobeliaSpire } from '../../figures/placing/lobeliaSpire.ts';
import { sunbird } from '../../figures/placing/sunbird.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

const SPIRE = {
  leaf: ['#0f3a3c', '#2a6e5c', '#7fb98a'],
  bract: ['#3c4a78', '#7482ac', '#d4d6e6'],
  flower: '#5a34a0',
} as const;
const CREAM = '#ffe6b8';

/** The great view of the hike: a sunbird at a giant lobelia, the snow of the Rwenzori behind. */
export const postersMoonHike: readonly Picture[] = poster('mountainsofthemoonhike', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    wash(
      [
        [0, '#0b2c4c'],
        [0.46, '#134867'],
        [0.68, '#7ab0b4'],
        [1, CREAM],
      ],
      { across: true },
    ),
    massif({
      summits: '1000,760 1180,640 1300,700 1480,430 1640,560 1800,330 1950,520 2120,240 2280,440 2420,380',
      base: 880,
      snow: 620,
      depth: 0.55,
      of: '#3c6488',
    }),
    mist({ y: 800, height: 130, strength: 1, colour: CREAM }),
    hills({ y: '-30,830 500,800 1000,840 1600,850 2420,800', rise: 40, depth: 0.4, of: '#2c6a5c' }),
    mist({ y: 860, height: 80, strength: 0.9, colour: '#c8dcc0' }),
    hills({ y: '-30,930 900,910 1500,940 2420,920', rise: 14, depth: 0.1, of: '#12403c', plain: true }),
    lobeliaSpire({ x: 2230, y: 930, tall: 330 }, SPIRE),
    lobeliaSpire({ x: 1840, y: 1560, tall: 1480 }, SPIRE),
    moved({ x: 1626, y: 410, scale: 1.08 }, ...sunbird),
  ],
  tall: [
    wash([
      [0, '#0b2c4c'],
      [0.4, '#134867'],
      [0.54, '#7ab0b4'],
      [0.74, CREAM],
    ]),
    massif({
      summits: '-40,960 120,860 260,930 430,760 560,850 720,680 850,800 960,640 1120,780',
      base: 1060,
      snow: 880,
      depth: 0.55,
      of: '#3c6488',
    }),
    mist({ y: 990, height: 120, strength: 1, colour: CREAM }),
    hills({ y: '-30,1070 500,1040 1110,1060', rise: 40, depth: 0.4, of: '#2c6a5c' }),
    mist({ y: 1090, height: 80, strength: 0.9, colour: '#c8dcc0' }),
    hills({ y: '-30,1190 500,1170 1110,1190', rise: 14, depth: 0.1, of: '#12403c', plain: true }),
    lobeliaSpire({ x: 140, y: 1200, tall: 250 }, SPIRE),
    lobeliaSpire({ x: 706, y: 1880, tall: 1280 }, SPIRE),
    moved({ x: 512, y: 850, scale: 0.96 }, ...sunbird),
  ],
});
