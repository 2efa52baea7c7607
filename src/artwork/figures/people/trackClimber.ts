import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What a climber wears: each a colour, and that of its lit side. */
export interface TrackDress {
  jacket: string;
  jacketLit: string;
  pack: string;
  packLit: string;
  trousers: string;
  trousersLit: string;
  hat: string;
  hatLit: string;
  skin: string;
}

/** A head from behind, hair between hat and pack; or turned, a face in profile under the brim, looking back to the left. */
const head = ({ hat, hatLit, skin }: TrackDress, turned: boolean): Layer[] =>
  turned
    ? [
        cut(
          skin,
          '-18,-186,1 10,-186,1 14,-160 6,-150 8,-134,1 -12,-134,1 -11,-143,1 -18,-143 -23,-146 -22,-151,1 -25,-153 -22,-156,1 -24,-159 -30,-163,1 -22,-174',
        ),
        cut('#2a1a1c', disc(-17, -167, 2)),
        cut(
          '#2a1a1c',
          '-4,-188,1 14,-186,1 22,-168 18,-148 8,-144,1 4,-156 -2,-164 2,-174',
          disc(24, -158, 10, 11),
        ),
        cut(hat, '-44,-182,1 -24,-184 -22,-202 -4,-211 14,-204 18,-188 32,-182,1 2,-176'),
        cut(hatLit, '-4,-211,1 14,-204 18,-188 32,-182,1 6,-180,1 10,-194'),
      ]
    : [
        cut(skin, '-12,-168,1 13,-168,1 11,-140,1 -11,-140,1'),
        cut('#2a1a1c', '-14,-170,1 15,-170,1 15,-152 8,-146 -8,-146 -14,-152'),
        cut(hat, '-32,-168,1 -18,-176 -16,-194 0,-202 16,-194 18,-176 32,-168,1 0,-160'),
        cut(hatLit, '2,-202,1 16,-194 18,-176 32,-168,1 14,-165,1 12,-184'),
      ];

/**
 * Somebody who climbs away from us under a rucksack: the weight on the left leg, the right knee bent on the next step, a
 * staff in the left hand; 206 pixels high, the soles at the origin, the light from the right.
 */
export const trackClimber = (dress: TrackDress, turned = false): readonly Layer[] => [
  inked('#4a2f1e', 5, '-54,-124 -66,4'),
  cut(
    dress.trousers,
    '-26,-116,1 27,-116,1 33,-94 33,-72 36,-52 30,-34,1 13,-32,1 16,-54 12,-72 3,-88,1 -1,-70 -5,-46 -6,-8,1 -25,-8,1 -28,-46 -26,-70 -32,-94',
  ),
  cut(
    dress.trousersLit,
    '18,-116,1 27,-116,1 33,-94 33,-72 36,-52 30,-34,1 24,-33,1 28,-54 24,-74 24,-96',
    '-2,-84,1 3,-88,1 -1,-70 -5,-46 -6,-8,1 -11,-8,1 -11,-46 -7,-68',
  ),
  cut('#1a1512', '-30,3,1 -28,-12 -16,-18 -5,-12 -3,3,1', '8,-18,1 11,-34 21,-40 31,-34 35,-18,1'),
  cut('#6a4a36', '-30,3,1 -29,-2,1 -3,-2,1 -3,3,1', '8,-18,1 9,-24,1 34,-24,1 35,-18,1'),
  cut(
    dress.jacket,
    '-31,-148 -18,-160 18,-160 31,-148 29,-106,1 -28,-106,1',
    limb('-16,-148,11 -44,-138,9 -55,-116,7'),
    limb('16,-148,11 46,-140,9 46,-116,8 18,-108,6'),
  ),
  cut(
    dress.jacketLit,
    limb('20,-152,5 51,-142,6 50,-116,5 34,-108,2'),
    '12,-116,1 30,-120,1 29,-106,1 12,-106,1',
  ),
  cut(dress.skin, disc(-55, -117, 7)),
  moved({ x: 0, y: -46, scale: 0.82 }, ...head(dress, turned)),
  // The rucksack with its lid and its pocket.
  cut(dress.pack, '-24,-150 -20,-162 20,-162 24,-150 27,-126 23,-107 0,-101 -23,-107 -27,-126'),
  cut(dress.packLit, '9,-162,1 20,-162 24,-150 27,-126 23,-107 7,-102,1 13,-130'),
  cut(
    '#201618',
    '-26,-147,1 0,-142 26,-147,1 26,-143,1 0,-138 -26,-143,1',
    '-15,-132,1 13,-132,1 12,-113,1 -14,-113,1',
  ),
  cut(dress.pack, '-12,-129,1 10,-129,1 9,-116,1 -11,-116,1'),
];
