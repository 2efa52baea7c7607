import { box, disc, limb, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/**
 * A lake launch of nine metres under a canopy (pale, valance accent): hull body with shade below, posts and rail dark,
 * benches shade, outboard at the stern. Passengers sit at y = -96 between x = -230 and 200.
 */
export function launch(): Figure {
  const posts = [-262, -130, 2, 134, 240].map((x) => box(x, -268, 8, 180)).join('');
  const benches = [-200, -120, -40, 40, 120].map((x) => box(x, -112, 52, 8) + box(x, -148, 8, 44)).join('');
  const valance = Array.from({ length: 14 }, (_, index) =>
    outline([
      [-300 + index * 42, -272, 1],
      [-258 + index * 42, -272, 1],
      [-258 + index * 42, -262, 1],
      [-279 + index * 42, -244],
      [-300 + index * 42, -262, 1],
    ]),
  ).join('');
  return drawn('lake launch', [
    fill('shade', benches),
    fill(
      'dark',
      posts,
      box(-330, -134, 560, 5),
      limb('-386,-150,10 -384,-100,14 -392,-40,8 -394,-4,5'),
      panel('-412,-178,6 -366,-178,8 -366,-132,4 -408,-132,6'),
    ),
    fill('body', '-352,0,1 -372,-100,1 -200,-92 160,-96 330,-122 440,-160,1 400,-70 350,0,1'),
    fill('shade', '-352,0,1 -360,-44,1 0,-40 250,-44 386,-64,1 350,0,1'),
    fill(
      'lit',
      '-372,-100,1 -200,-92 160,-96 330,-122 440,-160,1 434,-146,1 330,-108 160,-84 -200,-80 -370,-86,1',
    ),
    fill('pale', panel('-306,-272 -290,-296,10 240,-300,14 292,-272')),
    fill('accent', valance),
    stroke('dark', 4, '244,-116 330,-140 420,-176 436,-160', '340,-142 340,-118', '392,-162 392,-138'),
    fill('accent', disc(196, -124, 20)),
    fill('body', disc(196, -124, 11)),
  ]);
}
