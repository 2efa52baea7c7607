import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { placed, type Placed } from '../../drawing/placed.ts';
import { raft } from '../boats/raft.ts';

/** The paddlers, around their hips: on the far tube, a little higher, and on the near one. */
const FAR = [-88, 0, 88].map((x) => placed({ x, y: -8 }));
const NEAR = [-138, -50, 38].map((x) => placed({ x }));

/** The same shapes for every one of some paddlers. */
const each = (crew: readonly Placed[], ...shapes: string[]) =>
  crew.flatMap((at) => shapes.map((row) => at(row)));

const VEST = '-15,-64,1 -18,-84 -8,-106 8,-120 24,-121 34,-112 32,-96 22,-80 16,-64,1';
const HEAD =
  '9,-114,1 15,-122 18,-130 18,-140,1 40,-141,1 41,-137,1 46,-132,1 43,-130,1 43,-124 38,-119 32,-121 30,-110,1';
const HELMET = '14,-123,1 8,-136 14,-150 28,-154 42,-148 47,-138,1 30,-138 27,-130 24,-122,1';
const GRIP = '49,-147,2 64,-147,2';
const POLE = '57,-146,2 69,-86,2 77,-36,2';
const HIGH =
  '37,-111,1 48,-120 51,-132 49,-142 51,-150,1 61,-149,1 64,-142 61,-136 60,-122 53,-108 43,-100,1';
const LOW = '18,-100,1 31,-104,1 46,-92 64,-86 74,-86 79,-80 76,-72 68,-72 62,-78 42,-80 26,-88,1';

/** Six paddlers in a raft, helmets on, leaning into the stroke together. */
export function rafters(): Figure {
  return drawn('raft crew', [
    fill('shade', ...each(FAR, VEST)),
    fill(
      'dark',
      ...each(FAR, GRIP, POLE).map(limb),
      ...each(FAR, '8,-112,1 18,-122 32,-116 45,-114,1 47,-100,1 28,-100 14,-98,1'),
    ),
    fill('lit', ...each(FAR, HIGH, '33,-98,1 64,-86 76,-86 79,-78 74,-72 66,-74 28,-84,1', HEAD)),
    ...FAR.map((at) => fill('accent', at(HELMET))),
    ...raft().parts,
    fill('dark', ...each(NEAR, GRIP, POLE, '24,-110,7 36,-110,7 46,-108,6').map(limb)),
    fill('lit', ...each(NEAR, HIGH, HEAD)),
    ...NEAR.map((at) => fill('accent', at(VEST))),
    fill('body', ...each(NEAR, HELMET)),
    fill('pale', ...each(NEAR, '72,-42,1 81,-43,1 90,-26 92,-4 84,4 76,-4 74,-20')),
    fill(
      'dark',
      ...each(
        NEAR,
        '8,-112,1 18,-120 30,-114 34,-101,1 17,-95,1',
        '-16,-72,1 -18,-60 -6,-54 12,-56 26,-60,1 30,-76,1 16,-72,1',
      ),
    ),
    fill('lit', ...each(NEAR, LOW, '28,-76,1 38,-76 46,-68 42,-61,1 24,-60,1')),
    stroke(
      'dark',
      2,
      ...each([...FAR, ...NEAR], '26,-137 29,-126 36,-119', '36,-135 41,-135'),
      ...each(NEAR, '-14,-92 -2,-86 22,-82', '-15,-78 -2,-74 18,-72'),
    ),
  ]);
}
