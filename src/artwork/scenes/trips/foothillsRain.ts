import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
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

/** Tufts of lichen that hang from a bough between two points: soft strands that sway, the longest `long`. */
const beards = (
  fill: string,
  [x, y, toX, toY]: readonly [number, number, number, number],
  count: number,
  long: number,
  bend = 0,
): Layer =>
  cut(
    fill,
    ...Array.from({ length: count }, (_, tuft) => {
      const share = (tuft + 0.3 + 0.4 * chance.next()) / count;
      const [px, py] = [x + (toX - x) * share, y + (toY - y) * share - bend * 4 * share * (1 - share)];
      const size = long * [0.9, 0.42, 1, 0.3, 0.64][tuft % 5]! * (0.3 + 0.7 * Math.sin(Math.PI * share));
      const thick = 3 + size * 0.026;
      return [0.5, 0.86, 1, 0.68, 0.4].map((part, strand) => {
        const [aside, fall] = [(strand - 2) * thick * 1.5, size * part * chance.between(0.9, 1.1)];
        const sway = (strand - 2) * fall * 0.035 + fall * 0.05 * (tuft % 2 ? 1 : -1);
        return limb(
          `${px + aside * 0.5},${py - 2},${thick * 0.7} ${px + aside - sway * 0.6},${py + fall * 0.36},${thick} ${px + aside + sway},${py + fall * 0.8},${thick * 0.6} ${px + aside + sway * 0.7},${py + fall},1`,
        );
      });
    }).flat(),
  );

/** The pale glade about the walker, where no rain is drawn. */
const inGlade = (x: number, y: number) => ((x - 410) / 190) ** 2 + ((y - 500) / 240) ** 2 < 1;

/** Streaks of rain, `wide` where they are widest; the further apart, the longer. */
const rain = (fill: string, wide: number, count: number, [least, most]: readonly [number, number]): Layer =>
  cut(
    fill,
    ...Array.from({ length: count }, () => {
      const [x, y] = [chance.whole(-20, 1240), chance.whole(-60, 860)];
      const fall = Math.round(least + (most - least) * chance.next() ** 2);
      const aside = Math.round(fall * 0.16);
      return inGlade(x - aside / 2, y + fall / 2)
        ? ''
        : limb(`${x},${y},0 ${x - aside * 0.7},${y + fall * 0.7},${wide} ${x - aside},${y + fall},0`);
    }),
  );

/** Ripples of the wet path between two rows, which break what is mirrored there: half its width at the top and at the foot. */
const ripples = (
  fill: string,
  [y, toY]: readonly [number, number],
  [half, toHalf]: readonly [number, number],
): Layer => {
  const count = Math.round((toY - y) / 9);
  return cut(
    fill,
    ...Array.from({ length: count }, (_, one) => {
      const share = one / Math.max(1, count - 1);
      const [row, wide] = [
        y + (toY - y) * share + chance.between(-2, 2),
        (half + (toHalf - half) * share) * chance.between(0.72, 1.14),
      ];
      const x = 393 + chance.between(-6, 6);
      return limb(
        `${x - wide},${row},0 ${x - wide * 0.4},${row - 1},3.4 ${x + wide * 0.5},${row + 1},3 ${x + wide},${row},0`,
      );
    }),
  );
};

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
    beards(MIST, [400, 196, 590, 290], 5, 120, 16),
    beards(MIST, [236, 250, 400, 152], 4, 90),
    floor(PALE, '-40,560 200,540 400,548 700,530 1240,550'),
    cut(
      MIST,
      '-40,600,1 100,556 240,566 330,540,1 360,560 280,620 -40,700,1;1240,560,1 800,540 600,560 470,540,1 440,570 560,640 1240,720,1',
    ),
    floor(MIDDLE, '-40,650 120,620 260,640 400,690 600,640 800,620 1240,640'),
    cut(MIDDLE, limb('-20,760,90 40,400,60 0,-20,90'), limb('30,300,40 140,170,24 300,110,14 480,92,0')),
    beards(MIDDLE, [60, 250, 450, 92], 9, 210, 34),
    // The wet path.
    cut('#dcebe2', '350,552,1 440,552,1 470,600 560,660 640,760 700,940,1 140,940,1 200,800 290,690 330,610'),
    cut('#f8fbf0', '380,556,1 420,556,1 430,610 470,680 470,780 500,940,1 330,940,1 340,800 370,690'),
    // Its steps of logs, the red of the cape in the wet, the rings of the drops.
    cut(
      '#a3c6b8',
      '346,604,1 452,600,1 462,608,1 340,612,1;300,684,1 520,676,1 536,690,1 286,700,1;222,800,1 640,786,1 662,808,1 206,826,1',
    ),
    ripples('#5c7c78', [650, 678], [30, 34]),
    ripples('#f08a78', [708, 782], [58, 50]),
    ripples('#f08a78', [834, 884], [34, 14]),
    cut(
      { fill: 'none', stroke: '#a3c6b8', width: 2 },
      disc(310, 744, 34, 8),
      disc(310, 744, 16, 4),
      disc(540, 736, 30, 7),
      disc(286, 866, 44, 10),
      disc(560, 856, 46, 11),
      disc(560, 856, 22, 5),
    ),
    moved({ x: 396, y: 640, scale: 0.94 }, ...ponchoWalker),
    rain('#f2f8f0', 1, 110, [24, 80]),
    floor(NEAR, '-40,760 80,740 180,790 240,900 260,960'),
    cut(NEAR, '1240,640,1 1000,650 800,700 680,780 620,940,1 1240,940,1'),
    cut(
      NEAR,
      limb('1180,940,100 1150,500,70 1200,-20,110'),
      limb('1160,260,50 1020,120,30 860,60,18 600,36,0'),
    ),
    beards(NEAR, [640, 42, 1130, 230], 10, 250, 46),
    cut(DARK, '-40,-40,1 560,-40,1 480,0 360,10 240,40 120,60 -40,130,1'),
    beards(DARK, [-80, 110, 450, 0], 9, 220, 10),
    balsamStems('#1c4a3c', '960,940,16 930,640,12 980,340,9 960,180,5;1080,940,14 1100,700,10 1050,480,0'),
    ...balsamLeaves(
      [
        [966, 200, -150, 250],
        [968, 200, -40, 250],
        [976, 330, 20, 300],
        [940, 590, 156, 260],
        [940, 600, 24, 200],
      ],
      ['#1c5a46', '#3f8f66', '#9fd0a0'],
    ),
    // The stalk hooks over from the stem to the flower's shoulder.
    cut('#1c4a3c', limb('966,296,6 950,230,5 890,190,4 820,196,4 786,250,4')),
    moved({ x: 784, y: 252, scale: 0.98, turn: 24 }, ...balsamFlower),
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
    rain('#ffffff', 1.6, 46, [50, 190]),
  ),
];
