import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** The long feathers of a wing from its wrist: their tips fan between two angles (radians, up is positive). */
function quills(
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  long: number,
  half: number,
): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = from + ((to - from) * at) / (count - 1);
    const reach = long * (0.86 + 0.14 * Math.sin((at / (count - 1)) * Math.PI));
    return limb([
      [x, y, half * 0.5],
      [x + Math.cos(angle) * reach * 0.55, y - Math.sin(angle) * reach * 0.55, half],
      [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach, 0],
    ]);
  }).join('');
}

/** The crown of stiff golden bristles. */
const crown = outline(
  Array.from({ length: 19 }, (_, at) => {
    const angle = ((-200 + at * 8) * Math.PI) / 180;
    const reach = at % 2 === 0 ? 8 : 19;
    return [38 + Math.cos(angle) * reach, -128 + Math.sin(angle) * reach, 1] as const;
  }),
);

/** A grey crowned crane in its dance: it leaps with open wings, 1.6 m from its toes to the tip of the raised wing. */
export function craneDancing(): Figure {
  return drawn('crane dancing', [
    // Far wing.
    fill('dark', quills(34, -100, 0.5, 1.5, 8, 74, 6)),
    fill('shade', '10,-76,1 24,-104 46,-122 62,-116 54,-96 34,-78'),
    // Legs, drawn up as it leaps.
    fill(
      'dark',
      limb('-8,-56,4 6,-34,2 -4,-4,2'),
      limb('4,-54,4 24,-40,2 18,-12,2'),
      limb('-4,-4,2 10,0,1 14,0,0'),
      limb('-4,-4,2 -12,0,0'),
      limb('18,-12,2 30,-8,0'),
      limb('18,-12,2 12,-4,0'),
    ),
    // Tail and body.
    fill('lit', '-30,-62,1 -52,-56 -68,-42,1 -56,-44 -52,-36,1 -42,-44 -30,-46,1'),
    fill('body', '-36,-62 -22,-76 0,-82 20,-80 26,-68 14,-54 -10,-50 -28,-52'),
    fill('shade', '-28,-54 -6,-56 18,-66 26,-68 14,-54 -10,-50'),
    // Neck and its plumes.
    fill('body', '14,-80 22,-94 22,-112 30,-124 38,-120 34,-106 34,-92 26,-72'),
    fill('body', limb('22,-78,0 28,-68,3 26,-54,0'), limb('18,-74,0 20,-62,3 16,-50,0')),
    // Near wing: white coverts, gold, then black quills, raised behind.
    fill('dark', quills(-44, -112, 1.5, 3.0, 10, 78, 7)),
    fill('lit', quills(-30, -94, 2.5, 3.5, 6, 58, 6)),
    fill('accent', quills(-24, -84, 2.9, 3.6, 5, 46, 4)),
    fill('pale', '8,-78,1 -4,-96 -24,-118 -46,-128 -60,-120 -56,-104 -40,-88 -20,-74'),
    fill('body', limb('-6,-84,0 -26,-104,2 -46,-116,0'), limb('-12,-80,0 -32,-96,2 -48,-106,0')),
    // Head: crown, cheek, bill, wattle.
    fill('accent', crown),
    fill('dark', '28,-122 30,-132 38,-136 46,-130 45,-122 36,-116', '44,-128,1 62,-124,1 45,-122,1'),
    fill('pale', '30,-124 36,-126 41,-124 39,-118 32,-117'),
    fill('lit', '38,-118,1 42,-112 38,-106,1 35,-112', '32,-126,1 40,-126,1 36,-123'),
    fill('pale', disc(40, -128, 1)),
  ]);
}
