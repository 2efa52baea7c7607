import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { rollerPerched, rollerTail } from '../../figures/animals/rollerPerched.ts';
import { kiboInPlanes } from '../../land/kiboInPlanes.ts';
import { light } from '../../light/light.ts';

/** A red elephant on the way to the left, 100 pixels high. */
const elephant: readonly Layer[] = [
  cut(
    '#5c1d1c',
    '-24,-50,1 4,-50,1 0,-20 2,0,1 -16,0,1 -14,-20',
    '26,-50,1 50,-50,1 42,-22 38,0,1 20,0,1 24,-20',
  ),
  inked('#5c1d1c', 4, '74,-62 82,-44 80,-24'),
  cut(
    '#8e2f22',
    '-54,-102 -30,-100 0,-94 30,-100 62,-92 78,-66 76,-40 70,0,1 50,0,1 50,-20 40,-38,1 10,-32 -20,-36,1 -26,0,1 -46,0,1 -46,-24 -50,-44,1 -62,-40 -70,-46,1 -72,-24 -82,-4 -98,-6 -98,-14,1 -88,-18 -88,-50 -84,-84 -72,-100',
  ),
  cut(
    '#e8814a',
    '-54,-102,1 -30,-100 0,-94 30,-100 60,-92,1 30,-88 0,-84 -40,-90,1 -76,-84 -84,-50 -84,-20,1 -90,-50 -84,-84 -72,-100',
  ),
  cut('#5c1d1c', '-46,-92 -22,-90 -10,-72 -24,-46 -42,-46 -52,-64'),
  cut('#fff3d6', '-66,-52,1 -74,-46 -92,-44 -98,-48,1 -92,-40 -74,-38 -64,-46,1'),
];

/** A dhow under way to the left, 150 pixels high, its sail in the light. */
const dhow: readonly Layer[] = [
  inked('#eafaf0', 5, '40,16 110,16', '-70,20 10,20'),
  inked('#5a1f2a', 5, '-70,-26 50,-168', '6,-20 10,-110'),
  cut('#5a1f2a', '-78,-22,1 70,-18,1 62,2 40,12,1 -48,12,1 -66,0'),
  cut('#a8432e', '-78,-22,1 70,-18,1 66,-8,1 -72,-10,1'),
  cut('#f3c79a', '-62,-32,1 44,-158,1 72,-90 64,-28,1 0,-22'),
  cut('#fff8e6', '-62,-32,1 44,-158,1 44,-90 20,-26,1 -30,-26'),
];

/** A coconut palm that leans to the left, 100 pixels high. */
const palm: readonly Layer[] = [
  cut('#5c3a30', limb('6,2,4 0,-40,2 -14,-84,2')),
  cut(
    '#1f6b56',
    limb(
      '-14,-84,2 -34,-100,6 -58,-82,0;-14,-84,2 14,-104,6 40,-84,0;-14,-84,2 -40,-84,5 -52,-58,0;-14,-84,2 12,-82,5 24,-56,0;-14,-84,2 -16,-112,5 -36,-122,0;-14,-84,2 2,-110,5 22,-118,0',
    ),
  ),
  cut('#6fb35c', limb('-14,-84,1 -34,-104,3 -58,-84,0;-14,-84,1 -18,-114,2 -36,-122,0')),
];

/** An umbrella thorn, 100 pixels high. */
const thorn: readonly Layer[] = [
  cut('#a67c58', limb('0,2,5 2,-40,4 -30,-80,2'), limb('1,-36,3 34,-80,2')),
  cut('#78b074', '-80,-76,1 -60,-94 -20,-104 30,-102 70,-90 86,-76,1'),
  cut('#a6c878', '-80,-76,1 -60,-94 -20,-104 20,-102,1 -20,-90 -40,-76,1'),
];

const put = (
  thing: readonly Layer[],
  ...rows: readonly (readonly [x: number, y: number, scale: number])[]
): Layer[] => rows.map(([x, y, scale]) => moved({ x, y, scale }, ...thing));

/** From the horizon down to `y` 1200 in one ink, from a row of points across the wide picture. */
const ground = (ink: string, row: string): Layer => cut(ink, `-40,1200,1 ${row} 2440,1200,1`);

