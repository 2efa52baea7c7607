import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { tortoiseComing, tortoiseDome } from '../../figures/animals/tortoiseComing.ts';
import { prisonGate } from '../../figures/buildings/prisonGate.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, LAGOON, FOAM, SAND, CAST] = [
  '#fbe7bd',
  '#14979c',
  '#4cc3b8',
  '#fff8e6',
  '#f8d08f',
  '#b96f5c',
];
const [WALL, SAIL] = ['#6d3046', '#d88a58'];

/** Changuu, the prison that held nobody: its gate is the shell of a giant tortoise, which walks out of it. */
export const changuuGate: readonly Picture[] = [
  picture(
    'articles/changuu',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [220, 150, 760, 560], camera: 'front' }),
    wash(SKY),
    floor(SEA, '-40,560,1 1240,560,1'),
    floor(LAGOON, '-40,620 400,612 800,624 1240,614'),
    floor(FOAM, '-40,660 300,650 700,668 1240,652'),
    floor(SAND, '-40,672 300,662 700,680 1240,664'),
    cut(WALL, '1078,552,1 1096,562 1136,562 1158,550,1 1142,576 1100,578'),
    cut(SAIL, '1090,550,1 1146,474,1 1152,524 1138,548,1'),
    inked(WALL, 3, '1086,554,1 1148,470,1'),
    moved(
      { x: 18, y: -4, scale: 0.97 },
      cut(
        CAST,
        '-60,800,1 200,704,1 996,706,1 990,738 920,752 850,790 812,880 806,896,1 720,902 560,876 440,868 200,856 -60,884,1',
      ),
      ...tortoiseDome,
      ...prisonGate,
      ...tortoiseComing,
    ),
  ),
];
