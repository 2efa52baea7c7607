import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Bristles of the crown between two angles in degrees (-90 is up), from its root on the back of the head. */
const bristles = (count: number, from: number, to: number, long: number, half: number): string =>
  Array.from({ length: count }, (_, step) => {
    const angle = ((from + ((to - from) * step) / (count - 1)) * Math.PI) / 180;
    const reach = long * [1, 0.9, 1.04, 0.94, 0.84][step % 5]!;
    const at = (share: number) =>
      `${Math.round(46 + Math.cos(angle) * reach * share)},${Math.round(-84 + Math.sin(angle) * reach * share)}`;
    return limb(`${at(0.06)},${half * 0.4} ${at(0.8)},${half} ${at(1)},0`);
  }).join('');

const NECK =
  '-6,40,1 30,120 44,210 30,320 -20,430 -110,540 -170,640 -180,760,1 470,760,1 420,640 300,520 206,430 166,320 156,200 140,90 110,-10,1';

/** A grey crowned crane that looks left, from crown to breast, its head at (0, 0). */
export const craneBust: readonly Layer[] = [
  cut('#9c4a1c', bristles(30, -172, 22, 322, 9)),
  cut('#f2a431', bristles(35, -168, 26, 316, 8)),
  cut('#ffd968', bristles(24, -170, 16, 306, 7)),
  cut('#fff4c8', bristles(9, -160, -84, 292, 5)),
  cut('#5c2a18', bristles(22, -170, 14, 104, 7)),
  // Neck and breast in three planes; the feathers of the breast hang loose.
  within(
    '#8fa3ae',
    NECK,
    cut(
      '#d5dedd',
      '-20,30,1 24,110 40,200 22,320 -40,430 -140,550 -220,700 -200,780,1 -60,780,1 -20,640 50,500 92,380 96,260 76,140 50,60,1',
    ),
    cut(
      '#50667a',
      '96,-20,1 84,60 116,150 126,260 122,360 160,460 260,560 330,680 360,780,1 560,780,1 400,560 240,420 180,200 150,60,1',
    ),
    cut(
      '#f6f6ec',
      limb(
        '40,300,1 0,380,15 -34,480,0; 58,350,1 30,440,16 4,540,0; 10,400,1 -50,480,16 -110,560,0; 66,420,1 40,520,17 10,620,0; -40,460,1 -110,560,16 -170,640,0; 20,500,1 -20,600,17 -60,700,0',
      ),
    ),
    cut(
      '#b4c3ca',
      limb(
        '104,300,1 96,390,15 74,480,0; 92,390,1 96,480,16 80,580,0; 124,420,1 140,510,16 130,610,0; 60,500,1 60,600,17 40,700,0',
      ),
    ),
    cut(
      '#8fa3ae',
      limb('150,360,1 176,440,14 186,530,0; 176,440,1 230,520,15 256,610,0; 150,480,1 190,580,16 200,680,0'),
    ),
  ),
  // The head: a velvet cap, a white cheek with its red spot, the wattle on the throat.
  cut('#e0352b', '-66,44,1 -30,60 0,76,1 -6,120 -20,158 -36,172 -52,150 -62,100'),
  cut('#a01e26', '-30,60,1 0,76,1 -6,120 -20,158 -36,172,1 -28,120'),
  within(
    '#14131f',
    '-104,-32,1 -100,-76 -70,-116 -14,-134 50,-118 104,-74 128,-10 128,50 96,92 40,104 -20,84 -70,58 -104,34,1',
    cut('#3d4560', '-104,-40,1 -96,-84 -60,-122 0,-136 40,-126,1 0,-112 -50,-92 -84,-48'),
  ),
  within(
    '#fbf5e4',
    '-34,-4 -4,-44 44,-54 88,-30 104,16 90,62 46,86 0,74 -30,40',
    cut('#c3c8d2', '104,-20,1 60,20 30,64 -20,60,1 0,100 110,100'),
    cut('#e0352b', '-4,-60,1 60,-70 110,-30 104,6,1 70,-18 30,-32 -4,-30'),
  ),
  // The pale eye, and the short bill.
  cut('#bfe0ea', disc(-51, -34, 18)),
  cut('#0b0b14', disc(-53, -34, 9)),
  cut('#ffffff', disc(-57, -39, 4)),
  within(
    '#39404f',
    '-96,-32,1 -150,-30 -208,-8 -262,34,1 -214,39 -150,42 -92,41,1',
    cut('#8593a2', '-96,-36,1 -150,-34 -208,-12 -264,32,1 -210,8 -150,-8 -96,-10'),
    cut('#1d2230', '-264,34,1 -200,26 -96,24,1 -90,50 -220,50'),
  ),
  inked('#10121c', 5, '-256,34 -180,20 -92,22'),
  cut('#11131d', limb('-170,-5,4 -144,-7,6 -126,-7,3')),
];
