import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { BODY, crest, foot, HEAD, tail } from '../animals/chameleonParts.ts';

const [SKIN, LIT, RIM, SHADE, DEEP] = ['#359644', '#82c645', '#e6ee8a', '#126048', '#0b3d3c'];
const [HORN, HORN_DARK] = ['#fff0c4', '#7a4a38'];
const [GOLD, AMBER, PUPIL] = ['#ffc23c', '#d8611e', '#14101c'];

/** A Rwenzori three-horned chameleon that walks left along a bough whose top is at y 0, into the light; its snout at (-500, -196), 1230 wide with horns and tail. */
export const hornedChameleon: readonly Layer[] = [
  // The far legs.
  cut(
    DEEP,
    limb('250,-190,54 322,-110,36 362,-50,25 364,-20,20'),
    foot(364, 0),
    limb('-220,-190,50 -300,-110,34 -370,-56,25 -374,-20,20'),
    foot(-372, -6),
  ),
  // The tail.
  cut(SHADE, tail(50)),
  cut(SKIN, tail(36, 8)),
  cut(LIT, tail(12, 24)),
  cut(SHADE, crest),
  // The body, high like a leaf: a lit back, a belly in shade, broad bands down the flank.
  within(
    SKIN,
    BODY,
    cut(
      LIT,
      '-230,-300,1 -160,-380 -50,-440 50,-450 180,-420 300,-300,1 190,-356 60,-376 -60,-358 -160,-300 -220,-230,1',
    ),
    cut(SHADE, '-280,-150,1 -170,-176 -20,-134 120,-136 230,-150 352,-196,1 350,-70 0,-40 -280,-100'),
    cut(
      SHADE,
      limb('-118,-430,0 -152,-310,22 -136,-210,18 -104,-120,0'),
      limb('-6,-450,0 -46,-320,28 -30,-210,22 4,-100,0'),
      limb('118,-440,0 82,-310,28 92,-210,22 120,-100,0'),
      limb('226,-390,0 196,-290,24 204,-210,18 224,-120,0'),
    ),
    cut(RIM, '-230,-300,1 -160,-384 -50,-444 50,-456 130,-440,1 50,-420 -50,-404 -140,-352 -210,-270,1'),
  ),
  // Hind leg and foreleg of the near side.
  cut(SKIN, limb('220,-196,66 146,-98,44 196,-52,27 214,-30,24'), foot(216, 0)),
  cut(LIT, limb('226,-250,0 180,-206,20 124,-116,18 124,-92,6'), limb('190,-30,7 176,0,8 170,30,4')),
  cut(SHADE, limb('284,-214,0 250,-150,18 200,-100,15 236,-46,7'), limb('248,-4,5 258,24,7 246,50,2')),
  cut(SKIN, limb('-178,-196,58 -100,-106,38 -166,-56,26 -190,-32,23'), foot(-192, 0)),
  cut(LIT, limb('-216,-260,0 -196,-206,20 -136,-122,15 -132,-100,6'), limb('-218,-30,7 -232,0,8 -238,30,4')),
  cut(SHADE, limb('-140,-220,0 -114,-160,16 -70,-104,14 -132,-46,7'), limb('-160,-4,5 -150,24,7 -162,48,2')),
  // The head: casque, horns, mouth, and the turret of the eye.
  cut(
    HORN_DARK,
    limb('-340,-290,19 -444,-344,15 -556,-436,0'),
    limb('-370,-270,22 -486,-318,17 -612,-400,0'),
    limb('-440,-206,22 -548,-240,16 -660,-302,0'),
  ),
  cut(HORN, limb('-380,-286,12 -490,-330,9 -612,-400,0'), limb('-440,-224,12 -552,-250,8 -660,-302,0')),
  within(
    SKIN,
    HEAD,
    cut(
      LIT,
      '-510,-200,1 -492,-232 -410,-300 -270,-376 -206,-404,1 -200,-360 -280,-318 -370,-262 -430,-212 -500,-186,1',
    ),
    cut(RIM, '-510,-206,1 -496,-238 -410,-304 -270,-380 -206,-408,1 -210,-382 -280,-346 -360,-300 -430,-252'),
    cut(SHADE, '-300,-130,1 -250,-206 -222,-290 -206,-400,1 -140,-330 -170,-180 -240,-110'),
    cut(SHADE, '-510,-178,1 -430,-164 -330,-166 -260,-196,1 -240,-110 -400,-110 -510,-150'),
  ),
  inked(DEEP, 7, '-500,-186 -430,-168 -330,-170 -262,-204'),
  cut(DEEP, disc(-472, -212, 8, 6)),
  cut(SHADE, disc(-350, -236, 66, 62)),
  cut(LIT, disc(-356, -242, 56, 52)),
  cut(RIM, '-408,-262,1 -390,-292 -354,-302 -320,-286,1 -356,-282 -388,-264'),
  cut(GOLD, disc(-368, -240, 31, 29)),
  cut(AMBER, disc(-371, -239, 21, 20)),
  cut(PUPIL, disc(-374, -239, 13)),
  cut('#ffffff', disc(-379, -245, 4)),
];
