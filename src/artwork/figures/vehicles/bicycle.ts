import { box, disc, limb, line, ring } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/**
 * A roadster bicycle of 1.8 m: frame (body), tyres and saddle dark, spokes and rims pale, carrier basket accent. The
 * rider's saddle is at (-18, -96), the bottom bracket at (2, -30), the grips at (52, -104).
 */
export function bicycle(): Figure {
  const hubs = [-56, 56];
  const spokes = hubs.flatMap((x) =>
    Array.from({ length: 6 }, (_, index) => {
      const turn = (index / 6) * Math.PI + 0.26;
      const [dx, dy] = [Math.cos(turn) * 31, Math.sin(turn) * 31];
      return line([
        [x - dx, -35 - dy],
        [x + dx, -35 + dy],
      ]);
    }),
  );
  const frame = [
    limb('-56,-35,2 -30,-33,2 2,-31,3'),
    limb('-56,-35,2 -36,-60,2 -16,-82,2'),
    limb('2,-31,3 -8,-60,3 -20,-92,2'),
    limb('2,-31,3 24,-60,3 42,-86,3'),
    limb('-16,-82,3 14,-84,3 41,-87,3'),
    limb('38,-102,3 46,-70,3 56,-35,2'),
  ];
  return drawn('bicycle', [
    stroke('pale', 1, ...spokes),
    fill('dark', ...hubs.map((x) => ring(x, -35, 35, 32))),
    fill('pale', ...hubs.map((x) => ring(x, -35, 32, 30) + disc(x, -35, 3))),
    fill('body', ...frame),
    fill('dark', disc(2, -31, 8), limb('2,-31,2 8,-22,2 14,-12,2'), box(8, -12, 13, 3)),
    fill(
      'dark',
      '-38,-98,1 -20,-94 2,-98,1 -6,-90 -22,-88 -36,-88',
      limb('36,-102,2 40,-112,2 54,-108,2 58,-100,3'),
    ),
    fill('dark', box(-78, -76, 44, 3), limb('-72,-75,1 -64,-54,1 -57,-36,1')),
    fill('accent', '-80,-98,1 -36,-98,1 -40,-76,1 -76,-76,1'),
  ]);
}
