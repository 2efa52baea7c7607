import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { bones, head, skull } from './parts.ts';

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
    bones('-12,-70,5 -30,-40,4 -36,-6,4', '10,-70,5 30,-42,4 26,-6,4', '16,-132,3 46,-142,3 74,-146,2'),
    fill('lit', limb('-14,-60,9 -30,-38,7 -36,-6,5'), limb('12,-60,9 30,-40,7 28,-6,5')),
    fill('dark', '-44,-6 -30,-8 -18,0,1 -46,0,1', '18,-6 32,-8 46,0,1 18,0,1'),
    fill('accent', '-20,-92 18,-92 28,-66 30,-50,1 10,-52 2,-66 -12,-50 -32,-48,1 -26,-72'),
    fill('body', '-20,-88,1 -22,-112 -14,-136 2,-148 18,-146 24,-130 18,-108 18,-88,1'),
    fill('shade', '18,-88,1 4,-88 8,-112 6,-132 18,-146 24,-130 18,-108'),
    fill(
      'lit',
      limb('4,-138,8 34,-144,6 70,-158,4'),
      limb('16,-132,8 42,-130,6 74,-142,4'),
      '68,-164 76,-170 84,-166 88,-158 82,-154 74,-153',
      '72,-147 80,-150 88,-144 88,-138 80,-135 72,-138',
    ),
    ...head(skull(10, -162, -4)),
    fill('dark', skull(10, -162, -4)('11,-5,1 12,-12 4,-16 -8,-16 -14,-8 -14,4 -8,12,1 -5,2 -2,-4,1 4,-6')),
  ]);
}
