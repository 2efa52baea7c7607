import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

const PAD = '-64,40,1 -84,0 -60,-40 -20,-54 20,-54 60,-40 84,0 64,40,1 50,66 24,50,1 0,62 -24,50,1 -50,66';
const TOES = [disc(-84, -70, 27, 38), twoDiscs(32, -118, 28, 42), disc(84, -70, 27, 38)];

/** A lion's fresh track in soft earth: the pad with its three lobes and four toes, no claws; sharp edges, lit from behind us. */
export const lionTrack = (placing: Placing): Layer =>
  moved(
    placing,
    moved({ x: 0, y: -10 }, cut('#f4a468', PAD, ...TOES)),
    cut('#5a1f22', PAD, ...TOES),
    moved(
      { x: 0, y: 12 },
      cut(
        '#8f3626',
        '-60,36,1 -70,0 -50,-26 -20,-38 20,-38 50,-26 70,0 60,36,1 30,30 0,40 -30,30',
        disc(-84, -66, 18, 26),
        disc(-32, -114, 19, 30),
        disc(32, -114, 19, 30),
        disc(84, -66, 18, 26),
      ),
    ),
  );
