import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [GREY, SHADE, LIT, WHITE, CHESTNUT, BLACK, GOLD, RED] = [
  '#7f98a4',
  '#4c6474',
  '#ffdca0',
  '#f3ead6',
  '#7a3226',
  '#0d1620',
  '#ffc23e',
  '#e0402c',
];

/** A head that looks to the right, its crown a fan of gold; the neck meets it at (0, 0). */
const head: readonly Layer[] = [
  inked(
    GOLD,
    3,
    ...[-200, -188, -176, -163, -151, -139, -127, -115, -103, -91, -80].map((angle, at) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const far = 44 + ((at * 5) % 3) * 4;
      return `${Math.round(-6 + cos * 8)},${Math.round(-12 + sin * 8)},1 ${Math.round(-6 + cos * far)},${Math.round(-12 + sin * far)},1`;
    }),
  ),
  cut('#4a5660', '12,-14,1 50,-3,1 48,1,1 12,3,1'),
  cut(RED, limb('8,0,4 12,13,6 9,26,2')),
  cut(BLACK, '-18,-6 -14,-24 4,-28 18,-18 20,-7,1 16,3 2,9 -14,5'),
  cut(WHITE, '-13,-6 -6,-15 4,-11 4,-2 -6,3'),
];

/** Legs, body, wing and tail of one that stands facing right, its feet at y 0, its neck from (44, -196). */
const body: readonly Layer[] = [
  inked(BLACK, 8, '8,-130 14,-66 10,0', '-14,-130 -10,-70 -20,-2'),
  inked(BLACK, 6, '10,-2 34,0', '10,-2 -4,2', '-20,-2 4,0', '-20,-2 -34,2'),
  cut(BLACK, limb('-30,-150,18 -74,-116,20 -112,-60,5; -20,-140,14 -60,-96,14 -86,-40,3')),
  cut(GREY, '70,-196 64,-150 22,-118 -30,-112 -92,-86,1 -104,-108 -82,-152 -40,-196 10,-220 54,-220'),
  cut(CHESTNUT, '-4,-144,1 -56,-118 -112,-72,1 -100,-122 -66,-152'),
  cut(WHITE, '36,-204 44,-166 4,-134 -56,-120 -90,-112,1 -72,-156 -30,-196 8,-210'),
  cut(GOLD, '-90,-112,1 -56,-120 -14,-130,1 -52,-104 -84,-92,1'),
];

/** Two crowned cranes on the ground at y 0: one lays its neck against the other's breast, as the sun lights their backs from the right. */
export const cranesLeaning: readonly Layer[] = [
  // The taller one, at the right, looks left.
  moved(
    { x: 92, y: 0, flip: true, scale: 1.08 },
    ...body,
    cut(GREY, limb('20,-160,6 48,-190,32 62,-240,17 54,-296,13 60,-346,11')),
    cut(SHADE, limb('58,-150,6 72,-190,10 73,-240,7 63,-296,5 68,-344,4')),
    cut(LIT, limb('20,-216,3 43,-244,5 41,-298,4 49,-342,3')),
    moved({ x: 62, y: -348, turn: 8 }, ...head),
  ),
  // The other leans over to it.
  moved(
    { x: -98, y: 0 },
    ...body,
    cut(GREY, limb('20,-160,6 46,-190,30 76,-216,17 90,-232,13 106,-236,11')),
    cut(LIT, limb('66,-168,4 78,-192,5 90,-210,4 104,-222,3')),
    moved({ x: 106, y: -240, turn: 30 }, ...head),
  ),
];
