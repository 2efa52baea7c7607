import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { random } from '../../canvas/random.ts';
import { disc } from '../../drawing/brush.ts';
import { placed, type Hand } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';

/** A snapper that heads left, 40 pixels long, about its middle; and where its eye is. */
const BODY = '-20,1,1 -10,-9 4,-8 12,-2,1 21,-8,1 17,0 20,9,1 12,2,1 2,9 -12,8';
const EYE = '-13,-2';

type Swimmer = Required<Hand>;

/** Whether a point lies in the sail's mirrored shape, a little within its foot and leech. */
function inSail(x: number, y: number): boolean {
  const foot = 508 + 10 * Math.sin(((x - 268) / 558) * Math.PI);
  const leech = 818 - 34 * Math.sin(((y - 520) / 310) * Math.PI);
  return x > 290 && x < leech && y > foot;
}

/** Rows of fish along the mirrored yard, the first close to it, the last at the foot. */
function swimmers(): Swimmer[] {
  const chance = random('a shoal for a sail').next;
  const found: Swimmer[] = [];
  for (let row = 0; row < 20; row += 1) {
    for (let at = 0; at < 18; at += 1) {
      const along = 18 + at * 36 + (row % 2) * 18 + (chance() - 0.5) * 8;
      const x = 278 + along * 0.865 + row * 3;
      const y = 494 + along * 0.502 - row * 20 + (chance() - 0.5) * 6;
      if (!inSail(x, y)) continue;
      found.push({
        x,
        y,
        turn: 29 - row * 1.8 + (chance() - 0.5) * 10,
        scale: 0.9 + chance() * 0.12,
      });
    }
  }
  return found;
}

/** Which part of the sail a fish mirrors: its patch, its shade or its light. */
function ink({ x, y }: Swimmer): string {
  if (x > 606 && x < 704 && y > 584 && y < 668) return '#e8503f';
  return x > 556 + Math.max(0, 600 - y) * 1.5 ? '#e88f22' : '#f7b733';
}

const shoal = swimmers();

/** A shoal of yellow and red fish in the shape of a sail's reflection. */
export const snapperShoal: readonly Layer[] = [
  ...['#f7b733', '#e88f22', '#e8503f'].map((tone) =>
    cut(tone, ...shoal.filter((one) => ink(one) === tone).map((one) => placed(one)(BODY))),
  ),
  cut('#12324f', ...shoal.flatMap((one) => points(placed(one)(EYE)).map(([x, y]) => disc(x, y, 2)))),
];
