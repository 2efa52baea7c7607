import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { gorillaMotherCrossing } from '../../figures/animals/gorillaMotherCrossing.ts';
import { silverbackInMist } from '../../figures/animals/silverbackInMist.ts';
import { cocoyam } from '../../figures/plants/cocoyam.ts';
import { leaf } from '../../land/canopyFromBelow.ts';
import { light } from '../../light/light.ts';

/** A hanging mass of leaves between two points, thick in the middle. */
const leafage = (
  seed: string,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
  long: number,
) => {
  const chance = random(seed);
  return Array.from({ length: count }, () => {
    const across = chance.between(0, 1);
    const down = chance.between(0, 1) * (0.35 + 0.65 * Math.sin(across * Math.PI));
    return leaf(
      x + across * width,
      y + down * height,
      long * chance.between(0.6, 1.15),
      chance.between(50, 130),
    );
  }).join('');
};

const LOG =
  '-40,560,1 60,540 240,536 480,528 760,520 1000,500 1240,474,1 1240,560,1 1020,590 760,600 480,606 240,624 -40,660,1';

/** The opening of the forest over the stream: trunks and leaves in four depths, the shaft of sun. */
const forest: readonly Layer[] = [
  wash('#2f8f63'),
  cut('#7fc06a', '420,-40,1 460,200 420,420 380,700,1 1180,700,1 1120,400 1180,200 1150,-40,1'),
  cut('#c6df7c', '600,-40,1 620,160 560,380 520,700,1 1060,700,1 1010,430 1060,200 1020,-40,1'),
  cut('#f2f2b4', '740,-40,1 740,180 680,360 660,700,1 960,700,1 930,420 960,220 920,-40,1'),
  // Trunks in the haze.
  cut('#a9cf72', limb('640,-40,20 632,300,17 644,700,24'), limb('1000,-40,16 990,300,14 1000,700,20')),
  cut(
    '#5fae68',
    limb('500,-40,26 512,260,22 492,700,34'),
    limb('1090,-40,34 1082,260,30 1100,700,44'),
    limb('330,-40,22 322,300,20 330,700,26'),
  ),
  cut(
    '#3f9a62',
    leafage('far leaves', 60, [360, -60, 460, 190], 74),
    leafage('far leaves right', 46, [940, -60, 320, 300], 78),
  ),
  // The far bank.
  floor('#3f9a62', '-40,560 160,540 340,580 520,612 700,618 900,612 1080,580 1240,560'),
];

/** What hangs from the trunk over the water: beards of moss, and drops that fall from them. */
const beards = (row: readonly (readonly [x: number, y: number, wide: number, long: number])[]): string =>
  row
    .map(([x, y, wide, long]) =>
      outline(
        `${x - wide},${y - 16},1 ${x - wide * 0.6},${y + 6} ${x - wide * 0.3},${Math.round(y + long * 0.5)} ${x - 4},${y + long},1 ${Math.round(x + wide * 0.1)},${Math.round(y + long * 0.4)} ${Math.round(x + wide * 0.4)},${Math.round(y + long * 0.3)} ${Math.round(x + wide * 0.5)},${Math.round(y + long * 0.66)},1 ${Math.round(x + wide * 0.66)},${y} ${x + wide},${y - 16},1`,
      ),
    )
    .join('');

const MOTHER =
  '-250,0 -236,-200 -160,-230 -100,-300 120,-330 240,-400 310,-300 220,-200 250,-100 300,0,1 210,0,1 196,-60 190,0,1 120,0,1 90,-110 -40,-80 -110,-90 -110,0,1';

