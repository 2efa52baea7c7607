import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
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

/** An umbrella from above: eight panels in two inks round a tip, 400 pixels across. */
const umbrella: readonly Layer[] = [
  ...['#fc8e30', '#ffe4b0'].map((ink, odd) =>
    cut(
      ink,
      ...PANELS.filter((_, at) => at % 2 === odd).map(
        (angle) =>
          `0,0,1 ${spoke(angle, 200)},1 ${spoke(angle + 0.393, 168)} ${spoke(angle + 0.7854, 200)},1`,
      ),
    ),
  ),
  cut('#9c3418', disc(0, 0, 13)),
];

/** The shadow of a woman who walks under an umbrella, upright over her feet. */
const shadow = cut(
  DEEP,
  // Cloth and tip.
  '-168,-344,1 -150,-400 -90,-452 -6,-460,1 0,-488,1 6,-460,1 90,-452 150,-400 168,-344,1 126,-366 84,-344,1 42,-366 0,-344,1 -42,-366 -84,-344,1 -126,-366',
  // Pole, and the arm that holds it.
  limb('0,-400,6 26,-190,6'),
  limb('-40,-248,14 -22,-172,13 26,-214,9'),
  disc(24, -216, 12),
  // Head, her hair tied up, neck.
  disc(-36, -304, 24, 27),
  disc(-62, -322, 15),
  limb('-40,-290,11 -42,-256,12'),
  // Blouse, and a wrap down to her calves.
  '-64,-262,1 -44,-270 -20,-262,1 -12,-220 -18,-176,1 -2,-140 14,-70,1 -96,-62,1 -84,-130 -66,-176,1 -76,-220',
  // The step.
  limb('-10,-84,15 10,-44,12 20,-8,8'),
  '10,-14,1 28,-16,1 54,2,1 12,4,1',
  limb('-76,-84,15 -88,-44,12 -108,-10,8'),
  '-118,-18,1 -100,-10,1 -78,6,1 -98,8,1',
);

/** Rwanda's emblem from above: one umbrella on a red road, rows of tea that run on beyond it as imigongo. */
export const countryRwanda: readonly Picture[] = [
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [478, 394, 300, 300], camera: 'above' }),
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
    moved({ x: 790, y: 402, turn: 46 }, shadow),
    moved({ x: 628, y: 544, scale: 0.98 }, ...umbrella),
  ),
];
