import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WOOL, SHADE, BUNK] = ['#24409c', '#fbf6ea', '#a9b8e4', '#141b4d'];
const [BLACK, GOLD, RED] = ['#1d1a22', '#fbc928', '#dc3a2c'];
const [COAL, BRASS, WINE] = ['#14152c', '#c79a34', '#a02a44'];
const [SKIN, HAT, CUFF, PILLOW] = ['#a9623f', '#e8402c', '#fbc928', '#6f8ad8'];

const BLANKET =
  '300,900,1 314,728,1 356,684 410,650 452,606 480,540 500,470,1 526,440,1 560,330,1 584,306,1 636,150,1 672,250,1 696,272,1 726,350,1 756,372,1 790,430,1 826,372,1 846,356,1 884,240,1 902,222,1 934,96,1 972,214,1 996,240,1 1030,340,1 1056,368,1 1080,470 1110,600 1160,680,1 1180,900,1';
const AWAY =
  '636,150,1 644,270,1 618,330,1 640,400,1 606,480,1 640,570 630,670 600,900,1 780,900,1 756,740 764,620 790,430,1 756,372,1 726,350,1 696,272,1 672,250,1;' +
  '934,96,1 944,240,1 914,310,1 944,400,1 908,490,1 940,600 944,680 970,900,1 1240,900,1 1240,700,1 1160,680 1080,470,1 1056,368,1 1030,340,1 996,240,1 972,214,1;' +
  '584,306,1 594,366,1 568,420,1 584,470,1 540,570 544,500,1 526,440,1 560,330,1;902,222,1 908,300,1 880,370,1 894,440,1 850,590 856,490,1 846,356,1 884,240,1';

/** The black, gold and red of Uganda, woven in along the hem. */
const stripes = (...inks: string[]): Layer[] =>
  inks.map((ink, at) => {
    const down = at * 28;
    const row = [756, 740, 700, 664, 700, 664, 700, 730].map(
      (y, n) => `${[220, 330, 480, 630, 790, 930, 1080, 1220][n]!},${y + down}`,
    );
    return inked(ink, 29, row.join(' '));
  });

/** Who sleeps: a head in profile to the right, in a bobble hat, the nape at the origin. */
const SLEEPER: readonly Layer[] = [
  cut(
    SKIN,
    '-60,-180,1 60,-200,1 82,-150 74,-122,1 96,-104 114,-84 104,-72 86,-70,1 102,-60 88,-48,1 102,-38 86,-26,1 98,-4 84,20 40,28,1 20,90,1 -80,90,1 -76,0 -100,-60,1',
  ),
  inked('#2c1420', 7, '30,-116 48,-102 64,-112'),
  cut(HAT, '84,-160,1 72,-220 10,-254 -66,-236 -118,-170 -110,-80,1'),
  cut(CUFF, '92,-190,1 98,-146,1 0,-112 -104,-52,1 -126,-92,1 -20,-150'),
  cut(CUFF, disc(-48, -252, 36)),
];

/** The cold night in the hut. */
export const moonHikeBlanket: readonly Picture[] = [
  // Whoever sleeps here has drawn up both knees: under the blanket they are the summits.
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'left'),
    plan({ subject: [400, 420, 640, 380], camera: 'profile' }),
    wash(NIGHT),
    cut(PILLOW, '20,830,1 8,770 40,726 140,740 260,760 360,780 370,830,1'),
    moved({ x: 334, y: 738, turn: -80, scale: 1.06 }, ...SLEEPER),
    within(WOOL, BLANKET, ...stripes(BLACK, GOLD, RED), within(SHADE, AWAY, ...stripes(COAL, BRASS, WINE))),
    cut(BUNK, '-40,812,1 1240,812,1 1240,920,1 -40,920,1'),
  ),
];
