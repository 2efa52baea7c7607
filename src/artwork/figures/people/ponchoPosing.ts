import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';

const [NIGHT, TEETH] = ['#1f1a26', '#fbf5e6'];

/** Ponchos from before, the hem at y = 20: arms at the sides, flung wide, or one on a neighbour's shoulder. */
const CUTS = {
  plain:
    '0,-352 24,-338 42,-300 50,-252 60,-212 90,-150 114,-60 128,30,1 -128,30,1 -114,-60 -90,-150 -60,-212 -50,-252 -42,-300 -24,-338',
  wide: '0,-352 24,-338 42,-300 50,-252 58,-216 120,-250 196,-322,1 214,-306,1 190,-190 150,-90 128,30,1 -128,30,1 -146,-80 -190,-170 -226,-262,1 -210,-280,1 -120,-232 -58,-212 -50,-252 -42,-300 -24,-338',
  leaning:
    '0,-352 24,-338 42,-300 50,-252 62,-214 110,-204 150,-196,1 154,-176,1 126,-130 122,-60 134,30,1 -128,30,1 -114,-60 -90,-150 -60,-212 -50,-252 -42,-300 -24,-338',
} as const;

/** What each makes of the moment. */
const FACES: Record<'grin' | 'blink' | 'smile' | 'tired', readonly Layer[]> = {
  grin: [
    cut(NIGHT, disc(-11, -264, 3, 3), disc(11, -264, 3, 3)),
    cut(TEETH, '-14,-248,1 14,-248,1 10,-234 0,-230 -10,-234'),
  ],
  blink: [
    inked(NIGHT, 3, '-17,-262 -11,-259 -5,-262', '5,-262 11,-259 17,-262'),
    inked(NIGHT, 3, '-10,-242 0,-236 10,-242'),
  ],
  smile: [
    cut(NIGHT, disc(-11, -264, 3, 3), disc(11, -264, 3, 3)),
    inked(NIGHT, 3, '-11,-241 0,-235 11,-242'),
  ],
  tired: [inked(NIGHT, 3, '-17,-266 -5,-262', '5,-262 17,-266'), cut(NIGHT, disc(0, -240, 7, 5))],
};

/** Somebody in a rain poncho who poses for a photograph. */
export const posing = (
  way: keyof typeof CUTS,
  face: keyof typeof FACES,
  at: Placing,
  [cloth, shade, skin, hair]: readonly [string, string, string, string],
): Layer =>
  moved(
    at,
    ...(way === 'wide' ? [cut(skin, disc(204, -322, 15), disc(-222, -280, 15))] : []),
    within(
      cloth,
      CUTS[way],
      cut(shade, '6,-360,1 30,-300 40,-250 26,-208,1 50,-120 56,40,1 240,40,1 240,-360,1'),
      cut(shade, '-40,-206,1 -70,-90 -66,40,1 -84,40,1 -90,-90'),
    ),
    cut(NIGHT, '0,-314 30,-302 38,-262 30,-222 0,-206 -30,-222 -38,-262 -30,-302'),
    within(
      skin,
      '0,-304 24,-294 30,-262 24,-230 0,-214 -24,-230 -30,-262 -24,-294',
      cut(hair, '-40,-276,1 -20,-286 0,-280 20,-288 40,-276,1 40,-320,1 -40,-320,1'),
    ),
    ...FACES[face],
  );

/** The ranger beside them, who has looked round: his face in profile, to the left. */
export const rangerTurning = (at: Placing): Layer =>
  moved(
    at,
    cut('#3f4f2c', '-40,-206,1 -84,-186 -100,-150 -112,30,1 116,30,1 104,-150 84,-188 42,-206,1'),
    cut('#2c3a22', '10,-206,1 42,-206,1 84,-188 104,-150 116,30,1 40,30,1 30,-80'),
    cut(
      '#5a3022',
      '34,-190,1 24,-206 22,-216 36,-232 40,-260 38,-290 20,-312 -10,-312 -30,-296,1 -36,-282 -35,-274,1 -42,-260 -48,-253 -44,-247 -38,-246,1 -45,-241 -41,-236,1 -37,-232 -44,-226 -38,-220 -39,-210 -24,-206 -8,-212,1 -14,-188,1',
    ),
    cut(NIGHT, disc(-24, -270, 3, 3), '-42,-236,1 -28,-234,1 -40,-228,1'),
    cut(
      '#3f4f2c',
      '-86,-280,1 -70,-290 -40,-296,1 -34,-322 0,-334 34,-324 46,-284,1 44,-272,1 10,-284 -30,-286,1',
    ),
  );
