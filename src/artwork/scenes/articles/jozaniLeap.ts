import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { colobusLeaping } from '../../figures/animals/colobusLeaping.ts';
import { BARK, canopyFromBelow, leaf } from '../../land/canopyFromBelow.ts';
import { light } from '../../light/light.ts';

/** The bough that it sprang from, and the leaves that this shook off. */
const sprung: readonly Layer[] = [
  cut(
    BARK,
    limb('-40,960,46 40,860,34 130,800,22 230,770,12 320,770,0'),
    limb('120,806,14 170,730,9 190,660,0'),
    ...[
      [318, 770, 70, -10],
      [290, 766, 74, 46],
      [262, 768, 80, -62],
      [230, 772, 78, 74],
      [206, 776, 70, -40],
      [190, 664, 80, -80],
      [188, 690, 74, -20],
      [184, 706, 66, -140],
      [176, 724, 70, 20],
      [160, 780, 60, -160],
    ].map(([x, y, long, turn]) => leaf(x!, y!, long!, turn!)),
  ),
  cut(
    '#17704c',
    leaf(420, 700, 50, 30),
    leaf(470, 590, 36, 80),
    leaf(384, 800, 44, 120),
    leaf(520, 740, 30, -30),
    leaf(330, 640, 34, 60),
  ),
];

/** Jozani for the article about Zanzibar: a red colobus leaps from crown to crown over our heads. */
export const jozaniLeap: readonly Picture[] = [
  picture(
    'articles/jozani',
    light('noon', 'zanzibar', 'behind'),
    plan({ camera: 'below' }),
    wash('#f4f0a4'),
    cut('#fdfbd4', '300,330 420,215 600,230 760,300 860,430 800,520 700,560 620,660 470,660 350,580 270,450'),
    ...canopyFromBelow,
    ...sprung,
    moved({ x: 636, y: 446, turn: -24, scale: 1.04 }, ...colobusLeaping),
  ),
];
