import { describe, expect, it } from 'vitest';
import { frameAround, scaleBar } from './frame.ts';
import { inSteps, thin } from './thin.ts';

const LIMITS = { width: 640, heights: [480, 700], margin: [100, 90], leastKm: 60 } as const;
const KAMPALA = { lat: 0.3167, lon: 32.5833 };
const KABALE = { lat: -1.2496, lon: 29.98 };

describe('the frame of a map', () => {
  it('holds all its points inside its margins, north above and east to the right', () => {
    const frame = frameAround([KAMPALA, KABALE], LIMITS);
    const [[east, top], [west, bottom]] = [frame.project(KAMPALA), frame.project(KABALE)];
    expect(west).toBeLessThan(east);
    expect(top).toBeLessThan(bottom);
    for (const x of [west, east]) expect(Math.abs(x - 320)).toBeLessThanOrEqual(220.001);
    for (const y of [top, bottom])
      expect(Math.abs(y - frame.height / 2)).toBeLessThanOrEqual(frame.height / 2 - 90);
  });

  it('measures distances as they are on the ground, within one in a hundred', () => {
    const frame = frameAround([KAMPALA, KABALE], LIMITS);
    const [[ax, ay], [bx, by]] = [frame.project(KAMPALA), frame.project(KABALE)];
    // The great circle between the two is 338 km long.
    expect(Math.hypot(ax - bx, ay - by) / frame.unitsPerKm / 338).toBeCloseTo(1, 2);
  });

  it('shows at least so many km of one place alone', () => {
    expect(frameAround([KAMPALA], LIMITS).unitsPerKm).toBeCloseTo(640 / 60);
  });

  it.each([
    [10.6, { km: 10, units: 106 }],
    [1.4, { km: 100, units: 140 }],
    [0.9, { km: 100, units: 90 }],
  ])('has a bar of a round distance at %d units a km', (unitsPerKm, bar) => {
    expect(scaleBar({ ...frameAround([KAMPALA], LIMITS), unitsPerKm }, 150)).toEqual(bar);
  });
});

describe('a line', () => {
  it('loses the points that its size cannot show, and keeps its ends', () => {
    const line = [
      [0, 0],
      [5, 0.4],
      [10, 0],
      [15, 9],
      [20, 0],
    ] as const;
    expect(thin(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [15, 9],
      [20, 0],
    ]);
    expect(thin(line.slice(0, 3), 1)).toEqual([
      [0, 0],
      [10, 0],
    ]);
  });

  it('is written in steps', () => {
    expect(inSteps('M3,4L5,-6L5,-6L0,0ZM1,1L2,2Z')).toBe('M3 4l2-10l-5 6zM1 1l1 1z');
  });
});
