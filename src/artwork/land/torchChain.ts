import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';
import type { Point } from '../drawing/pen.ts';
import { points } from '../drawing/points.ts';

/** How many go together; between the parties is a gap. */
const PARTIES = [4, 7, 3, 9, 5, 2, 8, 4, 6];

const [START, END] = [-0.44, 17];
/** Where the way is after so many quarters of its bends: they are the narrower and the closer, the higher they lie. */
const way = (quarters: number): Point => {
  const near = Math.exp(-quarters * 0.16);
  return [742 + 30 * near + 250 * near * Math.sin((quarters * Math.PI) / 2 + 0.5), 262 + 520 * near];
};

/** Stars beyond the rim, in a band that widens, and a few about it. */
const BAND =
  '752,262,3 768,238,2 760,224,2 790,226,3 796,196,4 774,196,2 818,206,2 828,172,3 806,160,2 850,178,2 842,142,3 872,150,4 884,118,2 860,108,2 908,132,3 900,92,3 930,96,2 922,62,4 956,76,3 890,58,2 970,38,2 944,24,3 1000,52,4 1010,14,3 1044,30,2 980,2,2 1076,8,3 1030,70,2 960,116,2 830,232,2 872,206,2 914,176,2 1060,-4,2 300,120,3 150,210,2 60,70,2 420,70,2 520,180,3 1120,190,3 1090,310,2 240,330,2 610,60,2 380,240,2 1160,90,2 700,120,2 80,420,2 1010,240,2';

/** Head-torches in parties, the higher the smaller and the paler; over the rim they go on as stars, in a band. */
export function torchChain(torch: string, pale: string, star: string): Layer {
  const [lights, fading]: [string[], string[]] = [[], []];
  let [party, member, [lastX, lastY]] = [0, 0, way(START)];
  let gap = 0;
  for (let quarters = START; quarters < END; quarters += 0.01) {
    const [x, y] = way(quarters);
    const near = (y - 262) / 520;
    if (Math.hypot(x - lastX, y - lastY) < gap) continue;
    (near > 0.3 ? lights : fading).push(disc(x, y, 2 + near * 5));
    member += 1;
    const isLast = member === PARTIES[party % PARTIES.length];
    if (isLast) [party, member] = [party + 1, 0];
    gap = (6 + near * 17) * (isLast ? 2.6 : 1 + (member % 3) / 8);
    [lastX, lastY] = [x, y];
  }
  const stars = points(BAND).map(([x, y, r]) => disc(x, y, r));
  return (canvas) => {
    cut(star, ...stars)(canvas);
    cut(pale, ...fading)(canvas);
    cut(torch, ...lights)(canvas);
  };
}
