import { box, disc, outline, panel } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** A window's two louvred shutters in its frame. */
function shutters(x: number, y: number, width: number, height: number): { frame: string; slats: string } {
  const count = Math.floor(height / 16) - 1;
  const slats = Array.from({ length: count }, (_, index) => box(x + 8, y + 14 + index * 16, width - 16, 5));
  return { frame: box(x, y, width, height), slats: slats.join('') };
}

/** Leaves, panel grooves and studs of a door whose threshold is at (x, 0). */
function doorParts(x: number, scale: number) {
  const at = (value: number) => value * scale;
  const [panels, grooves, studs]: [string[], string[], string[]] = [[], [], []];
  for (const side of [-1, 1]) {
    panels.push(box(x + at(side < 0 ? -102 : 6), at(-244), at(96), at(244)));
    for (let row = 0; row < 4; row++) {
      const top = at(-232 + row * 58);
      const left = x + at(side < 0 ? -92 : 16);
      grooves.push(box(left, top, at(76), at(46)));
      panels.push(box(left + at(6), top + at(6), at(64), at(34)));
      for (const column of [0, 1, 2]) studs.push(disc(left + at(14 + column * 24), top + at(23), at(6)));
    }
  }
  return { panels: panels.join(''), grooves: grooves.join(''), studs: studs.join('') };
}

/**
 * A Stone Town house of three floors, thirteen metres high: limewashed coral wall (body, shade to the right), carved
 * door, louvred windows (dark), a timber balcony with fretwork (accent) under its own little roof.
 */
export function stoneTownHouse(): Figure {
  const wall = box(-420, -1240, 840, 1240);
  const side = box(362, -1240, 58, 1240);
  const scallops = Array.from({ length: 8 }, (_, index) => {
    const x = -440 + index * 110;
    return outline([
      [x, -1266, 1],
      [x, -1300, 1],
      [x + 26, -1304],
      [x + 30, -1344],
      [x + 80, -1344],
      [x + 84, -1304],
      [x + 110, -1300, 1],
      [x + 110, -1266, 1],
    ]);
  });
  const parapet = box(-440, -1268, 880, 34) + scallops.join('');
  const windows = [
    shutters(-340, -1120, 110, 190),
    shutters(230, -1120, 110, 190),
    shutters(-350, -330, 100, 170),
    shutters(240, -330, 100, 170),
    shutters(-350, -740, 100, 190),
    shutters(240, -740, 100, 190),
  ];
  const [opening, balconyDoor] = [
    panel('-150,0 -150,-320,30 150,-320,30 150,0'),
    shutters(-70, -830, 140, 200),
  ];
  const rail =
    box(-210, -640, 420, 12) +
    box(-210, -560, 420, 10) +
    Array.from({ length: 14 }, (_, index) => box(-206 + index * 31, -636, 8, 84)).join('');
  const posts = [-206, -74, 66, 198].map((x) => box(x, -850, 9, 300)).join('');
  const frets = Array.from({ length: 7 }, (_, index) =>
    outline([
      [-206 + index * 60, -850, 1],
      [-206 + index * 60, -806, 1],
      [-176 + index * 60, -860],
      [-146 + index * 60, -806, 1],
      [-146 + index * 60, -850, 1],
    ]),
  ).join('');
  const brackets = [-190, 0, 180]
    .map((x) =>
      outline([
        [x, -548, 1],
        [x + 14, -548, 1],
        [x + 14, -470, 1],
        [x - 4, -520],
      ]),
    )
    .join('');
  const { panels, grooves, studs } = doorParts(0, 1);
  return drawn('Stone Town house', [
    fill('body', wall, parapet),
    fill('lit', box(-420, -1240, 60, 1240), box(-440, -1268, 300, 12)),
    fill('shade', side, box(-420, -1234, 840, 22), panel('-210,-550 240,-550 200,-440 -150,-440')),
    fill('dark', ...[...windows, balconyDoor].map((one) => one.frame), opening),
    fill('shade', ...[...windows, balconyDoor].map((one) => one.slats)),
    fill(
      'accent',
      posts,
      rail,
      frets,
      brackets,
      panel('-250,-846 -190,-930 190,-930 250,-846'),
      box(-220, -552, 440, 16),
    ),
    fill('dark', box(-108, -250, 216, 250)),
    fill('accent', panels),
    fill('dark', grooves),
    fill('lit', studs, box(-110, -262, 220, 10), box(-160, -8, 320, 8)),
  ]);
}