/** The gorilla trekking safari: a mother crosses a stream of Bwindi on a fallen trunk. */
export const gorillaLogCrossing: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'behind-right'),
    plan({ subject: [420, 150, 480, 380], camera: 'below' }),
    ...forest,
    cut('#1c6a54', limb('60,-40,80 40,300,66 20,700,90'), limb('1190,-40,50 1200,300,46 1210,700,60')),
    cut({ fill: '#f8f4b0', opacity: 0.42 }, '930,-40,1 1090,-40,1 640,620,1 330,620,1'),
    cut(
      '#1c6a54',
      leafage('near leaves', 34, [-80, -70, 440, 200], 110),
      leafage('right leaves', 20, [1040, -70, 240, 260], 110),
    ),
    // The twig that the infant reaches for.
    inked('#17543f', 5, '500,-20 560,10 620,40 668,44'),
    cut('#4f9c3c', leaf(560, 8, 60, 110), leaf(600, 30, 56, 60), leaf(636, 42, 50, 110)),
    cut('#d9ec6a', leaf(590, 24, 62, -40), leaf(640, 42, 58, -20), leaf(666, 44, 62, 30)),
    moved(
      { x: 186, y: 560, scale: 0.88 },
      ...silverbackInMist(['#22635a', '#174d48', '#8fc0a0', '#4d8f7c', '#d8e89a']),
    ),
    cut(
      '#155046',
      '-40,620,1 -40,560,1 60,580 200,590 330,606 420,619,1;1240,620,1 1240,560,1 1180,572 1100,590 1000,600 900,619,1',
      box(-40, 618, 460, 8),
      box(900, 618, 340, 8),
    ),
    // The stream.
    strata(
      [
        [0, '#f4f4be'],
        [0.22, '#b4da88'],
        [0.55, '#3f9a6a'],
        [1, '#0d4640'],
      ],
      { y: 618, height: 300, bands: 7, below: true },
    ),
    moved(
      { x: 0, y: 1270, squash: -1 },
      cut('#0b3a3a', LOG),
      moved({ x: 620, y: 528, turn: -3 }, cut('#0b3a3a', MOTHER)),
    ),
    cut(
      '#c6e48a',
      ...[
        [40, 706, 210],
        [470, 668, 250],
        [830, 684, 200],
        [300, 742, 130],
        [720, 762, 190],
        [1000, 748, 160],
        [360, 792, 160],
        [600, 820, 130],
        [930, 806, 120],
        [470, 858, 190],
        [180, 776, 90],
        [760, 872, 110],
      ].map(([x, y, long]) => limb(`${x},${y},0 ${x! + long! * 0.4},${y! - 2},4 ${x! + long!},${y! - 3},0`)),
    ),
    // Where a drop has fallen.
    inked(
      '#e6f0ae',
      3,
      '880,724 940,714 1000,724 940,734 880,724',
      '908,724 940,719 972,724 940,729 908,724',
    ),
    // The trunk: its moss lit from above.
    cut(
      '#0a2d2b',
      LOG,
      beards([
        [180, 628, 90, 60],
        [352, 614, 50, 74],
        [580, 602, 120, 30],
        [880, 596, 100, 56],
        [950, 592, 40, 88],
        [1130, 578, 70, 40],
      ]),
    ),
    cut(
      '#12433b',
      '-40,610,1 100,590 300,578 520,572 800,560 1000,548 1240,512,1 1240,524,1 1010,566 800,576 500,584 300,594 100,612 -40,640,1',
    ),
    cut(
      '#8cbf4a',
      '-40,560,1 60,540 240,536 480,528 760,520 1000,500 1240,474,1 1240,492,1 1100,500 1060,530 1000,510 900,524 860,560 820,528 760,538 700,534 640,552 560,540 480,548 440,580 400,544 340,560 240,552 160,576 60,556 -40,590,1',
    ),
    cut('#d6e86e', '560,528,1 760,520 1000,500 1240,474,1 1240,480,1 1000,506 760,526,1'),
    moved({ x: 620, y: 530, turn: -3 }, ...gorillaMotherCrossing),
    cut('#e9f2b4', disc(942, 690, 3, 8), disc(346, 712, 3, 7)),
    // Wet leaves close to the eye.
    ...cocoyam([
      [1110, 850, 1.5, 24],
      [960, 930, 1.1, -30],
      [1230, 700, 1, 40],
      [90, 880, 1.6, -34],
      [270, 940, 1, 30],
    ]),
  ),
];
