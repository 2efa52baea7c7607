import { cut, moved } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { box } from '../../drawing/brush.ts';

/** The night train of the Mombasa line on its viaduct, 1200 pixels wide, the deck at y; the windows are lit. */
export function nightTrain({ y }: { y: number }): Layer[] {
  const piers = Array.from({ length: 11 }, (_, at) => box(20 + at * 118, 16, 18, 92 - at * 2));
  const cars = Array.from({ length: 8 }, (_, at) => box(330 + at * 112, -46, 108, 36));
  const windows = Array.from({ length: 48 }, (_, at) =>
    box(342 + Math.floor(at / 6) * 112 + (at % 6) * 16, -37, 10, 13),
  );
  return [
    moved(
      { x: 0, y },
      cut('#060d2a', ...piers, box(-10, 0, 1220, 18)),
      cut('#3f6ea8', box(-10, 0, 1220, 3)),
      cut('#060d2a', ...Array.from({ length: 17 }, (_, at) => box(226 + at * 56, -12, 30, 10))),
      cut('#0a1538', ...cars, '200,-10,1 206,-36 232,-48,1 326,-48,1 326,-10,1'),
      cut('#5d8cc0', box(232, -48, 994, 3)),
      cut('#ffc65c', ...windows, box(222, -36, 16, 12)),
      // The headlamp, and its light on the rails ahead.
      cut({ fill: '#ffe0a0', opacity: 0.4 }, '204,-22,1 -20,-14,1 -20,0,1 140,0,1 204,-16,1'),
      cut('#fff3c8', box(202, -24, 8, 10)),
    ),
  ];
}
