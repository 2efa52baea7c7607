import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [SKIN, LIT, RED, DEEP, WHITE, BLUE, GOLD] = [
  '#4b2420',
  '#96502f',
  '#d8402b',
  '#8c1f2a',
  '#fff4dc',
  '#2d5bb8',
  '#f3b53a',
];

const HEAD =
  '30,-206 -20,-208 -62,-190 -90,-156 -95,-128 -88,-110,1 -98,-88 -116,-66 -118,-56,1 -108,-48 -94,-47,1 -100,-40 -111,-34 -104,-26,1 -88,-22,1 -84,-16,1 -102,-8 -104,2 -90,10,1 -94,24 -88,44 -66,50 -40,36 -10,12,1 -16,44 -18,80,1 30,92 78,80,1 72,40 72,0 90,-40 106,-90 104,-140 78,-188';

/** A Samburu woman of the north of Kenya in profile, her nose to the left, singing; her throat's foot is the origin. */
const head: readonly Layer[] = [
  within(
    SKIN,
    outline(HEAD),
    cut(LIT, '-10,-220,1 -30,-170 -40,-120 -30,-84 -46,-50 -36,-10 -60,10 -52,60,1 -140,60,1 -140,-220,1'),
  ),
  // Eye, brow, and the ear with its brass.
  cut(
    SKIN,
    '-84,-104,1 -70,-114 -54,-108 -48,-100,1 -64,-98 -78,-98',
    limb('-88,-124,2 -70,-134,5 -44,-126,2'),
  ),
  cut(LIT, '14,-104,1 10,-130 30,-142 44,-124 38,-96 30,-70 34,-36 22,-34 20,-70'),
  cut(GOLD, disc(27, -28, 12, 15), limb('27,-16,5 24,30,12 20,44,3')),
  // The bands of the brow.
  cut(RED, '-94,-150,1 -88,-164,1 0,-160 106,-134,1 108,-112,1 0,-142 -95,-134,1'),
  cut(WHITE, '-95,-134,1 0,-142 108,-112,1 106,-102,1 0,-133 -94,-126,1'),
  cut(BLUE, '-88,-164,1 0,-160 106,-134,1 104,-146,1 0,-170 -82,-172,1'),
  cut(GOLD, '-97,-140,1 -112,-118 -102,-106 -88,-124,1'),
];

/** One string of beads that lies like a plate round the neck, or its near half alone, before the throat. */
const plate = (at: number, from: number, isNear = false): Layer => {
  const [x, y, rx] = [30 + at * 2, 60 + at * 9, 82 + at * 13];
  const ry = Math.round(rx * 0.3);
  return cut(
    [RED, DEEP, RED, GOLD, RED, DEEP, RED, BLUE, RED, DEEP, RED, WHITE][(at + from) % 12]!,
    isNear
      ? `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}L96 58A66 20 0 0 1 -36 58Z`
      : disc(x, y, rx, ry),
  );
};

/** A Samburu woman singing: how far her chin is up, how her collars lean, and with which string of beads they begin. */
export const womanWithCollars = (nod: number, lean: number, from: number): readonly Layer[] => [
  moved(
    { x: 0, y: 0, turn: lean },
    ...Array.from({ length: 18 }, (_, at) => plate(17 - at, from)),
    cut(DEEP, disc(30, 58, 66, 20)),
  ),
  moved({ x: 0, y: 0, turn: nod }, ...head),
  moved({ x: 0, y: 0, turn: lean }, plate(2, from, true), plate(1, from, true), plate(0, from, true)),
];
