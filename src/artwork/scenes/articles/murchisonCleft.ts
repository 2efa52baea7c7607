import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { crocodileBasking } from '../../figures/animals/crocodileBasking.ts';
import { light } from '../../light/light.ts';

const LEFT =
  '-40,110,1 60,104 180,120 300,112 420,130 520,122 600,140,1 622,190,1 600,250,1 616,330,1 560,430,1 540,540,1 450,640,1 -40,700,1';
const RIGHT =
  '1240,96,1 1120,104 1000,92 880,112 760,124 700,138,1 690,200,1 716,280,1 700,350,1 730,430,1 742,530,1 800,640,1 1240,720,1';

/** Upright slabs of rock between two edges: each a face and the side that its joint leaves in shade. */
const slabs = (
  seed: string,
  from: number,
  to: number,
  top: number,
  foot: number,
): [faces: string, joints: string] => {
  const chance = random(seed);
  const [faces, joints]: [string[], string[]] = [[], []];
  for (let x = from; x < to;) {
    const wide = chance.between(26, 82);
    let y = top - chance.between(0, 60);
    while (y < foot) {
      const end = y + chance.between(60, 220);
      const [a, b] = [Math.round(x + chance.between(-6, 6)), Math.round(x + wide + chance.between(-8, 8))];
      const bite = Math.round(wide * chance.between(0.16, 0.4));
      if (chance.next() < 0.72)
        faces.push(
          `${a},${Math.round(y)},1 ${b},${Math.round(y + chance.between(-14, 20))},1 ${b - 4},${Math.round(end - 20)},1 ${b - bite},${Math.round(end)},1 ${a + 3},${Math.round(end - chance.between(6, 40))},1`,
        );
      if (chance.next() < 0.5)
        joints.push(
          `${b - bite},${Math.round(y)},1 ${b},${Math.round(y)},1 ${b - 3},${Math.round(end)},1 ${b - bite * 0.7},${Math.round(end - 30)},1`,
        );
      y = end + chance.between(4, 26);
    }
    x += wide;
  }
  return [outline(faces.join(';')), outline(joints.join(';'))];
};
const [LEFT_FACES, LEFT_JOINTS] = slabs('left wall', -40, 640, 130, 690);
const [RIGHT_FACES, RIGHT_JOINTS] = slabs('right wall', 690, 1240, 120, 700);

/** Green that hangs over the rim in points of varied length. */
const hangings = (seed: string, from: number, to: number, y: number, long: number): string => {
  const chance = random(seed);
  let row = '';
  for (let x = from; x < to;) {
    const wide = chance.between(16, 46);
    const drop = long * chance.between(0.2, 1) * chance.between(0.5, 1);
    row += outline(
      `${Math.round(x - 4)},${y - 16},1 ${Math.round(x)},${Math.round(y + drop * 0.5)} ${Math.round(x + wide * 0.4)},${Math.round(y + drop * 1.5)} ${Math.round(x + wide)},${Math.round(y + drop * 0.4)} ${Math.round(x + wide + 4)},${y - 16},1`,
    );
    x += wide * chance.between(0.7, 1.6);
  }
  return row;
};
const crowns = (seed: string, from: number, to: number, y: number, size: number): string => {
  const chance = random(seed);
  let row = '';
  for (let x = from; x < to; x += size * chance.between(0.6, 1.4)) {
    const r = size * chance.between(0.5, 1);
    row += disc(x, y - r * 0.3 + chance.between(-4, 8), r, r * chance.between(0.6, 0.9));
  }
  return row;
};

const NEAR_LEFT =
  '-40,40,1 100,56 250,60,1 262,70,1 270,200,1 246,330,1 262,470,1 300,600,1 330,690,1 -40,740,1';
const NEAR_RIGHT = '1240,60,1 1100,72 990,76,1 976,200,1 1000,320,1 980,450,1 950,560,1 930,690,1 1240,740,1';
const [NEAR_LEFT_FACES, NEAR_LEFT_JOINTS] = slabs('near left', -40, 320, 60, 720);
const [NEAR_RIGHT_FACES, NEAR_RIGHT_JOINTS] = slabs('near right', 940, 1240, 70, 720);

