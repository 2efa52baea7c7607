/** A position in the picture, in pixels: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Writes numbers with the fewest characters that still tell them apart: `4-3 .5` for 4, -3, 0.5. */
export function join(numbers: readonly number[]): string {
  let text = '';
  for (const value of numbers) {
    const digits = String(value).replace(/^(-?)0\./, '$1.');
    text += text === '' || digits.startsWith('-') ? digits : ` ${digits}`;
  }
  return text;
}

/**
 * Draws one path. Takes absolute positions and writes relative whole numbers, repeating no command letter;
 * rounding errors never add up, since each step starts where the written path really is.
 */
export class Pen {
  d = '';
  #x = 0;
  #y = 0;
  #last = '';

  constructor(x: number, y: number) {
    this.move(x, y);
  }

  #write(command: string, ...numbers: number[]): this {
    const text = join(numbers);
    if (command !== this.#last) this.d += command + text;
    else this.d += text.startsWith('-') ? text : ` ${text}`;
    this.#last = command;
    return this;
  }

  #step(x: number, y: number): [number, number] {
    const step: [number, number] = [Math.round(x) - this.#x, Math.round(y) - this.#y];
    this.#x += step[0];
    this.#y += step[1];
    return step;
  }

  #near(x: number, y: number): [number, number] {
    return [Math.round(x) - this.#x, Math.round(y) - this.#y];
  }

  /** Lifts the pen and starts a new outline. */
  move(x: number, y: number): this {
    this.#last = '';
    this.#x = Math.round(x);
    this.#y = Math.round(y);
    return this.#write('M', this.#x, this.#y);
  }

  line(x: number, y: number): this {
    const [right, down] = this.#step(x, y);
    if (right === 0 && down === 0) return this;
    if (down === 0) return this.#write('h', right);
    return right === 0 ? this.#write('v', down) : this.#write('l', right, down);
  }

  quad(x1: number, y1: number, x: number, y: number): this {
    return this.#write('q', ...this.#near(x1, y1), ...this.#step(x, y));
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    return this.#write('c', ...this.#near(x1, y1), ...this.#near(x2, y2), ...this.#step(x, y));
  }

  /** A part of a circle bulging to the left of the way (upwards when drawn from left to right). */
  bulge(radius: number, x: number, y: number): this {
    const size = Math.max(1, Math.round(radius));
    return this.#write('a', size, size, 0, 0, 1, ...this.#step(x, y));
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
      const x2 = point[0] - (after[0] - here[0]) / 6;
      const y2 = point[1] - (after[1] - here[1]) / 6;
      if (at > 0) this.#write('s', ...this.#near(x2, y2), ...this.#step(...point));
      else
        this.curve(here[0] + (point[0] - here[0]) / 6, here[1] + (point[1] - here[1]) / 6, x2, y2, ...point);
      here = point;
    });
    return this;
  }

  close(): this {
    this.d += 'z';
    this.#last = 'z';
    return this;
  }
}
