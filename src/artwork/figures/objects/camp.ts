import { box, limb, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** A campfire of one metre, in the scale of the world: crossed logs dark, stones shade, flames accent, lit, pale. */
export function campfire(): Figure {
  return drawn('campfire', [
    fill('accent', '-34,-8,1 -50,-50 -20,-70 -30,-110,1 4,-90 2,-140,1 44,-90 26,-70 50,-40 34,-8,1'),
    fill('lit', '-24,-8,1 -32,-40 -10,-52 -10,-84,1 16,-60 14,-96,1 32,-50 26,-20 22,-8,1'),
    fill('pale', '-14,-8,1 -16,-28 0,-36 4,-58,1 18,-30 12,-8,1'),
    fill('dark', limb('-50,0,7 0,-12,8 42,-24,6'), limb('52,0,7 0,-10,8 -40,-26,6')),
    fill(
      'shade',
      ...[-62, -44, -24, -2, 20, 42, 62].map((x, index) =>
        outline([
          [x - 12, 0, 1],
          [x - 12, -12 - (index % 2) * 3],
          [x + 10, -14],
          [x + 12, 0, 1],
        ]),
      ),
    ),
  ]);
}

/** A storm lantern, 34 cm (1000 units are one metre): frame body and shade, glass pale, flame accent, glow core lit. */
export function lantern(): Figure {
  return drawn('lantern', [
    stroke('dark', 7, '-76,-190 -90,-330 0,-360 90,-330 76,-190'),
    fill(
      'body',
      panel('-70,0,10 -76,-40,14 76,-40,14 70,0,10'),
      panel('-50,-40 -44,-64 44,-64 50,-40'),
      panel('-50,-206 -40,-244,8 40,-244,8 50,-206'),
      panel('-24,-244 -18,-284,6 18,-284,6 24,-244'),
    ),
    fill('shade', panel('20,0 24,-40 76,-40,14 70,0,10'), panel('14,-206 12,-244 40,-244,8 50,-206')),
    fill('pale', '-40,-64,1 -76,-120 -60,-190 -46,-206,1 46,-206,1 60,-190 76,-120 40,-64,1'),
    fill('accent', '-16,-70,1 -30,-110 -4,-130 0,-174,1 30,-120 24,-90 16,-70,1'),
    fill('lit', '-8,-70,1 -14,-96 2,-110 4,-130,1 16,-96 8,-70,1'),
    fill(
      'dark',
      limb('-64,-40,5 -86,-130,4 -52,-210,4'),
      limb('64,-40,5 86,-130,4 52,-210,4'),
      box(52, -30, 26, 9),
    ),
  ]);
}
