import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import {
  gorillaAbove,
  gorillaShadow,
  motherAbove,
  silverbackAbove,
} from '../../figures/placing/gorillasAbove.ts';
import { treeFernsAbove, type FernColours } from '../../figures/plants/treeFernAbove.ts';
import { light } from '../../light/light.ts';

/** The road from edge to edge. */
const ROAD =
  '960,-40,1 880,70 780,180 640,320 500,460 350,640 230,800 150,940,1 560,940,1 640,820 760,680 900,530 1050,360 1180,190 1280,40,1 1280,-40,1';
/** Where the silverback, the mother and another walk on it. */
const FAMILY = [
  { x: 810, y: 250, scale: 0.8 },
  { x: 500, y: 590, scale: 0.62 },
  { x: 330, y: 850, scale: 0.46 },
] as const;
/** Tree ferns deep in the shade, and those in the sun. */
const DIM_FERN: FernColours = ['#175443', '#2b7650', '#0f4034'];
const BRIGHT_FERN: FernColours = ['#1f7048', '#8cc450', '#14503c'];

/** The forest of the mountain gorillas from the air. */
export const bwindiAir: readonly Picture[] = [
  // A family crosses a forest road, seen from the air.
  picture(
    'places/bwindi-2',
    light('morning', 'uganda', 'left'),
    plan({ subject: [680, 180, 200, 160], camera: 'above' }),
    wash(['#0f4436', '#0b352f']),
    ...treeFernsAbove(
      DIM_FERN,
      [70, 330, 0.9, 10],
      [330, 60, 0.8, 0],
      [840, 800, 0.8, 30],
      [1090, 520, 0.9, 12],
      [180, 640, 0.7, 22],
      [1180, 820, 0.8, 5],
      [480, 250, 0.6, 0],
    ),
    within(
      '#d9713f',
      ROAD,
      cut(
        '#f09a5a',
        '940,-40,1 860,70 760,180 620,320 480,460 330,640 210,800 130,940,1 250,940,1 330,810 450,660 590,500 740,350 880,210 980,90 1060,-40,1',
      ),
      cut(
        '#8f3a2c',
        '1200,-40,1 1100,110 980,280 840,440 700,590 580,730 470,860 410,960,1 520,960,1 640,800 760,650 900,500 1040,330 1160,160 1260,-40,1',
      ),
      ...FAMILY.map(({ x, y, scale }) =>
        moved({ x: x + 66 * scale, y: y + 50 * scale, turn: 42, scale }, cut('#7c2f2c', gorillaShadow)),
      ),
    ),
    moved({ ...FAMILY[0], turn: 42 }, ...silverbackAbove),
    moved({ ...FAMILY[1], turn: 42 }, ...motherAbove),
    moved({ ...FAMILY[2], turn: 46 }, ...gorillaAbove),
    cut({ fill: '#06241f', opacity: 0.5 }, disc(250, 250, 190), disc(1010, 760, 190), disc(60, 900, 150)),
    ...treeFernsAbove(
      BRIGHT_FERN,
      [190, 210, 1.25, 0],
      [950, 720, 1.2, 24],
      [30, 850, 1, 40],
      [1180, 330, 0.8, 8],
      [560, 30, 0.7, 16],
    ),
  ),
];
