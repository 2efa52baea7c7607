import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure, Part } from '../figure.ts';
import { raft } from '../boats/raft.ts';

const paddler = (x: number, lean: number): Part[] => [
  {
    tone: 'accent',
    d: outline([
      [x - 18, -52],
      [x - 20, -84],
      [x - 8 + lean, -110],
      [x + 12 + lean, -108],
      [x + 18, -82],
      [x + 16, -52],
    ]),
  },
  { tone: 'lit', d: disc(x + 6 + lean, -122, 11) },
  {
    tone: 'dark',
    d:
      outline([
        [x - 8 + lean, -122, 1],
        [x - 4 + lean, -138],
        [x + 12 + lean, -140],
        [x + 20 + lean, -124, 1],
      ]) +
      limb([
        [x + 10 + lean, -100, 6],
        [x + 30, -84, 5],
        [x + 44, -78, 5],
      ]) +
      limb([
        [x + 30, -108, 2],
        [x + 46, -70, 2],
        [x + 62, -20, 2],
      ]) +
      outline([
        [x + 56, -28],
        [x + 68, -26],
        [x + 72, 2],
        [x + 60, 4],
      ]),
  },
];

/** Six paddlers in a raft, helmets on, leaning into the stroke. */
export function rafters(): Figure {
  return drawn('raft crew', [
    ...[-120, -40, 40].flatMap((x) => paddler(x - 22, 10)),
    ...raft().parts,
    ...[-110, -30, 50].flatMap((x) => paddler(x + 10, 16)),
  ]);
}
