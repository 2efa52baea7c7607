import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { alongRow } from '../../drawing/alongRow.ts';
import { limb } from '../../drawing/brush.ts';
import { mirrored, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SKY, CHAIN, CONE, SHADE] = ['#5f50ba', '#43378f', '#2a2068', '#1a1344'];
const [GRASS, GLOW, BEAD, RED] = ['#fff1cc', '#f58f2e', '#fff8e8', '#e2442c'];

/** Locks of grass from the band, no two of a length, flung to the right: the further right, the longer and the heavier they hang. */
const LOCKS = `-104,-24,16 -200,-50,22 -280,-140,16 -310,-240,0;-96,-44,18 -190,-140,24 -236,-240,18 -228,-350,0;
-72,-60,20 -150,-170,24 -164,-260,17 -140,-320,0;-50,-60,22 -100,-190,28 -90,-310,20 -30,-400,0;
-20,-60,22 -44,-170,27 -20,-260,19 36,-316,0;4,-60,24 6,-200,30 66,-320,22 180,-384,0;
26,-60,24 56,-170,29 126,-240,21 214,-276,0;48,-60,26 116,-204,32 246,-290,22 400,-284,0;
66,-60,26 170,-160,30 280,-190,22 370,-176,0;78,-54,28 220,-150,34 390,-130,26 500,10,0;
88,-44,28 230,-96,38 340,-50,22 400,60,0;96,-26,30 240,-50,36 376,70,28 420,390,0;100,-8,24 210,-10,26 300,80,19 330,210,0`;
/** The glow of the crater behind the grass. */
const FLAMES = `-104,-14,16 -230,-30,22 -340,-120,18 -390,-230,0;-96,-40,18 -210,-150,26 -276,-270,20 -280,-384,0;
-60,-60,20 -140,-210,26 -160,-310,20 -110,-410,0;-20,-60,24 -40,-210,30 10,-330,22 90,-410,0;
40,-60,24 80,-210,32 180,-320,24 330,-370,0;60,-60,26 170,-200,34 350,-250,26 500,-170,0;
90,-40,28 260,-120,36 440,-80,28 560,110,0;96,-20,30 270,-30,36 410,110,28 380,440,0`;

const STRAP = '-330,220 0,364 330,520';
/** Beads along a strap. */
const BEADS = Array.from({ length: 17 }, (_, n) =>
  alongRow(STRAP)(n / 16)
    .map(Math.round)
    .join(),
).join(' ');

/** The evening of the trip: one of the Virunga is an intore dancer, seen from behind, and its eruption is the mane. */
export const volcanoTripDancer: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-3',
    light('night', 'rwanda', 'left'),
    plan({ subject: [420, 60, 400, 360], camera: 'back' }),
    wash(SKY),
    cut(
      CHAIN,
      '-60,900,1 -60,760,1 40,700 120,600 180,530,1 206,540 232,528,1 300,640 420,760 560,900,1',
      '640,900,1 800,760 900,640 980,560 1030,480,1 1056,490 1082,478,1 1130,560 1200,640 1260,700,1 1260,900,1',
    ),
    moved(
      { x: 590, y: 440 },
      cut(GLOW, limb(FLAMES)),
      cut(GRASS, limb(LOCKS), '-112,0,1 -130,-50 -60,-110 20,-120 110,-110 160,-50 112,0,1'),
      within(
        CONE,
        twin('0,0 120,0,1 128,90 170,184 254,268 350,326 440,376 510,424 560,480,1 0,480,1'),
        cut(SHADE, '60,-80,1 700,-80,1 700,500,1 300,500,1 180,300 90,160 70,40'),
        inked(BEAD, 34, STRAP, mirrored(STRAP)),
        cut(RED, ...spots(BEADS, 9), ...spots(mirrored(BEADS), 9)),
      ),
      // One lock falls over his shoulder, down to the strap.
      cut(GLOW, limb('100,-4,20 200,8,26 290,110,20 258,258,0')),
      cut(BEAD, '-120,-60,1 0,-36 120,-60,1 126,14,1 0,44 -126,14,1'),
      cut(RED, '-122,-36,1 0,-10 122,-36,1 124,-10,1 0,18 -124,-10,1'),
    ),
  ),
];
