import { box, disc, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/**
 * A corner of Mombasa's old town: a house front of nine metres with a long carved balcony (accent) on brackets, tall
 * shutters (dark, slats shade), limewashed wall (body, lit, shade), and a tiled eave (dark).
 */
export function mombasaBalcony(): Figure {
  const bays = [-330, -198, -66, 66, 198];
  const arches = bays
    .map((x) =>
      outline([
        [x + 8, -470, 1],
        [x + 8, -640, 1],
        [x + 20, -700],
        [x + 66, -730, 1],
        [x + 112, -700],
        [x + 124, -640, 1],
        [x + 124, -470, 1],
      ]),
    )
    .join('');
  const lattice = bays
    .flatMap((x) => Array.from({ length: 6 }, (_, index) => box(x + 14 + index * 19, -566, 7, 92)))
    .join('');
  const brackets = [-340, -206, -70, 64, 198, 320]
    .map((x) =>
      outline([
        [x, -440, 1],
        [x + 22, -440, 1],
        [x + 22, -340, 1],
        [x + 4, -366],
        [x, -410],
      ]),
    )
    .join('');
  const shutters = [-270, -10, 210].map((x) => ({
    frame: box(x - 10, -300, 110, 180),
    slats: Array.from({ length: 9 }, (_, row) => box(x, -286 + row * 18, 90, 6)).join(''),
  }));
  const rosettes = bays.map((x) => disc(x + 66, -770, 15)).join('');
  return drawn('Mombasa balcony', [
    fill('body', box(-420, -900, 840, 900)),
    fill('lit', box(-420, -900, 70, 900)),
    fill('shade', box(340, -900, 80, 900), panel('-340,-440 380,-440 340,-310 -300,-310')),
    fill(
      'dark',
      arches,
      ...shutters.map((one) => one.frame),
      panel('-130,0 -130,-260,60 -40,-260,60 -40,0'),
      panel('-470,-900 -400,-990 400,-990 470,-900'),
    ),
    fill('shade', ...shutters.map((one) => one.slats)),
    fill(
      'accent',
      ...bays.map((x) => box(x, -740, 10, 290)),
      box(330, -740, 10, 290),
      box(-350, -800, 700, 26),
      box(-350, -748, 700, 10),
      box(-356, -582, 712, 14),
      box(-360, -470, 720, 32),
      lattice,
      brackets,
      rosettes,
    ),
    fill(
      'lit',
      ...[-430, -330, -230, -130, -30, 70, 170, 270, 370].map((x) =>
        panel([
          [x, -912],
          [x + 30, -980],
          [x + 42, -980],
          [x + 12, -912],
        ]),
      ),
    ),
  ]);
}