/** The line of a wood across the wide picture: crowns about `y`, each its own size. */
const crowns = (y: number, step: number, rise: number): string =>
  Array.from({ length: Math.ceil(2500 / step) }, (_, at) => {
    const [x, hill] = [at * step - 50, Math.sin(at * step * 0.004) * rise * 1.2];
    const foot = Math.round(y + hill);
    const top = foot - Math.round(rise * (1.3 + 0.7 * Math.sin(at * 2.3)));
    return `${x},${foot},1 ${x + Math.round(step * 0.2)},${top} ${x + Math.round(step * 0.8)},${top}`;
  }).join(' ');

/** The volcanoes and forest hills at the horizon, the lake and the wall of the rift: the far end of the way. */
const farEnd: readonly Layer[] = [
  cut(
    '#c4a0dc',
    '60,480,1 176,370,1 204,370,1 340,480,1',
    '330,480,1 442,396,1 460,404,1 580,480,1',
    '590,480,1 680,418,1 780,480,1',
  ),
  cut(
    '#efcbe6',
    '60,480,1 176,370,1 172,420,1 196,440,1 190,480,1',
    '330,480,1 442,396,1 434,430,1 454,448,1 440,480,1',
    '590,480,1 680,418,1 672,450,1 690,480,1',
  ),
  ground(
    '#b9dab0',
    '-40,462,1 160,440 300,470 480,442 700,470 980,440 1240,466 1500,446 1800,470 2100,450 2440,466,1',
  ),
  ground('#8cc394', crowns(490, 46, 9)),
  ground('#62a884', crowns(514, 62, 11)),
  ground('#eef8ea', '-40,528,1 500,524 1000,520 2440,516,1'),
  ground('#9fdad8', '-40,536,1 500,534 1000,526 2440,524,1'),
  // The wall of the rift in facets.
  ground(
    '#e0946a',
    '-40,552,1 90,556,1 110,550,1 330,554,1 352,546,1 560,552,1 576,560,1 760,556,1 780,548,1 1010,552,1 1030,560,1 1240,556,1 1256,564,1 2440,572,1',
  ),
  cut(
    '#f8c48e',
    ...[-20, 48, 110, 186, 236, 320, 352, 440, 500, 576, 640, 690, 780, 850, 904, 980, 1030, 1110, 1160].map(
      (x, at) => {
        const [wide, foot] = [34 + ((at * 7) % 5) * 9, 600 - ((at * 5) % 4) * 6];
        return `${x},560,1 ${x + wide},558,1 ${x + wide * 0.7},${foot},1 ${x + wide * 0.3},${foot + 4},1 ${x + wide * 0.2},580,1`;
      },
    ),
  ),
  ground('#fbdb98', '-40,600,1 300,594 600,598 1000,586 1500,590 2440,580,1'),
  ground('#f1c069', '-40,626,1 300,620 800,630 1200,612 1600,618 2440,606,1'),
];

/** The red earth under its flat-topped lava, then beach, lagoon, reef and sea: the near end of the way. */
const nearEnd: readonly Layer[] = [
  ground('#6aa878', '1220,690,1 1380,640 1640,612 1900,606 2200,622 2440,610,1 2440,700,1'),
  ground('#3f8a5a', '1500,676,1 1640,660 1860,652 2100,636 2440,640,1 2440,720,1'),
  cut('#a04a48', '560,690,1 640,646,1 1330,650,1 1440,700,1'),
  cut('#d9805a', '560,690,1 640,646,1 700,646,1 690,662,1 740,668,1 716,700,1'),
  ground('#e07a46', '-40,654,1 300,650 500,668 760,676 1100,672 1500,670 2000,672 2440,690,1'),
  ground('#c2552f', '-40,690,1 200,684 460,700 700,704 1100,716 1500,722 1900,744 2440,770,1'),
  ground('#fff3d2', '-40,712,1 200,712 500,730 760,760 1040,808 1300,830 1700,850 2440,880,1'),
  ground('#9ce8d8', '-40,728,1 200,728 460,750 700,784 980,836 1300,868 1700,890 2440,924,1'),
  ground('#3fbac2', '-40,754,1 200,754 420,776 660,812 940,872 1240,912 1700,940 2440,980,1'),
  ground('#f2fff2', '-40,792,1 160,790 380,810 600,842 860,900 1160,954 1600,1000 2440,1060,1'),
  ground('#2f66d2', '-40,799,1 160,798 380,818 600,852 860,912 1160,968 1600,1020 2440,1080,1'),
  ground('#2a3fae', '-40,862,1 160,866 340,896 560,940 800,990 1100,1060 2440,1180,1'),
];

