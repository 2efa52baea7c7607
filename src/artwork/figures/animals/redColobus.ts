import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** The white hair that stands off the brow, the crown and the nape: ragged tufts round the face at (80, -262). */
const CREST = Array.from({ length: 27 }, (_, at) => {
  const angle = ((22 + at * 8.4) * Math.PI) / 180;
  const reach = at % 2 === 0 ? 50 : 64 + ((at * 5) % 4) * 5;
  return `${Math.round(80 + Math.cos(angle) * reach)},${Math.round(-262 - Math.sin(angle) * reach)}${at % 2 === 0 ? '' : ',1'}`;
}).join(' ');

/**
 * Kirk's red colobus of Zanzibar, hunched on a bough and side-on: red back, black shoulders and arms, pale belly, a black
 * face with a short dark muzzle in ragged white hair. Seated at 0, hands and feet on the bough, the tail hanging below;
 * 400 units a metre.
 */
export function redColobus(): Figure {
  return drawn('redcolobus seated', [
    fill('shade', limb('-56,-20,17 -104,40,15 -112,130,13 -92,230,12 -100,296,10 -114,334,5')),
    // The far arm and leg, in the shade.
    fill(
      'dark',
      limb('52,-190,24 104,-126,18 138,-70,13 150,-8,11'),
      '134,-14 150,-22 172,-16 184,2 178,18 168,10,1 160,16 150,8 138,10',
    ),
    fill('shade', limb('10,-30,34 70,-74,30 100,-86,22')),
    fill(
      'dark',
      limb('100,-86,19 106,-40,14 98,0,12'),
      '84,2 100,-12 126,-6 140,10 132,20 122,12 110,18 92,14',
    ),
    // The bowed back, and the pale front under it.
    fill(
      'body',
      '-70,14,1 -112,-24 -132,-100 -110,-184 -56,-238 6,-252 56,-232 76,-180 60,-110 44,-40 30,12,1',
    ),
    fill('lit', '-114,-40,1 -132,-100 -110,-184 -56,-238 -6,-250,1 -60,-212 -96,-158 -108,-96'),
    fill('pale', '66,-186,1 78,-140 66,-70 46,-20 20,4,1 14,-50 30,-120'),
    // The black mantle of the shoulders.
    fill(
      'dark',
      '-52,-236,1 0,-256 58,-236 80,-184 60,-150 24,-140 -8,-160 -24,-186,1 -30,-206 -50,-214,1 -36,-226',
    ),
    // The near leg: thigh drawn up, shank, and toes bent over the bough.
    fill('body', limb('-46,-30,50 4,-60,46 52,-92,32 66,-98,22')),
    fill('shade', '-84,-2,1 -30,8 16,-24 60,-74,1 40,-30 10,6 -40,18'),
    fill('lit', '-36,-78,1 14,-104 54,-120 76,-104,1 46,-102 6,-84'),
    // The near arm with them, its hand closed round the bough.
    fill(
      'dark',
      limb('64,-100,22 60,-52,17 46,-4,14'),
      '28,-4 44,-16 72,-10 90,6 92,22 80,26 76,14,1 70,28 58,30 56,16,1 50,26 36,24 26,10',
      limb('14,-204,36 34,-146,25 76,-94,17 112,-50,13 124,-6,12'),
      '106,-12 124,-22 148,-16 164,0 166,22 156,26 150,12,1 146,28 134,30 130,14,1 124,28 112,26 104,8',
    ),
    stroke('shade', 3, '10,-222 24,-160 66,-104 104,-58'),
    // The head, low before the shoulders.
    fill('pale', CREST),
    fill('body', '38,-264 40,-296 66,-316 96,-310 104,-296 70,-292 50,-262'),
    fill(
      'dark',
      '46,-248 50,-284 76,-302 108,-296 122,-272 134,-258 144,-242 142,-224 124,-212 100,-208 70,-218',
    ),
    fill('dark', disc(42, -254, 13, 17)),
    fill(
      'shade',
      disc(43, -253, 6, 9),
      '76,-284,1 100,-292 122,-274,1 100,-282',
      '124,-248 136,-240 138,-230 126,-234',
    ),
    fill('lit', disc(98, -270, 10, 9)),
    fill('dark', disc(100, -270, 7, 8)),
    fill('pale', disc(103, -273, 2)),
    stroke('shade', 3, '142,-226 126,-222 108,-228'),
    stroke('lit', 3, '134,-240 138,-236'),
  ]);
}
