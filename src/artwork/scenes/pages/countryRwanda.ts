import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { zigzag } from '../../drawing/imigongo.ts';
import { light } from '../../light/light.ts';

const [BLACK, CREAM, RED, DEEP] = ['#141414', '#f4e8d0', '#a4301e', '#06262e'];

/** One repeat of the pattern, from its top: how far down a band begins, its ink as imigongo and as a terrace. */
const REPEAT = 204;
const BANDS = [
  [0, '', ''],
  [64, BLACK, DEEP],
  [78, RED, '#0c3c44'],
  [134, BLACK, DEEP],
  [148, CREAM, '#7cb850'],
  [190, BLACK, DEEP],
] as const;
/** The terrace that runs on in its own green beyond the road, the highest first. */
const GREENS = ['#3c8c50', '#4c9850', '#2f7c54', '#3c8c50', '#4c9850', '#2f7c54'];

const bands = (draw: (y: number, earth: string, field: string) => Layer): Layer[] =>
  GREENS.flatMap((green, at) =>
    BANDS.map(([down, earth, field]) => draw(at * REPEAT + down - 130, earth || green, field || green)),
  );

/** A row of tea that swings in the measure of the zigzags, more so towards the road, and everything below it. */
const row = (y: number) => {
  const swing = Array.from(
    { length: 18 },
    (_, at) => `${at * 52 - 52},${Math.round(y + [0, -1, 0, 1][at % 4]! * (14 + at * 3.2))}`,
  );
  return `-60,1000,1 -60,${y},1 ${swing.join(' ')} 860,${y},1 860,1000,1`;
};

const PANELS = Array.from({ length: 8 }, (_, at) => at * 0.7854 + 0.5);
const spoke = (angle: number, reach: number) =>
  `${Math.round(reach * Math.cos(angle))},${Math.round(reach * Math.sin(angle))}`;

/** An umbrella from above, its shadow on the ground beside it: eight panels in two inks round a tip, 400 pixels across. */
const umbrella = (...inks: readonly [string, string]): Layer[] => [
  moved(
    { x: 46, y: 58 },
    cut(
      { fill: DEEP, opacity: 0.5 },
      PANELS.map((angle) => `${spoke(angle, 200)},1 ${spoke(angle + 0.393, 168)}`).join(' '),
    ),
  ),
  ...inks.map((ink, odd) =>
    cut(
      ink,
      ...PANELS.filter((_, at) => at % 2 === odd).map(
        (angle) =>
          `0,0,1 ${spoke(angle, 200)},1 ${spoke(angle + 0.393, 168)} ${spoke(angle + 0.7854, 200)},1`,
      ),
    ),
  ),
  cut(CREAM, disc(0, 0, 13)),
];

/** Rwanda's emblem from above: three umbrellas on a red road, rows of tea that run on beyond it as imigongo. */
export const countryRwanda: readonly Picture[] = [
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [450, 460, 290, 300], camera: 'above' }),
    wash(DEEP),
    ...bands((y, _, field) => cut(field, row(y))),
    // Beyond the road the same rows run on as imigongo.
    within(
      BLACK,
      '810,-40,1 780,80 650,190 590,330 640,470 600,600 450,720 400,940,1 1260,940,1 1260,-40,1',
      ...bands((y, earth) => cut(earth, zigzag(312, y + 52, 104, 104, 1300, 10))),
    ),
    cut(
      '#f08a54',
      '760,-40,1 740,80 620,190 560,330 600,470 560,600 420,720 360,940,1 520,940,1 570,760 710,640 740,480 700,340 750,230 870,110 900,-40,1',
    ),
    cut(
      '#c24c28',
      '784,-40,1 764,80 644,200 590,330 630,470 590,610 450,730 396,940,1 520,940,1 570,760 710,640 740,480 700,340 750,230 870,110 900,-40,1',
    ),
    moved({ x: 812, y: 40, scale: 0.4, turn: 20 }, ...umbrella('#f4b731', '#fff0cc')),
    moved({ x: 652, y: 250, scale: 0.6, turn: -12 }, ...umbrella('#2f7fc0', '#bfe3ee')),
    moved({ x: 584, y: 618, scale: 0.88 }, ...umbrella('#fc8e30', '#ffe4b0')),
  ),
];
