import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { tortoiseFromAbove, tortoiseShape } from '../../figures/animals/tortoiseFromAbove.ts';
import { light } from '../../light/light.ts';

const [SEA, LAGOON, SHALLOW, FOAM] = ['#14979c', '#4cc3b8', '#9fe0cd', '#fff8e6'];
const [SAND, WET, SHADOW, PRINT, PRINT_SHADE] = ['#fbdca2', '#eabf83', '#a85d60', '#e3b478', '#8a4852'];

/** Sunlight through the arch of a gate, and the shadows of its bars. */
const gate: Layer[] = [
  cut(SAND, 'M-300 -235H330A235 235 0 0 1 330 235H-300z'),
  cut(
    SHADOW,
    ...[-141, -47, 47, 141].map((v) =>
      box(-300, v - 11, Math.round(630 + Math.sqrt(235 ** 2 - v ** 2)) + 6, 22),
    ),
    box(51, -235, 14, 470),
    box(311, -235, 14, 470),
  ),
];

/** Prints of broad feet between the bars, from the gate to the sun. */
const PRINTS = '-72,-94 -20,94 32,-94 84,94 136,-94 188,94 240,-94 292,94 344,-94 396,94 448,-94 500,94';
const PRINTS_IN_SHADE = '592,-94 570,94';

/** Changuu, the prison that held nobody: a giant tortoise has walked out of the shadow of its gate, to the sea. */
export const changuuPrison: readonly Picture[] = [
  picture(
    'articles/changuu',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [660, 190, 330, 320], camera: 'above' }),
    wash(SAND),
    moved(
      { x: 30, y: 660, turn: -21 },
      // Wet sand, foam and water.
      cut(WET, '1110,-900,1 1130,-500 1080,-200 1120,60 1070,320 1110,900,1 1900,900,1 1900,-900,1'),
      cut(FOAM, '1150,-900,1 1166,-500 1130,-220 1160,60 1118,320 1150,900,1 1900,900,1 1900,-900,1'),
      cut(SHALLOW, '1166,-900,1 1186,-500 1146,-220 1180,60 1136,320 1168,900,1 1900,900,1 1900,-900,1'),
      cut(LAGOON, '1236,-900,1 1260,-500 1210,-220 1250,60 1200,320 1240,900,1 1900,900,1 1900,-900,1'),
      cut(SEA, '1340,-900,1 1370,-500 1310,-220 1350,60 1290,320 1330,900,1 1900,900,1 1900,-900,1'),
      cut(SHADOW, box(-400, -900, 1036, 1900)),
      ...gate,
      cut(PRINT, ...spots(PRINTS, 17, 14)),
      cut(PRINT_SHADE, ...spots(PRINTS_IN_SHADE, 17, 14)),
      moved({ x: 892, y: 16 }, cut(SHADOW, ...tortoiseShape)),
      moved({ x: 846, y: 0 }, ...tortoiseFromAbove),
    ),
  ),
];
