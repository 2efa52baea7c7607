import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

const [CHESTNUT, RUST, DARK, BLACK] = ['#9c3619', '#d4622a', '#5e1f1c', '#1a1222'];
const QUILL = '#3d2f45';
const [WHITE, SHADE, GOLD, AMBER] = ['#fff8e8', '#b9c9d6', '#ffc52e', '#d98312'];

/** The right wing thrown up against the air: its leading edge, five fingers, the quills back to the flank. */
const WING =
  '30,-90,1 90,-170 160,-240 220,-290,1 290,-352 332,-376,1 340,-330 312,-284 300,-258,1 360,-296 400,-306,1 396,-262 356,-216 330,-192,1 392,-216 434,-214,1 420,-172 376,-138 340,-124,1 396,-134 434,-120,1 412,-84 370,-66 330,-62,1 376,-56 404,-32,1 376,-6 330,-4 300,-10,1 316,30 306,50,1 270,50 250,36,1 254,76 240,92,1 206,88 188,70,1 186,110 170,122,1 136,112 60,60,1';
/** The chestnut of its arm, in two rows over the quills. */
const COVERTS =
  '20,-80,1 80,-180 160,-250 226,-300,1 270,-276 262,-236 236,-214,1 268,-196 262,-160 230,-146,1 254,-120 244,-86 212,-80,1 226,-50 210,-24 180,-24,1 182,6 164,24 136,20,1 120,50 60,60 20,60,1';

/** Talons and toes of an open foot, the sole towards us; the hind toe points down. */
const TALONS =
  '-66,-64,16 -94,-90,14 -100,-124,9 -78,-150,0;0,-92,17 0,-130,15 14,-160,9 42,-174,0;72,-58,16 108,-76,14 130,-106,9 124,-140,0;6,70,17 14,110,15 4,146,9 -28,156,0';
const TOES =
  '0,10,34 -40,-36,24 -58,-56,20 -76,-76,17;0,10,34 0,-50,25 0,-76,21 0,-104,18;0,10,34 40,-28,24 62,-48,20 86,-66,17;0,0,32 4,40,23 6,62,20 8,88,17';
const foot: readonly Layer[] = [
  cut(BLACK, limb(TALONS)),
  cut(
    GOLD,
    limb(TOES),
    disc(-76, -76, 17),
    disc(0, -104, 18),
    disc(86, -66, 17),
    disc(8, 88, 17),
    disc(0, 4, 36),
  ),
  // Their shaded sides, and the pads.
  cut(
    AMBER,
    limb(
      '2,-30,0 18,-60,9 12,-116,0;30,-6,0 56,-28,9 96,-58,0;-24,-12,0 -42,-28,8 -74,-64,0;18,20,0 22,56,8 16,100,0',
    ),
    '-24,0,1 0,-16 26,2,1 20,24 -4,30 -22,18',
  ),
];

const leg: readonly Layer[] = [
  cut(
    DARK,
    '20,96,1 70,84 120,110 140,170 128,226,1 116,214 106,232,1 94,216 80,234,1 70,212 52,214,1 34,170',
  ),
  cut(AMBER, limb('104,190,22 116,240,21 124,280,24')),
  moved({ x: 128, y: 290, turn: 8 }, ...foot),
];

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
  // Belly, breast, head.
  within(
    RUST,
    twin('0,-90,1 70,-80 104,0 106,80 84,150 30,190 0,194,1'),
    cut(CHESTNUT, '10,-100,1 30,60 0,200,1 160,200,1 160,-100,1'),
  ),
  within(
    WHITE,
    twin('0,-196,1 40,-194 66,-160 68,-120 84,-70 112,-30 96,-10,1 86,20 70,22,1 60,52 44,50,1 30,76 0,86,1'),
    cut(SHADE, '20,-200,1 40,-160 36,-100 50,-40 30,20 0,90,1 140,90,1 140,-200,1'),
  ),
  moved({ x: 0, y: 0, flip: true }, ...leg),
  moved({ x: -10, y: -14, scale: 1.14 }, ...leg),
  // The face: bare skin about dark eyes, brows over them, the bill.
  cut(GOLD, twin('0,-146,1 24,-146 66,-150,1 62,-128 44,-112 30,-104,1 27,-76 0,-66,1')),
  cut(AMBER, '2,-146,1 24,-146 66,-150,1 62,-128 44,-112 30,-104,1 27,-76 2,-66,1 14,-90 12,-120'),
  cut(BLACK, disc(-40, -131, 12), disc(40, -131, 12)),
  cut(WHITE, disc(-43, -136, 4), disc(37, -136, 4)),
  cut(BLACK, limb(pair('8,-136,3 34,-150,8 72,-158,0'))),
  cut(BLACK, twin('0,-100,1 17,-96 26,-74 18,-48 0,-20,1')),
  inked(SHADE, 4, '-8,-86 -10,-60'),
];
