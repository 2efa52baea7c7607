import { box, limb, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';

/** The ragged lower edge of a thatch between two points, right to left. */
function fringe(left: number, right: number, y: number, step = 26): Knot[] {
  const count = Math.round((right - left) / step);
  return Array.from({ length: count + 1 }, (_, index): Knot => [
    right - index * step,
    y + (index % 2 === 0 ? 0 : 16),
    1,
  ]);
}

/**
 * A safari lodge, eighteen metres wide: two deep thatched roofs (body, lit, shade) over an open verandah with posts
 * (dark), lamplit windows (accent), a stone plinth and steps (pale).
 */
export function lodge(): Figure {
  const great = outline([
    [-470, -300, 1],
    [-300, -440],
    [-150, -720],
    [-110, -790, 1],
    [110, -790, 1],
    [150, -720],
    [300, -440],
    [470, -300, 1],
    ...fringe(-470, 470, -296),
  ]);
  const wing = outline([
    [380, -280, 1],
    [500, -380],
    [580, -520, 1],
    [720, -520, 1],
    [800, -380],
    [920, -280, 1],
    ...fringe(380, 920, -276),
  ]);
  const shaded = outline([
    [110, -790, 1],
    [150, -720],
    [300, -440],
    [470, -300, 1],
    ...fringe(150, 470, -296),
    [60, -520, 1],
  ]);
  const wingShade = outline([
    [720, -520, 1],
    [800, -380],
    [920, -280, 1],
    ...fringe(720, 920, -276),
    [660, -400, 1],
  ]);
  const bands = ['-214,-600 0,-580 200,-600', '-330,-430 0,-400 330,-430'];
  const posts =
    [-420, -280, -140, 0, 140, 280, 410].map((x) => box(x - 8, -310, 16, 262)).join('') +
    [470, 650, 850].map((x) => box(x - 7, -290, 14, 242)).join('');
  const panes =
    [-250, -110, 30, 170]
      .map((x) =>
        panel([
          [x, -60],
          [x, -230, 6],
          [x + 82, -230, 6],
          [x + 82, -60],
        ]),
      )
      .join('') +
    panel('500,-60 500,-210,6 600,-210,6 600,-60') +
    panel('690,-110 690,-210,6 790,-210,6 790,-110');
  return drawn('lodge', [
    fill('dark', box(-440, -310, 870, 262), box(450, -290, 430, 242)),
    fill('accent', panes),
    fill(
      'dark',
      posts,
      ...[-250, -110, 30, 170].map((x) => box(x + 38, -230, 6, 170)),
      box(-430, -112, 860, 7),
      box(-430, -88, 860, 4),
    ),
    fill('body', wing),
    fill('shade', wingShade),
    fill('body', great),
    fill('shade', shaded),
    fill(
      'lit',
      '-110,-790,1 -150,-720 -300,-440 -470,-300,1 -380,-306,1 -250,-430 -120,-640 -60,-780,1',
      box(-120, -806, 240, 22),
      box(572, -534, 156, 18),
    ),
    stroke('shade', 6, ...bands),
    fill('pale', panel('-480,0 -470,-56 930,-56 940,0')),
    fill('shade', box(-60, -40, 140, 10), box(-80, -20, 180, 20)),
  ]);
}

/** A round hut of five metres: mud wall (pale, shaded right), doorway dark, a cone of thatch (body, lit, shade). */
export function roundHut(): Figure {
  return drawn('round hut', [
    fill('pale', panel('-190,0 -196,-190 196,-190 190,0')),
    fill('accent', box(-193, -40, 386, 40)),
    fill('shade', panel('80,0 90,-190 196,-190 190,0')),
    fill('dark', panel('-60,0 -56,-150,24 20,-150,24 24,0')),
    fill('body', [
      [0, -470, 1],
      [-70, -370],
      [-290, -170, 1],
      ...fringe(-290, 290, -168, 29).reverse(),
      [70, -370],
    ]),
    fill('shade', [[0, -470, 1], [70, -370], [290, -170, 1], ...fringe(116, 290, -168, 29), [40, -330]]),
    fill('lit', '0,-470,1 -70,-370 -290,-170,1 -214,-180,1 -80,-320'),
    fill('dark', limb('0,-460,8 0,-500,3')),
  ]);
}
