import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';

/** A small bush aeroplane in flight to the right, nine metres long, in the scale of the world: body, wing lit, shade below, trim accent. */
export function bushPlane(): Figure {
  return drawn('bush plane', [
    {
      tone: 'dark',
      d:
        limb('40,-160,6 90,-100,5 130,-40,5') +
        limb('-10,-150,5 60,-96,4 124,-44,4') +
        disc(134, -26, 26) +
        disc(344, -34, 20) +
        limb('340,-110,6 344,-70,5 344,-40,4'),
    },
    {
      tone: 'body',
      d:
        outline(
          '480,-160,1 470,-210 330,-220 210,-300 60,-300 -120,-230 -420,-190,1 -430,-160 -300,-140 100,-100 360,-100 470,-120,1',
        ) + outline('-430,-160,1 -500,-330 -480,-350 -420,-350,1 -330,-210 -300,-190,1'),
    },
    {
      tone: 'shade',
      d: outline('470,-120,1 360,-100 100,-100 -300,-140 -430,-160,1 -200,-158 200,-140 476,-146,1'),
    },
    {
      tone: 'accent',
      d:
        outline('-424,-176,1 0,-190 300,-190 478,-180,1 300,-170 0,-170 -426,-166,1') +
        outline('-474,-270,1 -500,-330 -480,-350 -420,-350,1 -386,-292,1'),
    },
    {
      tone: 'pale',
      d:
        outline('330,-220,1 300,-226 216,-290,1 250,-290 330,-232,1') +
        [180, 100, 20]
          .map((x) =>
            outline([
              [x - 26, -230, 1],
              [x - 26, -276, 1],
              [x + 26, -276, 1],
              [x + 26, -230, 1],
            ]),
          )
          .join(''),
    },
    {
      tone: 'lit',
      d:
        outline('-20,-300,1 30,-372,1 170,-378,1 236,-302,1 200,-288 40,-288') +
        outline('-500,-226,1 -470,-240 -360,-222,1 -380,-212'),
    },
    {
      tone: 'shade',
      d:
        outline('-20,-300,1 40,-306 180,-308 236,-302,1 200,-286 40,-284') +
        outline('110,-375,1 170,-378,1 236,-302,1 180,-308,1') +
        limb('60,-288,4 90,-220,4 124,-130,4'),
    },
    { tone: 'dark', d: limb('486,-250,5 490,-160,6 486,-70,5') },
  ]);
}
