import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, SNOW, ICE, WOOL, SHADE, LINE] = [
  '#f6b65f',
  '#fffaf0',
  '#a9cbdc',
  '#2b6a9a',
  '#17405f',
  '#17304a',
];

/** A sock of thick wool whose heel hangs at 0,0: the leg falls to the left with its cuff, the foot to the right. */
const SOCK =
  '0,-6 22,10 60,80 120,220 180,380 232,560 250,640 236,690 190,716 130,708 92,670 66,580 36,470 8,400 -8,400 -20,470 -44,580 -64,724,1 -268,690,1 -240,560 -186,390 -122,222 -60,80 -22,10';
/** What the light does not reach: the side of the foot, and of the leg towards it. */
const LEE =
  '0,-20,1 26,70,1 -6,150,1 30,240,1 -4,330,1 2,400,1 10,500,1 60,740,1 300,760,1 300,400,1 100,-20,1';
const CAP =
  '-300,-40,1 300,-40,1 300,300,1 176,330,1 160,290,1 134,390,1 100,300,1 84,250,1 52,350,1 20,236,1 -8,310,1 -36,220,1 -66,330,1 -96,240,1 -120,300,1 -140,226,1 -174,330,1 -300,260,1';
const BAND =
  '-330,480,1 -170,520,1 -10,540,1 -10,600,1 -180,574,1 -340,536,1;330,500,1 180,530,1 20,560,1 20,620,1 190,586,1 340,556,1';

const sock: Layer[] = [
  within(
    WOOL,
    SOCK,
    cut(SHADE, LEE),
    within(SNOW, CAP, cut(ICE, LEE)),
    within(SNOW, BAND, cut(ICE, LEE)),
    inked(
      SNOW,
      9,
      '-232,650,1 -250,740,1',
      '-196,656,1 -206,740,1',
      '-160,662,1 -164,740,1',
      '-124,668,1 -124,740,1',
      '-88,674,1 -84,740,1',
    ),
  ),
  cut(LINE, panel('-15,-52,5 15,-52,5 18,44,4 -18,44,4')),
];

/** The hike in the Mountains of the Moon, where everything gets wet: two socks are on the line, and they are its peaks. */
export const moonHikeWashing: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('morning', 'uganda', 'right'),
    plan({ subject: [200, 400, 700, 360], camera: 'front' }),
    wash(SKY),
    inked(LINE, 7, '-20,58,1 388,118,1 846,226,1 1220,186,1'),
    moved({ x: 846, y: 230, scale: 0.9 }, ...sock),
    moved({ x: 388, y: 122, scale: 1.04 }, ...sock),
  ),
];
