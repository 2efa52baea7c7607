import { box, limb, line, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** A lighthouse of sixteen metres on a rock: tower pale with bands accent, shade on the right, lantern lit, gallery dark. */
export function lighthouse(): Figure {
  return drawn('lighthouse', [
    fill('pale', panel('-150,-120 -92,-1260 92,-1260 150,-120')),
    fill(
      'accent',
      panel('-138,-360 -124,-620 124,-620 138,-360'),
      panel('-110,-880 -98,-1120 98,-1120 110,-880'),
    ),
    fill('shade', panel('50,-120 36,-1260 92,-1260 150,-120')),
    fill('lit', box(-58, -1410, 116, 130)),
    fill(
      'dark',
      box(-130, -1284, 260, 24),
      box(-120, -1340, 5, 60),
      box(115, -1340, 5, 60),
      box(-120, -1340, 240, 5),
      ...[-60, -22, 18, 56].map((x) => box(x, -1412, 6, 130)),
      '-84,-1408,1 -60,-1490 0,-1520,1 60,-1490 84,-1408,1',
      limb('0,-1510,4 0,-1590,2'),
    ),
    fill(
      'dark',
      panel('-40,-120 -40,-260,40 40,-260,40 40,-120'),
      box(-16, -760, 32, 60),
      '-420,0,1 -380,-90 -260,-110 -160,-160 160,-150 260,-90 360,-100 430,0,1',
    ),
  ]);
}

/** A timber jetty that runs in from the left, eleven metres long: deck body, underside shade, piles and rail dark. The water is at y = 0. */
export function jetty(): Figure {
  const piles = [-500, -300, -100, 100, 300, 480];
  return drawn('jetty', [
    fill('shade', ...piles.map((x) => box(x + 26, -96, 14, 96))),
    fill('dark', ...piles.map((x) => box(x, -150, 20, 150))),
    stroke(
      'dark',
      6,
      '-550,-190 -300,-186 0,-182 300,-182',
      limb('120,-4,4 110,-60,4 100,-96,4'),
      ...piles.slice(0, 5).map((x) =>
        line([
          [x + 10, -110],
          [x + 10, -192],
        ]),
      ),
    ),
    fill('body', panel('-560,-128 530,-120 530,-94 -560,-100')),
    fill(
      'shade',
      ...Array.from({ length: 26 }, (_, index) => box(-540 + index * 41, -126 + index / 4, 4, 26)),
      panel('-560,-104 530,-98 530,-90 -560,-94'),
    ),
  ]);
}
