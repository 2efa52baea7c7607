import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';

/** Masks, the inside of hoods, trousers, boots. */
const [MASK, HOLLOW, CLOTH, BOOT] = ['#f3f0e4', '#231a26', '#a39a92', '#1d1726'];

/** Hooded ponchos from the side, seated at (0, 0), each bowed in its own way. */
const PONCHOS = {
  upright:
    '-50,20,1 -54,-36 -50,-84 -36,-112 -30,-142 -22,-166 2,-176 26,-166 34,-144 28,-118 36,-100 52,-66 74,-40 90,-6 86,22,1 60,30 30,18 0,32 -28,20',
  bowed:
    '-56,20,1 -62,-30 -58,-70 -40,-100 -16,-116 -6,-140 12,-156 38,-152 50,-132 48,-108 46,-92 58,-66 82,-44 94,-8 90,24,1 60,32 26,18 -6,32 -32,22',
  huddled:
    '-60,20,1 -64,-34 -52,-76 -32,-104 -24,-128 -10,-148 14,-154 36,-142 42,-120 36,-102 56,-80 84,-66 100,-30 96,20,1 66,32 30,20 -2,30 -34,18',
} as const;

/** Where the face looks out of each: its middle. */
const FACES = { upright: [18, -138], bowed: [34, -124], huddled: [26, -120] } as const;

/** Who waits on the wall for the end of the rain, masked: how they sit, where, and their colours. */
export const waiterInRain = (
  way: keyof typeof PONCHOS,
  at: Placing,
  { coat, skin, legs = 46 }: { coat: string; skin: string; legs?: number },
): Layer => {
  const [x, y] = FACES[way];
  return moved(
    at,
    cut(CLOTH, `34,0,1 82,0,1 ${legs + 34},62,1 ${legs},62,1`),
    cut(
      BOOT,
      `${legs - 3},54,1 ${legs + 37},54,1 ${legs + 40},70 ${legs + 62},76 ${legs + 64},86,1 ${legs - 6},86,1`,
    ),
    cut(coat, PONCHOS[way]),
    cut(HOLLOW, disc(x - 2, y, 18, 25)),
    cut(skin, disc(x + 3, y - 1, 15, 21)),
    cut(
      MASK,
      `${x - 12},${y + 2},1 ${x + 6},${y},1 ${x + 20},${y - 2},1 ${x + 21},${y + 10} ${x + 10},${y + 22} ${x - 4},${y + 20}`,
    ),
    cut(HOLLOW, disc(x + 9, y - 7, 3)),
    inked(HOLLOW, 3, `${x + 2},${y - 14} ${x + 10},${y - 16} ${x + 16},${y - 12}`),
  );
};

/** A great umbrella from the side, its ferrule at (0, -118), the pole down to (0, 200). */
export const greatUmbrella = (at: Placing, [lit, mid, deep]: readonly [string, string, string]): Layer =>
  moved(
    at,
    inked(BOOT, 7, '0,-10 0,210'),
    cut(
      mid,
      '-214,10,1 -196,-50 -110,-112 0,-118 110,-112 196,-50 214,10,1 176,-14 118,-4,1 82,-22 38,0,1 0,-18 -38,0,1 -82,-22 -118,-4,1 -176,-14',
    ),
    cut(
      lit,
      '0,-118,1 110,-112 196,-50 214,10,1 176,-14 118,-4,1 98,-70 60,-106',
      '0,-118,1 38,-90 44,-40 38,0,1 0,-18 -38,0,1 -44,-40 -38,-90',
    ),
    cut(deep, '0,-118,1 -110,-112 -196,-50 -214,10,1 -176,-14 -118,-4,1 -98,-70 -60,-106'),
    cut(BOOT, '-4,-114,1 -3,-136,1 3,-136,1 4,-114,1'),
  );
