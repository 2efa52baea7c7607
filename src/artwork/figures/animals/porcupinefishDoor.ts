import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { box, disc, panel, ring } from '../../drawing/brush.ts';

const [TEAK, DARK, BRASS, SUN] = ['#8f2f24', '#2a1018', '#f5b02e', '#fff1cf'];

/** A doorway with an arched head, so far to both sides of x = 0 and down to a foot with rounded corners. */
const doorway = (half: number, foot: number, round: number) =>
  disc(0, -40, half) +
  panel(`${-half},-40,0 ${half},-40,0 ${half},${foot},${round} ${-half},${foot},${round}`);

/** A spine that stands at x, y and points so many degrees to the right of upwards. */
const spine = ([x, y, degrees]: readonly [number, number, number]) => {
  const turn = (degrees * Math.PI) / 180;
  const [up, side] = [Math.sin(turn), Math.cos(turn)];
  const point = (out: number, along: number) =>
    `${Math.round(x + up * out + side * along)},${Math.round(y - side * out + up * along)},1`;
  return `${point(-20, -38)} ${point(96, 0)} ${point(-20, 38)}`;
};
const onHead = (degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  return spine([Math.sin(turn) * 276, -40 - Math.cos(turn) * 276, degrees]);
};

/** The studs of both leaves, row by row; the eye stands where the first would be. */
const STUDS =
  '98,-172 98,-74 182,-74 98,24 182,24 98,122 182,122 98,220 182,220 -98,122 -182,122 -98,220 -182,220';

/** A porcupinefish round x = 0, y = 0 as a door of Stone Town: two leaves, the carved post, studs of brass. */
export const porcupinefishDoor: readonly Layer[] = [
  cut(
    BRASS,
    ...[-72, -48, -24, 0, 24, 48, 72].map(onHead),
    ...(
      [
        [-256, 270, -130],
        [-136, 298, -165],
        [0, 298, 180],
        [136, 298, 165],
        [256, 270, 130],
      ] as const
    ).map(spine),
    // Tail.
    '260,30,1 330,60 420,-46,1 444,10 426,32 440,78 426,124 444,146 420,202,1 330,96 260,126,1',
  ),
  // Lips.
  cut(BRASS, disc(-306, 34, 52, 36), disc(-306, 92, 46, 32)),
  cut(TEAK, doorway(280, 306, 80)),
  within(
    DARK,
    doorway(242, 272, 46),
    cut(TEAK, doorway(230, 260, 38)),
    cut(DARK, box(-54, -340, 108, 680)),
    cut(BRASS, box(-42, -340, 84, 680)),
    cut(TEAK, ...[-202, -104, -6, 92, 190].flatMap((y) => [ring(0, y, 34, 20), disc(0, y, 9)])),
  ),
  cut(BRASS, ...spots(STUDS, 30)),
  // The eye.
  cut(BRASS, disc(-158, -50, 100)),
  cut(SUN, disc(-158, -50, 78)),
  cut(DARK, disc(-172, -50, 48)),
];
