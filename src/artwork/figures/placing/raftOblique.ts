import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { points } from '../../drawing/points.ts';
import { CREW, raftPaddler, type Seen } from './raftPaddler.ts';

/** How far the raft is turned, and how much its plane is foreshortened: the eye looks down steeply on it. */
const TURN = -0.56;
const FLAT = 0.8;

/** Gives the hand that sets points of the raft's own space (along, across, up, in pixels) into the picture. */
const seen =
  (cx: number, cy: number): Seen =>
  (x, y, z) => {
    const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
    return [Math.round(cx + x * cos - y * sin), Math.round(cy + (x * sin + y * cos) * FLAT - z * 0.72)];
  };

/** The middle line of the tubes, closed: along, across, and how high it rides. */
const RING =
  '-250,-118,0 -310,-90,6 -340,0,12 -310,90,6 -250,118,0 0,122,0 220,118,6 310,84,44 340,0,66 310,-84,44 220,-118,6 0,-122,0 -250,-118,0';

/** A raft with six paddlers who dig in together, its bow to the upper right, seen from high behind one shoulder; its middle at (x, y). */
export const raftOblique =
  (x: number, y: number): Layer =>
  (canvas) => {
    const at = seen(x, y);
    const row = (text: string, up = 0) =>
      points(text)
        .map(([px, py, pz]) => at(px, py, pz + up).join())
        .join(' ');
    const layers: Layer[] = [
      cut(
        { fill: '#0c3a40', opacity: 0.5 },
        row(
          RING.replaceAll(
            /(-?\d+),(-?\d+),/g,
            (_, a: string, b: string) => `${Number(a) * 1.12},${Number(b) * 1.36},`,
          ),
          -40,
        ),
      ),
      inked('#7c1d1c', 84, row(RING, -2)),
      cut('#2a1d28', row(RING, 6)),
      inked('#8a2420', 60, row('-90,-90,16 -90,90,16'), row('76,-90,16 76,90,16')),
      inked('#c8402c', 44, row('-90,-90,30 -90,90,30'), row('76,-90,30 76,90,30')),
      inked('#d2412c', 76, row(RING, 14)),
      inked('#f0714a', 30, row(RING, 34)),
      inked(
        '#ffc9a4',
        7,
        row('-250,-118,44 0,-122,44 220,-118,50 310,-84,88 340,0,110'),
        row('-340,0,56 -310,90,50 -250,118,44 0,122,44 220,118,50 300,90,80'),
      ),
      inked('#fff3dc', 5, row('-300,128,26 -200,146,6 -100,138,22 0,148,6 100,140,22 200,142,10 300,112,56')),
    ];
    const crew = ([-1, 1] as const).flatMap((side) =>
      CREW.toReversed().flatMap((one) => raftPaddler(at, side, one)),
    );
    for (const layer of [...layers, ...crew]) layer(canvas);
  };
