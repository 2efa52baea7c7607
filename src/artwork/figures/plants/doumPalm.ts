import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { doumFan } from './doumFan.ts';

interface Tones {
  trunk: string;
  leaf: string;
  lit: string;
}

/** A doum palm, the only one that forks: 400 pixels high over its foot at the origin, the sun on its left. */
export function doumPalm({ trunk, leaf, lit }: Tones): Layer[] {
  const crown: Layer[] = [
    cut(
      leaf,
      disc(0, 0, 34),
      ...[20, 80, 140, 200, 260, 320].map((way) =>
        doumFan(Math.cos(way / 57) * 16, Math.sin(way / 57) * 16, { way, reach: 70, spread: 130, blades: 9 }),
      ),
    ),
    cut(lit, ...[190, 240].map((way) => doumFan(-6, -6, { way, reach: 58, spread: 90, blades: 7 }))),
  ];
  return [
    cut(
      trunk,
      limb('0,0,13 4,-90,9 2,-160,10'),
      limb('0,-140,9 -40,-210,7 -60,-290,6'),
      limb('2,-140,9 40,-200,7 56,-250,7'),
      limb('44,-210,6 90,-260,5 104,-320,5'),
      limb('-44,-216,6 -10,-290,5 -2,-370,4'),
    ),
    ...(
      [
        [-62, -300, 1],
        [0, -386, 0.95],
        [106, -330, 0.9],
        [56, -270, 0.7],
      ] as const
    ).map(([x, y, scale]) => moved({ x, y, scale }, ...crown)),
  ];
}
