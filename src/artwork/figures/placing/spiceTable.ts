import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What lies on the table: its middle, half its width, and its colours in shade, as it is, and in the sun. */
export interface Heap {
  x: number;
  y: number;
  r: number;
  shade: string;
  body: string;
  lit: string;
}

/** How flat a round thing looks from the height of somebody who stands at the table. */
const FLAT = 0.56;

/** A woven basket seen obliquely from above, its shade on the cloth, and the cone of spice heaped up in it. */
export const spiceBasket = ({ x, y, r, shade, body, lit }: Heap): Layer[] => {
  const [ry, deep] = [r * FLAT, r * 0.44];
  const peak = y - r * 0.74;
  const inner = r * 0.84;
  const weave = Array.from({ length: 15 }, (_, at) => {
    const angle = Math.PI * (0.12 + (0.76 * (at + 0.5)) / 15);
    const [bx, by] = [x - Math.cos(angle) * r, y + Math.sin(angle) * ry];
    return `${bx},${by + 12} ${bx + (x - bx) * 0.12},${by + deep * 0.9}`;
  });
  return [
    cut({ fill: '#0a5a66', opacity: 0.55 }, disc(x + r * 0.3, y + deep + ry * 0.16, r * 1.02, ry * 0.94)),
    cut(
      '#b9803e',
      `${x - r},${y},1 ${x - r * 0.94},${y + deep * 0.8} ${x - r * 0.62},${y + deep + ry * 0.7} ${x},${y + deep + ry * 0.96} ${x + r * 0.62},${y + deep + ry * 0.7} ${x + r * 0.94},${y + deep * 0.8} ${x + r},${y},1`,
    ),
    inked('#8a5424', 4, ...weave),
    inked(
      '#e3b468',
      5,
      `${x - r * 0.95},${y + deep * 0.5} ${x - r * 0.6},${y + deep * 0.5 + ry * 0.76} ${x},${y + deep * 0.5 + ry * 0.96} ${x + r * 0.6},${y + deep * 0.5 + ry * 0.76} ${x + r * 0.95},${y + deep * 0.5}`,
    ),
    cut('#e3b468', disc(x, y, r, ry)),
    cut('#6a3a1e', disc(x, y, r * 0.9, ry * 0.88)),
    cut(
      shade,
      disc(x, y + 2, inner, ry * 0.8),
      `${x - inner},${y},1 ${x - r * 0.36},${y - r * 0.3} ${x - r * 0.1},${peak} ${x + r * 0.08},${peak} ${x + r * 0.4},${y - r * 0.28} ${x + inner},${y},1`,
    ),
    cut(
      body,
      `${x - inner},${y},1 ${x - r * 0.36},${y - r * 0.3} ${x - r * 0.1},${peak} ${x + r * 0.04},${peak + 6},1 ${x + r * 0.2},${y - r * 0.3} ${x + r * 0.16},${y} ${x + r * 0.34},${y + ry * 0.76},1 ${x - r * 0.2},${y + ry * 0.86} ${x - r * 0.76},${y + ry * 0.6}`,
    ),
    cut(
      lit,
      `${x - inner},${y},1 ${x - r * 0.36},${y - r * 0.3} ${x - r * 0.1},${peak} ${x},${peak + 6},1 ${x - r * 0.16},${y - r * 0.3} ${x - r * 0.4},${y} ${x - r * 0.5},${y + ry * 0.64},1 ${x - r * 0.74},${y + ry * 0.4}`,
    ),
  ];
};

/** Grains, pods or buds on a heap: `mark` is relative path data; the tip of the cone has fewer than its foot. */
export const strewn =
  (colour: string, { x, y, r }: Heap, mark: string, count: number, width = 6): Layer =>
  (canvas) => {
    const chance = canvas.random('strewn');
    let d = '';
    for (let at = 0; at < count; at++) {
      const [across, down] = [chance.between(-0.66, 0.66), chance.next()];
      const top = y - r * 0.56 * (1 - Math.abs(across) * 1.4);
      d += `M${Math.round(x + across * r)} ${Math.round(top + down * (y + r * 0.3 - top))}${mark}`;
    }
    canvas.path(d, { stroke: colour, width });
  };

/** Cloves heaped in an ellipse round (x, y): each a stalk with its crowned head, lying any way. */
export const cloves =
  (x: number, y: number, rx: number, ry: number, count: number, scale = 1): Layer =>
  (canvas) => {
    const chance = canvas.random('cloves');
    const clove = (stalk: string, crown: string, bud: string) =>
      canvas.thing(
        `<path d="${limb('-18,0,3 0,0,5 16,0,6')}" fill="${stalk}"/><path d="${disc(18, 0, 7)}${disc(24, -6, 4)}${disc(24, 6, 4)}${disc(27, 0, 4)}" fill="${crown}"/><path d="${disc(19, -1, 4)}" fill="${bud}"/>`,
      );
    const kinds = [
      clove('#5a2a1c', '#3f1b16', '#8a4a2e'),
      clove('#7a3c24', '#55261a', '#a8623a'),
      clove('#3f1b16', '#2c1210', '#6a3420'),
    ];
    for (let at = 0; at < count; at++) {
      const [angle, off] = [chance.between(0, 6.28), Math.sqrt(chance.next())];
      const place = { x: x + Math.cos(angle) * off * rx, y: y + Math.sin(angle) * off * ry };
      canvas.use(chance.pick(kinds), {
        ...place,
        turn: chance.between(0, 360),
        scale: scale * chance.between(0.85, 1.1),
      });
    }
  };

/** A bundle of cinnamon sticks, tied, in front of (x, y). */
export const cinnamon = (x: number, y: number): Layer[] => [
  cut(
    { fill: '#0a5a66', opacity: 0.55 },
    `${x - 120},${y + 66},1 ${x + 60},${y + 96} ${x + 190},${y + 40},1 ${x + 170},${y - 20} ${x},${y + 20}`,
  ),
  ...[
    [-34, -60, '#7a3f20'],
    [20, -70, '#8f4e28'],
    [-60, -24, '#8f4e28'],
    [0, -30, '#a8622f'],
    [46, -34, '#7a3f20'],
    [-30, 10, '#b87438'],
    [26, 6, '#8f4e28'],
  ].flatMap(([dx, dy, colour]): Layer[] => {
    const [sx, sy] = [x + Number(dx), y + Number(dy)];
    return [
      cut(String(colour), limb(`${sx - 98},${sy + 42},18 ${sx + 96},${sy - 38},18`)),
      cut('#e0a060', limb(`${sx - 92},${sy + 33},4 ${sx + 90},${sy - 43},4`)),
      cut('#4a2212', disc(sx - 99, sy + 43, 11, 17)),
      inked(
        '#e0a060',
        3,
        `${sx - 104},${sy + 50} ${sx - 94},${sy + 38} ${sx - 102},${sy + 34} ${sx - 108},${sy + 44}`,
      ),
    ];
  }),
  cut('#f3dfae', `${x - 24},${y - 96},1 ${x + 6},${y - 108},1 ${x + 44},${y + 30},1 ${x + 14},${y + 42},1`),
];
