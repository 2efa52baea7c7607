import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../drawing/faults.ts';
import { drawn, type Figure } from '../../drawing/figure.ts';
import { dhow, farDhow } from './dhow.ts';
import { launch } from './launch.ts';
import { ngalawaAbove } from './ngalawaAbove.ts';
import { canoe, outrigger } from './outrigger.ts';
import { raft } from './raft.ts';
import { raftAbove } from './raftAbove.ts';

/** A boat, and its length and height above the water in life, in metres, with its sail. */
const BOATS: [Figure, long: number, high: number][] = [
  [dhow(), 9.4, 11],
  [farDhow(), 5.9, 6.5],
  [launch(), 8.5, 3],
  [outrigger(), 7, 6.3],
  [canoe(), 5.2, 0.7],
  [raft(), 4.7, 1],
];

describe('the boats', () => {
  it.each(BOATS)('$name floats on the water line, as long and high as in life', (figure, long, high) => {
    expect(faultsOf(figure, { height: [high * 94, high * 106], bytes: 1000 })).toEqual([]);
    expect(Math.abs(figure.width / 100 - long)).toBeLessThan(long * 0.05);
  });

  it('show an outrigger canoe from above, six metres long, its hull six times as long as broad', () => {
    const hull = drawn('hull', ngalawaAbove().parts.slice(0, 1));
    expect(hull.height).toBeGreaterThan(hull.width * 6);
    expect(faultsOf(ngalawaAbove(), { height: [590, 640], bytes: 1000, stands: false })).toEqual([]);
  });

  it('show a raft from above, as long as from the side, its paddles out on both sides', () => {
    const above = raftAbove();
    expect(faultsOf(above, { height: [380, 460], bytes: 1100, stands: false })).toEqual([]);
    expect(Math.abs(above.width - raft().width)).toBeLessThan(40);
  });

  it('sail without their helmsman when they are asked to', () => {
    expect(dhow({ crew: false }).parts.length).toBeLessThan(dhow().parts.length);
  });
});
