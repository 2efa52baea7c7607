import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, moved } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';

const SUN = '#f59c7a';
const SHADE = '#b3404a';

/** The wall above the water: a face in the sun and one in shade, with gun ports in their parapets. */
const LIT_WALL =
  '452,340,1 468,196,1 468,170,1 500,165,1 500,184,1 522,181,1 522,158,1 566,151,1 566,173,1 590,170,1 590,146,1 644,137,1 644,161,1 672,157,1 672,132,1 740,120,1 752,340,1';
const DARK_WALL =
  '752,342,1 740,120,1 800,126,1 800,154,1 828,157,1 828,129,1 906,137,1 906,163,1 934,166,1 934,140,1 1020,148,1 1020,173,1 1050,176,1 1050,151,1 1140,160,1 1140,184,1 1170,187,1 1170,163,1 1240,170,1 1240,342,1';

/** The same wall below it: ledge by ledge it grows outwards and becomes a reef. */
const LIT_REEF =
  '452,338,1 446,392,1 428,400 390,394 366,390 354,408 376,426 424,432 428,500 410,580 404,640 340,630 270,634 232,630 214,650 240,676 300,686 336,700 310,740 240,744 190,790 168,826 110,822 70,846 40,930,1 800,930,1 796,880 730,830 786,760 722,690 776,620 728,540 774,470 744,410 752,338,1';
const DARK_REEF = '700,338,1 700,930,1 1240,930,1 1240,338,1';

const TIPS = ['-40,-168', '22,-186', '66,-150', '-98,-124', '-68,-160', '44,-160', '110,-130', '-134,-74'];
/** A bush of staghorn coral, its foot at 0,0. */
const STAGHORN = [
  limb(
    '0,10,17 -10,-60,12 -34,-120,8 -40,-168,6; 0,10,15 20,-70,11 14,-130,8 22,-186,6; 4,0,15 50,-50,11 70,-100,8 66,-150,6; -4,0,15 -60,-36,11 -92,-80,8 -98,-124,6; -28,-96,9 -60,-120,7 -68,-160,5; 18,-90,9 42,-122,7 44,-160,5; 62,-76,8 98,-96,7 110,-130,5; -62,-38,8 -112,-44,7 -134,-74,5',
  ),
  ...TIPS.map((tip) => {
    const [x = 0, y = 0] = tip.split(',').map(Number);
    return disc(x, y, 6);
  }),
];

const LIT_JOINTS =
  '470,251 600,244 744,232; 466,300 600,296 746,290; 540,250,1 544,296,1; 640,242,1 642,294,1; 586,298,1 586,340,1; 690,292,1 692,340,1; 500,206,1 502,248,1; 598,196,1 600,242,1';
const DARK_JOINTS =
  '746,232 960,246 1240,262; 750,290 960,298 1240,306; 850,240,1 850,292,1; 1010,252,1 1010,300,1; 920,298,1 920,340,1; 1110,304,1 1110,342,1; 930,196,1 930,242,1; 1120,210,1 1120,252,1';

/** A joint of the masonry below the water: it winds more the deeper it lies, as the furrows of a brain coral. */
const furrow = (from: number, to: number, y: number, phase: number): string => {
  const swing = Math.min(46, (y - 330) * 0.16);
  const knots: string[] = [];
  for (let x = from, at = 0; x <= to; x += 36, at += 1) {
    const wide = swing * (0.7 + 0.5 * Math.sin(x * 0.021 + phase));
    knots.push(`${x},${Math.round(y + (at % 2 === 0 ? wide : -wide))}`);
  }
  return knots.join(' ');
};
const LIT_FURROWS = [
  furrow(462, 736, 348, 0),
  furrow(470, 724, 398, 2),
  furrow(468, 700, 454, 1),
  furrow(452, 700, 520, 4),
  furrow(456, 720, 590, 3),
  furrow(430, 690, 664, 1),
  furrow(370, 720, 742, 5),
  furrow(270, 700, 822, 2),
  furrow(150, 740, 896, 0),
];
const DARK_FURROWS = [
  furrow(766, 1240, 350, 3),
  furrow(790, 1240, 402, 1),
  furrow(800, 1240, 460, 4),
  furrow(770, 1240, 526, 0),
  furrow(806, 1240, 600, 2),
  furrow(764, 1240, 676, 5),
  furrow(810, 1240, 752, 3),
  furrow(790, 1240, 826, 1),
  furrow(830, 1240, 896, 4),
];

/** Fort Jesus' wall of coral stone, and the reef that it becomes below the water line at y = 340. */
export const coralFort: readonly Layer[] = [
  cut(SHADE, DARK_WALL, DARK_REEF),
  cut(SUN, LIT_WALL, LIT_REEF),
  moved({ x: 312, y: 646, scale: 0.86 }, cut(SUN, ...STAGHORN)),
  moved({ x: 126, y: 838, scale: 0.8, flip: true, turn: -8 }, cut(SUN, ...STAGHORN)),
  inked('#db6f55', 6, LIT_JOINTS, ...LIT_FURROWS),
  inked('#92303f', 6, DARK_JOINTS, ...DARK_FURROWS),
];
