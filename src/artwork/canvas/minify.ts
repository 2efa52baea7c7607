import { join } from './pen.ts';

/** How many numbers each command takes; an arc's two flags may stand without a space after them. */
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Takes path data as written by hand and gives the same path without a character too many. */
export function minify(d: string): string {
  let text = '';
  let last = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const arity = ARITY[command.toLowerCase()];
    if (arity === undefined) throw new Error(`Unknown command "${command}" in the path ${d.slice(0, 40)}`);
    const numbers: number[] = [];
    let left = rest;
    for (;;) {
      const isFlag = arity === 7 && [3, 4].includes(numbers.length % 7);
      const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/).exec(left);
      if (found === null) break;
      numbers.push(Number(found[1]));
      left = left.slice(found[0].length);
    }
    if (left.trim() !== '' || (arity ? numbers.length % arity || !numbers.length : numbers.length)) {
      throw new Error(`Malformed "${command}${rest}" in the path ${d.slice(0, 40)}`);
    }
    const body = join(numbers);
    text +=
      command === last && body !== '' && !/m/i.test(command)
        ? body.startsWith('-')
          ? body
          : ` ${body}`
        : command + body;
    last = command;
  }
  return text;
}
