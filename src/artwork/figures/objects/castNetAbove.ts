import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots } from '../../canvas/cut.ts';
import { line } from '../../drawing/brush.ts';

const TURN = Math.PI * 2;
/** So many twines run each way, and so far round does one get from the crown to the hem. */
const TWINES = 44;
const WIND = 0.17;
const [TWINE, DIM, LEAD, DEEP] = ['#ffe9bd', '#d9a866', '#fff6df', '#052f3d'];
/** The crown of the net is nearest to the eye, and the line still draws it back towards the hand. */
const CROWN = [-96, 70] as const;

/** A point of the net: `share` of the way round, `part` of the way out. It never opens quite evenly. */
const at = (share: number, part: number): string => {
  const angle = share * TURN;
  const reach = 344 - 22 * Math.cos(angle * 2 + 1) - 12 * Math.cos(angle * 3);
  const out = part ** 0.86;
  const point = [Math.cos(angle), Math.sin(angle)] as const;
  return point.map((way, axis) => Math.round(CROWN[axis]! * (1 - out) + way * reach * out)).join(',');
};
const round = (count: number, part: (at: number) => number): string[] =>
  Array.from({ length: count }, (_, i) => at(i / count, part(i)));
/** The hem hangs in loops from lead to lead. */
const HEM = round(TWINES * 2, (i) => (i % 2 === 0 ? 1 : 0.955)).join(' ');
const closed = `${HEM} ${HEM.split(' ')[0]}`;
const twines = (way: 1 | -1) =>
  Array.from({ length: TWINES }, (_, i) =>
    [0.06, 0.3, 0.55, 0.8, 1].map((part) => at(i / TWINES + way * WIND * (1 - part), part)).join(' '),
  );
const leads = round(TWINES, () => 1.012).join(' ');

/** The shadow that the net in the air throws on the river. */
export const netShadow = (x: number, y: number): Layer =>
  moved({ x, y, scale: 0.98 }, cut({ fill: DEEP, opacity: 0.5 }, HEM));

/** A cast net at the moment it has opened in the air, from straight above: crown, mesh, leads along the hem. */
export const castNetAbove = (x: number, y: number): Layer =>
  moved(
    { x, y },
    cut({ fill: TWINE, opacity: 0.13 }, HEM),
    // The side towards the low sun.
    cut(
      { fill: TWINE, opacity: 0.17 },
      `${Array.from({ length: 27 }, (_, i) => at(0.4 + i / 58, i % 2 === 0 ? 0.99 : 0.96)).join(' ')} ${CROWN.join(',')},1`,
    ),
    inked(DIM, 2, twines(-1).map(line).join('')),
    inked(TWINE, 2, twines(1).map(line).join('')),
    inked(TWINE, 7, closed),
    moved({ x: 2, y: 3 }, cut(DIM, ...spots(leads, 8))),
    cut(LEAD, ...spots(leads, 7)),
    // The knot of the crown.
    cut(LEAD, ...spots(CROWN.join(','), 15)),
    cut(DIM, ...spots(`${CROWN[0] + 3},${CROWN[1] + 3}`, 7)),
  );
