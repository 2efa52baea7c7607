import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';
import { twice } from '../../drawing/twice.ts';

/** A ring of the mane's locks round the face, swept down: soft hollows between drawn-out tips. */
const locks = (rx: number, ry: number, y: number, count: number, deep: number): string =>
  outline(
    Array.from({ length: count * 2 }, (_, at): Knot => {
      const tip = at % 2 === 0;
      const angle = ((at + (tip ? 0.5 : 0)) / count) * Math.PI;
      const out = tip ? 1 : 1 - deep;
      const [x, down] = [Math.sin(angle) * rx * out, -Math.cos(angle) * ry * out];
      return [x, y + down + (tip ? 14 * Math.abs(Math.sin(angle)) : 0), tip ? 1 : 0];
    }),
  );

/** A male lion's head from the front, cut at the breast: small amber eyes close to a long broad nose; 400 units a metre. */
export function lionPortrait(): Figure {
  return drawn('lion portrait', [
    fill('dark', locks(190, 216, -190, 21, 0.13), '-170,-140 -214,-70 -236,0,1 236,0,1 214,-70 170,-140'),
    fill('shade', locks(152, 176, -204, 17, 0.14)),
    fill('accent', locks(112, 132, -222, 15, 0.12)),
    // Ears: small, round, low at the sides, half in the mane.
    fill(
      'body',
      '-70,-300 -88,-328 -108,-326 -116,-306 -106,-282 -86,-270',
      '70,-300 88,-328 108,-326 116,-306 106,-282 86,-270',
    ),
    fill('dark', twice('80,-300 90,-316 102,-314 106,-302 96,-286')),
    fill('accent', twice('60,-306,1 84,-304 96,-290 100,-268,1 88,-262 70,-260')),
    // The long face: broad brow, cheeks that fall to a heavy muzzle and chin.
    fill(
      'body',
      '0,-330 -46,-326 -78,-296 -82,-256 -72,-222 -62,-186 -62,-140 -48,-100 -26,-74 0,-70 26,-74 48,-100 62,-140 62,-186 72,-222 82,-256 78,-296 46,-326',
    ),
    fill(
      'shade',
      '34,-324,1 78,-296 82,-256 72,-222 62,-186 62,-140 48,-100 26,-74 6,-71,1 34,-110 46,-160 42,-210 58,-256 56,-300',
    ),
    // The bridge of the nose, light; the shade at its sides.
    fill('lit', '-22,-300 0,-306 22,-300 20,-262 24,-210 30,-176 0,-168 -30,-176 -24,-210 -20,-262'),
    fill('shade', twice('20,-262,1 26,-214 34,-176,1 40,-196 36,-228 30,-250')),
    // Eyes: slanting, dark-rimmed, amber, under a straight heavy brow.
    fill('pale', twice('30,-238,1 46,-254 66,-256,1 60,-238 44,-230')),
    fill('dark', twice('24,-232,1 38,-250 66,-256,1 62,-240 46,-234 36,-226 26,-206,1')),
    fill('accent', disc(-46, -243, 10, 8), disc(46, -243, 10, 8)),
    fill('dark', disc(-46, -244, 5), disc(46, -244, 5), twice('28,-254,1 46,-262 68,-260,1 66,-254 46,-254')),
    fill('pale', disc(-48, -247, 2), disc(44, -247, 2)),
    // Nose leather, muzzle, chin.
    fill(
      'pale',
      '0,-150 -34,-154 -56,-138 -54,-110 -32,-98 0,-108 32,-98 54,-110 56,-138 34,-154',
      '-30,-98 -24,-74 0,-66 24,-74 30,-98 0,-108',
    ),
    fill('dark', '-34,-180,1 -16,-186 16,-186 34,-180,1 26,-158 8,-146 -8,-146 -26,-158'),
    fill('shade', '-20,-178 0,-182 20,-178 0,-172'),
    fill(
      'dark',
      limb('0,-148,3 0,-118,3'),
      limb(twice('0,-120,4 18,-104,4 42,-104,1')),
      ...[-44, -34, -24, 44, 34, 24].map((x, at) => disc(x, [-130, -120, -128][at % 3]!, 2)),
    ),
    stroke(
      'pale',
      2,
      '-40,-126 -80,-120 -118,-104',
      '-38,-118 -76,-106 -106,-84',
      '40,-126 80,-120 118,-104',
      '38,-118 76,-106 106,-84',
    ),
    stroke('shade', 3, '-14,-318 -8,-300', '14,-318 8,-300', '0,-322 0,-304'),
    fill('lit', limb('-78,-292,2 -80,-256,5 -70,-214,4 -60,-170,1')),
  ]);
}
