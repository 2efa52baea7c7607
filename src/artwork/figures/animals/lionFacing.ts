import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { twice } from '../../drawing/twice.ts';
import type { Knot } from '../../drawing/points.ts';

/** A mane's edge of locks around the face: an ellipse of teeth that hang down with the hair. */
const locks = (rx: number, ry: number, y: number, count: number, deep: number): string =>
  outline(
    Array.from({ length: count * 2 }, (_, at): Knot => {
      const angle = (at / count) * Math.PI;
      const out = at % 2 === 0 ? 1 : 1 - deep;
      const [x, down] = [Math.sin(angle) * rx * out, -Math.cos(angle) * ry * out];
      return [x, y + down + (at % 2 === 0 ? deep * 120 : 0), at % 2 === 0 ? 1 : 0];
    }),
  );

/** A male lion's head from the front, cut at the breast, that meets one's eye; drawn at 400 units a metre. */
export function lionFacing(): Figure {
  return drawn('lion facing', [
    fill('dark', locks(178, 200, -190, 19, 0.16), '-170,-150 -210,-80 -230,0,1 230,0,1 210,-80 170,-150'),
    fill('shade', locks(130, 150, -212, 15, 0.16)),
    fill('lit', limb('-128,-278,1 -150,-220,7 -154,-160,8 -146,-110,1; -150,-110,1 -176,-66,6 -190,-20,1')),
    fill('body', disc(-92, -304, 30, 28), disc(92, -304, 30, 28)),
    fill('dark', disc(-94, -298, 17, 16), disc(94, -298, 17, 16)),
    fill(
      'body',
      '0,-322 -56,-314 -86,-270 -84,-226 -64,-190 -56,-140 -50,-96 -28,-68 0,-62 28,-68 50,-96 56,-140 64,-190 84,-226 86,-270 56,-314',
    ),
    fill(
      'shade',
      '30,-312,1 54,-312 84,-270 86,-226 70,-180 62,-130 50,-96 26,-72 6,-66,1 44,-130 38,-180 50,-236',
      twice('18,-262,1 30,-230 22,-176 36,-150,1 18,-170 12,-220'),
    ),
    fill(
      'lit',
      '-44,-300 -20,-308 -6,-290 -10,-240 -18,-190 -28,-162 -22,-236 -34,-272',
      limb('-80,-262,2 -78,-222,6 -64,-180,1'),
    ),
    fill(
      'pale',
      disc(-25, -112, 34, 30),
      disc(25, -112, 34, 30),
      '-26,-94 -20,-64 0,-54 20,-64 26,-94',
      twice('28,-212 42,-202 58,-206 42,-196'),
    ),
    fill(
      'dark',
      '-36,-158,1 0,-164 36,-158,1 16,-130 0,-122 -16,-130',
      limb('0,-126,3 0,-104,4'),
      limb(twice('0,-106,4 16,-94,4 40,-96,1')),
      twice('18,-222,1 40,-246 68,-230,1 46,-206 30,-204'),
    ),
    fill('accent', disc(-43, -225, 15, 13), disc(43, -225, 15, 13)),
    fill(
      'dark',
      disc(-42, -226, 7),
      disc(42, -226, 7),
      ...[-44, -32, -38, 44, 32, 38].map((x, at) => disc(x, [-116, -106, -98][at % 3]!, 2)),
    ),
    fill('pale', disc(-46, -230, 3), disc(38, -230, 3)),
    stroke('dark', 3, '-20,-290 -10,-270', '20,-290 10,-270', '0,-296 0,-272'),
  ]);
}
