import { short } from './markup.ts';

/** Where a defined thing is put: position in whole pixels, then size, mirror image and turn in degrees. */
export interface Placing {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  /** Multiplies the height: below 0 it hangs upside down, as in water. */
  squash?: number;
  turn?: number;
  /** Leans it, as a shadow lies: how far right each pixel of its height reaches; `squash` is its height then. */
  lean?: number;
  /** One colour for all of it: fills and lines that were defined without a colour take it. */
  fill?: string | undefined;
  opacity?: number;
}

/** Gives the `transform` that puts a thing where it belongs; none where it stays as it was defined. */
export function transformOf(placing: Placing): string | undefined {
  const { x, y, scale = 1, flip = false, squash = 1, turn = 0, lean } = placing;
  const [wide, high] = [short(flip ? -scale : scale), short(scale * squash)];
  if (lean !== undefined) {
    // A figure's height is negative, upwards: so is the way of its shadow's tip.
    return `matrix(${[wide, '0', short(-lean * scale), high, Math.round(x), Math.round(y)].join(' ')})`;
  }
  const move = x === 0 && y === 0 ? '' : `translate(${Math.round(x)} ${Math.round(y)})`;
  const spin = turn === 0 ? '' : `rotate(${Math.round(turn)})`;
  const size = wide === high ? (wide === '1' ? '' : `scale(${wide})`) : `scale(${wide} ${high})`;
  return move + spin + size || undefined;
}
