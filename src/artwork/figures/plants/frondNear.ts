import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';

const LEAFLETS = 17;
/** The rib from its foot over its rise to its hanging tip. */
const [RISE, TIP] = [
  [-250, -150],
  [-520, 96],
] as const;

/** A leaflet at a share of the rib, so many degrees off its way and so long. */
function leaflet(share: number, off: number, long: number): string {
  const at = (axis: 0 | 1) => 2 * share * (1 - share) * RISE[axis] + share * share * TIP[axis];
  const way = (axis: 0 | 1) => (1 - 2 * share) * RISE[axis] + share * TIP[axis];
  const angle = Math.atan2(way(1), way(0)) + (off * Math.PI) / 180;
  const [x, y, dx, dy] = [at(0), at(1), Math.cos(angle) * long, Math.sin(angle) * long];
  const [wide, sag] = [13, long * 0.16];
  const step = Math.sign(off) * wide;
  return `${x + wide},${y},1 ${x + dx * 0.5 - dy * 0.05 * Math.sign(off) + step * 0.4},${y + dy * 0.5} ${x + dx},${y + dy + sag},1 ${x + dx * 0.4 - wide},${y + dy * 0.4 + wide * 0.6} ${x - wide},${y + 4},1`;
}

const side = (turn: number, reach: number) =>
  Array.from({ length: LEAFLETS }, (_, at) => {
    const share = 0.1 + (at / (LEAFLETS - 1)) * 0.9;
    return leaflet(share, turn * (1 - share * 0.62), reach * (0.5 + 0.9 * share * (1.35 - share)));
  });

/** A coconut palm's frond close at hand, its foot at (0, 0), its tip at the left: leaflets in shade, in light, and the rib. */
export const frondNear =
  (shade: string, lit: string, rib: string): Layer =>
  (canvas) => {
    cut(lit, ...side(58, 150))(canvas);
    cut(shade, ...side(-62, 190))(canvas);
    inked(rib, 7, `0,0 ${RISE.join(',')} ${TIP.join(',')}`)(canvas);
  };
