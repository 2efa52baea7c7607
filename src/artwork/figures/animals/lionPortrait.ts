import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';
import { twice } from '../../drawing/twice.ts';

/** The mane's locks round the face, uneven and swept down by their own weight, drawn out to tips; alike on both sides. */
function locks(rx: number, ry: number, y: number, count: number, deep: number): string {
  const right = Array.from({ length: count * 2 - 1 }, (_, at): Knot => {
    const tip = at % 2 === 0;
    const angle = ((at + (tip ? 1.7 : 1)) / 2 / count) * Math.PI;
    const out = tip ? 1 + ((at * 3) % 7) * 0.012 : 1 - deep;
    const [x, down] = [Math.sin(angle) * rx * out, -Math.cos(angle) * ry * out];
    return [x, y + down + (tip ? 24 * Math.abs(Math.sin(angle)) : 0), tip ? 1 : 0];
  });
  const left = right.map(([x, down, third = 0]): Knot => [-x, down, third]).reverse();
  return outline([[0, y - ry * 1.1, 0], ...right, [0, y + ry, 1], ...left]);
}

/** A male lion's head from the front, cut at the breast: small amber eyes close to a long broad nose; 400 units a metre. */
export function lionPortrait(): Figure {
  return drawn('lion portrait', [
    fill('dark', locks(186, 206, -188, 10, 0.2), '-170,-140 -214,-70 -236,0,1 236,0,1 214,-70 170,-140'),
    fill('shade', locks(150, 168, -204, 8, 0.2)),
    fill('accent', locks(112, 126, -222, 7, 0.18)),
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
      '0,-330 -46,-326 -78,-296 -82,-256 -72,-222 -62,-186 -72,-140 -58,-98 -30,-70 0,-64 30,-70 58,-98 72,-140 62,-186 72,-222 82,-256 78,-296 46,-326',
    ),
    fill(
      'shade',
      '34,-324,1 78,-296 82,-256 72,-222 62,-186 72,-140 58,-98 30,-70 6,-65,1 40,-104 54,-150 42,-210 58,-256 56,-300',
    ),
    // The bridge of the nose, light; the shade at its sides.
    fill('lit', '-16,-296 0,-312 16,-296 15,-262 22,-214 36,-176 0,-166 -36,-176 -22,-214 -15,-262'),
    fill('shade', twice('16,-266,1 24,-216 38,-176,1 46,-196 40,-224 32,-246')),
    // Eyes: slanting, dark-rimmed, amber, under a straight heavy brow.
    fill('pale', twice('30,-238,1 46,-254 66,-256,1 60,-238 44,-230')),
    fill('dark', twice('24,-232,1 38,-250 66,-256,1 62,-240 46,-234 36,-226 26,-206,1')),
    fill('accent', disc(-47, -243, 12, 9), disc(47, -243, 12, 9)),
    fill('dark', disc(-47, -243, 6), disc(47, -243, 6), twice('28,-254,1 46,-262 68,-260,1 66,-254 46,-254')),
    fill('pale', disc(-50, -246, 2), disc(44, -246, 2)),
    // Nose leather, muzzle, chin.
    fill(
      'pale',
      '0,-150 -38,-158 -66,-140 -64,-108 -36,-94 0,-108 36,-94 64,-108 66,-140 38,-158',
      '-34,-98 -28,-70 0,-60 28,-70 34,-98 0,-108',
    ),
    fill('dark', '-40,-182,1 -18,-188 18,-188 40,-182,1 32,-158 8,-144 -8,-144 -32,-158'),
    fill('shade', '-20,-178 0,-182 20,-178 0,-172'),
    fill(
      'dark',
      limb('0,-148,3 0,-118,3'),
      limb(twice('0,-120,4 20,-100,4 50,-104,1')),
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
