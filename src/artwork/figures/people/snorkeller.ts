import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';
import { fill, stroke } from '../../drawing/rows.ts';

const [body, shade, lit] = [fill('body'), fill('shade'), fill('lit')];
const [dark, pale, accent] = [fill('dark'), fill('pale'), fill('accent')];

/** Someone snorkelling at the surface, face down, 2.2 m from fingertips to fins; the water's surface is at y = -50. */
export function snorkeller(): Figure {
  return drawn('person snorkelling', [
    // The far arm and leg, a stroke behind.
    shade(
      '46,-40,1 74,-26 96,-8 104,-4 106,-10 84,-34 56,-50,1',
      '-52,-44,1 -92,-34 -120,-22 -126,-30 -96,-46 -52,-58,1',
    ),
    accent('-118,-24,1 -150,-10 -172,4 -166,-12 -154,-24 -126,-34,1'),
    lit('34,-52,1 70,-50 104,-44 124,-46 128,-52 122,-56 100,-56 64,-62 34,-64,1'),
    lit('-44,-62,1 -84,-60 -118,-56 -126,-62 -118,-68 -84,-74 -44,-76,1'),
    accent('-118,-56,1 -146,-50 -184,-46 -190,-54 -176,-66 -146,-72 -122,-70,1'),
    dark('-58,-76,1 -62,-60 -52,-56 -30,-58 -26,-76,1'),
    body('-36,-80,1 -38,-58 -20,-48 10,-44 40,-46 46,-58 40,-72 16,-80'),
    shade('-38,-62,1 -30,-54 -20,-48 10,-44 40,-46 46,-56 20,-54 -10,-58'),
    lit('40,-66,1 48,-72 60,-72 72,-64 74,-52 66,-42 56,-40 48,-46 42,-52,1'),
    dark('42,-68,1 46,-78 58,-82 70,-76 74,-64,1 60,-66 50,-58'),
    pale('66,-58,1 78,-58 80,-46 70,-42 62,-46,1'),
    stroke('dark', 3, '50,-62 58,-58 66,-54'),
    stroke('accent', 4, '64,-42 54,-44 50,-60 46,-96'),
  ]);
}
