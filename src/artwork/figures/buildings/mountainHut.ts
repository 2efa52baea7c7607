import { box, line, panel } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/**
 * An A-frame mountain hut, eight metres wide, on stone footings: boarded gable (body, seams shade), steep roof (dark,
 * its edge lit), door shade, windows accent when `lit`, else pale.
 */
export function mountainHut({ lit = true }: { lit?: boolean } = {}): Figure {
  const boards = Array.from({ length: 11 }, (_, index) => {
    const x = -250 + index * 50;
    return line([
      [x, -70],
      [x, -70 - (1 - Math.abs(x) / 330) * 480],
    ]);
  });
  return drawn('mountain hut', [
    fill(
      'shade',
      ...[-280, -90, 90, 240].map((x) =>
        panel([
          [x, 0],
          [x + 6, -64],
          [x + 44, -64],
          [x + 50, 0],
        ]),
      ),
    ),
    fill('dark', panel('0,-640 330,-560 640,-70 320,-70')),
    fill('body', panel('0,-600 330,-70 -330,-70')),
    stroke('shade', 4, ...boards),
    fill('shade', panel('0,-600 330,-70 210,-70')),
    fill('lit', panel('0,-640 -370,-40 -330,-40 0,-578')),
    fill('dark', panel('0,-640 370,-40 330,-40 0,-578'), box(-340, -76, 690, 16)),
    fill('shade', panel('-60,-76 -60,-250,4 46,-250,4 46,-76')),
    fill(
      lit ? 'accent' : 'pale',
      panel('-170,-150 -170,-230,4 -96,-230,4 -96,-150'),
      panel('84,-150 84,-230,4 158,-230,4 158,-150'),
      panel('-52,-350 -52,-420 0,-470 46,-420 46,-350'),
      box(-44, -232, 74, 60),
    ),
    fill('dark', box(-136, -230, 5, 80), box(118, -230, 5, 80), box(-6, -460, 5, 110), box(28, -150, 8, 8)),
    fill('pale', panel('-90,0 -80,-60 66,-60 76,0')),
    fill(
      'shade',
      box(-84, -42, 156, 5),
      box(-88, -21, 164, 5),
      '420,-416,1 420,-520,1 456,-520,1 456,-360,1',
    ),
  ]);
}
