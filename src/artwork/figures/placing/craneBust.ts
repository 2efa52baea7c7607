import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Rays of the crown between two angles in degrees (-90 is up), from its root on the back of the head. */
const rays = (count: number, from: number, to: number, long: number, half: number): string =>
  Array.from({ length: count }, (_, step) => {
    const angle = ((from + ((to - from) * step) / (count - 1)) * Math.PI) / 180;
    const reach = long * [1, 0.9, 1.04, 0.94, 0.84][step % 5]!;
    const [x, y] = [46, -84];
    const bend = 0.05 * Math.sin(step * 2.4);
    const at = (share: number, turn: number) =>
      `${x + Math.cos(angle + turn) * reach * share},${y + Math.sin(angle + turn) * reach * share}`;
    return limb(
      `${at(0.06, 0)},${half * 0.5} ${at(0.6, bend)},${half * 0.8} ${at(0.92, bend * 1.4)},${half} ${at(1, bend * 1.6)},0`,
    );
  }).join('');

/** Long pointed feathers that hang from a row of roots: x, y and the lean of each. */
const plumes = (row: readonly (readonly [number, number, number])[], long: number, half: number): string =>
  row
    .map(([x, y, lean]) =>
      limb(
        `${x},${y},2 ${x + lean * 0.12},${y + long * 0.16},${half * 0.8} ${x + lean * 0.4},${y + long * 0.45},${half} ${x + lean},${y + long},0`,
      ),
    )
    .join('');

const fan = (
  count: number,
  from: readonly [number, number],
  to: readonly [number, number],
  lean: readonly [number, number],
) =>
  Array.from({ length: count }, (_, step) => {
    const share = step / (count - 1);
    const sag = Math.sin(share * Math.PI) * 34;
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag,
      lean[0] + (lean[1] - lean[0]) * share,
    ] as const;
  });

const NECK =
  '-30,40,1 2,110 14,200 4,300 -50,400 -130,520 -176,660 -150,960,1 560,960,1 500,760 380,610 260,510 176,420 136,320 124,200 116,90 104,-10,1';

/** A grey crowned crane that looks left, from crown to breast, its head at (0, 0); 680 pixels high where the breast is cut at y 520. */
export const craneBust: readonly Layer[] = [
  // The crown: deep gold behind, straw before, a few rays in full light.
  cut('#8a5414', rays(36, -174, 24, 318, 8)),
  cut('#d8922a', rays(43, -168, 26, 310, 6)),
  cut('#f7c64e', rays(33, -170, 20, 300, 5)),
  cut('#fff0b0', rays(13, -164, -84, 296, 4)),
  // Where it springs from the cap its shafts are brown.
  cut('#6a3c12', rays(26, -170, 14, 104, 5)),
  // Wing and back behind the neck.
  within(
    '#5a6b7c',
    '170,420,1 300,440 430,520 560,660 640,960,1 120,960,1',
    cut('#f4efe2', plumes(fan(7, [330, 560], [700, 900], [40, 120]), 330, 46)),
    cut('#c9cdd0', plumes(fan(6, [300, 620], [620, 900], [40, 120]), 300, 22)),
    cut('#c4762a', plumes(fan(5, [520, 700], [760, 900], [40, 120]), 300, 34)),
    cut('#7f90a0', plumes(fan(9, [170, 430], [520, 640], [60, 120]), 190, 30)),
  ),
  // Neck and breast: the far side lit, feathers in rows, the nape in shade.
  within(
    '#8fa0ae',
    NECK,
    cut(
      '#c4d0d6',
      '-40,30,1 -4,110 8,200 0,300 -60,410 -150,530 -200,700 -150,980,1 20,980,1 -20,760 10,560 40,420 48,300 44,180 26,60,1',
    ),
    cut(
      '#5c6e80',
      '96,-20,1 60,40 78,180 82,320 130,440 230,560 320,760 350,980,1 620,980,1 500,700 300,480 200,380 170,200 150,60,1',
    ),
    cut('#a9b8c2', plumes(fan(6, [16, 300], [120, 320], [-36, 50]), 180, 15)),
    cut('#dfe6e6', plumes(fan(4, [0, 330], [60, 360], [-64, -10]), 190, 12)),
    cut('#74869a', plumes(fan(5, [90, 390], [190, 440], [20, 90]), 220, 16)),
    cut('#b4c2ca', plumes(fan(9, [-70, 460], [220, 520], [-60, 90]), 260, 20)),
    cut('#f2f3ec', plumes(fan(7, [-130, 490], [60, 540], [-60, 0]), 250, 13)),
    cut('#64778a', plumes(fan(5, [160, 560], [350, 620], [30, 90]), 300, 18)),
    cut('#d3dbdd', plumes(fan(9, [-180, 660], [260, 700], [-30, 80]), 300, 22)),
    cut('#ffffff', plumes(fan(5, [-170, 680], [20, 720], [-30, 10]), 260, 12)),
  ),
  // The head: a velvet cap, a white cheek with its red spot, the wattle on the throat.
  cut('#e0352b', '-66,44,1 -30,60 0,76,1 -6,120 -20,158 -36,172 -52,150 -62,100'),
  cut('#a01e26', '-30,60,1 0,76,1 -6,120 -20,158 -36,172,1 -28,120'),
  cut('#ff7a5a', limb('-56,70,4 -52,110,7 -44,140,3')),
  within(
    '#14131f',
    '-104,-32,1 -100,-76 -70,-116 -14,-134 50,-118 104,-74 128,-10 128,50 96,92 40,104 -20,84 -70,58 -104,34,1',
    cut('#3d4560', '-104,-40,1 -96,-84 -60,-122 0,-136 40,-126,1 0,-112 -50,-92 -84,-48'),
  ),
  within(
    '#f8f2e2',
    '-34,-4 -4,-44 44,-54 88,-30 104,16 90,62 46,86 0,74 -30,40',
    cut('#cfd0d4', '104,-20,1 60,20 30,64 -20,60,1 0,100 110,100'),
    cut('#e0352b', '-4,-60,1 60,-70 110,-30 104,6,1 70,-18 30,-32 -4,-30'),
    cut('#ff6f52', '0,-60,1 50,-66 70,-44,1 30,-40'),
  ),
  // The pale eye, and the short bill.
  cut('#10101a', disc(-50, -34, 25, 23)),
  cut('#bfe0ea', disc(-51, -34, 18)),
  cut('#0b0b14', disc(-53, -34, 9)),
  cut('#ffffff', disc(-57, -39, 4)),
  within(
    '#39404f',
    '-96,-36,1 -150,-34 -210,-12 -268,34,1 -220,40 -150,44 -92,44,1',
    cut('#8593a2', '-96,-40,1 -150,-38 -210,-16 -270,32,1 -210,6 -150,-12 -96,-14'),
    cut('#1d2230', '-270,34,1 -200,26 -96,24,1 -90,50 -220,50'),
  ),
  inked('#10121c', 5, '-262,34 -180,20 -92,22'),
  cut('#11131d', limb('-170,-8,4 -144,-10,6 -126,-10,3')),
];
