import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { head, skull } from './parts.ts';

/**
 * Two on a steep slope: a ranger in a beret, up at the right, bends down and takes the hand of a trekker who comes up
 * from the left. His feet are 70 cm above hers. The ranger is body and shade, the trekker accent; skin is lit.
 */
export function helpingHand(): Figure {
  const flipped = (row: string) =>
    row.replaceAll(
      /(-?[\d.]+),(-?[\d.]+)(,1)?/g,
      (_, x: string, y: string, corner = '') => `${-Number(x)},${y}${corner}`,
    );
  const her = skull(-74, -140, -16);
  const his = (row: string) => flipped(skull(-46, -196, 34)(row));
  return drawn('person helping', [
    // Her legs, the left one already on the step above.
    fill('dark', limb('-96,-78,13 -112,-44,11 -116,-10,9'), '-128,-12,1 -106,-12,1 -98,-4 -92,0,1 -128,0,1'),
    fill('dark', limb('-92,-76,14 -58,-74,12 -54,-40,9'), '-64,-42,1 -44,-42,1 -36,-34 -28,-30,1 -64,-30,1'),
    // Her far arm with the pole.
    stroke('dark', 3, '-124,-100 -142,0'),
    fill('accent', limb('-104,-118,9 -124,-102,7 -126,-92,6')),
    fill('lit', '-132,-100 -120,-102 -118,-92 -128,-88'),
    // Her body and pack.
    fill('pale', '-120,-76,1 -134,-100 -126,-130 -102,-136 -92,-120 -100,-84,1'),
    stroke('dark', 2, '-128,-112 -114,-106 -100,-110', '-122,-92 -112,-86 -102,-90'),
    fill('accent', '-108,-74,1 -112,-96 -104,-122 -86,-132 -70,-126 -68,-108 -78,-86 -78,-72,1'),
    ...head(her),
    fill('dark', her('11,-6,1 12,-12 4,-16 -8,-16 -14,-8 -18,4 -24,10 -18,16 -8,10,1 -5,2 -2,-4,1 4,-6')),
    // His legs, far apart and bent.
    fill('shade', limb('70,-146,14 44,-124,12 40,-90,9'), limb('78,-148,14 96,-116,12 92,-88,9')),
    fill(
      'dark',
      '50,-94,1 30,-94,1 22,-80 14,-70,1 50,-70,1',
      '102,-94,1 82,-94,1 76,-80 68,-70,1 104,-70,1',
    ),
    // His body, bent forward; head and beret.
    fill('body', '92,-150,1 88,-172 70,-192 52,-196 42,-184 46,-166 60,-146,1'),
    fill('dark', his('-8,12,1 -10,6 -13,-2 -10,-12 8,-11 4,0 0,8')),
    fill(
      'lit',
      his('-10,17,1 -6,8 -6,-2 -3,-8,1 10,-10,1 11,-3,1 15,3,1 12,5,1 12,10 8,12 3,11 4,18,1 -3,24'),
    ),
    fill('shade', his('12,-8,1 8,-18 -8,-20 -18,-12 -16,-4,1 -2,-8')),
    // The clasped hands.
    fill('body', limb('56,-178,9 36,-160,8 24,-146,6'), limb('84,-176,9 98,-150,8 90,-134,7')),
    fill('lit', limb('24,-148,5 8,-132,5 -6,-124,5'), '96,-138 86,-138 78,-128 86,-122 94,-128'),
    fill('accent', limb('-84,-122,9 -58,-120,8 -40,-120,7')),
    fill('lit', limb('-42,-120,5 -24,-122,5 -6,-126,5'), '-12,-132 0,-136 10,-130 6,-120 -6,-118'),
  ]);
}
