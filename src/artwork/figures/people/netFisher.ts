import { disc } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { inProfile } from './inProfile.ts';

/** The middle of the net in the air, and a point of its round, share (0 ... 1) of the way out to the rim. */
const [X, Y] = [206, -186];
const TILT = -0.42;
const at = (turn: number, share: number): string => {
  const [right, down] = [Math.cos(turn) * 96 * share, Math.sin(turn) * 52 * share];
  return [
    X + right * Math.cos(TILT) - down * Math.sin(TILT),
    Y + right * Math.sin(TILT) + down * Math.cos(TILT),
  ]
    .map((value) => Math.round(value))
    .join();
};
const TURNS = Array.from({ length: 16 }, (_, step) => (step / 16) * Math.PI * 2);
/** Rings of mesh, the cords from the middle outwards, and the weights along the rim. */
const ring = (share: number) =>
  [...TURNS, 0].map((turn, step) => at(turn, share * (step % 2 === 1 ? 0.97 : 1))).join(' ');
const CORDS = TURNS.map((turn) => `${at(turn, 0)} ${at(turn, 1)}`);
const WEIGHTS = TURNS.filter((_, step) => step % 2 === 0)
  .map((turn) => at(turn, 1).split(',').map(Number))
  .map(([x = 0, y = 0]) => disc(x, y, 3));

/** A fisherman of 1.72 m who stands in a canoe and has just thrown his net: it spreads round in the air before him. */
export function netFisher(): Figure {
  return drawn('person casting', [
    stroke('pale', 1, ...CORDS, ring(0.2), ring(0.36), ring(0.52), ring(0.68), ring(0.84)),
    stroke('dark', 2, ring(1), `74,-146 120,-150 ${at(0, 0)}`),
    fill('dark', ...WEIGHTS),
    ...inProfile({
      trunk: [-4, -86, 11],
      skull: [18, -157, -12],
      nearLeg: '-6,-84 -20,-46 -34,-11',
      farLeg: '2,-84 26,-54 26,-11',
      feet: [
        [-36, 0, 0],
        [26, 0, 0],
      ],
      nearArm: '8,-132 36,-140 60,-153',
      farArm: '10,-132 36,-128 60,-142',
      hands: [
        ['flat', 60, -153, -24],
        ['flat', 60, -142, 4, 'down'],
      ],
      sleeves: 'short',
      legs: 'short',
      cloth: 'accent',
      barefoot: true,
      hair: 'short',
    }),
  ]);
}
