import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

const TONES = {
  navy: '#14245e',
  cobalt: '#2350b4',
  azure: '#3f8fe0',
  light: '#8fd4f0',
  orange: '#ee7a2c',
  deep: '#b84a1c',
  warm: '#ffb05a',
  white: '#fffaf0',
  bill: '#d8402a',
  ink: '#0f1430',
};

/** A half-shut wing to the right of the body: its long feathers, the coverts, the light along its bend. */
const wing = (long: string, coverts: string, small: string, edge: string): Layer[] => [
  cut(
    long,
    '46,-360,1 120,-366 196,-408 262,-500 320,-640 352,-800,1 330,-792 312,-756,1 306,-774 286,-760 276,-724,1 266,-740 246,-728 240,-694,1 228,-708 208,-698 202,-668,1 188,-680 168,-672 162,-644,1 148,-654 128,-648 122,-624,1 100,-632 60,-600,1',
  ),
  inked(
    '#0c1840',
    3,
    '206,-440 270,-600 322,-764',
    '190,-450 246,-600 286,-734',
    '170,-456 214,-590 250,-706',
    '150,-460 184,-580 212,-678',
    '128,-462 152,-560 172,-650',
    '106,-466 120,-550 132,-630',
  ),
  cut(
    coverts,
    '46,-360,1 120,-366 196,-408 246,-476 270,-540,1 250,-560 236,-546,1 226,-572 206,-572 196,-550,1 184,-576 164,-574 154,-552,1 142,-574 122,-570 114,-548,1 100,-566 70,-560 58,-540,1',
  ),
  cut(
    small,
    ...[
      '92,-420',
      '124,-424',
      '156,-434',
      '186,-450',
      '106,-460',
      '140,-466',
      '172,-480',
      '204,-494',
      '86,-490',
      '120,-506',
      '154,-514',
      '186,-526',
      '222,-520',
    ].map((at) => {
      const [x = 0, y = 0] = at.split(',').map(Number);
      return disc(x, y, 9, 6);
    }),
  ),
  cut(edge, '46,-360,1 120,-366 196,-408 262,-500 296,-574,1 256,-504 192,-424 120,-384 60,-376,1'),
];

/** A malachite kingfisher that stoops with its bill down, wings half shut: its bill's tip on the origin, 800 pixels high at a scale of 1. */
export const kingfisherStoop = (placing: Placing): Layer =>
  moved(
    placing,
    // The far wing, narrower; the short tail.
    moved(
      { x: -4, y: -40, scale: 0.9, flip: true, turn: 6 },
      ...wing('#101c4a', '#1b3c8c', '#2f62b4', '#2a58ac'),
    ),
    cut(TONES.navy, '-30,-590,1 30,-590,1 36,-680 34,-730 14,-746 -14,-744 -32,-726 -34,-680'),
    inked(TONES.cobalt, 4, '-12,-600 -16,-728', '12,-600 14,-730', '0,-600 0,-736'),
    // The body: back in blue, breast in orange.
    within(
      TONES.orange,
      '-40,-310 -76,-360 -88,-430 -74,-510 -48,-570 -34,-620,1 34,-620,1 54,-570 78,-500 86,-430 72,-360 46,-310',
      cut(
        TONES.warm,
        '-40,-300,1 -70,-360 -84,-430 -72,-500 -40,-570,1 -54,-500 -64,-430 -54,-360 -24,-310,1',
      ),
      cut(
        TONES.deep,
        '10,-300,1 24,-380 20,-460 4,-540 -12,-630,1 60,-630,1 100,-460 80,-300,1',
        '-60,-560,1 -30,-580 -4,-570,1 -20,-600 -60,-610,1',
      ),
      cut(TONES.cobalt, '36,-290,1 44,-380 40,-460 26,-540 12,-640,1 80,-640,1 120,-460 90,-290,1'),
      cut(
        TONES.azure,
        '56,-300,1 64,-380 58,-460 46,-540 34,-630,1 46,-630,1 62,-540 76,-460 82,-380 76,-310,1',
      ),
    ),
    // The near wing.
    moved({ x: 8, y: -4 }, ...wing(TONES.navy, TONES.cobalt, TONES.light, TONES.azure)),
    // Feet drawn up.
    cut('#d8502a', limb('-34,-560,9 -52,-590,7 -44,-620,5'), limb('-12,-570,9 -22,-606,7 -10,-632,5')),
    // Bill and head, seen from its left side: crown to the right.
    cut(TONES.bill, '-30,-196,1 -14,-110 -2,0,1 14,-110 34,-200,1'),
    cut('#8f2418', '-30,-196,1 -16,-110 -2,0,1 0,-110 -2,-200,1'),
    within(
      TONES.orange,
      '-42,-196 -62,-240 -62,-290 -48,-340,1 54,-340,1 72,-290 68,-240 44,-194 2,-180',
      cut(
        TONES.white,
        '-80,-190,1 -40,-206 -32,-240 -44,-290 -50,-350,1 -90,-350,1',
        '22,-300,1 36,-330 54,-352,1 10,-352,1 4,-326',
      ),
      cut(TONES.cobalt, '0,-170,1 26,-206 40,-250 46,-300 62,-350,1 110,-350,1 110,-170,1'),
      cut(
        TONES.light,
        ...['50,-226', '60,-248', '66,-272', '68,-296', '52,-254', '56,-280', '44,-214', '58,-310'].map(
          (at) => {
            const [x = 0, y = 0] = at.split(',').map(Number);
            return disc(x, y, 6, 4);
          },
        ),
      ),
      cut(TONES.deep, '-26,-190,1 -14,-230 -26,-290 -34,-345,1 -48,-345,1 -40,-290 -34,-240 -42,-200,1'),
      cut(TONES.ink, '-20,-186,1 6,-176,1 22,-206 12,-222 -6,-216,1'),
    ),
    cut(TONES.ink, disc(8, -238, 17, 16)),
    cut(TONES.white, disc(2, -244, 5)),
  );
