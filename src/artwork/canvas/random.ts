/** A repeatable source of chance: the same seed gives the same run of numbers on every machine. */
export interface Random {
  /** The next number, from 0 up to (never reaching) 1. */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A whole number between two bounds, both included. */
  whole(low: number, high: number): number;
  /** One of a list; throws on an empty list. */
  pick<Item>(list: readonly Item[]): Item;
}

/** Spreads a text over 32 bits (FNV-1a), so that neighbouring names give unrelated pictures. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}

/** Stirs a 32-bit state into a number from 0 to 1; one round of a multiply-and-shift mixer. */
function stir(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Takes any text as seed and gives its source of chance. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return stir(state);
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Nothing to pick from: the list is empty');
      return item;
    },
  };
}

/**
 * Smooth one-dimensional noise for ridgelines: takes a source of chance and a number of octaves (each twice
 * as fine and half as strong) and gives a function from any position to about -1..1. One unit of the position
 * is the width of the broadest wave.
 */
export function noise(source: Random, octaves = 3): (position: number) => number {
  const salt = source.whole(0, 2 ** 30);
  const lattice = (cell: number, octave: number) =>
    stir((Math.imul(cell, 0x9e3779b1) ^ Math.imul(octave + 1, 0x85ebca6b) ^ salt) | 0) * 2 - 1;
  return (position) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const at = position * 2 ** octave;
      const cell = Math.floor(at);
      const share = at - cell;
      const ease = share * share * share * (share * (share * 6 - 15) + 10);
      const low = lattice(cell, octave);
      sum += (low + (lattice(cell + 1, octave) - low) * ease) / 2 ** octave;
    }
    return sum / 1.4;
  };
}
