import { cut, floor, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, TABLE, COFFEE, RIPPLE] = ['#f26a4b', '#74203c', '#2a1016', '#8a4a30'];
const [CHINA, SHADE, GLAZE, DIM] = ['#fff8ea', '#e6cdbf', '#146a8a', '#0f5570'];
const [FIN, AWAY] = ['#3a93ad', '#174f6b'];

const CUP =
  '160,360,1 1040,360,1 1030,500 960,640 840,740 770,780 760,840,1 440,840,1 430,780 360,740 240,640 170,500';
/** What lies away from the light on the cup. */
const TURNED = '890,340,1 1100,340,1 1100,860,1 690,860,1 810,740 890,620';
/** Stone Town from the sea: a minaret, the tower of the House of Wonders, and the cathedral's two spires. */
const TOWN =
  '100,760,1 100,620,1 250,626,1 250,590,1 310,590,1 310,626,1 336,626,1 336,552,1 352,526 368,552,1 368,626,1 430,632,1 430,594,1 550,598,1 550,544,1 566,544,1 566,516,1 634,516,1 634,544,1 650,544,1 650,598,1 740,594,1 740,630,1 778,628,1 778,560,1 800,494,1 822,560,1 822,626,1 850,624,1 850,556,1 872,490,1 894,556,1 894,620,1 1100,610,1 1100,700,1 800,730 600,740 400,730 100,690,1';

/** Stone Town's Jaws Corner, where people meet over coffee: in the cup is who the corner is named after. */
export const zanzibarCorner: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [220, 290, 760, 170], camera: 'front' }),
    wash(GROUND),
    floor(TABLE, '-40,770 1240,770'),
    within(CHINA, CUP, cut(GLAZE, TOWN), within(SHADE, TURNED, cut(DIM, TOWN))),
    cut(CHINA, disc(600, 360, 440, 116)),
    within(COFFEE, disc(600, 372, 408, 96), inked(RIPPLE, 9, '300,440 420,404 600,396 790,404 910,444')),
    within(
      FIN,
      '460,404,1 496,260 560,156 700,76,1 668,170 670,290 740,404,1 680,418 520,418',
      cut(AWAY, '600,60,1 740,60,1 760,440,1 626,440,1 600,300 624,180'),
    ),
  ),
];
