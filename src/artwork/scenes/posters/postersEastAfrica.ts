import type { Layer } from '../../canvas/canvas.ts';
import { cut, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { points } from '../../drawing/points.ts';
import { place } from '../../figures/placing/place.ts';
import { roadWalker } from '../../figures/placing/roadWalker.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { forestToSea } from '../../land/forestToSea.ts';
import { thicket } from '../../land/thicket.ts';
import { light } from '../../light/light.ts';

const SKY = ['#7cc0c0', '#b8dcc4', '#fbe9bc', '#ffd596'];

/** The crest of the last ridge, where the traveller stands, and the near end of the road. */
const crest: readonly Layer[] = [
  cut(
    '#0f3a38',
    '-40,1040,1 -40,980,1 300,960 700,968 1100,950 1400,920 1560,896 1700,880 1900,890 2100,850 2440,820,1 2440,1040,1',
  ),
  cut('#e8c890', '1580,1040,1 1640,960 1670,910 1668,882,1 1706,880,1 1730,910 1740,960 1800,1040,1'),
  cut('#b08a5c', '1580,1040,1 1640,960 1670,910 1668,882,1 1680,881,1 1690,910 1670,960 1630,1040,1'),
];

/** The land, acacias on its plains. */
const land = forestToSea(
  points('1340,560,5 1400,556,4 1830,556,5 1890,562,7 1250,574,6 2110,566,7').map(([x, y, metre]) =>
    place(acacia({ variant: 3 }), { x, y, metre, flat: '#a8642c', shadow: false }),
  ),
);

/** The great view of the article on eight places of East Africa: from the forest's edge the road runs to the sea. */
export const postersEastAfrica: readonly Picture[] = poster('ea8places', {
  light: light('noon', 'uganda', 'right'),
  wide: [
    wash(SKY, { height: 490 }),
    glow(2080, 470, 520, '#fff6d4', 0.9),
    ...land,
    ...crest,
    roadWalker({ x: 1696, y: 930, scale: 1.1 }),
    thicket({
      from: 'right',
      edge: '2330,-40 2240,140 2300,330 2250,520 2200,700 2080,860 2000,1060',
      leaf: 110,
      depth: 0.08,
      of: '#0e5a50',
    }),
  ],
  tall: [
    wash(SKY, { height: 880 }),
    glow(820, 850, 520, '#fff6d4', 0.9),
    moved({ x: -1130, y: 400, scale: 0.95 }, ...land, ...crest),
    roadWalker({ x: 480, y: 1290, scale: 1.1 }),
    thicket({
      from: 'right',
      edge: '1300,560 1110,640 1060,760 1040,880 1000,980 960,1100 880,1220 820,1400',
      leaf: 100,
      depth: 0.08,
      of: '#0e5a50',
    }),
  ],
});
