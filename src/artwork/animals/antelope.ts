import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** An impala of 0.95 m: lyre horns, a slim neck, a pale belly. Topi and kudu of a far herd are the same to the eye. */
export function antelope(pose: 'standing' | 'grazing' = 'standing'): Figure {
  const head =
    pose === 'standing'
      ? {
          neck: '34,-94 44,-116 52,-134 66,-138 68,-120 60,-96 50,-78',
          skull: '52,-138 62,-148 74,-144 88,-128 86,-120 76,-122 62,-124',
          horns:
            limb('62,-146,3 52,-166,2 58,-184,2 52,-200,1') + limb('66,-146,3 66,-168,2 76,-184,2 74,-200,1'),
          eye: disc(70, -137, 2),
        }
      : {
          neck: '34,-94 54,-92 70,-66 82,-36 70,-30 56,-52 44,-72',
          skull: '70,-44 80,-42 88,-24 88,-8 78,-4 70,-20',
          horns: limb('76,-44,3 90,-56,2 96,-72,2 108,-80,1') + limb('80,-42,3 98,-48,2 108,-62,2 118,-64,1'),
          eye: disc(80, -30, 2),
        };
  return drawn(`impala ${pose}`, [
    {
      tone: 'shade',
      d: limb('-44,0,3 -42,-30,3 -34,-48,5 -44,-66,10') + limb('46,0,3 42,-36,3 44,-56,5 36,-70,9'),
    },
    {
      tone: 'body',
      d:
        outline('-74,-78 -70,-98 -48,-104 -8,-98 26,-102 48,-96 56,-80 44,-66 6,-62 -38,-64 -66,-66') +
        limb('-66,0,3 -62,-30,3 -72,-48,6 -58,-76,14') +
        limb('30,0,3 32,-36,3 30,-56,6 38,-78,12') +
        outline(head.neck) +
        outline(head.skull),
    },
    {
      tone: 'pale',
      d: outline('-54,-66 -20,-72 20,-72 44,-68 10,-60 -36,-61') + outline('-74,-88 -68,-72 -62,-68 -70,-80'),
    },
    { tone: 'dark', d: head.horns + head.eye + limb('-74,-92,3 -80,-76,2 -78,-62,2') },
  ]);
}
