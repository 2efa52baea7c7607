import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** One gore of the envelope between two meridians, each given as its share of the balloon's half width. */
function gore(left: number, right: number): string {
  const meridian = (share: number): [number, number, number?][] => [
    [share * 520, -2190],
    [share * 980, -1900],
    [share * 1060, -1440],
    [share * 820, -960],
    [share * 300, -470],
  ];
  return outline([
    [0, -2200, 1],
    ...meridian(right),
    [right * 150, -380, 1],
    [left * 150, -380, 1],
    ...meridian(left).toReversed(),
  ]);
}

/**
 * A hot-air balloon of twenty-two metres with its basket on the ground line: gores by turns body and accent, those away
 * from the light shade, the sunlit one lit, a pale band; the flame and four guests below.
 */
export function balloon(): Figure {
  const guests = [-84, -30, 34, 88];
  return drawn('balloon', [
    fill('body', gore(-1, 1)),
    fill('accent', gore(-0.78, -0.46), gore(-0.12, 0.2), gore(0.5, 0.8)),
    fill('lit', gore(-0.46, -0.3)),
    fill('shade', gore(0.8, 1), gore(0.2, 0.34)),
    fill(
      'pale',
      '-792,-1010,1 -400,-900 0,-880 400,-900 792,-1010,1 700,-880,1 400,-780 0,-760 -400,-780 -700,-880,1',
    ),
    stroke('dark', 6, '-140,-382 -100,-130', '140,-382 100,-130', '-50,-380 -40,-130', '50,-380 40,-130'),
    fill('pale', '0,-480 26,-400 24,-330 0,-300 -24,-330 -26,-400'),
    fill(
      'dark',
      ...guests.map(
        (x) =>
          disc(x, -180, 22) +
          limb([
            [x, -160, 20],
            [x, -100, 24],
          ]),
      ),
      box(-40, -300, 80, 18),
    ),
    fill('shade', '-150,-130,1 150,-130,1 132,0,1 -132,0,1'),
    fill('dark', box(-156, -140, 312, 20), limb('-60,-120,3 -56,0,3'), limb('60,-120,3 56,0,3')),
  ]);
}
