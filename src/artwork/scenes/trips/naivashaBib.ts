import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [LAKE, CHESTNUT, DARK, WHITE, SHADE, GOLD] = [
  '#1ba39c',
  '#a8431f',
  '#26161f',
  '#fff8e8',
  '#c9d4cf',
  '#ffc02e',
];

const SHOULDERS = twin('0,230,1 130,262 340,286 570,380 690,600 700,960,1 0,960,1');
/** Folded: from its edge on the breast out over three rows of coverts. */
const WING =
  '190,268,1 330,390 396,490 410,586,1 420,640 484,640 494,576,1 504,626 564,626 574,560,1 590,610 650,600 680,540,1 760,960,1 370,960,1 340,860 380,660 360,520 300,400';
const FISH =
  '112,134,1 84,76 20,36 -70,36 -150,86 -170,190 -164,290 -194,400 -184,550 -100,680 -40,744,1 40,744,1 100,680 184,550 194,400 170,310 150,270 112,240,1';
const TAIL = twin('0,680,1 40,700 56,744 120,792 236,838,1 150,852 60,846 0,808,1');
const FIN = '150,430,1 240,480 286,570 276,660,1 200,620 130,560,1';
/** Breast feathers, or scales. */
const SCALES = '-90,470 0,470 90,470 -45,532 45,532 0,594'.split(' ').map((at) => {
  const [x, y] = at.split(',').map(Number) as [number, number];
  return `${x - 45},${y},1 ${x - 34},${y + 40} ${x},${y + 46} ${x + 34},${y + 40} ${x + 45},${y},1`;
});

/** Lake Naivasha: the white bib of a fish eagle is a fish, its head and eye the eagle's own. */
export const naivashaBib: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [420, 330, 360, 340], camera: 'front' }),
    wash(LAKE),
    moved(
      { x: 600, y: 0 },
      within(CHESTNUT, SHOULDERS, cut(DARK, pair(WING))),
      cut(WHITE, pair(FIN), TAIL),
      within(WHITE, FISH, inked(SHADE, 13, '-210,296 -130,400 0,412 130,400 210,296', ...SCALES)),
      cut(GOLD, '20,218,1 60,204 78,170 84,134,1 130,112 176,124,1 192,170 180,222,1 130,226 90,246,1'),
      cut(
        DARK,
        '166,122,1 224,124 262,170 262,262,1 252,284,1 236,248 212,230 176,224,1 188,176',
        '90,246,1 130,226 180,222,1 214,232 222,246,1 206,266 150,270 112,262,1',
        disc(40, 160, 25),
        '-16,134,1 40,112 108,136,1 80,148 40,138',
      ),
      cut(WHITE, disc(48, 152, 7)),
    ),
  ),
];
