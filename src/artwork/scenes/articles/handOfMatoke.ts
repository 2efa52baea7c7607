import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [GROUND, PEEL, LIT, DEEP, PALM, FOLD, TIP] = [
  '#4a1d3f',
  '#4f9a34',
  '#a9d24c',
  '#23703a',
  '#c9dc78',
  '#93b650',
  '#e9c98a',
];

/** A row of points of a banana, leaning aside more and more towards its tip. */
const bent = (row: string, bend: number) =>
  points(row)
    .map(([x, y, third]) => `${Math.round(x + bend * (y / 600) ** 2)},${y},${third}`)
    .join(' ');

/** A green banana that stands on 0,0, its three sides in three greens; its dry tip at y -640. */
const banana = (bend: number): Layer[] => [
  cut(TIP, bent('-22,-500,1 -15,-552,1 17,-554,1 24,-500,1', bend)),
  within(
    PEEL,
    bent(
      '-70,140,1 -96,20 -112,-140 -108,-300 -84,-430 -30,-524,1 30,-524,1 84,-430 108,-300 112,-140 96,20 70,140,1',
      bend,
    ),
    cut(LIT, bent('-160,140,1 -160,-530,1 -10,-530,1 -34,-420 -50,-290 -48,-140 -36,20 -26,140,1', bend)),
    cut(DEEP, bent('160,140,1 160,-530,1 18,-530,1 50,-420 64,-290 64,-140 54,20 40,140,1', bend)),
  ),
];

/** What Uganda calls a hand, and cooks: five bananas on one stalk. */
export const handOfMatoke: readonly Picture[] = [
  picture(
    'articles/westernuganda',
    light('noon', 'uganda', 'left'),
    plan({ subject: [300, 300, 560, 480], camera: 'front' }),
    wash(GROUND),
    moved({ x: 372, y: 650, scale: 0.72, turn: -24 }, ...banana(30)),
    moved({ x: 498, y: 600, scale: 0.9, turn: -9 }, ...banana(20)),
    moved({ x: 640, y: 590, scale: 0.98, turn: 3 }, ...banana(-8)),
    moved({ x: 776, y: 620, scale: 0.86, turn: 15 }, ...banana(-22)),
    moved({ x: 812, y: 820, scale: 0.82, turn: 55 }, ...banana(-60)),
    within(
      PALM,
      '344,720,1 400,690 446,640 500,650 560,610 630,640 700,616 770,670 838,680,1 880,760 850,850 780,910 750,960,1 470,960,1 452,890 408,836 368,776',
      cut(FOLD, '820,600,1 790,740 700,860 690,960,1 940,960,1 940,600,1'),
    ),
  ),
];
