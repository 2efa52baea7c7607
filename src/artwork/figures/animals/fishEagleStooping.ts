import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

const [CHESTNUT, RUST, BLACK] = ['#9c3619', '#d4622a', '#1a1222'];
const QUILL = '#3d2f45';
const [WHITE, SHADE, GOLD, AMBER] = ['#fff8e8', '#b9c9d6', '#ffc52e', '#d98312'];

/** The right wing thrown up against the air: its leading edge, five fingers, the quills back to the flank. */
const WING =
  '30,-90,1 90,-170 160,-240 220,-290,1 290,-352 332,-376,1 340,-330 312,-284 300,-258,1 360,-296 400,-306,1 396,-262 356,-216 330,-192,1 392,-216 434,-214,1 420,-172 376,-138 340,-124,1 396,-134 434,-120,1 412,-84 370,-66 330,-62,1 376,-56 404,-32,1 376,-6 330,-4 300,-10,1 316,30 306,50,1 270,50 250,36,1 254,76 240,92,1 206,88 188,70,1 186,110 170,122,1 136,112 60,60,1';
/** The chestnut of its arm, in two rows over the quills. */
const COVERTS =
  '20,-80,1 80,-180 160,-250 226,-300,1 270,-276 262,-236 236,-214,1 268,-196 262,-160 230,-146,1 254,-120 244,-86 212,-80,1 226,-50 210,-24 180,-24,1 182,6 164,24 136,20,1 120,50 60,60 20,60,1';

/** The three toes of a foot that go forward and the one that goes back: the turn of each from upright, and its reach. */
const TOES = [
  [-44, 92],
  [-3, 104],
  [38, 92],
  [180, 74],
] as const;
/** A toe out from the heel, and the talon that hooks on from it; upright, so long. */
const toe = (long: number): readonly Layer[] => [
  cut(BLACK, limb(`0,${8 - long},17 -3,${-30 - long},14 8,${-60 - long},9 40,${-78 - long},0`)),
  cut(GOLD, limb(`0,16,30 0,${Math.round(long * -0.45)},25 0,${-long},18`), disc(0, -long, 18)),
  cut(AMBER, limb(`8,-26,0 14,${Math.round(long * -0.6)},8 9,${-long},0`)),
];
const shank = cut(AMBER, limb('100,180,26 114,224,24 124,270,24'));
const foot = moved(
  { x: 126, y: 288, turn: 6 },
  ...TOES.map(([turn, long]) => moved({ x: 0, y: 0, turn }, ...toe(long))),
  cut(GOLD, disc(0, 2, 35)),
  cut(AMBER, '-22,0,1 0,-15 24,2,1 18,22 -4,28 -20,18'),
);

/** The right thigh, which goes on from the flank; it ends in a hem of feathers. */
const THIGH =
  '40,20,1 100,30 128,90 146,150 140,204,1 126,194 118,212,1 104,198 92,216,1 80,198 66,206,1 50,176 20,150 0,120,1';

/** A fish eagle that comes down on the one who looks, feet first, x = 0 its middle; the light at the left. */
export const fishEagleStooping: readonly Layer[] = [
  // The tail, fanned behind.
  within(
    WHITE,
    twin('0,100,1 60,110 110,220 150,300,1 120,330 96,332,1 80,350 50,352,1 30,362 0,362,1'),
    cut(SHADE, '0,100,1 40,160 60,400,1 200,400,1 200,100,1'),
  ),
  inked(SHADE, 5, '-28,200 -48,350', '-50,190 -98,330', '0,200 0,360'),
  // The wings.
  within(
    BLACK,
    `${WING};${mirrored(WING)}`,
    cut(
      QUILL,
      limb(
        pair(
          '244,-296,4 292,-330,3 332,-366,0;270,-232,4 350,-258,3 394,-300,0;270,-176,4 370,-180,3 426,-210,0;266,-112,4 360,-98,3 426,-118,0;250,-48,4 340,-32,3 396,-32,0',
        ),
      ),
    ),
  ),
  cut(CHESTNUT, COVERTS),
  cut(RUST, mirrored(COVERTS)),
  // The shanks, the thighs, and the breast that runs down into them; the head.
  moved({ x: 6, y: 0, flip: true }, shank),
  shank,
  cut(RUST, mirrored(THIGH)),
  cut(CHESTNUT, THIGH),
  cut(RUST, '40,-90,1 -70,-80 -104,0 -112,60 -90,120 -40,170 0,184,1 30,178,1'),
  cut(CHESTNUT, '10,-90,1 70,-80 104,0 112,60 90,120 60,156 30,178,1 30,60'),
  within(
    WHITE,
    twin('0,-196,1 40,-194 66,-160 68,-120 84,-70 112,-30 96,-10,1 86,20 70,22,1 60,52 44,50,1 30,76 0,86,1'),
    cut(SHADE, '20,-200,1 40,-160 36,-100 50,-40 30,20 0,90,1 140,90,1 140,-200,1'),
  ),
  // The feet, thrust forward, one nearer than the other.
  moved({ x: 20, y: 6, scale: 1.06, flip: true }, foot),
  moved({ x: -6, y: -24, scale: 1.22 }, foot),
  // The face: bare skin from the bill to the dark eyes, the plain ridge over each, the bill.
  within(
    GOLD,
    twin('0,-136,1 22,-139 44,-141 60,-139,1 62,-124 54,-111 38,-104 28,-98,1 27,-76 0,-66,1'),
    cut(AMBER, '4,-150,1 80,-150,1 80,-60,1 2,-60,1 14,-90 12,-112'),
    cut(BLACK, disc(-42, -128, 14), disc(42, -128, 14)),
    cut(WHITE, disc(-46, -131, 4), disc(38, -131, 4)),
  ),
  cut(BLACK, twin('0,-104,1 18,-98 27,-74 18,-48 0,-20,1')),
  inked(SHADE, 4, '-8,-86 -10,-60'),
];
