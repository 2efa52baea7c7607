import type { Layer } from '../../canvas/canvas.ts';
import { Pen, type Point } from '../../drawing/pen.ts';

/** How many pixels a metre takes one metre away. */
const LENS = 640;
const FAR = 20;

/**
 * The canopy walkway from where we stand on it: its planks, its nets and its cables run away to the roofed tower on the
 * far side, at (x, y).
 */
export function walkwayAhead({ x, y }: { x: number; y: number }): Layer {
  return (canvas) => {
    const { light } = canvas;
    /** A point `right` metres beside our feet, `up` metres above the deck, `away` metres ahead. */
    const at = (right: number, up: number, away: number): Point => {
      const sag = 1.5 * Math.sin((Math.PI * Math.min(away, FAR)) / FAR / 2);
      return [x + (right * LENS) / away, y + ((1.62 + sag - up) * LENS) / away];
    };
    const steps = [0.5, 0.7, 1, 1.4, 2, 2.7, 3.6, 5, 7, 10, 14, 20, FAR];
    const along = (right: number, up: number) => steps.map((away) => at(right, up, away));
    const strip = (from: Point[], to: Point[]) => {
      const [start = [0, 0], ...way] = from;
      const [turn = [0, 0], ...back] = to.toReversed();
      return new Pen(...start)
        .smooth(way)
        .line(...turn)
        .smooth(back)
        .close().d;
    };
    const wood = light.of('wood', 0.24);
    const rope = light.of('#2a2a38', 0.12);
    // The far tower is a gate: two posts, a beam, a roof, its feet among the trees below.
    const [left, right, beam, roof] = [at(-2.4, 0, FAR), at(2.4, 0, FAR), at(0, 3.6, FAR), at(0, 4.4, FAR)];
    const post = (side: number, from: number) =>
      new Pen(from - 6, beam[1])
        .line(from + 6, beam[1])
        .line(from + 8 + side * 14, left[1] + 230)
        .line(from - 8 + side * 14, left[1] + 230)
        .close().d;
    canvas.path(
      post(-1, left[0]) +
        post(1, right[0]) +
        new Pen(left[0] - 20, beam[1])
          .line(right[0] + 20, beam[1])
          .line(right[0] + 20, beam[1] + 9)
          .line(left[0] - 20, beam[1] + 9)
          .close().d,
      { fill: rope },
    );
    canvas.path(
      new Pen(left[0] - 34, beam[1] + 2)
        .line(roof[0], roof[1] - 44)
        .line(right[0] + 34, beam[1] + 2)
        .close().d,
      { fill: light.accent },
    );
    canvas.path(
      new Pen(roof[0], roof[1] - 44)
        .line(right[0] + 34, beam[1] + 2)
        .line(roof[0] + 14, beam[1] + 2)
        .close().d,
      { fill: light.shade(light.accent, 0.5) },
    );
    // Crowns about the tower's feet.
    for (const [dx, rx, ry] of [
      [-30, 74, 58],
      [40, 60, 44],
    ] as const) {
      canvas.ellipse(left[0] + dx, left[1] + 244, rx, ry, { fill: light.of('leaf', 0.3) });
      canvas.ellipse(right[0] - dx, left[1] + 250, rx, ry, { fill: light.of('leaf', 0.34) });
    }
    canvas.path(strip(along(-0.34, 0), along(0.34, 0)), { fill: wood });
    let gaps = '';
    for (let away = 1.16; away < 16; away *= 1.075) {
      gaps += strip(
        [at(-0.34, 0, away), at(0.34, 0, away)],
        [at(-0.34, 0, away * 1.014), at(0.34, 0, away * 1.014)],
      );
    }
    canvas.path(gaps, { fill: light.shade(wood, 0.8) });
    canvas.path(strip(along(0.2, 0), along(0.34, 0)), { fill: light.shade(wood, 0.5), opacity: 0.6 });
    let [mesh, posts] = ['', ''];
    for (const side of [-1, 1]) {
      for (const up of [0.3, 0.6, 0.9]) {
        const [start = [0, 0], ...way] = along(side * (0.36 + up * 0.24), up);
        mesh += new Pen(...start).smooth(way).d;
      }
      for (let away = 0.8; away < 18; away *= 1.22) {
        posts += new Pen(...at(side * 0.34, 0, away)).line(...at(side * 0.62, 1.15, away)).d;
        mesh += new Pen(...at(side * 0.36, 0.1, away)).line(...at(side * 0.6, 1.1, away * 1.2)).d;
        mesh += new Pen(...at(side * 0.6, 1.1, away)).line(...at(side * 0.36, 0.1, away * 1.2)).d;
      }
    }
    canvas.path(mesh, { stroke: light.of('#e9e4d4', 0.3), width: 2, opacity: 0.8 });
    canvas.path(posts, { stroke: rope, width: 4 });
    for (const side of [-1, 1]) {
      canvas.path(strip(along(side * 0.6, 1.12), along(side * 0.63, 1.2)), { fill: rope });
    }
  };
}
