import { disc, limb, line, outline } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';
import { colobusLeaping } from './colobusLeaping.ts';

/** A black-and-white colobus, white cape over its back, white plume on its tail: on a branch at 0, the tail hanging below, or in the air. */
export function colobus(pose: 'sitting' | 'leaping' = 'sitting'): Figure {
  if (pose === 'leaping') return colobusLeaping();
  return drawn('colobus sitting', [
    // The tail: a black whip that ends in a white plume.
    { tone: 'body', d: limb('-18,-4,5 -24,16,4 -34,36,4 -34,62,4') },
    {
      tone: 'pale',
      d: outline(
        '-34,56,1 -38,46,1 -47,66 -48,88 -46,98 -47,106,1 -42,98,1 -42,108 -39,115,1 -35,104,1 -34,112 -29,121,1 -27,106,1 -24,112 -19,115,1 -21,101,1 -18,105 -13,105,1 -14,84 -20,64 -30,46,1',
      ),
    },
    // The far leg.
    {
      tone: 'shade',
      d:
        limb('48,-3,4 41,-16,5 46,-43,7 28,-36,8') +
        outline('38,-2 44,-10 54,-6 60,-5 64,6,1 60,5 58,9,1 54,3 52,7,1 48,2 42,2'),
    },
    {
      tone: 'body',
      d:
        outline('-28,2,1 -42,-14 -40,-42 -28,-62 -8,-76 18,-70 28,-52 22,-20 10,2,1') +
        limb('22,-4,5 16,-18,6 26,-36,7 31,-44,6 14,-38,13 -8,-18,18') +
        outline('10,-4 20,-12 34,-7 40,-6 45,8,1 41,6 39,11,1 34,4 32,9,1 27,3 14,3'),
    },
    {
      tone: 'shade',
      d:
        outline('4,-56,1 16,-48 24,-52 28,-58 26,-44 12,-38 4,-46') +
        outline('4,-24,1 12,-30 22,-32 12,-20 10,-6,1 6,-14'),
    },
    // The near arm, laid over the knee, its hand hanging.
    {
      tone: 'body',
      d:
        limb('-6,-58,10 4,-44,8 12,-34,7 26,-44,5 40,-48,4') +
        outline(
          '34,-52 44,-52 52,-47 58,-37 59,-25,1 56,-25,1 55,-33,1 54,-22,1 51,-22,1 50,-32,1 49,-24,1 46,-24,1 45,-32 44,-38 36,-42',
        ),
    },
    // The cape.
    {
      tone: 'pale',
      d: outline(
        '-8,-62,1 -22,-62 -38,-46 -48,-20 -50,4 -46,18 -49,32,1 -43,24,1 -43,34 -40,42,1 -36,26,1 -34,34 -28,38,1 -31,21,1 -27,26 -21,29,1 -24,12,1 -20,17 -14,20,1 -15,4 -14,-10 -22,-32 -18,-48',
      ),
    },
    {
      tone: 'body',
      d:
        outline('-39,14,1 -44,-12 -33,-40,1 -39,-12') +
        outline('-29,12,1 -35,-12 -26,-36,1 -30,-12') +
        outline('-37,100,1 -43,80 -36,58,1 -39,80') +
        outline('-27,96,1 -31,78 -31,62,1 -27,78'),
    },
    {
      tone: 'lit',
      d:
        outline('12,-36,1 24,-46 38,-52 50,-50 56,-40,1 48,-47 38,-49 26,-43') +
        outline('-4,-29,1 6,-32 22,-36,1 8,-28') +
        outline('20,-26,1 16,-18 20,-10 32,-6,1 18,-8 13,-18'),
    },
    // The head: black cap, white brow, cheeks and beard, and a slate face.
    { tone: 'body', d: outline('-6,-66 -8,-86 2,-97 16,-99 30,-94 36,-84 30,-66 8,-62') },
    { tone: 'lit', d: outline('-7,-78,1 -7,-90 2,-96 14,-97,1 4,-94 -3,-88') },
    {
      tone: 'pale',
      d: outline(
        '4,-80 6,-90 20,-94 34,-90 38,-82 38,-66 38,-58 37,-48,1 33,-53,1 32,-46 29,-40,1 25,-49,1 22,-44 17,-39,1 16,-48,1 10,-43 4,-42,1 6,-51,1 -2,-48 -8,-49,1 -3,-57,1 -10,-57 -17,-60,1 -8,-66 -4,-72',
      ),
    },
    { tone: 'dark', d: outline('10,-80 12,-88 24,-90 36,-87 34,-78 38,-70 38,-62 32,-56 24,-57 16,-66') },
    {
      tone: 'shade',
      d:
        outline('12,-83,1 18,-88 26,-87 31,-82 35,-70 33,-66 28,-68 28,-76 26,-82 20,-84') +
        outline('19,-68,1 24,-66 29,-62 36,-63,1 34,-57 26,-57'),
    },
    {
      tone: 'lit',
      d:
        outline('16,-80,1 18,-82,1 22,-82,1 23,-80,1 20,-77') +
        outline('30,-80,1 31,-82,1 34,-82,1 33,-79,1'),
    },
    { tone: 'dark', d: disc(20, -80, 2) + disc(32, -80, 1, 2) },
    { tone: 'pale', d: line('19,-81 20,-81'), stroke: 1 },
    { tone: 'dark', d: line('23,-62 29,-61 36,-64'), stroke: 1 },
  ]);
}
