import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { wildebeest } from '../animals/wildebeest.ts';
import { wildebeestGrazing } from '../animals/wildebeestGrazing.ts';
import { zebra } from '../animals/zebra.ts';
import { place } from './place.ts';

const [BACK, LIT, MANE, WHITE] = ['#84585e', '#ffe9bc', '#34163c', '#fff6e0'];

/** A wildebeest from straight above, its head up the page, 100 pixels a metre. */
const gnu: readonly Layer[] = [
  cut(MANE, limb('0,94,6 4,112,4 0,130,7 2,142,2')),
  within(
    BACK,
    twin('0,-104,1 16,-100 34,-80 40,-46 33,0 35,40 28,78 14,100 0,104,1'),
    cut(LIT, '-60,-120,1 -12,-112,1 -20,-70 -24,-30 -18,20 -20,60 -8,110,1 -60,110,1'),
    cut(MANE, limb('0,-104,7 0,-60,10 0,0,4')),
    cut('#5a3450', limb('14,-40,0 26,-36,4 40,-40,4; 12,-16,0 24,-12,4 40,-16,4; 12,8,0 24,12,4 40,8,4')),
  ),
  cut(MANE, limb(pair('4,-124,6 24,-126,5 38,-138,4 34,-158,1'))),
  cut('#54304c', twin('0,-166,1 11,-164 14,-134 18,-110 10,-96 0,-92,1')),
  cut(LIT, '-11,-164 -3,-166,1 -5,-100,1 -16,-110 -14,-134'),
];

/** A zebra from straight above. */
const striped: readonly Layer[] = [
  within(
    WHITE,
    twin('0,-172,1 10,-168 15,-136 20,-112 20,-96 34,-76 36,-40 33,0 36,40 30,80 16,104 0,110,1'),
    cut(
      MANE,
      limb(
        pair(
          '0,-70,7 40,-62,3; 0,-44,7 42,-36,3; 0,-18,7 42,-12,3; 0,8,7 42,12,3; 0,34,7 42,34,3; 0,60,7 42,54,3; 0,86,6 40,74,3; 0,-98,6 30,-90,2',
        ),
      ),
      limb('0,-134,5 0,100,4'),
      twin('0,-180,1 20,-180,1 20,-156,1 0,-150,1'),
    ),
  ),
  cut(MANE, limb('0,104,4 2,124,4 0,138,1')),
  cut(WHITE, limb(pair('12,-122,5 24,-124,6 30,-118,1'))),
];

const SHADES = {
  walks: () => wildebeest(),
  runs: () => wildebeest('running'),
  grazes: wildebeestGrazing,
  zebra: () => zebra(),
};

/** One of a herd from the air: where it stands, what its shade shows it do or be, and its size beside the grown ones. */
export type Grazer = readonly [x: number, y: number, does: keyof typeof SHADES, size?: number, way?: 'left'];

/** Wildebeest, and a zebra among them, from straight above at sunrise, the sun at the foot of the picture: the long shade of each stands up the page. */
export const wildebeestAbove = (shade: string, metre: number, row: readonly Grazer[]): Layer[] =>
  row.flatMap(([x, y, does, size = 1, way]) => [
    moved(
      { x, y, scale: 1, squash: 1.55, lean: 0.3 },
      place(SHADES[does](), {
        x: 0,
        y: 0,
        metre: metre * size,
        flat: shade,
        shadow: false,
        flip: way === 'left',
      }),
    ),
    moved(
      {
        x,
        y,
        scale: (metre * size) / 125,
        squash: 1.22,
        turn: way === 'left' ? -90 : 90,
        flip: way !== 'left',
      },
      ...(does === 'zebra' ? striped : gnu),
    ),
  ]);
