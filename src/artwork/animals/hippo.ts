import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A hippopotamus of 1.5 m on land; in the water only its back, eyes and ears are out, the waterline at 0. */
export function hippo(pose: 'standing' | 'swimming' = 'standing'): Figure {
  if (pose === 'swimming') {
    return drawn('hippo swimming', [
      {
        tone: 'body',
        d:
          outline('-150,0,1 -132,-28 -84,-44 -30,-40 4,-18 20,0,1') +
          outline('52,0,1 56,-26 78,-42 104,-36 122,-22 150,-26 168,-14 172,0,1') +
          outline('72,-40 68,-54,1 82,-50 86,-40'),
      },
      {
        tone: 'lit',
        d: outline('-128,-26 -84,-45 -34,-41 -84,-34') + outline('128,-22 150,-26 164,-16 148,-18'),
      },
      { tone: 'dark', d: disc(96, -36, 4) + disc(160, -20, 3) },
    ]);
  }
  return drawn('hippo standing', [
    { tone: 'shade', d: limb('-70,0,20 -70,-40,22 -74,-70,28') + limb('66,0,18 66,-40,20 60,-70,26') },
    {
      tone: 'body',
      d:
        outline(
          '-172,-70 -176,-112 -140,-142 -80,-152 -10,-150 60,-150 108,-136 128,-104 118,-60 70,-36 0,-32 -80,-34 -148,-38',
        ) +
        limb('-126,0,22 -124,-36,23 -130,-80,38') +
        limb('100,0,20 98,-36,21 92,-80,34') +
        outline(
          '96,-136 118,-160 142,-156 164,-134 200,-122 222,-96 220,-66 196,-54 160,-60 124,-66 104,-90',
        ) +
        outline('112,-152 108,-172,1 124,-166 128,-152'),
    },
    {
      tone: 'lit',
      d: outline('-170,-110 -140,-143 -80,-153 -10,-151 60,-151 98,-142 60,-138 -10,-138 -80,-140 -138,-128'),
    },
    { tone: 'pale', d: outline('150,-66 190,-64 220,-74 214,-58 192,-52 160,-58') },
    { tone: 'dark', d: disc(150, -140, 4) + disc(206, -104, 4) + limb('150,-84,2 180,-82,2 212,-88,1') },
  ]);
}
