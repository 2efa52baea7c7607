import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { random } from '../canvas/random.ts';
import { disc, outline } from '../drawing/brush.ts';
import { placed } from '../drawing/placed.ts';
import { points } from '../drawing/points.ts';

/** The coast of Unguja, Zanzibar's main island: kilometres east of Stone Town's point, and north of the southern tip. */
const COAST =
  '11.5,80,1 12.6,82.2,1 14.4,81,1 15.4,77.4,1 17.6,75 18.2,71,1 19.6,67.6 20,64,1 21.6,60 22,56,1 23.4,53 23.6,50,1 25.2,46 26.6,40.6,1 27.6,36,1 27.8,32.6 27,29.6,1 29,27.4 31.4,28.2,1 32.2,32 34.6,38.4,1 36.4,36,1 36.6,30 38.2,26.4,1 38.6,22 40,19,1 40.6,13 41.6,10,1 42.8,5.4,1 42,3,1 38,3.2 35.4,.6,1 33,.8 31.4,-.6,1 29.6,4 28.4,9,1 26.8,12 26.8,16,1 25.2,19.4,1 23.6,16.4 21.6,17.6,1 20.2,13.6 18.8,15.6,1 18.4,19 15.6,20.6,1 13.8,23.4 12.2,20,1 11.6,16 8.8,13.4,1 7,17.6 5.4,20,1 4.4,24 1.8,27,1 1.6,30 -.8,32.2,1 .6,34 2.6,35,1 2,39 1,43,1 .8,47 -.4,50,1 1.4,55 3.6,58,1 4.2,61 7,64.4,1 8.2,69 9.4,71.4,1 10.2,76';
/** Its islets: Tumbatu, Mnemba, Changuu, Uzi. */
const ISLETS = [
  '4,73 5,69 4.5,66.5 3.4,68 3.4,72',
  '21.6,70.5 22.4,69.5 21.8,68.6 21,69.5',
  '24.5,12 26,9 25,6.5 23.5,8.5',
];
const [SOUTH, RISE, FALL, EAST, KM, MIDDLE] = [846, 640, 0.42, 606, 12.2, 640] as const;

/** Where a place of the island lies on the cloth, and how large things are there. */
function onCloth(east: number, north: number): readonly [x: number, y: number, size: number] {
  const far = north / 82;
  const size = 1 / (1 + FALL * far);
  return [MIDDLE + (EAST + east * KM - MIDDLE) * size, SOUTH - RISE * (1 + FALL) * far * size, size];
}
const laid = (row: string, lift = 0, across = 0) =>
  points(row)
    .map(([east, north, corner]) => {
      const [x, y, size] = onCloth(east, north);
      return `${Math.round(x + across * size)},${Math.round(y - lift * size)},${corner}`;
    })
    .join(' ');
function holds(ring: readonly (readonly number[])[], x: number, y: number): boolean {
  return ring.reduce((inside, [ax = 0, ay = 0], at) => {
    const [bx = 0, by = 0] = ring.at(at - 1)!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}
/** A clove that lies about (x, y): its nail, its ball. */
function clove(x: number, y: number, turn: number, scale: number) {
  const at = placed({ x, y, turn, scale });
  const [ballX = 0, ballY = 0] = points(at('0,-20'))[0]!;
  return {
    nail: outline(
      at('-4,36,1 -5,10 -7,-8,1 -19,-18,1 -9,-17,1 -6,-26,1 6,-26,1 9,-17,1 19,-18,1 7,-8,1 5,10 4,36,1'),
    ),
    ball: disc(ballX, ballY, 9 * scale),
  };
}
/** Every clove of the heap, the furthest first. */
function cloves(step: number) {
  const chance = random('cloves');
  const ring = points(COAST);
  const found: { x: number; y: number; size: number; turn: number }[] = [];
  for (let north = 81; north > 0; north -= step * 1.2)
    for (let east = 0; east < 43; east += step) {
      const [e, n] = [east + chance.between(0, step), north + chance.between(-step, step) / 2];
      const turn = chance.between(0, 360);
      if (!holds(ring, e, n)) continue;
      const [x, y, size] = onCloth(e, n);
      found.push({ x, y: y - 14 * size, size, turn });
    }
  return found.map(({ x, y, size, turn }) => clove(x, y, turn, size * 0.8));
}
/** The inks of a heap of cloves: the shade beside it, its flank, its top, two sorts of nails, the balls. */
export interface CloveInks {
  readonly shade: string;
  readonly flank: string;
  readonly top: string;
  readonly nails: readonly [string, string];
  readonly ball: string;
}
const drawn = (found: readonly ReturnType<typeof clove>[], { nails, ball }: CloveInks): Layer[] => [
  ...nails.map((ink, sort) => cut(ink, ...found.flatMap(({ nail }, at) => (at % 2 === sort ? [nail] : [])))),
  cut(ball, ...found.map((one) => one.ball)),
];
/** The island of Zanzibar as a heap of cloves on a cloth. */
export const ungujaOfCloves = (inks: CloveInks): Layer[] => [
  cut(inks.shade, laid(COAST, -8, -26), ...ISLETS.map((row) => laid(row, -3, -8))),
  cut(inks.flank, laid(COAST), ...ISLETS.map((row) => laid(row))),
  cut(inks.top, laid(COAST, 18), ...ISLETS.map((row) => laid(row, 5))),
  ...drawn(cloves(2.5), inks),
];
/** Single cloves: each at its point, turned by as many degrees as the third value. */
export const looseCloves = (row: string, scale: number, inks: CloveInks): Layer[] =>
  drawn(
    points(row).map(([x, y, turn]) => clove(x, y, turn, scale)),
    inks,
  );
