import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { points } from '../../drawing/points.ts';
import { pastureCow } from '../../figures/animals/pastureCow.ts';
import { forestFace, roundTree } from '../../land/forestFace.ts';
import { light } from '../../light/light.ts';

const [FAR, HILL, MEADOW, NEAR, LINE, FOREST] = [
  '#b9cfae',
  '#dcdc8a',
  '#c3cc58',
  '#a4b548',
  '#94a840',
  '#0d3034',
];

/** Young trees along the hill's lines, the smaller the farther from the forest: foot and reach. */
const YOUNG = points(
  '782,538,22 838,522,19 890,512,16 940,506,13 986,504,11 1030,508,9 800,632,25 862,606,21 918,590,18 774,732,27 842,706,24',
).flatMap(([x, y, reach]) => roundTree(x, y - reach * 1.7, reach, y));

/** Gishwati-Mukura, a strip of forest beside bare hills. */
export const gishwatiEdge: readonly Picture[] = [
  picture(
    'articles/gishwati-mukura',
    light('morning', 'rwanda', 'right'),
    wash(['#eef3e2', '#eef3e2']),
    floor(FAR, '-40,300 500,300 640,250 760,230 880,262 1000,300 1240,250'),
    // The other forest, far off on its hill.
    cut('#4c7a70', '960,300,1 990,262 1040,240 1090,226 1140,214 1240,200,1 1240,300,1 1090,296,1'),
    floor(HILL, '-40,460 500,440 640,400 800,330 960,290 1100,296 1240,330'),
    floor(MEADOW, '-40,640 500,600 700,520 900,450 1060,440 1240,480'),
    inked(
      LINE,
      5,
      '640,600 800,530 960,500 1240,540',
      '660,700 820,610 980,580 1240,620',
      '560,820 760,730 980,690 1240,720',
    ),
    floor(NEAR, '-40,900 400,900 700,850 960,800 1240,830'),
    moved({ x: 1120, y: 590, scale: 0.44, flip: true }, ...pastureCow),
    moved({ x: 930, y: 762, scale: 1.1 }, ...pastureCow),
    cut(FOREST, ...YOUNG),
    ...forestFace,
  ),
];
