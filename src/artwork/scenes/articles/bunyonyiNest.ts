import { cut, moved, spots, wash, within } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, FOREST, FIELD, LEAF, STRAW, WATER, SHALLOW] = [
  '#fbd9b8',
  '#0f4a3c',
  '#2f8a4c',
  '#93c14b',
  '#f3cf63',
  '#134687',
  '#4b97cc',
];

/** A point round the nest: `turn` in degrees, `out` from its middle. */
const at = (turn: number, out: number): string => {
  const angle = (turn * Math.PI) / 180;
  return `${Math.round(600 + Math.cos(angle) * out * 1.12)},${Math.round(450 + Math.sin(angle) * out)}`;
};

/** Strands of one ring: each bends less than the ring, so that its ends stand off. */
const strands = (count: number, out: number, half: number, lag: number, lean = 14): string =>
  limb(
    Array.from({ length: count }, (_, index) => {
      const reach = 76 + ((index * 37) % 5) * 8;
      const middle = (index * 360) / count + lag;
      const wide = out + ((index * 3) % 5) * 6 - 12;
      return `${at(middle - reach / 2, wide + lean)},0 ${at(middle - reach / 5, wide + lean / 2)},${half} ${at(middle + reach / 5, wide)},${half} ${at(middle + reach / 2, wide - lean)},0`;
    }).join(';'),
  );

/** An egg around 0,0, its blunt end below. */
const EGG = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  const narrow = 1 - 0.2 * Math.cos(angle);
  return `${Math.round(102 * Math.sin(angle) * narrow)},${Math.round(-138 * Math.cos(angle))}`;
}).join(' ');

const TREES = [
  '-30,-84 34,-30 -62,60 20,64 -20,100',
  '6,-104 -44,-30 52,24 -24,30 36,96 -66,20',
  '22,-70 -10,-20 60,64 -36,72 10,16 6,112',
];

/** An island that is an egg: its trees, its shore, the shallows round it. */
const egg = (x: number, y: number, turn: number): Layer =>
  moved(
    { x, y, turn, scale: 0.88 },
    moved({ x: 0, y: 0, scale: 1.21 }, cut(SHALLOW, EGG)),
    moved({ x: 0, y: 0, scale: 1.1 }, cut(STRAW, EGG)),
    within(
      LEAF,
      EGG,
      cut(FOREST, ...TREES.map((row, size) => spots(row, 7 + size * 3, 6 + size * 2)).flat()),
    ),
  );

/** Lake Bunyonyi, the place of many little birds, from above: hills woven of terraces, and islands laid in them. */
export const bunyonyiNest: readonly Picture[] = [
  picture(
    'articles/lake-bunyonyi',
    light('morning', 'uganda', 'left'),
    plan({ subject: [60, 10, 1080, 880], camera: 'above' }),
    wash(SKY),
    cut(FOREST, disc(600, 450, 560, 500), strands(13, 504, 19, 9, 32)),
    cut(FIELD, strands(9, 466, 25, 0, 22)),
    cut(LEAF, strands(8, 432, 22, 12, 20)),
    cut(FOREST, strands(5, 428, 11, 20, -24)),
    cut(STRAW, strands(8, 392, 22, 3, 16)),
    cut(FIELD, strands(7, 362, 21, 8, -18)),
    cut(LEAF, strands(6, 340, 17, 30, 12)),
    cut(WATER, disc(604, 450, 338, 300)),
    cut(FIELD, strands(8, 324, 18, 30, 10)),
    cut(STRAW, strands(5, 318, 12, 14, 12)),
    egg(466, 440, 22),
    egg(720, 362, -34),
    egg(658, 610, 74),
  ),
];
