import { box, limb, line, outline } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

interface CanopyWalkway {
  /** Span in metres, left tower to right tower. */
  span?: number;
  /** How high the deck hangs at the towers, in metres. */
  height?: number;
}

/** The height of the deck (negative, in units) at `x` from the middle of the span. */
function deckAt(x: number, { span, height }: Required<CanopyWalkway>): number {
  const share = x / (span * 50);
  return -height * 100 + span * 6 * (1 - share * share);
}

/**
 * A canopy walkway: two braced steel towers (dark) and between them a plank deck (body, underside shade) that sags
 * under its hand cables, with netting (pale lines). Origin under the middle of the span.
 */
export function canopyWalkway({ span = 24, height = 14 }: CanopyWalkway = {}): Figure {
  const half = span * 50;
  const at = (x: number) => deckAt(x, { span, height });
  const points = Array.from({ length: 9 }, (_, index) => -half + (index * half) / 4);
  const curve = (lift: number) => points.map((x): [number, number] => [x, at(x) - lift]);
  const cable = (lift: number, ends: number) =>
    line([
      [-half, at(half) - ends],
      [0, at(0) * 2 - at(half) - lift * 2 + ends],
      [half, at(half) - ends],
    ]);
  const hangers: string[] = [];
  const meshes: string[] = [];
  const planks: string[] = [];
  for (let x = -half + 60; x < half - 20; x += 60) {
    hangers.push(
      line([
        [x, at(x)],
        [x, at(x) - 118],
      ]),
    );
    meshes.push(
      line([
        [x, at(x)],
        [x + 60, at(x + 60) - 110],
      ]),
      line([
        [x, at(x) - 110],
        [x + 60, at(x + 60)],
      ]),
    );
  }
  for (let x = -half + 24; x < half; x += 40) planks.push(box(x, at(x) + 2, 9, 16));
  const deck = outline([
    ...curve(4).map(([x, y], index, all): [number, number, 0 | 1] => [
      x,
      y,
      index === 0 || index === all.length - 1 ? 1 : 0,
    ]),
    ...curve(-18)
      .reverse()
      .map(([x, y], index, all): [number, number, 0 | 1] => [
        x,
        y,
        index === 0 || index === all.length - 1 ? 1 : 0,
      ]),
  ]);
  const tower = (x: number) => {
    const top = at(half) - 260;
    const legs =
      limb([
        [x - 120, 0, 9],
        [x - 74, at(half), 8],
        [x - 60, top, 7],
      ]) +
      limb([
        [x + 120, 0, 9],
        [x + 74, at(half), 8],
        [x + 60, top, 7],
      ]);
    const braces: string[] = [];
    const bays = Math.max(3, Math.round(height / 3.5));
    const wide = (y: number) => 120 - (60 * y) / top;
    for (let bay = 0; bay < bays; bay++) {
      const [low, high] = [(at(half) * bay) / bays, (at(half) * (bay + 1)) / bays];
      braces.push(
        limb([
          [x - wide(low), low, 4],
          [x + wide(high), high, 4],
        ]),
        limb([
          [x + wide(low), low, 4],
          [x - wide(high), high, 4],
        ]),
        box(x - wide(high), high - 5, wide(high) * 2, 9),
      );
    }
    const roof = outline([
      [x - 130, top + 20, 1],
      [x, top - 90, 1],
      [x + 130, top + 20, 1],
    ]);
    return { legs: legs + braces.join(''), roof, floor: box(x - 110, at(half) - 6, 220, 18) };
  };
  const towers = [tower(-half - 60), tower(half + 60)];
  return drawn('canopy walkway', [
    fill('dark', ...towers.map((one) => one.legs)),
    stroke('pale', 3, ...meshes),
    stroke('dark', 4, ...hangers, cable(118, 118)),
    fill('body', deck, ...towers.map((one) => one.floor)),
    fill('shade', ...planks),
    stroke('dark', 7, cable(118, 200)),
    fill('accent', ...towers.map((one) => one.roof)),
  ]);
}
