import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { random } from '../canvas/random.ts';
import { limb } from '../drawing/brush.ts';

/** The colours of ice: struck by the sun, in half light, in shade near and far, in a cleft; and of the layers of its years. */
export interface IceColours {
  lit: string;
  half: string;
  shade: string;
  far: string;
  cleft: string;
  year: string;
}

/** Where the cliff's lines run together, and how high its edge and how low its foot are at the left of the picture. */
export interface CliffLines {
  x: number;
  y: number;
  edge: number;
  foot: number;
}

/** A cliff of ice that comes towards us from a point on the right and leaves the picture on the left, the sun on its right. */
export function iceCliff({ x, y, edge, foot }: CliffLines, own: IceColours): Layer[] {
  const [source, layer] = [random('ice cliff'), random('years of ice')];
  const along = (left: number, at: number) => y + ((left - y) * (x - at)) / x;
  const row = (list: readonly (readonly [number, number, number?])[]) =>
    list.map(([px, py, corner]) => `${Math.round(px)},${Math.round(py)}${corner ? ',1' : ''}`).join(' ');
  const [face, halves, shades, far, clefts, caves, years]: string[][] = [[], [], [], [], [], [], []];
  for (let z = 1; z < 13;) {
    const next = z * source.between(1.13, 1.24);
    const [from, to] = [x - (x + 60) / z, x - (x + 60) / next];
    const wide = to - from;
    const [top, low] = [along(edge, from), along(foot, from)];
    const [topTo, lowTo] = [along(edge, to), along(foot, to)];
    const high = low - top;
    const rise = source.between(-0.06, 0.05) * high;
    const slant = wide * source.between(-0.12, 0.12);
    const down = (share: number) => top + rise + high * share;
    const fold = source.between(0.4, 0.7);
    face!.push(
      row([
        [from - 1, low, 1],
        [from - 1, top + high * 0.03, 1],
        [from + wide * 0.08, top + rise],
        [from + wide * fold, top + rise + (topTo - top) * 0.4],
        [from + wide * fold, topTo + rise + high * 0.05, 1],
        [from + wide * 0.8, topTo - high * 0.03],
        [to, topTo + high * 0.02, 1],
        [to, lowTo, 1],
      ]),
    );
    const deep = source.between(0.3, 0.6);
    const waist = source.between(0.35, 0.65);
    halves!.push(
      row([
        [from, down(0), 1],
        [from + wide * deep, down(0.03)],
        [from + wide * (deep + 0.2), down(waist * 0.6)],
        [from + wide * deep, down(waist)],
        [from + wide * (deep + 0.3), down(waist + 0.2)],
        [from + wide * (deep + 0.1), along(foot, from + wide * (deep + 0.1)), 1],
        [from, low, 1],
      ]),
    );
    (z < 2.6 ? shades : far)!.push(
      row([
        [from, down(0.04), 1],
        [from + wide * deep * 0.5, down(0.1)],
        [from + wide * deep * 0.9, down(waist * 0.7)],
        [from + wide * deep * 0.4, down(waist)],
        [from + wide * deep * 0.9, down(waist + 0.25)],
        [from + wide * deep * 0.6, along(foot, from + wide * deep * 0.6), 1],
        [from, low, 1],
        [from + slant, down(0.72)],
        [from - slant, down(0.36)],
      ]),
    );
    const end = source.between(0.5, 0.95);
    clefts!.push(
      row([
        [from - wide * 0.03, down(0.02), 1],
        [from + wide * 0.16, down(end * 0.4)],
        [from + wide * 0.04, down(end), 1],
        [from - wide * 0.08, down(end * 0.5)],
      ]),
    );
    if (source.next() < 0.42) {
      caves!.push(
        row([
          [from - wide * 0.2, low, 1],
          [from + wide * 0.1, low - high * source.between(0.005, 0.025)],
          [from + wide * 0.4, low - high * source.between(0.015, 0.035)],
          [from + wide * 0.6, low - high * 0.012],
          [to + wide * 0.2, lowTo, 1],
        ]),
      );
    }
    // The layers of its years run to the same point, and each column breaks them.
    for (const share of [0.1, 0.16, 0.27, 0.31, 0.43, 0.55, 0.6, 0.74, 0.86]) {
      if (layer.next() < 0.1) continue;
      const [start, stop] = [from + wide * deep * 0.3, to - wide * layer.between(-0.04, 0.04)];
      const slip = layer.between(-0.007, 0.007) * high;
      const at = (px: number, sag: number) =>
        `${Math.round(px)},${Math.round(along(edge + (foot - edge) * share, px) + slip + sag * high)}`;
      const thick = (0.7 + 1.5 / z).toFixed(1);
      years!.push(
        limb(
          `${at(start, 0)},0 ${at(start + (stop - start) * 0.3, 0.002)},${thick} ${at(start + (stop - start) * 0.7, 0.002)},${thick} ${at(stop, 0)},0`,
        ),
      );
    }
    z = next;
  }
  return [
    cut(own.lit, ...face!),
    cut(own.half, ...halves!),
    cut(own.year, ...years!),
    cut(own.shade, ...shades!),
    cut(own.far, ...far!),
    cut(own.cleft, ...clefts!, ...caves!),
  ];
}