const FALL =
  '606,132,1 640,124 700,132,1 694,200,1 712,280 700,350 728,430 742,520 800,640,1 430,660,1 536,540 556,430 612,330 602,250 620,190,1';

/** Threads of falling water: where each begins and ends, and its half width. */
const falling = (
  rows: readonly (readonly [x1: number, y1: number, x2: number, y2: number, half: number])[],
): string =>
  rows
    .map(([x1, y1, x2, y2, half]) =>
      limb(
        `${x1},${y1},0 ${Math.round(x1 * 0.6 + x2 * 0.4)},${Math.round((y1 + y2) / 2)},${half} ${x2},${y2},0`,
      ),
    )
    .join('');

/** Foam that boils up: discs side by side. */
const boil = (row: readonly (readonly [x: number, y: number, r: number])[]): string =>
  row.map(([x, y, r]) => disc(x, y, r)).join('');

const BOW = ['#ff7a52', '#ffc05a', '#f6ee80', '#86d892', '#5cc0d0'];
const bow = (r: number, colours: readonly string[], wide: number, opacity: number): Layer[] =>
  colours.map((stroke, at) =>
    cut({ fill: 'none', stroke, width: wide + 1, opacity }, disc(470, 800, r - at * wide)),
  );

/** Murchison Falls from the river below: the whole Nile comes through one cleft. */
export const murchisonCleft: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'behind-right'),
    plan({ subject: [560, 150, 170, 460], camera: 'below' }),
    strata(['#7cc4c4', '#b8dcc4', '#f2ecc4'], { height: 150, bands: 3 }),
    // The forest on the rim, and the far walls in the haze of the spray.
    cut('#7fbb92', crowns('rim far', 160, 610, 108, 44), crowns('rim far right', 690, 1080, 104, 44)),
    within('#a8604a', LEFT, cut('#d98258', LEFT_FACES), cut('#854a40', LEFT_JOINTS)),
    within('#1f5054', RIGHT, cut('#2c6668', RIGHT_FACES), cut('#163e46', RIGHT_JOINTS)),
    cut('#3f9058', crowns('rim', 180, 600, 122, 34), hangings('left hang', 200, 590, 128, 110)),
    cut('#1c6450', crowns('rim right', 716, 1050, 118, 36), hangings('right hang', 720, 1060, 124, 120)),
    // The river in the cleft.
    cut(
      { fill: '#f3fbf0', opacity: 0.26 },
      '-40,668,1 200,640 260,560 350,580 400,480 500,470 560,380 640,350 720,390 790,470 880,480 930,570 1000,600 1240,640 1240,668,1',
    ),
    cut(
      { fill: '#f3fbf0', opacity: 0.3 },
      '-40,668,1 240,668,1 300,610 380,620 430,540 520,530 580,450 640,430 700,450 760,530 850,550 900,620 1000,640 1100,668,1',
    ),
    within('none', RIGHT, ...bow(474, BOW, 14, 0.62), ...bow(580, BOW.toReversed(), 9, 0.34)),
    within(
      '#fdfdf0',
      FALL,
      cut(
        '#b9e2d8',
        falling([
          [690, 130, 720, 420, 12],
          [676, 150, 690, 470, 8],
          [622, 180, 570, 520, 9],
          [650, 240, 620, 600, 10],
          [700, 380, 760, 640, 12],
          [590, 400, 500, 650, 12],
          [664, 420, 676, 650, 10],
          [610, 420, 580, 640, 7],
        ]),
      ),
      cut(
        '#6fbdb4',
        falling([
          [696, 160, 708, 330, 6],
          [614, 200, 606, 330, 5],
          [716, 440, 770, 630, 6],
          [560, 470, 480, 640, 6],
          [640, 330, 632, 520, 4],
        ]),
      ),
    ),
    // The spray.
    cut(
      { fill: '#fbfff4', opacity: 0.45 },
      boil([
        [400, 640, 60],
        [470, 600, 64],
        [560, 560, 70],
        [650, 540, 66],
        [730, 580, 66],
        [800, 620, 60],
        [860, 650, 44],
        [340, 660, 40],
      ]),
    ),
    cut(
      '#fdfdf0',
      boil([
        [420, 664, 34],
        [476, 646, 44],
        [540, 620, 50],
        [610, 610, 54],
        [684, 616, 56],
        [752, 640, 46],
        [812, 660, 36],
        [370, 676, 20],
        [856, 674, 22],
      ]),
    ),
    // The near walls: the left one in the sun, the right one in its own shade.
    within(
      '#8f432c',
      NEAR_LEFT,
      cut('#d9663a', NEAR_LEFT_FACES),
      cut('#5a2c28', NEAR_LEFT_JOINTS),
      cut(
        '#f2985a',
        '250,60,1 262,70,1 270,200,1 246,330,1 262,470,1 300,600,1 330,690,1 306,690,1 276,600,1 240,470,1 226,330,1 250,200,1',
      ),
    ),
    within('#0c2f36', NEAR_RIGHT, cut('#144248', NEAR_RIGHT_FACES), cut('#061f27', NEAR_RIGHT_JOINTS)),
    cut('#1f6f4a', crowns('near rim', -40, 250, 60, 52), hangings('near hang', -30, 250, 66, 190)),
    cut('#9bc95c', crowns('sunny rim', -40, 230, 34, 26), hangings('sunny hang', 10, 120, 60, 90)),
    cut(
      '#08353a',
      crowns('near rim right', 1000, 1260, 74, 56),
      hangings('near hang right', 990, 1240, 80, 220),
    ),
    // The river below, its foam drawn out.
    strata(['#cfeade', '#5fb0a0', '#1f7a70', '#0d504e'], { y: 668, height: 260, below: true, bands: 6 }),
    // What the water gives back of the sunny wall and of the fall.
    cut(
      { fill: '#e2884e', opacity: 0.34 },
      '-40,668,1 320,668,1 290,690 330,704 240,722 280,740 180,760 200,780 -40,790,1',
    ),
    cut(
      { fill: '#f6fbee', opacity: 0.5 },
      '430,668,1 850,668,1 800,690 840,704 740,720 790,738 690,752 720,776 640,800 610,780 640,764 540,748 580,730 480,712 520,694',
    ),
    cut('#fdfdf0', '340,676 420,660 520,668 640,662 760,668 880,662 930,678 820,692 690,684 560,694 430,686'),
    cut(
      '#f1faec',
      ...[
        [520, 724, 250],
        [700, 738, 190],
        [420, 752, 140],
        [640, 772, 260],
        [880, 760, 170],
        [520, 800, 150],
        [760, 812, 220],
        [980, 802, 190],
        [620, 846, 180],
        [900, 858, 240],
        [1090, 742, 120],
        [300, 728, 120],
      ].map(([x, y, long]) =>
        limb(`${x},${y},0 ${Math.round(x! + long! * 0.4)},${y! + 4},7 ${x! + long!},${y! - 1},0`),
      ),
    ),
    // Two at the rail above.
    inked(
      '#0c2f36',
      3,
      '770,104 950,88',
      '780,116 780,96',
      '830,112 830,92',
      '880,108 880,88',
      '930,104 930,84',
    ),
    cut('#3a1f18', disc(852, 51, 5, 6), disc(879, 48, 5, 6), limb('846,100,2 848,84,3;856,100,2 855,84,3')),
    cut(
      '#ee3a1c',
      '840,90,1 846,72 844,62 852,57 860,62 858,74 866,90,1',
      limb('846,64,3 838,74,2 836,86,2'),
    ),
    cut('#fff6d8', '872,80,1 871,62 879,54 887,62 888,80,1', limb('874,62,3 864,52,2 858,42,2')),
    cut('#0c2f36', limb('876,100,3 877,80,4;884,100,3 883,80,4')),
    floor('#c08a50', '-40,816 120,808 300,822 480,842 620,872 720,920 760,960'),
    floor('#ecc67e', '-40,824 120,816 290,832 460,856 590,890 670,960'),
    moved(
      { x: 150, y: 852, scale: 0.92 },
      cut('#b07844', '-300,4 -100,-2 150,0 300,6 430,10 440,24 200,34 -200,26'),
      ...crocodileBasking,
    ),
  ),
];
