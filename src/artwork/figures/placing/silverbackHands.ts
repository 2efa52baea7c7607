import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { outline } from '../../drawing/brush.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';

/** What lies between fingers; bare skin, in the light, in shade. */
const [INK, SKIN, LIT, SHADE] = ['#0c1a20', '#3d555c', '#6d8886', '#263c43'];

/** Fingers, each from the knuckle over the joint to its round tip. */
const fingers = (rows: string): string =>
  rows
    .split(';')
    .map((row) => roundEnded(row, -1))
    .join('');

/** Four short fingers of the hand on the chest, the index above, and its thumb. */
const STRUCK_FINGERS =
  '40,-50,24 100,-62,24 148,-66,20;46,-12,25 112,-18,25 166,-20,21;44,26,24 106,28,24 154,26,20;36,62,21 90,68,21 126,68,18';
const STRUCK_THUMB = '-34,-22,30 4,-78,27 44,-104,21';
const STRUCK_BACK = '-60,-60,1 -10,-72 40,-74 60,-72,1 66,0 56,84,1 10,80 -60,64,1';

/** The hand that has struck, cupped on the chest and seen from its back: the fingers to the right, the thumb spread above them, the wrist at (0, 0). */
export const striking: readonly Layer[] = [
  moved({ x: 4, y: 16, fill: SHADE }, cut({}, fingers(STRUCK_FINGERS), fingers(STRUCK_THUMB), STRUCK_BACK)),
  within(
    SKIN,
    fingers(STRUCK_FINGERS) + outline(STRUCK_BACK),
    // Beyond the middle joint the fingers bend down to the chest.
    cut(
      SHADE,
      '116,-100,1 122,-64 134,-42,1 130,-18 134,2,1 122,26 122,46,1 98,68 98,100,1 220,100,1 220,-100,1',
    ),
    // The light on each from the knuckle to the joint.
    cut(
      LIT,
      '44,-62,1 80,-76 116,-78,1 80,-66;56,-26,1 92,-38 130,-36,1 92,-26;54,12,1 90,8 122,10,1 90,18;44,50,1 70,48 98,52,1 70,56',
    ),
  ),
  cut(INK, '58,-36,1 130,-46 170,-44,1 130,-38;60,2,1 124,-2 178,2,1 124,8;54,46,1 110,42 160,48,1 110,52'),
  cut(SHADE, '-40,-6,1 -4,-40 30,-66 62,-92,1 50,-60 20,-26 -14,6,1'),
  cut(SKIN, fingers(STRUCK_THUMB)),
  cut(LIT, '-52,-50,1 -20,-96 20,-122 44,-124,1 24,-106 0,-82 -26,-44,1'),
];

/** The hand that is drawn back, its cupped palm turned to the chest at the left: four short fingers behind one another, the thumb opposite, the wrist at (0, 0). */
const LIFTED = [
  '-34,-100,27 -58,-158,25 -92,-182,20',
  '-8,-110,28 -26,-182,26 -66,-214,21',
  '20,-106,28 14,-184,26 -24,-222,21',
  '44,-86,25 52,-152,23 26,-190,18',
];
export const lifted: readonly Layer[] = [
  within(
    SKIN,
    fingers(LIFTED.join(';')),
    ...LIFTED.flatMap((row) => [
      moved({ x: -9, y: 5, fill: SHADE }, cut({}, fingers(row))),
      cut(SKIN, fingers(row)),
    ]),
  ),
  within(
    SKIN,
    '-26,30,1 -44,0 -64,-50 -62,-100 -30,-126,1 40,-128,1 70,-110 78,-60 52,10 40,30,1',
    // The hollow of the palm, and the edge of the hand turned from the light.
    cut(SHADE, '-62,-110,1 -20,-108 30,-112 56,-96,1 40,-60 10,-20 -20,10,1 -10,-40 -20,-70 -50,-84,1'),
    cut(SHADE, '90,-90,1 68,-76 58,-30 30,10 26,80,1 90,80,1'),
  ),
  // The fingers' inner joints in the light.
  cut(
    LIT,
    '-60,-132,1 -76,-166 -108,-184,1 -88,-190 -56,-166;-30,-156,1 -46,-194 -84,-220,1 -60,-222 -26,-190;14,-178,1 2,-202 -40,-230,1 -14,-230 20,-194;50,-134,1 46,-164 14,-196,1 36,-194 58,-164',
  ),
  cut(SKIN, fingers('-12,-10,34 -64,-58,29 -98,-106,21')),
  cut(LIT, '-30,14,1 -66,-24 -96,-66 -118,-108,1 -98,-98 -74,-62 -40,-22,1'),
];
