import { box, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/**
 * A ngalawa: a dugout of seven metres with an outrigger float on two curved arms and a small patched lateen sail (pale,
 * its lower part lit). Hull body and shade, spars dark. The waterline is the ground line.
 */
export function outrigger(): Figure {
  const arms = [-90, 110]
    .map((x) =>
      limb([
        [x, -62, 5],
        [x + 40, -96, 5],
        [x + 64, -40, 4],
        [x + 66, -8, 4],
      ]),
    )
    .join('');
  return drawn('ngalawa', [
    fill('dark', limb('6,-40,8 14,-330,6 22,-520,4')),
    fill('pale', '262,-150,1 150,-340 -40,-520 -176,-620,1 -206,-460 -190,-280 -140,-112,1 20,-180 150,-180'),
    fill('lit', '262,-150,1 150,-180 20,-180 -140,-112,1 -170,-190,1 0,-260 130,-246 230,-204,1'),
    fill('accent', '-20,-420,1 70,-390,1 58,-320,1 -34,-350,1'),
    fill('dark', limb('270,-142,4 160,-360,6 -50,-540,5 -186,-632,3')),
    stroke('dark', 3, '-140,-112 -200,-100 -250,-72', '20,-500 -120,-260 -300,-70'),
    fill('body', '-300,0,1 -360,-70 -372,-84,1 -200,-58 100,-54 330,-92,1 300,-40 250,0,1'),
    fill('shade', '-300,0,1 -330,-34,1 -100,-18 140,-18 310,-52,1 290,-26 250,0,1'),
    fill(
      'dark',
      arms,
      '-60,0,1 -80,-14 -40,-20 160,-22 240,-20,1 230,-6 200,0,1',
      box(-150, -66, 8, 24),
      box(60, -64, 8, 24),
    ),
  ]);
}

/** A dugout canoe of five metres with its paddle laid across; hull body and shade, paddle dark. Empty, on still water. */
export function canoe(): Figure {
  return drawn('canoe', [
    fill('dark', '-196,-44,1 -90,-34 90,-34 196,-46,1 90,-52 -90,-52'),
    fill('body', '-224,0,1 -252,-40 -262,-66,1 -150,-34 150,-34 262,-68,1 250,-36 222,0,1'),
    fill('shade', '-224,0,1 -240,-22,1 -120,-10 120,-10 242,-24,1 222,0,1'),
    fill('dark', limb('-120,-66,2 0,-60,3 120,-46,3'), '120,-54,1 150,-58 184,-46,1 150,-34 118,-42,1'),
    fill('lit', '-262,-66,1 -150,-34 150,-34 262,-68,1 150,-28 -150,-28'),
  ]);
}
