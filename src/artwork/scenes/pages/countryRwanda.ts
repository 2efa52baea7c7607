import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { light } from '../../light/light.ts';

/** A steep hill in terraces: fields by turns, its right flank in shade from the ridge that runs down from its top. */
const hill = (
  shape: string,
  fields: readonly [string, string],
  rows: readonly string[],
  shade: readonly [colour: string, flank: string],
): Layer =>
  within(
    fields[0],
    shape,
    ...rows.map((row, at) => floor(fields[(at + 1) % 2]!, row)),
    cut({ fill: shade[0], opacity: 0.72 }, shade[1]),
  );
const contours = (from: number, step: number, count: number, bend: (y: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => bend(from + at * step));

/** Rwanda's emblem: steep terraced hills and the road between them. */
export const countryRwanda: readonly Picture[] = [
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [980, 330, 220, 460], camera: 'wide' }),
    wash(['#8cc8d0', '#d4e8cc', '#fff2c4'], { height: 560 }),
    floor('#a4ccbc', '0,330 200,280 420,360 620,300 760,240 900,310 1040,270 1200,350'),
    hill(
      '-60,940,1 -60,300 80,190 240,130 380,170 520,300 640,460 800,600 960,700,1 960,940,1',
      ['#c8d458', '#9cc04c'],
      contours(
        200,
        62,
        11,
        (y) => `0,${y + 70} 120,${y + 6} 250,${y} 380,${y + 50} 560,${y + 10} 800,${y - 60}`,
      ),
      [
        '#0f5c66',
        '240,120,1 400,150,1 640,400,1 1000,700,1 1000,940,1 520,940,1 470,760,1 400,640,1 410,520,1 330,400,1 320,290,1 270,200,1',
      ],
    ),
    mistBank({ y: 640, height: 180, colour: '#eef6d0', strength: 0.7 }),
    hill(
      '380,960,1 520,720 700,480 840,330 960,270 1080,310 1260,430,1 1260,960,1',
      ['#f0c848', '#b8c84a'],
      contours(
        330,
        66,
        10,
        (y) => `380,${y - 120} 620,${y + 20} 800,${y + 60} 960,${y} 1100,${y + 46} 1240,${y + 10}`,
      ),
      [
        '#0c4c60',
        '960,250,1 1080,280,1 1260,400,1 1260,960,1 1130,960,1 1090,800,1 1010,690,1 1020,570,1 960,470,1 970,370,1 940,310,1',
      ],
    ),
    floor('#1f6a4c', '-40,700 200,690 420,740 640,830 900,860 1240,800'),
    floor('#0c3c40', '-40,800 260,800 520,860 800,910 1240,880'),
    cut('#d8582c', limb('-60,800,26 120,752,22 300,770,18 440,812,15 560,800,12 610,752,8')),
    inked('#d8582c', 15, '606,756 690,700 860,690 900,640 820,600 740,590'),
    inked('#d8582c', 9, '740,590 730,560 800,530 890,520 900,480 850,462'),
    inked('#d8582c', 5, '850,462 836,440 890,410 926,390'),
    // The house at the bend.
    cut('#fff3d4', '690,560,1 690,520,1 760,520,1 760,560,1'),
    cut('#b8a48c', '760,560,1 760,520,1 790,510,1 790,550,1'),
    cut('#e8502a', '678,524,1 708,488,1 778,484,1 800,514,1 768,524,1'),
    place(banana(), { x: 70, y: 930, metre: 104, depth: 0.12, shadow: false }),
  ),
];
