import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** Where the paddlers sit, seen from above: along the raft, and on which tube. */
const CREW = [-96, -14, 68].flatMap((x) => [[x, -1] as const, [x, 1] as const]);

/** The same shape for each paddler: `side` -1 is the upper tube. */
const each = (row: (x: number, side: number) => string) => CREW.map(([x, side]) => row(x, side));

/**
 * A raft of four and a half metres and its crew of six, seen from right above, its bow to the right: tubes body and shade,
 * vests accent, helmets pale, paddles dark with pale blades.
 */
export function raftAbove(): Figure {
  return drawn('raft above', [
    fill(
      'body',
      '-150,-108 -210,-96 -240,-50 -244,0 -240,50 -210,96 -150,108 150,108 214,92 248,44 254,0 248,-44 214,-92 150,-108',
    ),
    fill(
      'shade',
      '-240,20,1 -240,50 -210,96 -150,108 150,108 214,92 248,44 254,10,1 240,40 204,76 150,90 -150,90 -204,80 -230,44',
    ),
    fill('dark', '-150,-66 -190,-54 -200,0 -190,54 -150,66 150,66 196,52 208,0 196,-52 150,-66'),
    fill(
      'body',
      outline('-70,-66,1 -50,-68 -50,68 -70,66,1 -82,40 -82,-40'),
      outline('20,-66,1 40,-68 40,68 20,66,1 8,40 8,-40'),
      outline('110,-64,1 130,-66 130,66 110,64,1 100,40 100,-40'),
    ),
    stroke('pale', 4, '-224,-58 -200,-86 -150,-98 150,-98 204,-82 236,-40'),
    // Arms and paddles.
    fill(
      'dark',
      ...each((x, side) =>
        limb(`${x + 12},${side * 60},4 ${x + 40},${side * 116},3 ${x + 58},${side * 164},3`),
      ),
    ),
    fill(
      'pale',
      ...each((x, side) =>
        outline(
          `${x + 50},${side * 158},1 ${x + 64},${side * 154},1 ${x + 82},${side * 186} ${x + 80},${side * 208} ${x + 66},${side * 206} ${x + 58},${side * 184}`,
        ),
      ),
    ),
    fill(
      'lit',
      ...each(
        (x, side) =>
          limb(`${x},${side * 74},11 ${x + 34},${side * 74},9 ${x + 24},${side * 92},7`) +
          limb(`${x + 4},${side * 104},10 ${x + 34},${side * 122},8 ${x + 42},${side * 118},6`),
      ),
    ),
    // Vests and helmets.
    fill(
      'accent',
      ...each((x, side) =>
        outline(
          `${x - 26},${side * 64} ${x - 2},${side * 60} ${x + 16},${side * 74} ${x + 16},${side * 100} ${x},${side * 116} ${x - 26},${side * 112} ${x - 32},${side * 88}`,
        ),
      ),
    ),
    fill('pale', ...each((x, side) => disc(x + 6, side * 88, 24, 22))),
    fill(
      'shade',
      ...each((x, side) =>
        outline(
          `${x - 14},${side * 88 + 6},1 ${x + 6},${side * 88 + 14} ${x + 27},${side * 88 + 4},1 ${x + 18},${side * 88 + 20} ${x - 6},${side * 88 + 20}`,
        ),
      ),
    ),
  ]);
}
