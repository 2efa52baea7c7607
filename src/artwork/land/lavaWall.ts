import type { Canvas, Layer } from '../canvas/canvas.ts';
import { outline } from '../drawing/brush.ts';
import { pointsOf, type Way } from '../drawing/points.ts';

/** A dry wall seen from the front: the line of its top, how far down it goes, its colours and how large its stones are. */
interface LavaWall {
  top: Way;
  foot: number;
  /** The dark between the stones, then the stones, each in one colour. */
  gap: string;
  tones: readonly string[];
  /** Pixels across an average stone. */
  stone: number;
}

/** The height of a line at some x. */
function heightAt(row: readonly (readonly [number, number])[], x: number): number {
  const next = row.findIndex((point) => point[0] >= x);
  const [after, before] = [row[next] ?? row.at(-1)!, row[Math.max(0, next - 1)]!];
  const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0]);
  return before[1] + (after[1] - before[1]) * share;
}

function paint(canvas: Canvas, { top, foot, gap, tones, stone }: LavaWall): void {
  const source = canvas.random('lava wall');
  const row = pointsOf(top).map(([x, y]): [number, number] => [x, y]);
  const [first, last] = [row[0]![0], row.at(-1)![0]];
  const bodies = tones.map(() => '');
  const ground = row.map(([x, y]) => `${x},${y + stone * 0.16},1`).join(' ');
  canvas.path(outline(`${first},${foot},1 ${ground} ${last},${foot},1`), { fill: gap });
  const course = stone * 0.62;
  const highest = Math.min(...row.map(([, y]) => y));
  for (let level = 0; highest + level * course < foot; level += 1) {
    let x = first - source.between(0, stone);
    while (x < last) {
      const wide = stone * source.between(0.6, 1.5);
      const y = heightAt(row, x + wide / 2) + level * course;
      const high = course * source.between(0.82, 1.02);
      const at = (along: number, down: number, slack = 0.06) =>
        `${Math.round(x + wide * (along + source.between(-slack, slack)))},${Math.round(y + high * (down + source.between(-slack, slack)))}`;
      const shape = `${at(0.02, 0.7)} ${at(0.02, 0.16)} ${at(0.2, 0.02)} ${at(0.72, level === 0 ? -0.1 : 0.02)} ${at(0.96, 0.14)} ${at(0.97, 0.72)} ${at(0.8, 0.96)} ${at(0.2, 0.98)}`;
      if (y < foot) bodies[Math.floor(source.between(0, tones.length - 0.01))] += outline(shape);
      x += wide * 0.99;
    }
  }
  for (const [at, d] of bodies.entries()) if (d !== '') canvas.path(d, { fill: tones[at] ?? gap });
}

/** The wall of lava stones between the fields and the park, seen from the front. */
export const lavaWall =
  (wall: LavaWall): Layer =>
  (canvas) => {
    paint(canvas, wall);
  };
