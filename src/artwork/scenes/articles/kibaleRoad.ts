import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { chimpanzeeJockey } from '../../figures/animals/chimpanzeeJockey.ts';
import { light } from '../../light/light.ts';

const [WOOD, TRUNK, SUNNY, LIT_TRUNK, ROAD, DIM_ROAD] = [
  '#1f6148',
  '#123f36',
  '#ecf2ac',
  '#bcd67e',
  '#d9663a',
  '#6f3430',
];

/** What stands behind the road: slender stems, and a giant with its buttresses. */
const TRUNKS = [
  '40,-20,1 84,-20,1 88,500 104,740,1 20,740,1 38,500',
  '196,-20,1 222,-20,1 222,500 232,740,1 180,740,1 194,500',
  '352,-20,1 420,-20,1 424,440 430,600 470,740,1 310,740,1 346,600 350,440',
  '540,-20,1 560,-20,1 562,740,1 534,740,1',
  '690,-20,1 736,-20,1 740,500 762,740,1 660,740,1 688,500',
  '846,-20,1 864,-20,1 868,740,1 838,740,1',
  '960,-20,1 1150,-20,1 1150,240 1170,420 1240,560,1 1240,740,1 1150,740,1 1110,600 1096,740,1 1030,740,1 1036,600 1000,680 900,740,1 800,740,1 900,650 946,520 960,340',
];

/** The road through Kibale's forest, and who has right of way. */
export const kibaleRoad: readonly Picture[] = [
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'right'),
    plan({ subject: [400, 400, 430, 210], camera: 'profile' }),
    wash([WOOD, WOOD]),
    cut(TRUNK, ...TRUNKS),
    floor(DIM_ROAD, '-40,734 1240,734'),
    // One beam, from the crowns down over the road.
    within(
      SUNNY,
      '330,-20,1 1100,-20,1 930,734,1 890,880,1 60,880,1 110,734,1',
      cut(LIT_TRUNK, ...TRUNKS),
      cut(ROAD, '-20,734,1 1240,734,1 1240,900,1 -20,900,1'),
    ),
    cut(DIM_ROAD, '270,806,1 420,800 640,796 900,800,1 880,816 800,832 640,838 500,836 360,826'),
    floor(
      TRUNK,
      '-40,858 60,846,1 90,862 160,852,1 220,866 320,856,1 420,872 560,862,1 700,874 860,860,1 960,870 1060,852,1 1120,862 1240,840',
    ),
    ...chimpanzeeJockey,
  ),
];
