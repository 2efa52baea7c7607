import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, within } from '../canvas/cut.ts';
import { limb, outline } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

const [FIELD, CLOTH, WEFT, DEEP, PALE] = ['#f4b63e', '#d23428', '#a01020', '#6c0a22', '#fde2a0'];

/** From the back of his neck over shoulder and arm to the wrist; then the land's own horizon. */
const EDGE =
  '-40,940,1 -20,760 16,580 52,470 110,400 176,366 226,346,1 250,380 300,402 350,396 384,370,1 404,338 446,328 494,344 560,384 622,412,1 690,398 752,370,1 772,388 782,430 830,446 900,452,1 1260,448,1 1260,940,1';

/** A point of the thread that leaves arm or horizon at `start`, `along` it from 0 there to 1 at the foot of the picture. */
function thread(start: number, along: number): Knot {
  const foot = 330 + (start - 330) * 2.3;
  const back = 1 - along;
  const x = back ** 2 * start + 2 * back * along * (start + (foot - start) * 0.26) + along ** 2 * foot;
  return [Math.round(x), Math.round(back ** 2 * 350 + 2 * back * along * 620 + along ** 2 * 920)];
}

const STEPS = 8;
/** A band between two threads. */
function band(first: number, last: number): string {
  const side = (start: number) =>
    Array.from({ length: STEPS + 1 }, (_, at): Knot => {
      const [x, y] = thread(start, at / STEPS);
      return [x, y, at === 0 || at === STEPS ? 1 : 0];
    });
  return outline([...side(first), ...side(last).toReversed()]);
}

/** A band across all threads, at one height and so thick; it hangs a little where the cloth does. */
function weft(y: number, thick: number): string {
  const row = (height: number) =>
    Array.from({ length: 15 }, (_, at): Knot => {
      const x = at * 92 - 44;
      const hang = Math.max(0, 1 - x / 760);
      return [
        x,
        Math.round(height + (at % 2 === 0 ? 12 : -12) * hang - hang * 16),
        at === 0 || at === 14 ? 1 : 0,
      ];
    });
  return outline([...row(y), ...row(y + thick).toReversed()]);
}

/** Where each red stripe begins, and how broad it is: the cloth is nearly all red, the plain has a few lines left. */
const STRIPES = Array.from({ length: 26 }, (_, at) => {
  const start = -30 + at * 50;
  const red = Math.min(0.8, Math.max(0.07, 0.86 - Math.max(0, start - 300) / 760));
  return [start, start + 50 * red] as const;
});

/** A fold that falls along a thread, away from the light, and so broad at its foot. */
const fold = (start: number, from: number, half: number): string =>
  limb(
    Array.from({ length: 7 }, (_, at): Knot => {
      const [x, y] = thread(start, from + ((1 - from) * at) / 6);
      return [x, y, Math.round(half * Math.sin(((at + 0.4) / 6.4) * 1.8))];
    }),
  );

/** The covered arm: from the shoulder down to the elbow, and up to the wrist. */
const ARM =
  '384,370,1 404,338 446,328 494,344 560,384 622,412,1 690,398 752,370,1 772,388 778,424,1 720,448 650,488 608,500 576,490 500,454 440,440 400,414,1';
/** A herder's checked cloth over his arm, which runs out to the right as a plain under the horizon at 450. */
export const clothValley: Layer = within(
  FIELD,
  outline(EDGE),
  cut(CLOTH, ...STRIPES.map(([from, to]) => band(from, to))),
  cut(PALE, ...STRIPES.slice(0, 17).map(([, to], at) => band(to + 2, to + 5 - at / 8))),
  cut(
    { fill: WEFT, opacity: 0.46 },
    weft(466, 9),
    weft(500, 14),
    weft(552, 22),
    weft(626, 32),
    weft(732, 44),
    weft(868, 60),
  ),
  // Folds, and what is under the arm.
  cut(
    { fill: DEEP, opacity: 0.5 },
    fold(60, 0, 56),
    fold(398, 0.2, 30),
    '400,414,1 440,440 500,454 576,490 608,500 650,488 720,448 778,424,1 790,436,1 730,480 660,524 604,540 560,524 490,490 420,470,1',
    '226,346,1 250,380 300,402 350,396 384,370,1 372,414 310,428 240,410 200,356,1',
  ),
  within(
    '#8a1526',
    ARM,
    cut(FIELD, ARM),
    moved(
      { x: -22, y: -40 },
      cut(CLOTH, ...STRIPES.map(([from, to]) => band(from, to))),
      cut(PALE, ...STRIPES.slice(0, 17).map(([, to], at) => band(to + 2, to + 5 - at / 8))),
    ),
    // The weft runs along it and bends where it bends.
    cut({ fill: WEFT, opacity: 0.46 }, limb('380,384,7 450,366,9 530,398,9 608,446,10 680,424,8 780,384,6')),
    // Its underside, and what gathers in the crook of the elbow.
    cut(
      { fill: DEEP, opacity: 0.5 },
      '380,420,1 440,410 510,430 580,462 612,468 660,452 780,392,1 800,520,1 380,520,1',
      '622,412,1 612,440 584,456,1 600,430;622,412,1 640,432 666,440,1 640,420',
    ),
  ),
);
