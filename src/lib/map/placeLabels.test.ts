import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels } from './placeLabels.ts';
import { spotsAround, spotsInside, type Box } from './spots.ts';

const FRAME = { width: 640, height: 480 };
const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const markAt = ([x, y]: readonly [number, number]): Box => [x - 18, y - 18, x + 18, y + 18];
const point = fc.tuple(fc.integer({ min: 40, max: 600 }), fc.integer({ min: 40, max: 440 }));

const place = (points: readonly (readonly [number, number])[], widths: readonly number[]) => {
  const boxes = points.map(markAt);
  const spots = boxes.map((box, at) => spotsAround(box, widths[at] ?? 100, 27));
  return { boxes, found: placeLabels(spots, { ...FRAME, boxes, lines: [] }) };
};

describe('labels', () => {
  it('never cover each other or a mark, and never leave the frame', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 8 }),
        fc.array(fc.integer({ min: 40, max: 220 }), { minLength: 8, maxLength: 8 }),
        (points, widths) => {
          const { boxes, found } = place(points, widths);
          const placed = found.flatMap((spot) => (spot ? [spot.box] : []));
          for (const [at, box] of placed.entries()) {
            expect([...boxes, ...placed.slice(0, at)].some((other) => overlap(box, other))).toBe(false);
            expect(box[0] >= 0 && box[1] >= 0 && box[2] <= 640 && box[3] <= 480).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('stand in the same places every time', () => {
    const points = [
      [100, 100],
      [130, 140],
      [300, 200],
    ] as const;
    expect(place(points, [120, 90, 60])).toEqual(place(points, [120, 90, 60]));
  });

  it('make room for each other where the first choice of one leaves none for another', () => {
    const { found } = place(
      [
        [80, 60],
        [200, 60],
      ],
      [100, 100],
    );
    expect(found.every(Boolean)).toBe(true);
  });

  it('keep off a line when they can', () => {
    const boxes = [markAt([300, 200])];
    const spots = [spotsAround(boxes[0]!, 100, 27)];
    const [found] = placeLabels(spots, {
      ...FRAME,
      boxes,
      lines: [
        [
          [300, 200],
          [600, 200],
        ],
      ],
    });
    expect(found?.anchor).not.toBe('start');
  });

  it('of an area stand wholly in it', () => {
    const shore = [
      [100, 100],
      [400, 100],
      [400, 300],
      [100, 300],
    ] as const;
    const island = [
      [200, 150],
      [260, 150],
      [260, 250],
      [200, 250],
    ] as const;
    const spots = spotsInside([shore, island], 80, 27, FRAME);
    expect(spots.length).toBeGreaterThan(0);
    for (const { box } of spots) {
      expect(box[0] >= 100 && box[2] <= 400 && box[1] >= 100 && box[3] <= 300).toBe(true);
      expect(box[0] < 260 && box[2] > 260 && box[1] < 250 && box[3] > 150).toBe(false);
    }
    expect(spotsInside([island], 80, 27, FRAME)).toEqual([]);
  });
});
