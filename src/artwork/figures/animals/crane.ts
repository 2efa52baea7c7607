import { disc, limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';
import { all } from '../../drawing/rows.ts';

/** The crown: stiff bristles fanned out around the back of the head. */
function crown(): string {
  const spikes = Array.from({ length: 27 }, (_, index): Knot => {
    const angle = ((-205 + index * 6) * Math.PI) / 180;
    const reach = [8, 18, 8, 16][index % 4]!;
    return [28 + Math.cos(angle) * reach, -105 + Math.sin(angle) * reach, 1];
  });
  return outline([[28, -100, 1], ...spikes]);
}

/** A grey crowned crane of 1.05 m in stately step, one foot lifted. */
export function crane(): Figure {
  return drawn('crane standing', [
    // Far leg, lifted.
    {
      tone: 'dark',
      d:
        all(outline, '9,-42,1 8,-34,1 11,-33,1 12,-42,1|8,-35,1 9,-32,1 24,-21,1 26,-22,1 11,-34,1') +
        disc(10, -34, 2) +
        all(limb, '24,-22,1 28,-17,1 28,-10,0|24,-22,1 25,-16,1 22,-10,0|25,-22,1 31,-20,1 33,-14,0'),
    },
    // Tail.
    { tone: 'dark', d: all(outline, '-22,-54,1 -38,-40 -45,-21,1 -37,-28,1 -35,-20,1 -28,-30 -16,-46,1') },
    // Near leg.
    {
      tone: 'dark',
      d:
        all(outline, '-5,-42,1 -4,-28,1 -1,-28,1 3,-42,1|-4,-29,1 -1,-29,1 2,-2,1 0,-2,1') +
        disc(-3, -29, 2, 3) +
        all(limb, '18,0,1 9,-2,1 1,-3,2|11,0,1 6,-1,1 0,-3,2|-9,0,1 -4,-2,1 1,-3,2'),
    },
    // Body.
    {
      tone: 'shade',
      d: all(
        outline,
        '26,-56 30,-68 20,-76 6,-73 -12,-66 -26,-57 -36,-46 -22,-46 -8,-46 8,-44 20,-48|-10,-50 -8,-42 -4,-36,1 0,-36,1 8,-50|4,-48 6,-42 9,-38,1 14,-42 16,-50',
      ),
    },
    { tone: 'accent', d: crown() },
    // Neck with its hanging plumes.
    {
      tone: 'body',
      d:
        all(
          outline,
          '2,-66 14,-74 22,-82 24,-92 26,-104 34,-102 32,-92 28,-84 28,-76 34,-68 32,-60 26,-58,1 20,-62',
        ) +
        all(
          limb,
          '27,-74,0 30,-66,2 32,-53,0|30,-72,2 32,-62,2 29,-50,0|26,-70,2 27,-60,2 24,-46,0|22,-70,2 22,-60,2 18,-48,0|18,-70,2 17,-60,2 13,-50,0',
        ),
    },
    { tone: 'shade', d: outline('33,-97,1 32,-92 28,-84 28,-76 30,-71,1 26,-76 26,-86 30,-94') },
    // Wing: tertials, golden plumes, white coverts.
    {
      tone: 'lit',
      d: all(
        outline,
        '-12,-64 -28,-59 -44,-44 -51,-25,1 -43,-33,1 -44,-25,1 -36,-34,1 -34,-29,1 -26,-38 -22,-34,1 -14,-44 -4,-50',
      ),
    },
    {
      tone: 'accent',
      d: all(
        limb,
        '-2,-54,3 -16,-46,3 -30,-36,0|4,-54,3 -8,-45,3 -22,-37,0|8,-52,3 0,-45,2 -13,-39,0|-10,-58,3 -26,-50,3 -40,-38,0',
      ),
    },
    {
      tone: 'pale',
      d: all(
        outline,
        '18,-62 8,-73 -8,-68 -24,-60 -34,-50 -36,-44,1 -28,-50 -25,-45,1 -18,-50 -14,-44,1 -8,-50 -3,-44,1 4,-50 9,-46,1 14,-54',
      ),
    },
    {
      tone: 'body',
      d: all(
        limb,
        '-28,-54,0 -20,-57,1 -12,-55,0|-14,-60,0 -6,-63,1 2,-60,0|-12,-53,0 -4,-55,1 3,-53,0|0,-66,0 8,-67,1 12,-62,0',
      ),
    },
    // Head.
    {
      tone: 'dark',
      d: all(
        outline,
        '24,-104 25,-110 32,-112 38,-109 38,-101 34,-96 28,-96|37,-105,1 43,-104 50,-100,1 43,-100 37,-100,1',
      ),
    },
    { tone: 'pale', d: all(outline, '25,-103,1 30,-104,1 34,-103 34,-98 30,-96 26,-96 24,-100') },
    { tone: 'lit', d: all(outline, '27,-104,1 33,-104,1 30,-101|33,-97,1 37,-93 34,-87,1 31,-92') },
    {
      tone: 'pale',
      d: disc(35, -104, 1) + outline('25,-96,1 24,-92 22,-82 14,-74 5,-69,1 15,-72 24,-81 26,-92'),
    },
    { tone: 'dark', d: outline('35,-105,1 36,-104,1 35,-103,1') },
    { tone: 'body', d: outline('38,-102,1 47,-101,1 38,-101,1') },
  ]);
}
