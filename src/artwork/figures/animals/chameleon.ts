import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';

/** The tail: back from the hip, then rolled up like a watch spring around (-112, -26). */
const TAIL: Knot[] = [
  [-44, -56, 20],
  [-66, -60, 14],
  [-88, -60, 11],
  ...Array.from({ length: 17 }, (_, step): Knot => {
    const angle = ((-80 - step * 40) * Math.PI) / 180;
    const reach = 32 - step * 1.6;
    return [-112 + Math.cos(angle) * reach, -28 + Math.sin(angle) * reach, 9 - step * 0.5];
  }),
];

/** A foot of two mittens that close around the twig. */
const foot = (x: number) =>
  limb([
    [x - 2, -16, 4],
    [x + 8, -7, 5],
    [x + 9, 4, 4],
    [x + 4, 12, 0],
  ]) +
  limb([
    [x + 2, -16, 4],
    [x - 7, -7, 5],
    [x - 8, 3, 4],
    [x - 5, 11, 0],
  ]);

/** A Rwenzori three-horned chameleon on a twig whose top is at 0, drawn at 1000 units a metre. */
export function chameleon(): Figure {
  return drawn('chameleon walking', [
    // Far horn, and far legs, one of them feeling forward.
    fill('accent', limb('90,-88,6 114,-104,3 128,-132,0')),
    fill(
      'shade',
      limb('34,-52,10 50,-34,7 70,-38,6 84,-34,5'),
      limb('80,-36,5 92,-46,5 104,-42,3 108,-36,0'),
      limb('80,-36,5 86,-24,5 96,-20,3 102,-24,0'),
      limb('-32,-44,11 -10,-34,7 -14,-12,5'),
      foot(-14),
    ),
    fill('body', limb(TAIL)),
    // Body with its saw-toothed ridge.
    fill(
      'body',
      '-66,-48 -62,-70 -48,-86,1 -44,-90,1 -39,-90,1 -35,-97,1 -30,-96,1 -25,-103,1 -20,-101,1 -14,-107,1 -9,-103,1 -3,-108,1 2,-103,1 8,-107,1 12,-100,1 19,-102,1 23,-94,1 30,-95,1 33,-87,1 46,-80 60,-60 54,-40 36,-30 0,-22 -40,-28',
    ),
    // Bands and the shaded belly follow the ribs.
    fill(
      'shade',
      '58,-50 46,-34 0,-32 -46,-40,1 -40,-28 0,-22 36,-30 54,-40',
      limb('-42,-84,0 -46,-68,4 -40,-46,0'),
      limb('-22,-98,0 -27,-74,5 -20,-42,0'),
      limb('0,-102,0 -4,-76,5 2,-40,0'),
      limb('20,-96,0 18,-74,4 22,-44,0'),
      limb('-70,-70,0 -70,-60,3 -66,-50,0'),
      limb('-90,-70,0 -91,-60,3 -87,-50,0'),
    ),
    fill(
      'accent',
      limb('-58,-62,0 -46,-64,3 -34,-62,0'),
      limb('-30,-66,0 -16,-68,4 -4,-66,0'),
      limb('0,-68,0 14,-68,4 28,-64,0'),
    ),
    fill(
      'lit',
      disc(-34, -80, 2),
      disc(-12, -88, 3),
      disc(-10, -54, 2),
      disc(10, -84, 2),
      disc(12, -54, 3),
      disc(-33, -50, 2),
      disc(30, -78, 2),
    ),
    // The horn on the nose, the head, and the near horn above the eye.
    fill('pale', limb('100,-70,7 126,-78,4 154,-98,0')),
    fill(
      'body',
      '36,-50 36,-80 42,-112,1 54,-108 76,-94 96,-84 110,-72 112,-62,1 108,-54 90,-48 70,-40 54,-36',
    ),
    fill(
      'shade',
      '112,-61,1 84,-58 58,-59,1 68,-44 90,-48 106,-54',
      '42,-112,1 38,-92 38,-72,1 46,-86 50,-104',
    ),
    fill('lit', '43,-112,1 54,-108 76,-94 96,-84 110,-72,1 92,-80 72,-88 52,-102'),
    fill('pale', limb('84,-82,7 112,-96,4 142,-122,0')),
    // Near legs.
    fill(
      'body',
      limb('36,-52,12 22,-32,8 34,-14,5'),
      foot(34),
      limb('-50,-52,16 -34,-30,9 -54,-14,5'),
      foot(-54),
    ),
    fill(
      'lit',
      disc(54, -70, 2),
      disc(58, -84, 2),
      disc(50, -56, 3),
      limb('28,-56,0 16,-38,2 20,-24,0'),
      limb('-60,-58,0 -50,-42,2 -46,-30,0'),
    ),
    // Rings of the horns and the mouth.
    stroke(
      'dark',
      1,
      '60,-58,1 84,-58 112,-62,1',
      '112,-81,1 115,-72,1',
      '122,-84,1 125,-76,1',
      '96,-95,1 101,-86,1',
      '106,-101,1 111,-92,1',
    ),
    // Turret eye.
    fill('shade', disc(78, -74, 14)),
    fill('body', disc(79, -74, 11)),
    fill('accent', disc(81, -74, 7)),
    fill('dark', disc(82, -74, 4)),
    fill('pale', disc(83, -75, 1)),
  ]);
}
