import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

const outlines = (shapes: string) => shapes.split('|').map(outline).join('');
const limbs = (shapes: string) => shapes.split('|').map(limb).join('');

/** Neck, head and bill, down to the black tip that they bend to. */
const POSES = {
  standing: {
    neck: '14,-74,9 32,-76,6 42,-88,4 38,-102,4 28,-114,3 28,-128,3 36,-138,4 44,-137,4',
    head: '32,-136 38,-142 46,-142 53,-139 56,-134 54,-129 48,-128 40,-128',
    shade: '24,-69,0 38,-74,2 44,-86,1 40,-100,0|36,-129,0 44,-129,1 50,-129,0',
    lit: '18,-82,0 36,-85,1 39,-94,1 34,-105,0|29,-112,0 26,-118,1 26,-130,1 36,-140,1 44,-141,0',
    bill: '52,-139,1 58,-138 64,-135,1 61,-124,1 56,-127 50,-128,1 53,-133',
    tip: '63,-136,1 69,-131 68,-122 61,-112,1 59,-118 58,-125,1 62,-129',
    mouth: '52,-131,1 58,-131 62,-126,1 58,-129',
    eye: [46, -136],
  },
  feeding: {
    neck: '14,-74,9 36,-78,6 50,-70,4 54,-54,4 48,-36,4 48,-22,4 50,-14,5',
    head: '45,-22 56,-20 58,-10 52,-4 44,-3 40,-8 42,-16',
    shade: '22,-70,0 36,-75,2 46,-67,1 51,-54,0|56,-58,0 53,-46,1 51,-36,0',
    lit: '12,-85,0 28,-83,2 46,-79,2 53,-66,0|46,-48,0 46,-38,1 45,-26,0',
    bill: '48,-3,1 42,-1 37,-1,1 33,-8,1 40,-10 43,-14,1 45,-8',
    tip: '40,-2,1 34,0 27,-1 20,-7,1 27,-9 36,-11,1 37,-6',
    mouth: '45,-10,1 40,-7 35,-6,1 40,-8',
    eye: [50, -13],
  },
} as const;

/** A flamingo of 1.3 m wading, head down to the water or held high. */
export function flamingo(pose: 'feeding' | 'standing' = 'standing'): Figure {
  const { neck, head, shade, lit, bill, tip, mouth, eye } = POSES[pose];
  return drawn(`flamingo ${pose}`, [
    // Legs: the far one pushes off, the near one carries; webbed feet.
    {
      tone: 'shade',
      d:
        outlines(
          '0,-62,1 -12,-38,1 -9,-36,1 6,-60,1|-12,-37,1 -9,-37,1 -17,-6,1 -19,-7,1|-19,-7,1 -16,-8,1 -6,-1,1 -7,0,1 -14,0,1',
        ) +
        disc(-11, -37, 2, 3) +
        outlines(
          '-3,-62,1 0,-36,1 3,-36,1 5,-62,1|0,-36,1 3,-36,1 5,-2,1 3,-2,1|4,-5,1 18,-1,1 17,0,1 -2,0,1',
        ) +
        disc(1, -36, 2, 4),
    },
    { tone: 'dark', d: outlines('-20,-66,1 -40,-58 -50,-53,1 -34,-55 -16,-60,1') },
    {
      tone: 'body',
      d:
        outlines('26,-68 28,-78 18,-86 2,-88 -16,-84 -32,-74 -46,-60,1 -30,-61 -14,-59 2,-57 18,-59') +
        limb(neck) +
        outline(head),
    },
    {
      tone: 'shade',
      d: outline('26,-70,1 26,-67 18,-59 2,-57 -14,-59 -28,-61,1 -10,-63 6,-63') + limbs(shade),
    },
    {
      tone: 'lit',
      d: limbs(lit) + outline('0,-40,1 3,-38 2,-32,1 1,-35') + outline('5,-5,1 15,-1,1 8,-1,1'),
    },
    // Wing: long feathers, then the coverts over them.
    {
      tone: 'shade',
      d: outline(
        '-46,-60,1 -34,-73 -18,-80 4,-80 12,-74 8,-66,1 0,-70 -6,-64,1 -12,-69 -20,-61,1 -26,-66 -34,-60,1 -38,-63',
      ),
    },
    {
      tone: 'pale',
      d: outline(
        '-33,-71,1 -20,-81 -4,-87 12,-84 16,-77 12,-70,1 6,-75 1,-69,1 -5,-75 -11,-69,1 -16,-75 -22,-68,1 -26,-73',
      ),
    },
    {
      tone: 'body',
      d: limbs(
        '-22,-76,0 -16,-79,1 -10,-76,0|-6,-76,0 -1,-79,1 4,-76,0|-12,-82,0 -6,-85,1 0,-82,0|4,-81,0 9,-83,1 12,-79,0|-40,-63,0 -32,-66,1 -26,-70,0|-24,-64,0 -18,-66,1 -12,-70,0',
      ),
    },
    { tone: 'pale', d: outline(bill) + disc(eye[0], eye[1], 2) },
    { tone: 'dark', d: outline(tip) + outline(mouth) + disc(eye[0], eye[1], 1) },
  ]);
}
