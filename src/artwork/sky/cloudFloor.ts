import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { lobes } from '../drawing/lobes.ts';

/** A row of the cloud floor: its crest, its colour, its own shade, and the edge that the low sun strikes. */
interface Row {
  crest: string;
  body: string;
  shade: string;
  lit: string;
}

/** Clouds from above, row before row, each flat and long, their edges lit by a sun low on the right; down to `foot`. */
export const cloudFloor = (rows: readonly Row[], foot: number): readonly Layer[] =>
  rows.map(({ crest, body, shade, lit }) => {
    const edge = (across: number, down: number) =>
      lobes(
        crest.replaceAll(
          /(-?\d+),(\d+)/g,
          (_, x: string, y: string) => `${Number(x) + across},${Number(y) + down}`,
        ),
        0.86,
        `2600,${foot} -200,${foot}`,
      );
    return within(lit, edge(0, 0), cut(body, edge(-14, 9)), cut(shade, edge(-60, 44)));
  });
