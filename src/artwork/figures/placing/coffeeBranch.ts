import type { Layer } from '../../canvas/canvas.ts';
import { disc, limb, line } from '../../drawing/brush.ts';

/** How a twig of coffee bends: its ends and the point that pulls it, in pixels. */
type Bend = readonly [x: number, y: number, pullX: number, pullY: number, toX: number, toY: number];

/** The colours of one twig: the wood, a leaf's half in light and in shade, its rib, and the cherries with their gloss. */
export interface CoffeeColours {
  wood: string;
  lit: string;
  shade: string;
  rib: string;
  ripe?: string;
  dark?: string;
}

/** How the cherries of a bunch sit round its node. */
const BUNCH = [
  [-22, 4],
  [22, 2],
  [-11, -12],
  [12, -13],
  [0, 22],
  [-18, 20],
  [19, 18],
  [0, 4],
  [33, 14],
  [-33, 16],
  [9, 34],
] as const;

const at = ([x, y, px, py, tx, ty]: Bend, share: number): readonly [number, number, number] => {
  const rest = 1 - share;
  const across = (a: number, b: number, c: number) =>
    a * rest * rest + 2 * b * rest * share + c * share * share;
  const turn = Math.atan2((py - y) * rest + (ty - py) * share, (px - x) * rest + (tx - px) * share);
  return [across(x, px, tx), across(y, py, ty), turn];
};

/**
 * A twig of coffee close by: at each of some shares of its way two glossy leaves that hang from it, `size` pixels
 * long, and where the colours have ripe ones a tight bunch of cherries on the wood itself.
 */
export function coffeeBranch(
  bend: Bend,
  { nodes, size, colours }: { nodes: readonly number[]; size: number; colours: CoffeeColours },
): Layer {
  return (canvas) => {
    const chance = canvas.random('coffee branch');
    const { wood, lit, shade, rib, ripe, dark = shade } = colours;
    const half = (side: 1 | -1) =>
      `M0 0C${size * 0.22} ${side * size * 0.3} ${size * 0.66} ${side * size * 0.28} ${size} 0Q${size * 0.5} ${size * 0.03} 0 0z`.replaceAll(
        /\d+\.\d+/g,
        (value) => String(Math.round(Number(value))),
      );
    const veins = [0.2, 0.36, 0.52, 0.68]
      .flatMap((share) =>
        [-1, 1].map((side) => `${size * share},1 ${size * (share + 0.13)},${side * size * 0.15}`),
      )
      .map((row) => line(row))
      .join('');
    const leaf = canvas.thing(
      `<path d="${half(1)}" fill="${shade}"/><path d="${half(-1)}" fill="${lit}"/>` +
        `<path d="${line(`0,0 ${size * 0.5},2 ${size * 0.96},0`)}${veins}" fill="none" stroke="${rib}" stroke-width="3"/>`,
    );
    canvas.path(
      limb([0, 0.25, 0.5, 0.75, 1].map((share) => [at(bend, share)[0], at(bend, share)[1], 9 - share * 6])),
      {
        fill: wood,
      },
    );
    for (const node of nodes) {
      const [x, y, turn] = at(bend, node);
      for (const side of [-1, 1]) {
        const degrees = (turn * 180) / Math.PI + side * chance.between(48, 74);
        // A leaf's tip hangs: what points up bends towards the ground.
        const hung = degrees + Math.cos((degrees * Math.PI) / 180) * 18;
        canvas.use(leaf, { x, y, turn: hung, scale: chance.between(0.82, 1.04) * (1.1 - node * 0.3) });
      }
      if (ripe === undefined) continue;
      const bunch = BUNCH.slice(0, node < 0.9 ? 11 : 7).map(
        ([across, down]) => [x + across + chance.between(-2, 2), y + down + chance.between(-2, 2)] as const,
      );
      canvas.path(bunch.map(([bx, by]) => disc(bx, by, 11)).join(''), { fill: dark });
      canvas.path(bunch.map(([bx, by]) => disc(bx + 1, by - 2, 9)).join(''), { fill: ripe });
      canvas.path(bunch.map(([bx, by]) => disc(bx + 4, by - 5, 2)).join(''), { fill: '#ffd2b0' });
    }
  };
}
