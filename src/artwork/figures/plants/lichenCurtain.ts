import { limb } from '../../drawing/brush.ts';

type Strand = readonly [x: number, y: number, u: number, v: number, s: number, t: number];
/** Strands of lichen, `wide` and at the middle `waist` pixels to each side: where each hangs from, where it is gathered, and its tip. */
const hung = (strands: readonly Strand[], wide: number, waist: number): string =>
  strands
    .map(([x, y, u, v, s, t]) =>
      limb([
        [x, y, wide],
        [(2 * x + u) / 3, (y + v) / 2, wide],
        [u, v, waist],
        [(u + 2 * s) / 3, (v + t) / 2, wide * 0.8],
        [s, t, 0],
      ]),
    )
    .join('');
/** On a picture 1200 pixels wide the one side hangs, the other is held together by a hand. */
const LEFT = Array.from({ length: 19 }, (_, at): Strand => {
  const [x, loose] = [-20 + at * 17, (at * 37) % 11];
  return [x, 120, x - 4, 400, x - 14 - at * 3, 1000 - at * 13 - loose * 15];
});
const RIGHT = Array.from({ length: 26 }, (_, at): Strand => {
  const [share, loose] = [at / 25, (at * 37) % 11];
  return [
    640 + share * 580,
    100,
    1022 + share * 74,
    510 + share * 30,
    934 + share * 290,
    800 + share * 170 - loose * 14,
  ];
});
/** And short ones between. */
const SHORT = [330, 346, 362, 380, 398, 560, 580, 598, 616, 632].map((x, at): Strand => {
  const tip = [210, 290, 190, 250, 170, 160, 210, 180, 260, 320][at]!;
  return [x, 110, x, 130, x + 2, tip];
});
const every = (strands: readonly Strand[], from: number) => strands.filter((_, at) => at % 3 === from);
/** Every third strand of it, the first of them `from`: laid over one another they are a curtain in folds. */
export const lichenCurtain = (from: number, wide: number): string =>
  hung(every(LEFT, from), wide * 0.8, wide * 0.8) +
  hung(every(SHORT, from), wide * 0.5, wide * 0.4) +
  hung(every(RIGHT, from), wide, wide * 0.4);
