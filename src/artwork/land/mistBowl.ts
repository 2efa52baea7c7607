import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { disc, outline } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

/** What a crater full of mist is painted in: its slope, the inner walls, and the mist in shade and in the sun. */
export interface BowlInks {
  slope: string;
  sunny: string;
  wall: string;
  lit: string;
  mist: string;
  pale: string;
  bright: string;
}

/** A crater that is full of mist, seen over its rim, whose middle is (x, y); the low sun is on the right. */
export const mistBowl =
  (x: number, y: number, rx: number, ry: number, inks: BowlInks): Layer =>
  (canvas) => {
    const chance = canvas.random('bowl');
    const at = (right: number, down: number, corner = 0): Knot => [
      Math.round(x + right * rx),
      Math.round(y + down * ry),
      corner,
    ];
    const ragged = (right: number, down: number, a: number, b: number, rough: number): Knot[] =>
      Array.from({ length: 16 }, (_, turn): Knot => {
        const angle = (turn / 16) * Math.PI * 2;
        const reach = 1 + chance.between(-rough, rough);
        return at(right + Math.cos(angle) * a * reach, down + Math.sin(angle) * b * reach);
      });
    // The hill around it, low and broad.
    cut(inks.slope, [
      ...[at(-1.9, 1.7, 1), at(-1.3, 1), at(-1.06, -0.1), at(-0.7, -0.9), at(-0.2, -1.24), at(0.3, -1.1)],
      ...[at(0.74, -1), at(1.06, -0.2), at(1.3, 0.9), at(2, 1.9, 1), at(1, 2.4), at(-0.6, 2.4)],
    ])(canvas);
    // The inner wall, lit where it faces the sun, and the mist in it.
    within(
      inks.wall,
      ragged(0, 0, 1.07, 1.12, 0.035),
      cut(inks.lit, outline(ragged(-0.95, -0.1, 0.74, 1.5, 0.06))),
      cut(inks.mist, ragged(0, 0.36, 1.14, 1.02, 0.04)),
      cut(inks.pale, ragged(-0.32, 0.38, 0.9, 0.8, 0.09)),
      cut(
        inks.bright,
        ragged(-0.44, 0.26, 0.5, 0.38, 0.14),
        disc(x + rx * 0.24, y + ry * 0.52, rx * 0.34, ry * 0.07),
      ),
    )(canvas);
    // The near lip stands before it; the flank in the sun.
    cut(inks.slope, [
      at(-1.2, 0.5, 1),
      at(-0.8, 0.86),
      at(-0.3, 1),
      at(0.2, 0.92),
      at(0.7, 0.84),
      at(1.2, 0.3, 1),
      at(1.2, 1.6, 1),
      at(-1.2, 1.6, 1),
    ])(canvas);
    cut(inks.sunny, [
      at(1, -0.5, 1),
      at(1.12, 0),
      at(1.36, 0.9),
      at(2, 1.9, 1),
      at(1.3, 1.5),
      at(1.04, 0.9),
      at(1.1, 0.3),
    ])(canvas);
  };