/** Wildebeest in file, far off: the feet of each at a point. */
const wildebeest = (row: string): Layer =>
  cut(
    '#ba8660',
    ...points(row).flatMap(([x, y]) => [
      // Body and head, then two legs.
      `${x - 14},${y - 8},1 ${x - 22},${y - 5},1 ${x - 14},${y - 19},1 ${x + 2},${y - 16},1 ${x + 14},${y - 15},1 ${x + 16},${y - 8},1 ${x},${y - 6},1`,
      box(x - 9, y - 8, 3, 8),
      box(x + 11, y - 8, 3, 8),
    ]),
  );

/** The sky of the morning in flat bands, each from its row down. */
const morning = (rows: readonly string[]): Layer[] => [
  wash('#f7b8a6'),
  ...rows.map((row, at) => floor(['#fad0ba', '#fddfc6', '#feedd4', '#fff8e6'][at]!, row)),
];

const KIBO = { rock: '#b592d4', deep: '#9468bc', warm: '#e6c2e4', snow: '#fffaf0', ice: '#cfc4ee' };
const kibo = (x: number, y: number, scale: number): Layer =>
  moved({ x, y, scale, squash: 1.4, flip: true }, kiboInPlanes({ x: 0, y: 0 }, KIBO));

/** The bough on which the roller sits, in its own light and shade. */
const bough: readonly Layer[] = [
  cut(
    '#3c2140',
    limb('1100,220,60 560,84,36 240,24,26 0,-6,18 -150,-30,11 -270,-74,3'),
    limb('-60,-14,10 -150,20,6 -220,24,2'),
    limb('420,60,20 520,-30,12 640,-70,7 720,-130,2'),
  ),
  cut('#8a4a50', limb('1100,166,14 560,54,8 240,4,6 0,-20,5 -150,-40,3 -262,-76,1')),
];

const bird = (x: number, y: number, scale: number): Layer =>
  moved({ x, y, scale }, ...rollerTail, moved({ x: 60, y: -252, scale: 1.1 }, ...bough), ...rollerPerched);

/** The great view of the article on eight places of East Africa: a roller in the colours of the way that lies below it, from forest to sea. */
export const postersEastAfrica: readonly Picture[] = poster('ea8places', {
  light: light('morning', 'tanzania', 'left'),
  wide: [
    plan({ subject: [1500, 190, 260, 400], camera: 'profile' }),
    ...morning([
      '-40,130,1 400,130 520,100 1100,100 1220,140 2440,140,1',
      '-40,250,1 200,250 320,280 900,280 1020,240 1700,240 1800,270 2440,270,1',
      '-40,350,1 500,350 620,320 1300,320 1400,360 2440,360,1',
      '-40,420,1 300,420 400,400 1000,400 1100,426 2440,426,1',
    ]),
    ...farEnd,
    kibo(2110, 650, 0.54),
    wildebeest(
      '720,622 760,616 786,628 826,614 860,624 900,616 936,628 970,616 1016,624 1050,614 1096,622 1130,616',
    ),
    ...put(thorn, [270, 640, 0.62], [1240, 634, 0.5], [430, 630, 0.4]),
    ...nearEnd,
    ...put(elephant, [900, 750, 0.66], [1050, 762, 0.9], [1176, 770, 0.52]),
    ...put(palm, [40, 716, 0.7], [120, 714, 0.88], [196, 718, 0.66], [560, 744, 1], [660, 758, 1.3]),
    ...put(dhow, [340, 880, 1.5]),
    bird(1560, 896, 0.79),
  ],
  tall: [
    plan({ subject: [430, 610, 230, 380], camera: 'profile' }),
    ...morning([
      '-40,220,1 200,220 300,180 700,180 800,230 1120,230,1',
      '-40,400,1 300,400 400,440 800,440 900,390 1120,390,1',
      '-40,560,1 200,560 300,520 700,520 800,570 1120,570,1',
      '-40,680,1 300,680 400,650 1120,650,1',
    ]),
    moved({ x: -60, y: 280, scale: 1 }, ...farEnd),
    kibo(944, 940, 0.44),
    moved({ x: -620, y: 280, scale: 1 }, ...nearEnd),
    ...put(elephant, [160, 1036, 0.76], [276, 1046, 0.48]),
    ...put(palm, [50, 1030, 1.3]),
    ...put(dhow, [150, 1250, 1.2]),
    bird(500, 1262, 0.72),
  ],
});
