import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { ponchoWalker } from '../../figures/people/ponchoWalker.ts';
import { balsamFlower, balsamLeaves, balsamStems } from '../../figures/plants/kilimanjaroBalsam.ts';
import { light } from '../../light/light.ts';

const [AIR, PALE, MIST, MIDDLE, NEAR, DARK] = [
  '#eaf3e8',
  '#cfe2d6',
  '#a3c6b8',
  '#5f9886',
  '#2a6258',
  '#0e3434',
];

const chance = random('foothills rain');

/** Beards of lichen that hang from a bough between two points, the longest `long`. */
const beards = (
  fill: string,
  [x, y, toX, toY]: readonly [number, number, number, number],
  count: number,
  long: number,
  bend = 0,
): Layer =>
  cut(
    fill,
    ...Array.from({ length: count }, (_, one) => {
      const share = (one + chance.next() * 0.8) / count;
      const [px, py] = [
        Math.round(x + (toX - x) * share),
        Math.round(y + (toY - y) * share - bend * 4 * share * (1 - share)),
      ];
      const fall = Math.round(long * chance.between(0.25, 1) * (0.35 + 0.65 * Math.sin(Math.PI * share)));
      const half = Math.round(4 + fall * 0.05);
      return limb(
        `${px},${py + 2},${half + 2} ${px + 3},${py + Math.round(fall * 0.4)},${half} ${px - 3},${py + fall},0`,
      );
    }),
  );

/** Slanting lines of rain all over the picture. */
const rain = (stroke: string, width: number, count: number, long: number): Layer =>
  inked(
    stroke,
    width,
    ...Array.from({ length: count }, () => {
      const [x, y] = [chance.whole(-20, 1220), chance.whole(-40, 840)];
      const fall = Math.round(long * chance.between(0.5, 1));
      return `${x},${y} ${x - Math.round(fall * 0.16)},${y + fall}`;
    }),
  );

/** Rain on the path through the forest to the first hut. */
export const foothillsRain: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-5',
    light('mist', 'tanzania', 'behind'),
    plan({ subject: [330, 380, 130, 200], camera: 'close' }),
    strata([PALE, AIR, '#f8fbf0'], { height: 640, bands: 5 }),
    cut(
      PALE,
      limb(
        '120,600,30 130,300,24 100,-20,30;520,600,22 510,300,18 530,-20,24;720,600,28 730,200,22 720,-20,26;300,600,14 310,200,12 290,-20,14',
      ),
    ),
    cut(
      MIST,
      limb(
        '40,640,40 60,340,30 20,-20,44;600,640,30 590,340,24 620,-20,34;220,610,18 226,300,14 216,-20,18;900,640,40 880,300,30 920,-20,40',
      ),
      limb('590,300,20 500,220,12 400,200,6;226,260,12 320,170,8 400,150,4'),
    ),
    beards(MIST, [400, 196, 590, 290], 12, 130, 16),
    beards(MIST, [236, 250, 400, 152], 10, 90),
    floor(PALE, '-40,560 200,540 400,548 700,530 1240,550'),
    cut(
      MIST,
      '-40,600,1 100,556 240,566 330,540,1 360,560 280,620 -40,700,1;1240,560,1 800,540 600,560 470,540,1 440,570 560,640 1240,720,1',
    ),
    floor(MIDDLE, '-40,650 120,620 260,640 400,690 600,640 800,620 1240,640'),
    cut(MIDDLE, limb('-20,760,90 40,400,60 0,-20,90'), limb('30,300,40 140,170,24 300,110,14 480,92,0')),
    beards(MIDDLE, [60, 250, 450, 92], 24, 220, 34),
    // The wet path.
    cut('#dcebe2', '350,552,1 440,552,1 470,600 560,660 640,760 700,940,1 140,940,1 200,800 290,690 330,610'),
    cut('#f8fbf0', '380,556,1 420,556,1 430,610 470,680 470,780 500,940,1 330,940,1 340,800 370,690'),
    // Its steps of logs, the red of the cape in the wet, the rings of the drops.
    cut(
      '#a3c6b8',
      '346,604,1 452,600,1 462,608,1 340,612,1;300,684,1 520,676,1 536,690,1 286,700,1;222,800,1 640,786,1 662,808,1 206,826,1',
    ),
    cut(
      '#f08a78',
      '352,650,1 440,650,1 430,672 444,676,1 352,682,1 362,668;366,704,1 436,700,1 428,730 440,760,1 372,766,1 380,734;392,830,1 432,826,1 424,870,1 398,880',
    ),
    inked(
      '#a3c6b8',
      3,
      '300,740 330,732 360,742 330,750 302,742',
      '490,730 520,724 546,732 520,740 492,732',
      '270,870 320,858 366,872 320,886 272,874',
      '520,860 564,850 604,862 562,874 522,864',
    ),
    moved({ x: 396, y: 640, scale: 0.94 }, ...ponchoWalker),
    rain('#f6fbf4', 2, 90, 90),
    floor(NEAR, '-40,760 80,740 180,790 240,900 260,960'),
    cut(NEAR, '1240,640,1 1000,650 800,700 680,780 620,940,1 1240,940,1'),
    cut(
      NEAR,
      limb('1180,940,100 1150,500,70 1200,-20,110'),
      limb('1160,260,50 1020,120,30 860,60,18 600,36,0'),
    ),
    beards(NEAR, [640, 42, 1130, 230], 30, 280, 46),
    cut(DARK, '-40,-40,1 560,-40,1 480,0 360,10 240,40 120,60 -40,130,1'),
    beards(DARK, [-60, 100, 440, 0], 22, 230, 10),
    balsamStems('#1c4a3c', '960,940,16 930,640,12 980,340,9 960,180,5;1080,940,14 1100,700,10 1050,480,0'),
    ...balsamLeaves(
      [
        [966, 200, -150, 250],
        [968, 200, -40, 250],
        [976, 330, 20, 300],
        [940, 590, 156, 260],
        [940, 600, 30, 280],
      ],
      ['#1c5a46', '#3f8f66', '#9fd0a0'],
    ),
    inked('#1c4a3c', 5, '962,290 920,220 830,230 806,330'),
    moved({ x: 796, y: 380, scale: 1.12 }, ...balsamFlower),
    ...balsamLeaves(
      [
        [930, 900, 200, 380],
        [960, 930, -60, 360],
        [1100, 720, -20, 260],
        [1090, 760, 160, 240],
        [60, 940, -50, 300],
        [20, 920, -100, 260],
      ],
      ['#0e3434', '#1d5548', '#4c8a70'],
    ),
    rain('#ffffff', 2, 60, 120),
  ),
];
