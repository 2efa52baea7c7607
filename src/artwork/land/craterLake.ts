import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { disc, limb, outline } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

/** What a crater with a lake in it is painted in: its slope and the flank in the sun, the lip, the inner walls near, in shade, half lit and lit, and the water. */
export interface CraterInks {
  slope: string;
  flank: string;
  lip: string;
  near: string;
  wall: string;
  half: string;
  lit: string;
  water: string;
  pale: string;
  bright: string;
}

/** A crater with a lake, seen from above over its near lip, whose rim is an ellipse about (x, y); the low sun is on the right. */
export const craterLake =
  (x: number, y: number, rx: number, ry: number, inks: CraterInks): Layer =>
  (canvas) => {
    const chance = canvas.random('crater');
    const at = (right: number, down: number, corner = 0): Knot => [
      Math.round(x + right * rx),
      Math.round(y + down * ry),
      corner,
    ];
    const round = (right: number, down: number, a: number, b: number, rough: number): Knot[] =>
      Array.from({ length: 18 }, (_, turn): Knot => {
        const angle = (turn / 18) * Math.PI * 2;
        const reach = 1 + chance.between(-rough, rough);
        return at(right + Math.cos(angle) * a * reach, down + Math.sin(angle) * b * reach);
      });
    /** The rim's crest: it rises and falls behind, and lies lower and more even before us. */
    const crest = Array.from({ length: 24 }, (_, turn) => {
      const behind = Math.max(0, -Math.sin((turn / 24) * Math.PI * 2));
      return 1 + behind * chance.between(-0.02, 0.2) + chance.between(-0.02, 0.02);
    });
    const rim = (share: number, down: number): Knot[] =>
      crest.map((reach, turn): Knot => {
        const angle = (turn / 24) * Math.PI * 2;
        const [over, up] = [Math.cos(angle) * share, Math.sin(angle) * share * reach];
        return at(over * (1 + (reach - 1) * 0.2), up + down);
      });
    /** A gully down a slope, from the crest, where it is wide, to its end. */
    const gully = (fromX: number, fromY: number, toX: number, toY: number, wide: number) => {
      const knot = (right: number, down: number, half: number) =>
        [...at(right, down).slice(0, 2), Math.round(half * ry)].join(',');
      return limb(
        `${knot(fromX, fromY, wide)} ${knot(fromX * 0.4 + toX * 0.6, fromY * 0.4 + toY * 0.6, wide * 0.7)} ${knot(toX, toY, 0)}`,
      );
    };
    // The cone, broad, its right flank in the sun, gullies down it.
    cut(inks.slope, [
      ...[at(-1.95, 1.9, 1), at(-1.4, 1.2), at(-1.08, 0.3), at(-1, -0.2), at(-0.6, -0.98), at(0.2, -1.06)],
      ...[at(0.8, -0.84), at(1.04, -0.1), at(1.3, 0.9), at(1.95, 1.9, 1), at(0.8, 2.5), at(-0.8, 2.5)],
    ])(canvas);
    cut(inks.flank, [
      ...[at(0.92, -0.56, 1), at(1.08, 0), at(1.32, 0.9), at(1.95, 1.9, 1), at(1.5, 1.7), at(1.2, 1.74, 1)],
      ...[at(1.16, 1.2), at(1, 0.8), at(0.8, 0.9, 1), at(0.94, 0.4)],
    ])(canvas);
    // Trees on the crest behind.
    cut(
      inks.near,
      ...Array.from({ length: rx > 150 ? 15 : 0 }, () => {
        const angle = chance.between(1.08, 1.94) * Math.PI;
        const size = ry * chance.between(0.05, 0.1);
        return disc(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry * 1.04, size * 1.25, size);
      }),
    )(canvas);
    // The lip, then what lies within.
    cut(inks.lip, rim(1.015, 0.035))(canvas);
    within(
      inks.near,
      rim(1, -0.02),
      cut(inks.wall, [
        at(-1.2, 0.4, 1),
        at(-1.2, -1.5, 1),
        at(1.2, -1.5, 1),
        at(1.2, 0.5, 1),
        at(0.6, 0.2),
        at(-0.6, 0.2),
      ]),
      cut(inks.half, [
        at(-1.2, 0.7, 1),
        at(-1.2, -1.4, 1),
        at(0.02, -1.4, 1),
        at(-0.06, -0.8),
        at(-0.22, -0.5),
        at(-0.2, -0.1, 1),
      ]),
      cut(inks.lit, [
        at(-1.2, 0.7, 1),
        at(-1.2, -1.4, 1),
        at(-0.46, -1.4, 1),
        at(-0.5, -0.7),
        at(-0.66, -0.3),
        at(-0.62, 0.1, 1),
      ]),
      cut(inks.half, gully(-0.84, -0.74, -0.7, -0.1, 0.05), gully(-0.96, -0.34, -0.8, 0.04, 0.04)),
      cut(inks.wall, gully(-0.34, -1.1, -0.28, -0.3, 0.1)),
      cut(
        inks.near,
        gully(0.14, -1.1, 0.2, -0.5, 0.07),
        gully(0.5, -1, 0.44, -0.16, 0.12),
        gully(0.86, -0.62, 0.7, -0.1, 0.1),
      ),
    )(canvas);
    // The lake: the walls stand on their heads in it, and the sky beyond.
    within(
      inks.water,
      round(0, 0.34, 0.78, 0.52, 0.02),
      cut(
        inks.half,
        outline([
          at(-0.9, 0.4, 1),
          at(-0.7, -0.2, 1),
          at(0.9, -0.3, 1),
          at(0.9, 0.44, 1),
          at(0.5, 0.24),
          at(0, 0.12),
          at(-0.5, 0.2),
        ]),
      ),
      cut(
        inks.pale,
        outline([
          at(-0.9, 0.34, 1),
          at(-0.5, 0.3),
          at(-0.1, 0.26),
          at(0.3, 0.4),
          at(0.62, 0.56, 1),
          at(0.3, 0.62),
          at(0.5, 0.76, 1),
          at(0, 1.1, 1),
          at(-0.9, 1, 1),
        ]),
      ),
      cut(
        inks.bright,
        disc(x - rx * 0.3, y + ry * 0.5, rx * 0.36, ry * 0.1),
        disc(x - rx * 0.1, y + ry * 0.66, rx * 0.4, ry * 0.06),
        disc(x - rx * 0.42, y + ry * 0.38, rx * 0.2, ry * 0.04),
      ),
    )(canvas);
  };
