import type { Frame, Point } from './frame.ts';
import { inLines, labelAt, LINE, widthOf, type Label } from './labels.ts';
import { placeLabels } from './placeLabels.ts';
import { shareIn, spotsAround, spotsBeside, spotsInside, type Box, type Spot } from './spots.ts';

/** What a map names: something with a mark, or an area. */
export type Named = { name: string } & (
  { kind: 'stop' | 'town' | 'place' | 'peak'; mark: Box } | { kind: 'land' | 'lake'; rings: Point[][] }
);

/** A name that found room. */
export type PlacedName = Label & { kind: Named['kind']; name: string; box: Box };

/** Units that a lake's name keeps from the water of another one, whose name it would seem to be. */
const APART = 6;

/** Where a name may stand: around its mark, or inside its area, a country's off its lakes; a lake's also beside the lake. */
function spotsFor(
  of: Named,
  width: number,
  height: number,
  frame: Frame,
  waters: readonly Point[][][],
): Spot[] {
  if ('mark' in of) return spotsAround(of.mark, width, height);
  // A country's name keeps more distance than others, so that nobody takes it for a stop's.
  const [wider, higher] = of.kind === 'land' ? [30, 30] : [0, 0];
  const inside = spotsInside(of.rings, width + wider, height + higher, frame);
  if (of.kind === 'land')
    return inside.filter(({ box }) => waters.every((rings) => shareIn(box, rings) === 0));
  if (inside.length) return inside;
  const others = waters.filter((rings) => rings !== of.rings);
  return spotsBeside(of.rings[0] ?? [], width, height, frame).filter(
    ({ box: [left, top, right, bottom] }) => {
      const room: Box = [left - APART, top - APART, right + APART, bottom + APART];
      return others.every((rings) => shareIn(room, rings) === 0);
    },
  );
}

/**
 * Places names on a map.
 * @param names the more important first
 * @param boxes what no name may cover
 * @param lines what a name should not cover
 * @param waters the rings of each lake: no other lake's name and no country's stands on them
 * @returns those that found room
 */
export function placeNames(
  names: readonly Named[],
  frame: Frame,
  boxes: readonly Box[],
  lines: readonly (readonly Point[])[],
  waters: readonly Point[][][],
): PlacedName[] {
  const texts = names.map(({ name }) => inLines(name));
  const spots = names.map((name, at) => {
    const text = texts[at] ?? [];
    return spotsFor(name, widthOf(text), LINE * text.length, frame, waters);
  });
  const found = placeLabels(spots, { ...frame, boxes, lines });
  return names.flatMap(({ name, kind }, at) => {
    const spot = found[at];
    return spot ? [{ ...labelAt(texts[at] ?? [], spot), kind, name, box: spot.box }] : [];
  });
}
