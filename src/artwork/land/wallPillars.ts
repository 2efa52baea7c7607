import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** A pillar of the wall: its sides, the heights of crest and foot in its middle, and how far both fall on the way across. */
export interface Pillar {
  left: number;
  right: number;
  crest: number;
  foot: number;
  fall: number;
  sink: number;
}

/** The pillars from one end to the other, as wide as a share of the wall's height there. */
export function pillarsOf(
  source: Random,
  wall: {
    from: number;
    until: number;
    crest: (x: number) => number;
    foot: (x: number) => number;
    broad: number;
  },
): Pillar[] {
  const pillars: Pillar[] = [];
  for (let left = wall.from; left < wall.until;) {
    const tall = wall.foot(left) - wall.crest(left);
    const wide = tall * wall.broad;
    const end = left + wide * source.between(0.6, 1.45);
    // The last one takes what would be a sliver.
    const right = wall.until - end < wide * 0.5 ? wall.until : end;
    const middle = (left + right) / 2;
    const drop = (wall.foot(middle) - wall.crest(middle)) * source.pick([0, 0, 0.02, 0.05, 0.09]);
    const [fall, sink] = [wall.crest(right) - wall.crest(left), wall.foot(right) - wall.foot(left)];
    pillars.push({ left, right, crest: wall.crest(middle) + drop, foot: wall.foot(middle), fall, sink });
    left = right;
  }
  return pillars;
}

/** A pillar's head, in two or three steps where columns have broken off. */
export function headOf(source: Random, { left, right, crest, foot, fall }: Pillar): Point[] {
  const [wide, tall] = [right - left, foot - crest];
  const shares = [0, source.between(0.2, 0.4), source.between(0.55, 0.8), 1];
  return [0, 1, 2].flatMap((nth): Point[] => {
    const step = source.pick([0, 0.012, 0.03]) * tall;
    return [shares[nth]!, shares[nth + 1]!].map((share) => [
      left + wide * share,
      crest + step + fall * (share - 0.5),
    ]);
  });
}

/** A plane down the pillar, between two shares of its width, its edge broken once. */
export function plane(
  source: Random,
  { left, right, crest, foot }: Pillar,
  from: number,
  to: number,
): string {
  const wide = right - left;
  const breakAt = crest + (foot - crest) * source.between(0.3, 0.7);
  const shift = wide * source.between(-0.07, 0.07);
  return new Pen(left + wide * from, crest - 40)
    .line(left + wide * to, crest - 40)
    .line(left + wide * to, breakAt)
    .line(left + wide * to + shift, breakAt + 6)
    .line(left + wide * to + shift, foot + 10)
    .line(left + wide * from, foot + 10)
    .close().d;
}

/** A joint between two columns: a wedge that hangs from the crest, or stands on the foot. */
export function joint(
  source: Random,
  { left, right, crest, foot }: Pillar,
  share: number,
  wide: number,
): string {
  const x = left + (right - left) * share;
  const tall = foot - crest;
  const [top, tip] =
    source.next() < 0.7
      ? [crest - 20, crest + tall * source.between(0.35, 0.9)]
      : [foot, foot - tall * source.between(0.3, 0.6)];
  return new Pen(x - wide, top)
    .line(x + wide, top)
    .line(x + source.between(-1, 1) * wide, tip)
    .close().d;
}

/** The slope of rubble along the foot, higher below the clefts. */
export function talusOf(source: Random, pillars: readonly Pillar[], share: number): string {
  const [first, last] = [pillars[0]!, pillars.at(-1)!];
  const low = pillars.toReversed().map(({ right, foot, sink }): Point => [right, foot + sink / 2 + 4]);
  const tops = pillars.flatMap(({ left, right, crest, foot }): Point[] => {
    const tall = (foot - crest) * share;
    return [
      [left, foot - tall * source.between(0.9, 1.2)],
      [(left * 2 + right) / 3, foot - tall * source.between(0.6, 0.8)],
      [(left + right * 2) / 3, foot - tall * source.between(0.5, 0.8)],
    ];
  });
  return new Pen(first.left, first.foot - first.sink / 2 + 4)
    .line(...tops[0]!)
    .smooth([...tops.slice(1), [last.right, last.foot - (last.foot - last.crest) * share * 0.6]])
    .through(low)
    .close().d;
}
