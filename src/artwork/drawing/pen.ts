import { PathWriter } from './path.ts';

/** A position in the picture, in pixels: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/**
 * Draws one path. Takes absolute positions and writes relative whole numbers; rounding errors never add up, since
 * each step starts where the written path really is.
 */
export class Pen {
  readonly #writer = new PathWriter();
  #x = 0;
  #y = 0;

  constructor(x: number, y: number) {
    this.move(x, y);
  }

  /** The path data so far. */
  get d(): string {
    return this.#writer.d;
  }

  #write(letter: string, ...numbers: number[]): this {
    this.#writer.write(letter, ...numbers);
    return this;
  }

  #step([x, y]: Point): [number, number] {
    const step: [number, number] = [Math.round(x) - this.#x, Math.round(y) - this.#y];
    this.#x += step[0];
    this.#y += step[1];
    return step;
  }

  #near([x, y]: Point): [number, number] {
    return [Math.round(x) - this.#x, Math.round(y) - this.#y];
  }

  /** One command as it is: past some control points to the last one, where the pen then stands. */
  #to(letter: string, ...points: readonly [...Point[], Point]): this {
    const controls = points.slice(0, -1).flatMap((point) => this.#near(point));
    return this.#write(letter, ...controls, ...this.#step(points.at(-1) ?? [this.#x, this.#y]));
  }

  /** Lifts the pen and starts a new outline. */
  move(x: number, y: number): this {
    [this.#x, this.#y] = [Math.round(x), Math.round(y)];
    return this.#write('M', this.#x, this.#y);
  }

  /** A straight line; none where the pen stands already. */
  line(x: number, y: number): this {
    const [right, down] = this.#step([x, y]);
    if (right === 0 && down === 0) return this;
    if (down === 0) return this.#write('h', right);
    return right === 0 ? this.#write('v', down) : this.#write('l', right, down);
  }

  /** A line without a length: a round spot where the path is stroked. */
  dot(): this {
    return this.#write('h', 0);
  }

  quad(x1: number, y1: number, x: number, y: number): this {
    return this.#to('q', [x1, y1], [x, y]);
  }

  /**
   * From where the pen stands to `end`, pulled towards some points on the way; between two pulls the line passes
   * halfway. Without a pull it is straight.
   */
  pulled(pulls: readonly Point[], end: Point): this {
    if (pulls.length === 0) return this.#to('l', end);
    pulls.forEach((pull, at) => {
      const next = pulls[at + 1];
      const stop: Point = next ? [(pull[0] + next[0]) / 2, (pull[1] + next[1]) / 2] : end;
      if (at === 0) this.#to('q', pull, stop);
      else this.#to('t', stop);
    });
    return this;
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    return this.#to('c', [x1, y1], [x2, y2], [x, y]);
  }

  /** A part of a circle bulging to the left of the way (upwards when drawn from left to right). */
  bulge(radius: number, x: number, y: number): this {
    const size = Math.max(1, Math.round(radius));
    return this.#write('a', size, size, 0, 0, 1, ...this.#step([x, y]));
  }

  /** Half an ellipse to a point at the same height; clockwise, as a shape is wound, unless it cuts a hole. */
  half(rx: number, ry: number, x: number, y: number, isHole = false): this {
    return this.#write('a', Math.round(rx), Math.round(ry), 0, 1, isHole ? 0 : 1, ...this.#step([x, y]));
  }

  /** Straight lines through all points. */
  through(points: readonly Point[]): this {
    for (const [x, y] of points) this.line(x, y);
    return this;
  }

  /** One soft curve through all points, from where the pen stands. */
  smooth(points: readonly Point[]): this {
    let here: Point = [this.#x, this.#y];
    points.forEach((point, at) => {
      const after = points[at + 1] ?? point;
      const pull: Point = [point[0] - (after[0] - here[0]) / 6, point[1] - (after[1] - here[1]) / 6];
      if (at > 0) this.#to('s', pull, point);
      else
        this.#to('c', [here[0] + (point[0] - here[0]) / 6, here[1] + (point[1] - here[1]) / 6], pull, point);
      here = point;
    });
    return this;
  }

  close(): this {
    return this.#write('z');
  }
}
