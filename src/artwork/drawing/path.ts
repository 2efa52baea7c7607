/** One step of a path: a command's letter and the numbers that it takes once. */
export interface Segment {
  letter: string;
  numbers: readonly number[];
}

/** How many numbers each command takes; an arc's two flags may stand without a space after them. */
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers behind a command's letter; undefined when there is something else among them. */
function numbersOf(text: string, arity: number): number[] | undefined {
  const numbers: number[] = [];
  let left = text;
  for (;;) {
    const isFlag = arity === 7 && [3, 4].includes(numbers.length % 7);
    const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/).exec(left);
    if (found === null) return left.trim() === '' ? numbers : undefined;
    numbers.push(Number(found[1]));
    left = left.slice(found[0].length);
  }
}

/** Reads path data, as far as the grammar of SVG allows. Throws on an unknown command, and on a wrong count of numbers. */
export function segmentsOf(d: string): Segment[] {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', rest = '']): Segment[] => {
    const arity = ARITY[letter.toLowerCase()];
    if (arity === undefined) throw new Error(`Unknown command "${letter}" in the path ${d.slice(0, 40)}`);
    const numbers = numbersOf(rest, arity);
    if (numbers === undefined || (arity ? numbers.length % arity || !numbers.length : numbers.length)) {
      throw new Error(`Malformed "${letter}${rest}" in the path ${d.slice(0, 40)}`);
    }
    if (arity === 0) return [{ letter, numbers }];
    // What follows the first pair of a move are lines.
    const next = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
    return Array.from({ length: numbers.length / arity }, (_, at) => ({
      letter: at === 0 ? letter : next,
      numbers: numbers.slice(at * arity, (at + 1) * arity),
    }));
  });
}

/** Writes numbers with the fewest characters that still tell them apart: `4-3 .5` for 4, -3, 0.5. */
function joined(numbers: readonly number[]): string {
  let text = '';
  for (const value of numbers) {
    const digits = String(value).replace(/^(-?)0\./, '$1.');
    text += text === '' || digits.startsWith('-') ? digits : ` ${digits}`;
  }
  return text;
}

/** Writes path data without a character too many: a letter is said once for a run of its kind. */
export class PathWriter {
  d = '';
  #last = '';

  write(letter: string, ...numbers: readonly number[]): void {
    const text = joined(numbers);
    // After a move, numbers without a letter would be a line.
    const isRun = letter === this.#last && text !== '' && !/m/i.test(letter);
    if (!isRun) this.d += letter + text;
    else this.d += text.startsWith('-') ? text : ` ${text}`;
    this.#last = letter;
  }
}

/** Takes path data as written by hand and gives the same path without a character too many. */
export function minify(d: string): string {
  const writer = new PathWriter();
  for (const { letter, numbers } of segmentsOf(d)) writer.write(letter, ...numbers);
  return writer.d;
}
