import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, within } from '../canvas/cut.ts';

/** What the last sun does to a summit: its side towards the sun, the other, the rock that shows through, and snow in the shadow below. */
export interface SummitInks {
  lit: string;
  turned: string;
  rock: string;
  snow: string;
}

/** A summit: its edge down to the shadow of the earth, the side that is turned from the sun, and bare rock. */
type Summit = readonly [edge: string, turned: string, rock: string];

/** Five summits, no two alike. */
const SUMMITS: readonly Summit[] = [
  // A tooth that leans to the right.
  [
    '24,-240,1 40,-190,1 46,-130,1 76,-86,1 120,14,1 70,-10,1 40,36,1 -6,-6,1 -50,30,1 -122,10,1 -90,-40,1 -60,-80,1 -40,-130,1 -6,-180,1',
    '24,-240,1 16,-180,1 -2,-140,1 14,-90,1 -10,-40,1 -6,60,1 -180,60,1 -180,-260,1',
    '46,-130,1 76,-86,1 92,-48,1 60,-70,1',
  ],
  // Twin horns.
  [
    '-30,-240,1 -4,-186,1 10,-176,1 34,-206,1 62,-140,1 70,-100,1 124,16,1 84,2,1 50,44,1 10,0,1 -40,40,1 -76,0,1 -124,16,1 -92,-60,1 -80,-110,1 -50,-190,1',
    '-30,-240,1 -26,-180,1 -44,-130,1 -20,-70,1 -40,-20,1 -40,60,1 -180,60,1 -180,-260,1;34,-206,1 30,-150,1 40,-110,1 24,-60,1 10,-110,1 10,-176,1',
    '',
  ],
  // The great pyramid, with a shoulder on its left.
  [
    '6,-240,1 30,-176,1 58,-124,1 72,-70,1 124,14,1 80,-4,1 46,40,1 6,2,1 -34,48,1 -74,4,1 -126,16,1 -100,-66,1 -84,-96,1 -56,-104,1 -40,-140,1 -12,-200,1',
    '6,-240,1 0,-180,1 -16,-130,1 10,-80,1 -12,-30,1 6,60,1 -180,60,1 -180,-260,1',
    '-84,-96,1 -56,-104,1 -44,-74,1 -64,-40,1 -70,-70,1',
  ],
  // A dome of ice, steep on its left.
  [
    '-24,-222,1 0,-236 30,-230 52,-200,1 74,-140 90,-80 122,14,1 74,-4,1 40,34,1 0,0,1 -40,38,1 -80,0,1 -122,14,1 -84,-80,1 -74,-130,1 -40,-170,1',
    '-24,-222,1 -14,-170 -30,-130,1 -6,-80 -24,-30,1 0,60,1 -180,60,1 -180,-260,1',
    '',
  ],
  // A ridge that comes down in steps on the right.
  [
    '-16,-240,1 8,-190,1 36,-168,1 44,-120,1 76,-96,1 84,-50,1 124,16,1 90,-4,1 54,40,1 16,-2,1 -30,44,1 -70,0,1 -124,14,1 -90,-56,1 -66,-110,1 -54,-160,1',
    '-16,-240,1 -18,-180,1 -34,-140,1 -8,-96,1 -30,-44,1 -10,60,1 -180,60,1 -180,-260,1',
    '36,-168,1 44,-120,1 60,-108,1 40,-96,1 24,-130,1',
  ],
];

/**
 * Summits above the shadow of the earth, each 240 pixels high times its scale, the sun at the right; the foot of what
 * is lit is about (x, y), and from there their snow goes on down in the shadow, for a ridge to cover.
 */
export const litSummits = (
  places: readonly (readonly [x: number, y: number, scale: number])[],
  { lit, turned, rock, snow }: SummitInks,
): Layer[] =>
  places.map(([x, y, scale], at) => {
    const [edge, away, bare] = SUMMITS[at % SUMMITS.length]!;
    return moved(
      { x, y, scale },
      cut(snow, '-100,-30,1 -124,14,1 -190,110,1 -190,190,1 190,190,1 190,110,1 124,16,1 100,-30,1'),
      within(lit, edge, cut(turned, away), ...(bare === '' ? [] : [cut(rock, bare)])),
    );
  });
