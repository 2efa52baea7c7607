import type { Frame, Point } from './frame.ts';
import { inLines, labelAt, LINE, widthOf, type Label } from './labels.ts';
import { placeLabels } from './placeLabels.ts';
import { EDGE, spotsAround, spotsInside, type Box, type Spot } from './spots.ts';

/** What a map names: something with a mark, or an area. */
export type Named = { name: string } & (
  { kind: 'stop' | 'town' | 'place'; mark: Box } | { kind: 'land' | 'lake'; rings: Point[][] }
);

/** A name that found room. */
export type PlacedName = Label & { kind: Named['kind']; name: string; box: Box };

/** Where a name may stand: around its mark, or inside its area; a lake's also beside the lake. */
function spotsFor(of: Named, width: number, height: number, frame: Frame): Spot[] {
  if ('mark' in of) return spotsAround(of.mark, width, height);
  // A country's name keeps more distance than others, so that nobody takes it for a stop's.
  const [wider, higher] = of.kind === 'land' ? [30, 30] : [0, 0];
  const inside = spotsInside(of.rings, width + wider, height + higher, frame);
  if (inside.length || of.kind === 'land') return inside;
  const [shore = []] = of.rings;
  const isShown = shore.some(
    ([x, y]) => x > EDGE && x < frame.width - EDGE && y > EDGE && y < frame.height - EDGE,
  );
  const xs = shore.map(([x]) => x);
  const ys = shore.map(([, y]) => y);
  const around: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return isShown ? spotsAround(around, width, height, 2) : [];
}

/**
 * Places names on a map.
 * @param names the more important first
 * @param boxes what no name may cover
 * @param lines what a name should not cover
 * @returns those that found room
 */
export function placeNames(
  names: readonly Named[],
  frame: Frame,
  boxes: readonly Box[],
  lines: readonly (readonly Point[])[],
): PlacedName[] {
  const texts = names.map(({ name }) => inLines(name));
  const spots = names.map((name, at) => {
    const text = texts[at] ?? [];
    return spotsFor(name, widthOf(text), LINE * text.length, frame);
  });
  const found = placeLabels(spots, { ...frame, boxes, lines });
  return names.flatMap(({ name, kind }, at) => {
    const spot = found[at];
    return spot ? [{ ...labelAt(texts[at] ?? [], spot), kind, name, box: spot.box }] : [];
  });
}
