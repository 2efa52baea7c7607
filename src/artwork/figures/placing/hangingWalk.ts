import type { Layer } from '../../canvas/canvas.ts';
import { inked } from '../../canvas/cut.ts';

/** A walkway on cables across the picture: where its deck begins and ends, how far it is pulled down between, its rail's height. */
export const hangingWalk = (
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  pull: number,
  rail: number,
  colour: string,
): Layer[] => {
  const middle = (x0 + x1) / 2;
  const deckAt = (share: number) =>
    Math.round((1 - share) ** 2 * y0 + 2 * share * (1 - share) * pull + share ** 2 * y1);
  const ropes: string[] = [];
  const count = Math.round((x1 - x0) / rail);
  for (let nth = 1; nth < count; nth++) {
    const x = Math.round(x0 + ((x1 - x0) * nth) / count);
    ropes.push(`${x},${deckAt(nth / count)} ${x},${deckAt(nth / count) - rail}`);
  }
  const cable = (lift: number) => `${x0},${y0 - lift} ${middle},${pull - lift} ${x1},${y1 - lift}`;
  return [
    inked(colour, 2, ...ropes, cable(Math.round(rail / 2))),
    inked(colour, 4, cable(rail)),
    inked(colour, 9, cable(0)),
  ];
};
