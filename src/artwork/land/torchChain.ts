import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';
import type { Point } from '../drawing/pen.ts';
import { points } from '../drawing/points.ts';

/** The zigzag up the scree, from the tents to the rim, and what goes on above it. */
const WAY =
  '780,800 850,782 916,746 846,722 770,698 716,672 744,640 790,606 826,584 770,562 660,544 572,516 650,488 740,468 800,440 750,418 664,398 622,376 680,352 780,330 760,308 700,290 690,272 724,258 762,244 748,228 722,214 736,200 758,188 744,174 728,158 752,140 776,122 740,100 700,80 744,58 800,36 760,14 720,-10';
const STARS =
  '300,140 150,190 40,52 112,110 196,44 330,60 420,96 466,34 540,70 250,24 912,28 950,84 1010,46 1060,120 1124,70 1170,24 1186,190 566,128 876,118 80,300 234,250 1100,230';

/** Head-torches one behind another, in parties with gaps between them, the higher the smaller; at last they are stars. */
export function torchChain(torch: string, star: string): Layer {
  const knots = points(WAY);
  const lights: string[] = [];
  const between: string[] = [];
  const beyond: string[] = [];
  const taken: Point[] = [];
  let left = 0;
  let count = 0;
  knots.slice(1).forEach(([x, y], at) => {
    const [fromX, fromY] = knots[at]!;
    const long = Math.hypot(x - fromX, y - fromY);
    while (left < long) {
      const [px, py] = [fromX + ((x - fromX) * left) / long, fromY + ((y - fromY) * left) / long];
      const near = Math.max(0, (py - 160) / 640);
      const high = Math.max(0, (190 - py) / 190);
      const stray = ((count * 7) % 5) - 2;
      const [sx, sy] = [px + stray * high ** 2 * 16, py + stray * (0.6 + high * 3)];
      // Where the way turns, nobody stands in another's place.
      if (taken.every(([tx, ty]) => Math.hypot(tx - sx, ty - sy) > 8 + near * 11)) {
        const kind = py > 140 ? lights : py > 70 ? between : beyond;
        kind.push(disc(sx, sy, 2.4 + near * 4.4));
        taken.push([sx, sy]);
      }
      count += 1;
      const isParted = high === 0 && (count % 11 === 4 || count % 17 === 8);
      left += (7 + near * 12 + high * 30) * (isParted ? 2.3 : 1 + ((count * 5) % 4) / 14);
    }
    left -= long;
  });
  const stars = points(STARS).map(([x, y], at) => disc(x, y, at % 4 === 1 ? 3 : 2));
  return (canvas) => {
    cut(star, ...beyond, ...stars)(canvas);
    cut('#f6e3a4', ...between)(canvas);
    cut(torch, ...lights)(canvas);
  };
}
