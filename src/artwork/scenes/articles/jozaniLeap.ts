import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { colobusLeaping } from '../../figures/animals/colobusLeaping.ts';
import { BARK, canopyFromBelow, leaf } from '../../land/canopyFromBelow.ts';
import { light } from '../../light/light.ts';

/** The bough that it sprang from, and the leaves that this shook off; the twig that it leaps for. */
const boughs: readonly Layer[] = [
  cut(
    BARK,
    limb('-80,1000,46 0,900,34 90,850,22 190,820,12 270,824,0'),
    limb('1280,20,52 1190,110,34 1120,160,16 1060,178,8 1002,170,0'),
    limb('1230,70,26 1170,240,14 1150,330,8 1160,400,0'),
    limb('1130,150,14 1090,90,8 1066,40,0'),
    ...[
      [268, 824, 70, -4],
      [250, 820, 70, 50],
      [222, 822, 76, -60],
      [190, 824, 74, 76],
      [160, 830, 70, -120],
      [110, 850, 60, -150],
      [1006, 170, 62, -134],
      [1014, 172, 70, 112],
      [1050, 176, 64, -70],
      [1072, 174, 60, 76],
      [1158, 396, 70, 70],
      [1158, 390, 70, 140],
      [1152, 350, 66, 20],
      [1152, 330, 64, 170],
      [1068, 46, 70, -150],
      [1072, 56, 60, -40],
    ].map(([x, y, long, turn]) => leaf(x!, y!, long!, turn!)),
  ),
  cut(
    '#17704c',
    leaf(420, 780, 50, 30),
    leaf(500, 690, 36, 80),
    leaf(384, 840, 44, 120),
    leaf(560, 760, 30, -30),
  ),
];

/** Jozani for the article about Zanzibar: a red colobus leaps from crown to crown over our heads. */
export const jozaniLeap: readonly Picture[] = [
  picture(
    'articles/jozani',
    light('noon', 'zanzibar', 'behind'),
    plan({ camera: 'below' }),
    wash('#f4f0a4'),
    cut(
      '#fdfbd4',
      '290,340 420,215 600,210 740,240 830,330 860,430 800,520 700,570 620,670 460,670 340,590 250,470',
    ),
    // Leaves with the sun in them, which the white mane stands out from.
    cut(
      '#a9d65e',
      '572,330 596,268 680,222 760,190 920,190 920,420 820,410 720,430 600,384',
      leaf(604, 300, 74, 172),
      leaf(628, 254, 70, -150),
      leaf(598, 344, 66, 152),
      leaf(690, 226, 64, -118),
      leaf(760, 410, 56, 80),
      leaf(830, 408, 56, 60),
    ),
    ...canopyFromBelow,
    ...boughs,
    moved({ x: 560, y: 474, turn: -24, scale: 1.18 }, ...colobusLeaping),
  ),
];
