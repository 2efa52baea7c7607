import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure, type Part } from '../../drawing/figure.ts';
import { twin } from '../../drawing/mirrored.ts';
import { placed } from '../../drawing/placed.ts';

/** The tail hangs from the rump behind the bough; the far arm reaches to a stem at x = 150, its hand round it. */
const BEHIND: Part[] = [
  fill('body', limb('-92,-40,18 -138,20,18 -146,110,16 -122,200,14 -140,280,12 -168,322,6')),
  fill('lit', limb('-146,40,0 -156,110,4 -132,200,4 -150,276,0')),
  fill(
    'dark',
    limb('40,-206,30 92,-182,22 142,-216,15'),
    limb('30,-50,34 92,-96,24 108,-40,17 104,4,14'),
    '88,-2 104,-16 130,-6 146,8 144,24,1 134,16 126,28,1 114,14 104,24,1 94,14 84,10',
  ),
];

/** The red back as a cape from nape to rump, the grey-white breast and belly turned to the light. */
const TRUNK: Part[] = [
  fill(
    'body',
    '-60,16,1 -112,6 -142,-50 -140,-110,1 -152,-116,1 -134,-134,1 -138,-150,1 -116,-168,1 -116,-184,1 -86,-206 -40,-240 30,-244 76,-212 88,-150 76,-80 56,-10 10,14',
  ),
  fill('pale', '34,-236 70,-216 88,-150 76,-80 56,-10 10,14,1 6,-30 26,-90 30,-160 16,-206'),
  fill('shade', '16,-206,1 30,-160 26,-90 6,-30 10,14,1 -14,10 -6,-50 6,-110 0,-170'),
  fill(
    'lit',
    '-140,-110,1 -142,-50 -118,-4,1 -126,-50 -118,-116 -90,-178 -40,-222,1 -86,-206 -116,-184,1 -116,-168,1 -138,-150,1 -134,-134,1 -152,-116,1',
  ),
];

/** The near leg, its thigh red, and the near arm, long and black, the hand on the bough before the feet. */
const LIMBS: Part[] = [
  fill(
    'dark',
    limb('-20,-70,30 36,-84,24 50,-44,17 38,0,14'),
    '20,-4 38,-18 62,-8 78,8 76,24,1 66,16 58,28,1 46,14 36,24,1 26,14 16,8',
  ),
  fill(
    'body',
    '-80,14,1 -122,-24 -112,-86 -64,-118 -10,-118 30,-108,1 18,-94,1 22,-80,1 -4,-78,1 0,-60,1 -24,-54,1 -24,-32,1 -46,-24',
  ),
  fill('lit', '-116,-40,1 -112,-86 -64,-118 -24,-118,1 -60,-106 -96,-80'),
  fill(
    'dark',
    '-76,-170,1 -70,-210 -30,-240 30,-240 66,-216,1 40,-196 30,-170,1 16,-176,1 8,-156,1 -8,-164,1 -22,-146,1 -40,-164 -58,-170',
    limb('-26,-196,34 -14,-130,26 -34,-70,19 -24,-6,15'),
    '-40,-8 -24,-22 0,-12 12,6 8,24,1 0,14 -8,28,1 -16,14 -26,28,1 -34,14 -44,22,1 -48,6',
  ),
];

const at = placed({ x: 34, y: -272, scale: 1, turn: 4 });

/** A disc of the head. */
const spot = (x: number, y: number, rx: number, ry = rx) =>
  disc(34 + x - y * 0.07, -272 + y + x * 0.07, rx, ry);

/** The small dark face under long white hair that falls from the brow to both sides, the crown red behind it. */
const HEAD: Part[] = [
  fill('body', at(twin('0,-76 30,-72 52,-48 50,-20 0,-10'))),
  fill('lit', at('-50,-28,1 -50,-48 -30,-72 0,-76,1 -24,-62 -38,-44')),
  // White hair: parted over the brow, long and ragged at the cheeks.
  fill(
    'pale',
    at(
      twin(
        '0,-50,1 8,-60,1 16,-52,1 28,-62,1 32,-50,1 48,-56,1 48,-42,1 66,-42,1 60,-28,1 80,-22,1 68,-10,1 86,2,1 70,8,1 82,24,1 64,24,1 70,42,1 52,36,1 52,54,1 36,44,1 20,52 0,50',
      ),
    ),
  ),
  fill('shade', at.limb('44,30,0 58,30,1 66,38,0; 56,8,0 68,6,1 80,4,0; 50,-20,0 62,-22,1 74,-22,0')),
  // The face.
  fill('dark', at(twin('0,-34 14,-40 32,-36 42,-18 38,4 28,24 20,42 0,50'))),
  fill(
    'shade',
    at('-36,-20,1 -22,-32 -4,-24,1 0,-22 4,-24,1 22,-32 36,-20,1 20,-22 8,-14 0,-6 -8,-14 -20,-22'),
  ),
  fill('lit', spot(-18, -12, 7, 6), spot(18, -12, 7, 6)),
  fill('dark', spot(-17, -12, 5), spot(19, -12, 5)),
  fill('pale', spot(-20, -14, 1), spot(16, -14, 1)),
  // A hint of pink on nose and lips.
  fill('accent', at('0,6 6,10 9,17 3,20 0,19 -3,20 -9,17 -6,10'), at.limb('-13,33,0 0,30,3 13,33,0')),
  fill('dark', at.limb('-14,33,0 0,31,1 14,33,0'), spot(-4, 16, 2, 1), spot(4, 16, 2, 1)),
];

/** The fingers of the far hand, round the stem. */
const GRIP: Part[] = [
  fill('dark', '126,-226 140,-238 156,-238 168,-228 170,-212 166,-196 152,-190 134,-194 126,-208'),
  fill(
    'shade',
    limb(
      '148,-224,0 160,-226,2 169,-222,0; 148,-212,0 160,-213,2 170,-209,0; 146,-201,0 158,-201,2 167,-199,0',
    ),
  ),
];

/**
 * Kirk's red colobus of Zanzibar, half turned, on a bough at 0: red back and crown, black shoulders and arms, grey-white
 * belly, long white hair round a small dark face with a little pink. One hand on the bough, the other round a stem at x =
 * 150, 210 above it; the long tail hangs below. 400 units a metre.
 */
export const redColobus = (): Figure =>
  drawn('redcolobus seated', [...BEHIND, ...TRUNK, ...LIMBS, ...HEAD, ...GRIP]);
